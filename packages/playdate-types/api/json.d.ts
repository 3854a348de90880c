// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace json {
  /**
   * Returns the Lua value that a JSON text describes. Lists are counted from 1, and null becomes nil.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.decode)
   */
  function decode(text: string): unknown;

  /**
   * Reads a JSON file, given by its path or an open file, and returns its value.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.decodeFile)
   */
  function decodeFile(file: playdate.file.file): unknown;
  /**
   * Reads a JSON file, given by its path or an open file, and returns its value.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.decodeFile)
   */
  function decodeFile(path: string): unknown;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.encode) */
  function encode(table: object): string;

  /**
   * Returns a JSON text with line breaks and indentation.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.encodePretty)
   */
  function encodePretty(table: object): string;

  /**
   * Writes a table as JSON into a file, given by its path or an open file.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.encodeToFile)
   */
  function encodeToFile(file: playdate.file.file, pretty: boolean, table: object): void;
  /**
   * Writes a table as JSON into a file, given by its path or an open file.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.encodeToFile)
   */
  function encodeToFile(path: string, pretty: boolean, table: object): void;
  /**
   * Writes a table as JSON into a file, given by its path or an open file.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-json.encodeToFile)
   */
  function encodeToFile(path: string, table: object): void;
}
