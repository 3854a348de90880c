/** Fetches what lies at `url`. Throws naming it as `what` where it cannot be had. */
export async function fetchBytes(url: string, what: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`${what} could not be loaded.`, { cause });
  });
  if (!response.ok) throw new Error(`${what} could not be loaded: the server said ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
