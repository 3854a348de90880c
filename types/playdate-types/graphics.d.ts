/**
 * Drawing shapes, and the drawing state. Lengths are pixels; x grows to the right and y downwards.
 * @noSelf
 */
declare namespace playdate.graphics {
  const kColorBlack: 0;
  const kColorWhite: 1;
  /** The colour that makes an image's pixels transparent. */
  const kColorClear: 2;
  /** The colour that swaps black and white. */
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

  /** Fills the target with the colour, by default with the background colour. */
  function clear(): void;
  function clear(color: Color): void;

  // Brushes. Setting a colour, a pattern or a dither pattern replaces the previous one.

  function setColor(color: Color): void;
  function getColor(): Color;
  /** Sets the colour of `clear()` and of the screen's part that the display offset uncovers. The default is white. */
  function setBackgroundColor(color: Color): void;
  function getBackgroundColor(): Color;
  /**
   * Sets an 8×8 pattern that is aligned to the screen: eight rows of eight bits, highest bit left, set bits white.
   * Eight further rows, if given, are a mask: only pixels with a set bit are drawn.
   */
  function setPattern(rows: readonly number[]): void;
  /**
   * Draws only a share of the pixels. For black, 0 draws none and 1 draws all; for white the console inverts this.
   * @param ditherType an ordered dither; the default is Bayer 8×8.
   */
  function setDitherPattern(alpha: number): void;
  function setDitherPattern(alpha: number, ditherType: image.DitherType): void;

  /** Sets the width of lines and outlines. The default is 1. */
  function setLineWidth(pixels: number): void;
  function getLineWidth(): number;
  function setLineCapStyle(style: LineCapStyle): void;
  /** Sets whether an outline lies inside, outside or centred on its shape's edge. */
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
  /** Draws the closed outline of a polygon with the corners x1, y1, x2, y2, … */
  function drawPolygon(...corners: number[]): void;
  /** Fills a polygon with the corners x1, y1, x2, y2, … */
  function fillPolygon(...corners: number[]): void;
  /** Draws the ellipse in a rectangle. With angles (degrees, 0 at the top, clockwise), draws only that arc. */
  function drawEllipseInRect(x: number, y: number, width: number, height: number): void;
  function drawEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle: number,
    endAngle: number,
  ): void;
  /** Fills the ellipse in a rectangle. With angles (degrees, 0 at the top, clockwise), fills only that slice. */
  function fillEllipseInRect(x: number, y: number, width: number, height: number): void;
  function fillEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle: number,
    endAngle: number,
  ): void;

  // Clip rectangle, draw offset and target.

  /** Limits drawing to a rectangle, which moves with the draw offset. It is removed before every update. */
  function setClipRect(x: number, y: number, width: number, height: number): void;
  function getClipRect(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;
  function clearClipRect(): void;
  /** Moves everything that is drawn from now on. */
  function setDrawOffset(x: number, y: number): void;
  function getDrawOffset(): LuaMultiReturn<[x: number, y: number]>;
  /**
   * Saves the drawing state until `popContext` restores it. With an image, draws on that image until then.
   * The Playdate documentation does not say which settings the new state starts with.
   */
  function pushContext(): void;
  function pushContext(image: Image): void;
  function popContext(): void;
  /** Draws on the image from now on, with the same drawing state. */
  function lockFocus(image: Image): void;
  /** Draws on the screen again. */
  function unlockFocus(): void;
  /** Returns a copy of what the screen shows. */
  function getDisplayImage(): Image;
  /** Returns a copy of what has been drawn so far. */
  function getWorkingImage(): Image;

  // Images and text.

  /** Sets how pixels of images and text combine with those below. It does not affect shapes. */
  function setImageDrawMode(mode: DrawMode): void;
  function getImageDrawMode(): DrawMode;

  /** Sets the font of `drawText`. The bold and italic variants are used for its style marks. */
  function setFont(font: Font): void;
  function setFont(font: Font, variant: font.Variant): void;
  function getFont(): Font;
  function getFont(variant: font.Variant): Font;
  /**
   * Draws text with its upper left corner at (x, y), and returns the size drawn.
   * `*bold*` and `_italic_` switch to the font's variants, and a doubled mark draws the character itself. A line
   * feed starts a new line.
   */
  function drawText(text: string, x: number, y: number): LuaMultiReturn<[width: number, height: number]>;
  /** Returns the size that `drawText` would draw. */
  function getTextSize(text: string): LuaMultiReturn<[width: number, height: number]>;
}
