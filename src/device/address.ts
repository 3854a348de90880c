/** Where the game can be played in a browser, such as `https://example.org/glissade/`; undefined if the build names no page. */
export function pageAddress(): string | undefined {
  const { metadata } = playdate;
  return metadata.address;
}
