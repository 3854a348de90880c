/**
 * Functions that draw shapes, and the settings for drawing. All lengths are in pixels; x grows to the right and y grows
 * downwards.
 * @noSelf
 */
declare namespace playdate.graphics {
  const kColorBlack: 0;
  const kColorWhite: 1;
  /** The colour that makes pixels of an image transparent. */
  const kColorClear: 2;
  /** The colour that turns black pixels white and white pixels black. */
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

  /** Fills the whole screen, or the image that is drawn on, with a colour. The default is the background colour. */
  function clear(): void;
  function clear(color: Color): void;

  // How shapes are filled: by a colour, a pattern or a dither pattern. Each one that is set replaces the one before.

  function setColor(color: Color): void;
  function getColor(): Color;
  /**
   * Sets the default colour of `clear()`. The same colour fills the part of the screen that a display offset uncovers.
   * Until it is set, it is white.
   */
  function setBackgroundColor(color: Color): void;
  function getBackgroundColor(): Color;
  /**
   * Sets a pattern of 8×8 pixels for filling shapes, aligned to the screen. Each of the eight numbers is a row: the
   * highest bit is the leftmost pixel, and set bits are white. Eight more numbers, if given, are a mask: only pixels
   * with a set bit are drawn.
   */
  function setPattern(rows: readonly number[]): void;
  /**
   * Sets which share of the pixels is drawn when a shape is filled. If the colour is black, 0 draws no pixels and 1
   * draws all; if the colour is white, 0 draws all pixels and 1 draws none. A Bayer dither of 8×8 chooses the pixels.
   */
  function setDitherPattern(alpha: number): void;
  /** Sets which share of the pixels is drawn when a shape is filled, and the ordered dither that chooses the pixels. */
  function setDitherPattern(alpha: number, ditherType: image.DitherType): void;

  /** Sets the width in pixels of all lines and outlines. The default is 1. */
  function setLineWidth(pixels: number): void;
  function getLineWidth(): number;
  function setLineCapStyle(style: LineCapStyle): void;
  /** Sets whether the outline of a shape is drawn inside its edge, outside, or centred on the edge. */
  function setStrokeLocation(location: StrokeLocation): void;
  function getStrokeLocation(): StrokeLocation;
  function setPolygonFillRule(rule: PolygonFillRule): void;

  // The following functions draw points, lines and shapes.

  function drawPixel(x: number, y: number): void;
  function drawLine(x1: number, y1: number, x2: number, y2: number): void;
  function drawRect(x: number, y: number, width: number, height: number): void;
  function fillRect(x: number, y: number, width: number, height: number): void;
  function drawRoundRect(x: number, y: number, width: number, height: number, radius: number): void;
  function fillRoundRect(x: number, y: number, width: number, height: number, radius: number): void;
  function drawTriangle(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void;
  function fillTriangle(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void;
  /** Draws the closed outline of a polygon from the coordinates of its corners: x1, y1, x2, y2, … */
  function drawPolygon(...corners: number[]): void;
  /** Fills a polygon, given the coordinates of its corners: x1, y1, x2, y2, … */
  function fillPolygon(...corners: number[]): void;
  /**
   * Draws the outline of the ellipse that fits in a rectangle. If two angles are given, only the arc between them is
   * drawn; angles are in degrees, clockwise from the top.
   */
  function drawEllipseInRect(x: number, y: number, width: number, height: number): void;
  function drawEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle: number,
    endAngle: number,
  ): void;
  /**
   * Fills the ellipse that fits in a rectangle. If two angles are given, only the sector between them is filled; angles
   * are in degrees, clockwise from the top.
   */
  function fillEllipseInRect(x: number, y: number, width: number, height: number): void;
  function fillEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle: number,
    endAngle: number,
  ): void;

  // The following functions limit or shift what is drawn, direct it to an image, or return a picture of the screen.

  /**
   * Limits drawing to a rectangle, which is shifted by the current drawing offset. The system removes this limit before
   * every frame.
   */
  function setClipRect(x: number, y: number, width: number, height: number): void;
  function getClipRect(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;
  function clearClipRect(): void;
  /** Sets an offset that is added to the position of everything drawn after this call. */
  function setDrawOffset(x: number, y: number): void;
  function getDrawOffset(): LuaMultiReturn<[x: number, y: number]>;
  /**
   * Saves the drawing settings; `popContext` restores them. If an image is passed, everything is drawn on this image
   * until `popContext` is called. The Playdate documentation does not say which settings apply right after this call.
   */
  function pushContext(): void;
  function pushContext(image: Image): void;
  function popContext(): void;
  /** Directs all drawing to an image until `unlockFocus` is called. The drawing settings stay. */
  function lockFocus(image: Image): void;
  function unlockFocus(): void;
  /** Returns a copy of the picture that the screen shows at present. */
  function getDisplayImage(): Image;
  /** Returns a copy of the frame that is being drawn and not shown yet. */
  function getWorkingImage(): Image;

  // The following functions are for drawing images and text.

  /** Sets how the pixels of images and text combine with the pixels beneath them. The mode does not affect shapes. */
  function setImageDrawMode(mode: DrawMode): void;
  function getImageDrawMode(): DrawMode;

  /**
   * Sets the font in which `drawText` draws. If bold and italic fonts are given, text between style marks is drawn in
   * them.
   */
  function setFont(font: Font): void;
  function setFont(font: Font, variant: font.Variant): void;
  function getFont(): Font;
  function getFont(variant: font.Variant): Font;
  /**
   * Draws text with its upper left corner at (`x`, `y`), and returns the width and the height of the drawn text. Text
   * between style marks, as in `*bold*` and `_italic_`, is drawn in another font; a doubled mark draws the character
   * itself. A line feed starts a new line.
   */
  function drawText(text: string, x: number, y: number): LuaMultiReturn<[width: number, height: number]>;
  /** Returns the width and the height that a text would have if `drawText` drew it. */
  function getTextSize(text: string): LuaMultiReturn<[width: number, height: number]>;
}
