/**
 * Drawing. Lengths are pixels; x grows to the right and y downwards.
 * @noSelf
 */
declare namespace playdate.graphics {
  const kColorBlack: 0;
  const kColorWhite: 1;
  /** Makes an image's pixels transparent. */
  const kColorClear: 2;
  /** Turns black to white and white to black. */
  const kColorXOR: 3;
  type Color = 0 | 1 | 2 | 3;

  const kDrawModeCopy: 0;
  const kDrawModeWhiteTransparent: 1;
  const kDrawModeBlackTransparent: 2;
  const kDrawModeFillWhite: 3;
  const kDrawModeFillBlack: 4;
  const kDrawModeXOR: 5;
  const kDrawModeNXOR: 6;
  const kDrawModeInverted: 7;
  type DrawMode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

  const kImageUnflipped: 0;
  const kImageFlippedX: 1;
  const kImageFlippedY: 2;
  const kImageFlippedXY: 3;
  type Flip = 0 | 1 | 2 | 3;

  const kLineCapStyleButt: 0;
  const kLineCapStyleSquare: 1;
  const kLineCapStyleRound: 2;
  type LineCapStyle = 0 | 1 | 2;

  const kStrokeCentered: 0;
  const kStrokeInside: 1;
  const kStrokeOutside: 2;
  type StrokeLocation = 0 | 1 | 2;

  const kPolygonFillNonZero: 0;
  const kPolygonFillEvenOdd: 1;
  type PolygonFillRule = 0 | 1;

  /** Fills everything with the colour, or with the background colour. */
  function clear(): void;
  function clear(color: Color): void;

  // What shapes are drawn with. A colour, a pattern and a dither pattern replace one another.

  function setColor(color: Color): void;
  function getColor(): Color;
  /** The colour of `clear()` and of what the display's offset leaves bare; white unless set. */
  function setBackgroundColor(color: Color): void;
  function getBackgroundColor(): Color;
  /**
   * An 8×8 pattern that lies still on the screen: eight rows of eight bits (the high bit is on the left, a set bit is
   * white), then, if wished, eight rows that say which pixels are drawn.
   */
  function setPattern(rows: readonly number[]): void;
  /**
   * Draws only a part of the pixels. In black 0 draws none and 1 all of them; in white it is the other way round, as on
   * the console.
   * @param ditherType an ordered one; Bayer 8×8 unless given.
   */
  function setDitherPattern(alpha: number): void;
  function setDitherPattern(alpha: number, ditherType: image.DitherType): void;

  /** Of lines and outlines; 1 unless set. */
  function setLineWidth(pixels: number): void;
  function getLineWidth(): number;
  function setLineCapStyle(style: LineCapStyle): void;
  /** Where an outline lies on its shape's edge. */
  function setStrokeLocation(location: StrokeLocation): void;
  function getStrokeLocation(): StrokeLocation;
  function setPolygonFillRule(rule: PolygonFillRule): void;

  // Shapes.

  function drawPixel(x: number, y: number): void;
  function drawLine(x1: number, y1: number, x2: number, y2: number): void;
  function drawRect(x: number, y: number, width: number, height: number): void;
  function fillRect(x: number, y: number, width: number, height: number): void;
  function drawRoundRect(x: number, y: number, width: number, height: number, radius: number): void;
  function fillRoundRect(x: number, y: number, width: number, height: number, radius: number): void;
  function drawTriangle(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void;
  function fillTriangle(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void;
  /** The corners one after the other: x1, y1, x2, y2, … The outline is closed. */
  function drawPolygon(...corners: number[]): void;
  /** The corners one after the other: x1, y1, x2, y2, … */
  function fillPolygon(...corners: number[]): void;
  /** With angles (degrees, 0 at the top, clockwise) only that arc is drawn. */
  function drawEllipseInRect(x: number, y: number, width: number, height: number): void;
  function drawEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle: number,
    endAngle: number,
  ): void;
  /** With angles (degrees, 0 at the top, clockwise) only that slice is filled. */
  function fillEllipseInRect(x: number, y: number, width: number, height: number): void;
  function fillEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle: number,
    endAngle: number,
  ): void;

  // Where it is drawn.

  /** Nothing is drawn outside; moves with the draw offset. Cleared before every update. */
  function setClipRect(x: number, y: number, width: number, height: number): void;
  function getClipRect(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;
  function clearClipRect(): void;
  /** Moves everything drawn from now on. */
  function setDrawOffset(x: number, y: number): void;
  function getDrawOffset(): LuaMultiReturn<[x: number, y: number]>;
  /**
   * Keeps the drawing state until `popContext`, which brings it back; with an image, draws on that image meanwhile. What
   * the new context has of the old one is not documented.
   */
  function pushContext(): void;
  function pushContext(image: Image): void;
  function popContext(): void;
  /** Draws on the image from now on, with the same drawing state. */
  function lockFocus(image: Image): void;
  /** Draws on the screen again. */
  function unlockFocus(): void;
  /** A copy of what the screen shows. */
  function getDisplayImage(): Image;
  /** A copy of what has been drawn so far. */
  function getWorkingImage(): Image;

  // Images and text.

  /** How images and text meet what lies under them; shapes know nothing of it. */
  function setImageDrawMode(mode: DrawMode): void;
  function getImageDrawMode(): DrawMode;

  /** The font of `drawText`; the variants are those of its style marks. */
  function setFont(font: Font): void;
  function setFont(font: Font, variant: font.Variant): void;
  function getFont(): Font;
  function getFont(variant: font.Variant): Font;
  /**
   * Draws text whose upper left corner is at (x, y). `*bold*` and `_italic_` switch to the font's variants, doubled
   * marks stand for themselves, a line feed begins a new line. Returns the size drawn.
   */
  function drawText(text: string, x: number, y: number): LuaMultiReturn<[width: number, height: number]>;
  /** The size that `drawText` would draw. */
  function getTextSize(text: string): LuaMultiReturn<[width: number, height: number]>;
}
