/** Fetches the game that lies beside the page. Throws naming the file that could not be had. */
export async function fetchGameFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = JSON.parse(new TextDecoder().decode(await fetchBytes("files.json"))) as string[];
  return new Map(await Promise.all(names.map(async (name) => [name, await fetchBytes(name)] as const)));
}

async function fetchBytes(name: string): Promise<Uint8Array> {
  const url = `./game/${name.split("/").map(encodeURIComponent).join("/")}`;
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`The game's file ${name} could not be loaded.`, { cause });
  });
  if (!response.ok) throw new Error(`The game's file ${name} could not be loaded: the server said ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
