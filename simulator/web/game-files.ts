import { fetchBytes } from "./bytes";

/** Fetches the game that lies beside the page. Throws naming the file that could not be had. */
export async function fetchGameFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = JSON.parse(new TextDecoder().decode(await fetchFile("files.json"))) as string[];
  return new Map(await Promise.all(names.map(async (name) => [name, await fetchFile(name)] as const)));
}

function fetchFile(name: string): Promise<Uint8Array> {
  return fetchBytes(`./game/${name.split("/").map(encodeURIComponent).join("/")}`, `The game's file ${name}`);
}
