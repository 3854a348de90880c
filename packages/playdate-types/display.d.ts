/**
 * The screen of the console as a whole: 400×240 pixels that are black or white. The functions that draw on it are in
 * graphics.d.ts.
 * @noSelf
 */
declare namespace playdate.display {
  /**
   * Sets the number of frames per second. The default is 30 and the maximum 50. With 0, frames follow each other as
   * fast as possible.
   */
  function setRefreshRate(framesPerSecond: number): void;
  function getRefreshRate(): number;
  function getWidth(): number;
  function getHeight(): number;
  function getSize(): LuaMultiReturn<[width: number, height: number]>;
  /** Sets whether the screen shows black as white and white as black. */
  function setInverted(inverted: boolean): void;
  function getInverted(): boolean;
  /**
   * Shows the picture of the screen shifted by (`x`, `y`) pixels. The uncovered part of the screen has the background
   * colour.
   */
  function setOffset(x: number, y: number): void;
  function getOffset(): LuaMultiReturn<[x: number, y: number]>;
}
