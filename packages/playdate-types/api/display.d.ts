// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.display {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.flush) */
  function flush(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getHeight) */
  function getHeight(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getInverted) */
  function getInverted(): boolean;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getMosaic) */
  function getMosaic(): LuaMultiReturn<[x: number, y: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getOffset) */
  function getOffset(): LuaMultiReturn<[x: number, y: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getRect) */
  function getRect(): playdate.geometry.rect;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getRefreshRate) */
  function getRefreshRate(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getScale) */
  function getScale(): number;

  /**
   * Returns the width and the height of the screen in pixels. They are smaller when the display is scaled.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getSize)
   */
  function getSize(): LuaMultiReturn<[width: number, height: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.getWidth) */
  function getWidth(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.loadImage) */
  function loadImage(path: string): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.setFlipped) */
  function setFlipped(x: boolean, y: boolean): void;

  /**
   * Sets whether the screen shows black as white and white as black.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.setInverted)
   */
  function setInverted(flag: boolean): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.setMosaic) */
  function setMosaic(x: number, y: number): void;

  /**
   * Shows the picture of the screen shifted by (`x`, `y`) pixels. The uncovered part of the screen has the
   * background colour.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.setOffset)
   */
  function setOffset(x: number, y: number): void;

  /**
   * Sets the number of frames per second. The default is 30 and the maximum 50. With 0, frames follow each other
   * as fast as possible.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.setRefreshRate)
   */
  function setRefreshRate(rate: number): void;

  /**
   * Sets how many pixels of the screen show one pixel of the picture: 1, 2, 4 or 8.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-display.setScale)
   */
  function setScale(scale: number): void;
}
