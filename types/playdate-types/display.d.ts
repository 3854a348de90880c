/**
 * The screen as a whole: 400×240 pixels of one bit. Drawing on it is in graphics.d.ts.
 * @noSelf
 */
declare namespace playdate.display {
  /** Sets the frames a second. The default is 30 and the maximum 50; 0 runs as fast as possible. */
  function setRefreshRate(framesPerSecond: number): void;
  function getRefreshRate(): number;
  /** Returns the screen's width in pixels. */
  function getWidth(): number;
  /** Returns the screen's height in pixels. */
  function getHeight(): number;
  /** Returns the screen's size in pixels. */
  function getSize(): LuaMultiReturn<[width: number, height: number]>;
  /** Sets whether the screen shows black as white and white as black. */
  function setInverted(inverted: boolean): void;
  function getInverted(): boolean;
  /** Shows the screen's picture moved by (x, y) pixels. The uncovered part has the background colour. */
  function setOffset(x: number, y: number): void;
  function getOffset(): LuaMultiReturn<[x: number, y: number]>;
}
