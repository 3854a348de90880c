/** Downloads the game's files for the web page. */
import { unzipSync } from "fflate";
import { fetchBytes } from "./bytes";

/** Downloads `game.zip` beside the page and returns its files by path. Throws if the download fails. */
export async function fetchGameFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(Object.entries(unzipSync(await fetchBytes("./game.zip", "The game"))));
}
