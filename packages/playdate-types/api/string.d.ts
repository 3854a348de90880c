// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.string {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-string.UUID) */
  function UUID(length: number): string;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-string.trimLeadingWhitespace) */
  function trimLeadingWhitespace(text: string): string;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-string.trimTrailingWhitespace) */
  function trimTrailingWhitespace(text: string): string;

  /**
   * Returns the text without spaces at its start and end.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-string.trimWhitespace)
   */
  function trimWhitespace(text: string): string;
}
