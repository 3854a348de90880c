// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics.animation {
  class blinker {
    private constructor();
    onDuration: number;

    offDuration: number;

    loop: boolean;

    cycles: number;

    default: boolean;

    counter: number;

    on: boolean;

    running: boolean;

    /**
     * Creates a blinker, which switches its `on` to and fro. Durations are in milliseconds.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animation.blinker.new)
     */
    static new(
      this: void,
      onDuration?: number,
      offDuration?: number,
      loop?: boolean,
      cycles?: number,
      initial?: boolean,
    ): playdate.graphics.animation.blinker;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animation.blinker.stopAll) */
    static stopAll(this: void): void;

    /**
     * Moves all blinkers on. Must be called in every frame of a game that uses them.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animation.blinker.updateAll)
     */
    static updateAll(this: void): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.blinker.remove) */
    remove(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.blinker.start) */
    start(onDuration?: number, offDuration?: number, loop?: boolean, cycles?: number, initial?: boolean): void;

    /**
     * Starts the blinker, without an end.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.blinker.startLoop)
     */
    startLoop(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.blinker.stop) */
    stop(): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.blinker.update) */
    update(): void;
  }
}

/** @noSelf */
declare namespace playdate.graphics.animation {
  class loop {
    private constructor();
    delay: number;

    startFrame: number;

    endFrame: number;

    frame: number;

    step: number;

    shouldLoop: boolean;

    paused: boolean;

    /**
     * Creates an animation that shows the images of a table in turn, `interval` milliseconds each.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animation.loop.new)
     */
    static new(
      this: void,
      interval: number,
      imageTable: playdate.graphics.imagetable,
      shouldLoop?: boolean,
    ): playdate.graphics.animation.loop;
    /**
     * Creates an animation that shows the images of a table in turn, `interval` milliseconds each.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.animation.loop.new)
     */
    static new(this: void): playdate.graphics.animation.loop;

    /**
     * Draws the current image of the animation.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.loop.draw)
     */
    draw(x: number, y: number, flip?: playdate.graphics.Flip): void;

    /**
     * Returns the current image of the animation.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.loop.image)
     */
    image(): playdate.graphics.image;

    /**
     * Returns whether the animation still has an image to show. One that does not loop ends after its last image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.loop.isValid)
     */
    isValid(): boolean;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.animation.loop.setImageTable) */
    setImageTable(imageTable: playdate.graphics.imagetable): void;
  }
}

/** @noSelf */
declare namespace playdate.graphics {
  type Color = 0 | 1 | 2 | 3;
}

/** @noSelf */
declare namespace playdate.graphics {
  type DrawMode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** @noSelf */
declare namespace playdate.graphics {
  type DrawModeName =
    "copy" | "inverted" | "XOR" | "NXOR" | "whiteTransparent" | "blackTransparent" | "fillWhite" | "fillBlack";
}

/** @noSelf */
declare namespace playdate.graphics {
  type Flip = 0 | 1 | 2 | 3 | "flipX" | "flipY" | "flipXY";
}

/** @noSelf */
declare namespace playdate.graphics {
  type LineCapStyle = 0 | 1 | 2;
}

/** @noSelf */
declare namespace playdate.graphics {
  type StrokeLocation = 0 | 1 | 2;
}

/** @noSelf */
declare namespace playdate.graphics {
  type PolygonFillRule = 0 | 1;
}

/** @noSelf */
declare namespace playdate.graphics {
  type WrapMode = 16777216 | 16777217 | 16777218;
}

/** @noSelf */
declare namespace playdate.graphics {
  type Alignment = 33554432 | 33554433 | 33554434;
}

/** @noSelf */
declare namespace playdate.graphics {
  /** The fonts for the variants normal, bold and italic. */
  type FontFamily = { readonly [variant: number]: font };
}

/** @noSelf */
declare namespace playdate.graphics {
  type Image = image;
}

/** @noSelf */
declare namespace playdate.graphics {
  type ImageTable = imagetable;
}

/** @noSelf */
declare namespace playdate.graphics {
  type Font = font;
}

/** @noSelf */
declare namespace playdate.graphics {
  /** What `moveWithCollisions` tells of a sprite that was touched. */
  interface Collision {
    sprite: playdate.graphics.sprite;
    other: playdate.graphics.sprite;
    type: 0 | 1 | 2 | 3;
    overlaps: boolean;
    ti: number;
    move: playdate.geometry.vector2D;
    normal: playdate.geometry.vector2D;
    touch: playdate.geometry.point;
    spriteRect: playdate.geometry.rect;
    otherRect: playdate.geometry.rect;
    bounce?: playdate.geometry.point;
    slide?: playdate.geometry.point;
  }
}

/** @noSelf */
declare namespace playdate.graphics {
  interface LineCollision {
    sprite: playdate.graphics.sprite;
    entryPoint: playdate.geometry.point;
    exitPoint: playdate.geometry.point;
    t1: number;
    t2: number;
  }
}

/** @noSelf */
declare namespace playdate.graphics {
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.checkAlphaCollision) */
  function checkAlphaCollision(
    image1: playdate.graphics.image,
    x1: number,
    y1: number,
    flip1: playdate.graphics.Flip,
    image2: playdate.graphics.image,
    x2: number,
    y2: number,
    flip2: playdate.graphics.Flip,
  ): boolean;

  /**
   * Fills the whole screen, or the image that is drawn on, with a colour. The default is the background colour.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.clear)
   */
  function clear(color?: playdate.graphics.Color): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.clearClipRect) */
  function clearClipRect(): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.clearStencil) */
  function clearStencil(): void;

  /**
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.clearStencilImage)
   *
   * @deprecated Use `clearStencil`.
   */
  function clearStencilImage(): void;

  /**
   * Draws an arc of a circle. Angles are in degrees, clockwise from the top.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawArc)
   */
  function drawArc(arc: playdate.geometry.arc): void;
  /**
   * Draws an arc of a circle. Angles are in degrees, clockwise from the top.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawArc)
   */
  function drawArc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void;

  /**
   * Draws the outline of a circle, given its middle and its radius.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawCircleAtPoint)
   */
  function drawCircleAtPoint(p: playdate.geometry.point, radius: number): void;
  /**
   * Draws the outline of a circle, given its middle and its radius.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawCircleAtPoint)
   */
  function drawCircleAtPoint(x: number, y: number, radius: number): void;

  /**
   * Draws the outline of the largest circle in the middle of a rectangle.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawCircleInRect)
   */
  function drawCircleInRect(r: playdate.geometry.rect): void;
  /**
   * Draws the outline of the largest circle in the middle of a rectangle.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawCircleInRect)
   */
  function drawCircleInRect(x: number, y: number, width: number, height: number): void;

  /**
   * Draws the outline of the ellipse that fits in a rectangle. If two angles are given, only the arc between them
   * is drawn; angles are in degrees, clockwise from the top.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawEllipseInRect)
   */
  function drawEllipseInRect(rect: playdate.geometry.rect, startAngle?: number, endAngle?: number): void;
  /**
   * Draws the outline of the ellipse that fits in a rectangle. If two angles are given, only the arc between them
   * is drawn; angles are in degrees, clockwise from the top.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawEllipseInRect)
   */
  function drawEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle?: number,
    endAngle?: number,
  ): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLine) */
  function drawLine(ls: playdate.geometry.lineSegment): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLine) */
  function drawLine(x1: number, y1: number, x2: number, y2: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLocalizedText) */
  function drawLocalizedText(
    key: string,
    rect: playdate.geometry.rect,
    language?: playdate.graphics.font.Language,
    leadingAdjustment?: number,
  ): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLocalizedText) */
  function drawLocalizedText(
    key: string,
    x: number,
    y: number,
    width: number,
    height: number,
    language?: playdate.graphics.font.Language,
    leadingAdjustment?: number,
    wrapMode?: playdate.graphics.WrapMode,
    alignment?: playdate.graphics.Alignment,
  ): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLocalizedText) */
  function drawLocalizedText(
    key: string,
    x: number,
    y: number,
    language?: playdate.graphics.font.Language,
    leadingAdjustment?: number,
  ): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLocalizedTextAligned) */
  function drawLocalizedTextAligned(
    text: string,
    x: number,
    y: number,
    alignment: TextAlignment,
    language?: playdate.graphics.font.Language,
    leadingAdjustment?: number,
  ): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLocalizedTextInRect) */
  function drawLocalizedTextInRect(
    text: string,
    rect: playdate.geometry.rect,
    leadingAdjustment?: number,
    truncationString?: string,
    alignment?: TextAlignment,
    font?: playdate.graphics.font,
    language?: playdate.graphics.font.Language,
  ): LuaMultiReturn<[width: number, height: number, textWasTruncated: boolean]>;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawLocalizedTextInRect) */
  function drawLocalizedTextInRect(
    text: string,
    x: number,
    y: number,
    width: number,
    height: number,
    leadingAdjustment?: number,
    truncationString?: string,
    alignment?: TextAlignment,
    font?: playdate.graphics.font,
    language?: playdate.graphics.font.Language,
  ): LuaMultiReturn<[width: number, height: number, textWasTruncated: boolean]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawPixel) */
  function drawPixel(x: number, y: number): void;

  /**
   * Draws the closed outline of a polygon from the coordinates of its corners: x1, y1, x2, y2, …
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawPolygon)
   */
  function drawPolygon(...coordinates: number[]): void;
  /**
   * Draws the closed outline of a polygon from the coordinates of its corners: x1, y1, x2, y2, …
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawPolygon)
   */
  function drawPolygon(polygon: playdate.geometry.polygon): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawRect) */
  function drawRect(r: playdate.geometry.rect): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawRect) */
  function drawRect(x: number, y: number, w: number, h: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawRoundRect) */
  function drawRoundRect(r: playdate.geometry.rect, radius: number): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawRoundRect) */
  function drawRoundRect(x: number, y: number, w: number, h: number, radius: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawSineWave) */
  function drawSineWave(
    startX: number,
    startY: number,
    endX: number,
    endY: number,
    startAmplitude: number,
    endAmplitude: number,
    period: number,
    phaseShift?: number,
  ): void;

  /**
   * Draws text with its upper left corner at (`x`, `y`), and returns the width and the height of the drawn text.
   * Text between style marks, as in `*bold*` and `_italic_`, is drawn in another font; a doubled mark draws the
   * character itself. A line feed starts a new line.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawText)
   *
   * @remarks Guessed: that it returns the size of the drawn text.
   */
  function drawText(
    text: string,
    x: number,
    y: number,
    fontFamily?: playdate.graphics.FontFamily,
    leadingAdjustment?: number,
  ): LuaMultiReturn<[width: number, height: number]>;
  /**
   * Draws text with its upper left corner at (`x`, `y`), and returns the width and the height of the drawn text.
   * Text between style marks, as in `*bold*` and `_italic_`, is drawn in another font; a doubled mark draws the
   * character itself. A line feed starts a new line.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawText)
   *
   * @remarks Guessed: that it returns the size of the drawn text.
   */
  function drawText(
    text: string,
    x: number,
    y: number,
    width: number,
    height: number,
    fontFamily?: playdate.graphics.FontFamily,
    leadingAdjustment?: number,
    wrapMode?: playdate.graphics.WrapMode,
    alignment?: playdate.graphics.Alignment,
  ): LuaMultiReturn<[width: number, height: number]>;
  /**
   * Draws text with its upper left corner at (`x`, `y`), and returns the width and the height of the drawn text.
   * Text between style marks, as in `*bold*` and `_italic_`, is drawn in another font; a doubled mark draws the
   * character itself. A line feed starts a new line.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawText)
   *
   * @remarks Guessed: that it returns the size of the drawn text.
   */
  function drawText(
    text: string,
    rect: playdate.geometry.rect,
    fontFamily?: playdate.graphics.FontFamily,
    leadingAdjustment?: number,
    wrapMode?: playdate.graphics.WrapMode,
    alignment?: playdate.graphics.Alignment,
  ): LuaMultiReturn<[width: number, height: number]>;

  /**
   * Draws text that begins, ends or is centred at `x`, as `alignment` says. The font's style marks work as in
   * `drawText`.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawTextAligned)
   */
  function drawTextAligned(
    text: string,
    x: number,
    y: number,
    alignment: TextAlignment,
    leadingAdjustment?: number,
  ): void;

  /**
   * Draws text in a rectangle: wraps its lines and cuts it with `truncationString` where it does not fit. Returns
   * the size of the drawn text and whether it was cut.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawTextInRect)
   */
  function drawTextInRect(
    text: string,
    rect: playdate.geometry.rect,
    leadingAdjustment?: number,
    truncationString?: string,
    alignment?: TextAlignment,
    font?: playdate.graphics.font,
  ): LuaMultiReturn<[width: number, height: number, textWasTruncated: boolean]>;
  /**
   * Draws text in a rectangle: wraps its lines and cuts it with `truncationString` where it does not fit. Returns
   * the size of the drawn text and whether it was cut.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawTextInRect)
   */
  function drawTextInRect(
    text: string,
    x: number,
    y: number,
    width: number,
    height: number,
    leadingAdjustment?: number,
    truncationString?: string,
    alignment?: TextAlignment,
    font?: playdate.graphics.font,
  ): LuaMultiReturn<[width: number, height: number, textWasTruncated: boolean]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.drawTriangle) */
  function drawTriangle(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void;

  /**
   * Fills a circle, given its middle and its radius.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillCircleAtPoint)
   */
  function fillCircleAtPoint(p: playdate.geometry.point, radius: number): void;
  /**
   * Fills a circle, given its middle and its radius.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillCircleAtPoint)
   */
  function fillCircleAtPoint(x: number, y: number, radius: number): void;

  /**
   * Fills the largest circle in the middle of a rectangle.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillCircleInRect)
   */
  function fillCircleInRect(r: playdate.geometry.rect): void;
  /**
   * Fills the largest circle in the middle of a rectangle.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillCircleInRect)
   */
  function fillCircleInRect(x: number, y: number, width: number, height: number): void;

  /**
   * Fills the ellipse that fits in a rectangle. If two angles are given, only the sector between them is filled;
   * angles are in degrees, clockwise from the top.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillEllipseInRect)
   */
  function fillEllipseInRect(rect: playdate.geometry.rect, startAngle?: number, endAngle?: number): void;
  /**
   * Fills the ellipse that fits in a rectangle. If two angles are given, only the sector between them is filled;
   * angles are in degrees, clockwise from the top.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillEllipseInRect)
   */
  function fillEllipseInRect(
    x: number,
    y: number,
    width: number,
    height: number,
    startAngle?: number,
    endAngle?: number,
  ): void;

  /**
   * Fills a polygon, given the coordinates of its corners: x1, y1, x2, y2, …
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillPolygon-p)
   */
  function fillPolygon(...coordinates: number[]): void;
  /**
   * Fills a polygon, given the coordinates of its corners: x1, y1, x2, y2, …
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillPolygon-p)
   */
  function fillPolygon(polygon: playdate.geometry.polygon): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillRect) */
  function fillRect(r: playdate.geometry.rect): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillRect) */
  function fillRect(x: number, y: number, width: number, height: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillRoundRect) */
  function fillRoundRect(r: playdate.geometry.rect, radius: number): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillRoundRect) */
  function fillRoundRect(x: number, y: number, w: number, h: number, radius: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.fillTriangle) */
  function fillTriangle(x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void;

  /**
   * Makes a QR code over several frames and passes its image to the callback. Needs timers to be updated.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.generateQRCode)
   */
  function generateQRCode(
    stringToEncode: string,
    desiredEdgeDimension: number,
    callback: (this: void, image: playdate.graphics.image | undefined, err: string | undefined) => void,
  ): playdate.timer;

  /** @remarks Guessed: not in Inside Playdate. */
  function generateQRCodeSync(
    stringToEncode: string,
    desiredEdgeDimension: number,
  ): LuaMultiReturn<[image: playdate.graphics.image, error?: string]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getBackgroundColor) */
  function getBackgroundColor(): playdate.graphics.Color;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getClipRect) */
  function getClipRect(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getColor) */
  function getColor(): playdate.graphics.Color;

  /**
   * Returns a copy of the picture that the screen shows at present.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getDisplayImage)
   */
  function getDisplayImage(): playdate.graphics.image;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getDrawOffset) */
  function getDrawOffset(): LuaMultiReturn<[x: number, y: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getFont) */
  function getFont(variant?: playdate.graphics.font.Variant): playdate.graphics.font;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getFontTracking) */
  function getFontTracking(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getImageDrawMode) */
  function getImageDrawMode(): playdate.graphics.DrawMode;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getLineWidth) */
  function getLineWidth(): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getLocalizedText) */
  function getLocalizedText(key: string, language?: playdate.graphics.font.Language): string;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getScreenClipRect) */
  function getScreenClipRect(): LuaMultiReturn<[x: number, y: number, width: number, height: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getStrokeLocation) */
  function getStrokeLocation(): playdate.graphics.StrokeLocation;

  /**
   * Returns the font that the console itself uses.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getSystemFont)
   */
  function getSystemFont(variant?: playdate.graphics.font.Variant): playdate.graphics.font;

  /**
   * Returns the width and the height that a text would have if `drawText` drew it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getTextSize)
   */
  function getTextSize(
    text: string,
    fontFamily?: playdate.graphics.FontFamily,
    leadingAdjustment?: number,
  ): LuaMultiReturn<[width: number, height: number]>;

  /**
   * Returns the width and the height that a text has when its lines are wrapped at `maxWidth`.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getTextSizeForMaxWidth)
   */
  function getTextSizeForMaxWidth(
    text: string,
    maxWidth: number,
    leadingAdjustment?: number,
    font?: playdate.graphics.font,
  ): LuaMultiReturn<[width: number, height: number]>;

  /**
   * Returns a copy of the frame that is being drawn and not shown yet.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.getWorkingImage)
   */
  function getWorkingImage(): playdate.graphics.image;

  /**
   * Returns the width and the height of an image file without loading it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.image.imageSizeAtPath)
   */
  function imageSizeAtPath(path: string): LuaMultiReturn<[width: number, height: number]>;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.imageWithText) */
  function imageWithText(
    text: string,
    maxWidth: number,
    maxHeight: number,
    backgroundColor?: number,
    leadingAdjustment?: number,
    truncationString?: string,
    alignment?: TextAlignment,
    font?: playdate.graphics.font,
  ): LuaMultiReturn<[image: playdate.graphics.image, textWasTruncated: boolean]>;

  /**
   * Directs all drawing to an image until `unlockFocus` is called. The drawing settings stay.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.lockFocus)
   */
  function lockFocus(image: playdate.graphics.image): void;

  /**
   * Returns Perlin noise at a point, from 0 to 1.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.perlin)
   */
  function perlin(x: number, y: number, z: number, _repeat: number, octaves?: number, persistence?: number): number;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.perlinArray) */
  function perlinArray(
    count: number,
    x: number,
    dx: number,
    y?: number,
    dy?: number,
    z?: number,
    dz?: number,
    repeat?: number,
    octaves?: number,
    persistence?: number,
  ): number[];

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.popContext) */
  function popContext(): void;

  /**
   * Saves the drawing settings; `popContext` restores them. If an image is passed, everything is drawn on this
   * image until `popContext` is called. The Playdate documentation does not say which settings apply right after
   * this call.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.pushContext)
   */
  function pushContext(image?: playdate.graphics.image): void;

  /**
   * Sets the default colour of `clear()`. The same colour fills the part of the screen that a display offset
   * uncovers. Until it is set, it is white.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setBackgroundColor)
   */
  function setBackgroundColor(color: playdate.graphics.Color): void;

  /**
   * Limits drawing to a rectangle, which is shifted by the current drawing offset. The system removes this limit
   * before every frame.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setClipRect-rect)
   */
  function setClipRect(rect: playdate.geometry.rect): void;
  /**
   * Limits drawing to a rectangle, which is shifted by the current drawing offset. The system removes this limit
   * before every frame.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setClipRect-rect)
   */
  function setClipRect(x: number, y: number, width: number, height: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setColor) */
  function setColor(color: playdate.graphics.Color): void;

  /**
   * Sets which share of the pixels is drawn when a shape is filled. If the colour is black, 0 draws no pixels and
   * 1 draws all; if the colour is white, 0 draws all pixels and 1 draws none. A Bayer dither of 8×8 chooses the
   * pixels.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setDitherPattern)
   */
  function setDitherPattern(alpha: number, ditherType?: playdate.graphics.image.DitherType): void;

  /**
   * Sets an offset that is added to the position of everything drawn after this call.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setDrawOffset)
   */
  function setDrawOffset(x: number, y: number): void;

  /**
   * Sets the font in which `drawText` draws. If bold and italic fonts are given, text between style marks is drawn
   * in them.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setFont)
   */
  function setFont(font: playdate.graphics.font, variant?: playdate.graphics.font.Variant): void;

  /**
   * Sets the fonts for normal, bold and italic text at once.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setFontFamily)
   */
  function setFontFamily(fontFamily: playdate.graphics.FontFamily): void;

  /**
   * Sets the extra space between two characters for all fonts, in pixels.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setFontTracking)
   */
  function setFontTracking(pixels: number): void;

  /**
   * Sets how the pixels of images and text combine with the pixels beneath them. The mode does not affect shapes.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setImageDrawMode)
   */
  function setImageDrawMode(mode: playdate.graphics.DrawMode | playdate.graphics.DrawModeName): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setLineCapStyle) */
  function setLineCapStyle(style: playdate.graphics.LineCapStyle): void;

  /**
   * Sets the width in pixels of all lines and outlines. The default is 1.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setLineWidth)
   */
  function setLineWidth(width: number): void;

  /**
   * Sets a pattern of 8×8 pixels for filling shapes, aligned to the screen. Each of the eight numbers is a row:
   * the highest bit is the leftmost pixel, and set bits are white. Eight more numbers, if given, are a mask: only
   * pixels with a set bit are drawn.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setPattern)
   */
  function setPattern(rows: readonly number[]): void;
  /**
   * Sets a pattern of 8×8 pixels for filling shapes, aligned to the screen. Each of the eight numbers is a row:
   * the highest bit is the leftmost pixel, and set bits are white. Eight more numbers, if given, are a mask: only
   * pixels with a set bit are drawn.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setPattern)
   */
  function setPattern(image: playdate.graphics.image, x?: number, y?: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setPolygonFillRule) */
  function setPolygonFillRule(rule: playdate.graphics.PolygonFillRule): void;

  /**
   * Limits drawing to a rectangle of the screen. The drawing offset does not shift it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setScreenClipRect)
   */
  function setScreenClipRect(rect: playdate.geometry.rect): void;
  /**
   * Limits drawing to a rectangle of the screen. The drawing offset does not shift it.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setScreenClipRect)
   */
  function setScreenClipRect(x: number, y: number, width: number, height: number): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setStencilImage) */
  function setStencilImage(image: playdate.graphics.image, tile?: boolean): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setStencilPattern-dither) */
  function setStencilPattern(rows: readonly number[]): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setStencilPattern-dither) */
  function setStencilPattern(
    row1: number,
    row2: number,
    row3: number,
    row4: number,
    row5: number,
    row6: number,
    row7: number,
    row8: number,
  ): void;
  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setStencilPattern-dither) */
  function setStencilPattern(level: number, ditherType?: playdate.graphics.image.DitherType): void;

  /**
   * Sets whether the outline of a shape is drawn inside its edge, outside, or centred on the edge.
   *
   * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.setStrokeLocation)
   */
  function setStrokeLocation(location: playdate.graphics.StrokeLocation): void;

  /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.unlockFocus) */
  function unlockFocus(): void;

  /** @since SDK 2.6.0 */
  const kAlignCenter: 33554433;

  /** @since SDK 2.6.0 */
  const kAlignLeft: 33554432;

  /** @since SDK 2.6.0 */
  const kAlignRight: 33554434;

  const kColorBlack: 0;

  /** The colour that makes pixels of an image transparent. */
  const kColorClear: 2;

  const kColorWhite: 1;

  /** The colour that turns black pixels white and white pixels black. */
  const kColorXOR: 3;

  const kDrawModeBlackTransparent: 2;

  const kDrawModeCopy: 0;

  const kDrawModeFillBlack: 4;

  const kDrawModeFillWhite: 3;

  const kDrawModeInverted: 7;

  const kDrawModeNXOR: 6;

  const kDrawModeWhiteTransparent: 1;

  const kDrawModeXOR: 5;

  const kImageFlippedX: 1;

  const kImageFlippedXY: 3;

  const kImageFlippedY: 2;

  const kImageUnflipped: 0;

  const kLineCapStyleButt: 0;

  const kLineCapStyleRound: 2;

  const kLineCapStyleSquare: 1;

  const kPolygonFillEvenOdd: 1;

  const kPolygonFillNonZero: 0;

  const kStrokeCentered: 0;

  const kStrokeInside: 1;

  const kStrokeOutside: 2;

  /** @since SDK 2.6.0 */
  const kWrapCharacter: 16777217;

  /** @since SDK 2.6.0 */
  const kWrapClip: 16777216;

  /** @since SDK 2.6.0 */
  const kWrapWord: 16777218;
}
