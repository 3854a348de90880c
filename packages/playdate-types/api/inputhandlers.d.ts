// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.inputHandlers {
  /**
   * Removes the table of input callbacks that was pushed last.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-inputHandlers.pop)
   */
  function pop(): void;

  /**
   * Puts a table of input callbacks on top of the stack. Callbacks beneath are called for inputs that the table
   * does not handle, unless `masksPreviousHandlers` is true.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-inputHandlers.push)
   */
  function push(handler: playdate.InputHandler, masksPreviousHandlers?: boolean): void;
}
