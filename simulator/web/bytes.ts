/** Downloads files for the web page that runs the game. */

/** Downloads the bytes at `url`. Throws an error that names the file by the text `what` if the download fails. */
export async function fetchBytes(url: string, what: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`${what} could not be loaded.`, { cause });
  });
  if (!response.ok) throw new Error(`${what} could not be loaded: the server said ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
