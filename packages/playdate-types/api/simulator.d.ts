// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.simulator {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-simulator.exit) */
  function exit(): void;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-simulator.getURL)
   *
   * @remarks Guessed: that it returns nil where the address cannot be read.
   */
  function getURL(url: string): string | undefined;

  /** @remarks Guessed: not in Inside Playdate. */
  function openURL(url: string): void;

  /**
   * Writes an image to a PNG file of the computer. Only the simulator has this function.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-simulator.writeToFile)
   */
  function writeToFile(image: playdate.graphics.image, path: string): void;
}
