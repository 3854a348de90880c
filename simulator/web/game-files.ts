import { unzipSync } from "fflate";
import { fetchBytes } from "./bytes";

/** Fetches the files of the game that lies beside the page. Throws where they cannot be had. */
export async function fetchGameFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(Object.entries(unzipSync(await fetchBytes("./game.zip", "The game"))));
}
