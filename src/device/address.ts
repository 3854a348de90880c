/** Provides the address of the web page on which people can play the game in a browser. The build sets this address. */

/**
 * Returns the address of the web page with the game, such as `https://example.org/glissade/`. Returns undefined if the
 * build sets no address.
 */
export function readPageAddress(): string | undefined {
  const { metadata } = playdate;
  return metadata.address;
}
