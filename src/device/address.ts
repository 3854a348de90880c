/** The address of the page on which the game can be played. It is set when the game is built. */

/**
 * Returns the address of the game's page, such as `https://example.org/glissade/`; undefined if the build sets none.
 */
export function pageAddress(): string | undefined {
  const { metadata } = playdate;
  return metadata.address;
}
