/**
 * The screen as a whole: 400×240 pixels of one bit.
 * @noSelf
 */
declare namespace playdate.display {
  /** Frames a second: 30 unless set, 50 at most; 0 runs as fast as it can. */
  function setRefreshRate(framesPerSecond: number): void;
  function getRefreshRate(): number;
  /** In pixels. */
  function getWidth(): number;
  /** In pixels. */
  function getHeight(): number;
  /** In pixels. */
  function getSize(): LuaMultiReturn<[width: number, height: number]>;
  /** Shows black as white and white as black. */
  function setInverted(inverted: boolean): void;
  function getInverted(): boolean;
  /** Shows the picture moved by so many pixels; what it leaves bare takes the background colour. */
  function setOffset(x: number, y: number): void;
  function getOffset(): LuaMultiReturn<[x: number, y: number]>;
}
