// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.datastore {
  /**
   * Deletes a saved JSON file. Returns whether the file could be deleted.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-datastore.delete)
   */
  function _delete(filename?: string): boolean;
  export { _delete as delete };

  /**
   * Returns the value of a saved JSON file, or nil if the file is missing. The caller must check the value,
   * because players can change the files.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-datastore.read)
   */
  export function read(filename?: string): unknown;

  /**
   * Returns the image that `writeImage` saved, or nil if there is none.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-datastore.readImage)
   */
  export function readImage(path: string): playdate.graphics.image | undefined;

  /**
   * Saves a table as the JSON file `data.json` in the game's data folder.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-datastore.write)
   */
  export function write(table: object, filename?: string, pretty?: boolean): void;

  /**
   * Saves an image in the game's data folder: as a GIF if the path ends so, else as a compiled image.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-datastore.writeImage)
   */
  export function writeImage(image: playdate.graphics.image, path: string): void;
}
