// Written by the generator from table.json. Change the table, then run `npm run types`.

/** @noSelf */
declare namespace playdate.graphics {
  /** An image: each pixel is black, white or transparent. */
  class image {
    private constructor();
    readonly width: number;

    readonly height: number;

    /**
     * Creates an image of the given size, filled with one colour (transparent if none is given), or loads an image
     * file, whose path has no extension. Loading returns nil and the reason if it fails.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.image.new-path)
     */
    static new(
      this: void,
      width: number,
      height: number,
      background?: playdate.graphics.Color,
    ): playdate.graphics.image;
    /**
     * Creates an image of the given size, filled with one colour (transparent if none is given), or loads an image
     * file, whose path has no extension. Loading returns nil and the reason if it fails.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#f-graphics.image.new-path)
     */
    static new(this: void, path: string): LuaMultiReturn<[image: playdate.graphics.image | undefined, error?: string]>;

    /**
     * Gives the image a mask in which all pixels are drawn, or none if `opaque` is false.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.addMask)
     */
    addMask(opaque?: boolean): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.blendWithImage) */
    blendWithImage(
      image: playdate.graphics.image,
      alpha: number,
      ditherType: playdate.graphics.image.DitherType,
    ): playdate.graphics.image;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.blurredImage) */
    blurredImage(
      radius: number,
      numPasses: number,
      ditherType: playdate.graphics.image.DitherType,
      padEdges?: boolean,
      xPhase?: number,
      yPhase?: number,
    ): playdate.graphics.image;

    /**
     * Fills the whole image with a colour: black, white or transparent.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.clear)
     */
    clear(color: playdate.graphics.Color): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.clearMask) */
    clearMask(opaque?: boolean): void;

    /**
     * Returns a copy of the image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.copy)
     */
    copy(): playdate.graphics.image;

    /**
     * Draws the image with its upper left corner at (`x`, `y`). With `sourceRect`, only this part of the image is
     * drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imgDraw)
     */
    draw(p: playdate.geometry.point, flip?: playdate.graphics.Flip, sourceRect?: playdate.geometry.rect): void;
    /**
     * Draws the image with its upper left corner at (`x`, `y`). With `sourceRect`, only this part of the image is
     * drawn.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.imgDraw)
     */
    draw(x: number, y: number, flip?: playdate.graphics.Flip, sourceRect?: playdate.geometry.rect): void;

    /**
     * Draws the image so that the point at the shares (`ax`, `ay`) of its size lies at (`x`, `y`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawAnchored)
     */
    drawAnchored(x: number, y: number, ax: number, ay: number, flip?: playdate.graphics.Flip): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawBlurred) */
    drawBlurred(
      x: number,
      y: number,
      radius: number,
      numPasses: number,
      ditherType: playdate.graphics.image.DitherType,
      flip?: playdate.graphics.Flip,
      xPhase?: number,
      yPhase?: number,
    ): void;

    /**
     * Draws the image with its middle at (`x`, `y`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawCentered)
     */
    drawCentered(x: number, y: number, flip?: playdate.graphics.Flip): void;

    /**
     * Draws only a share of the image's pixels, so that the image looks faded.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawFaded)
     */
    drawFaded(x: number, y: number, alpha: number, ditherType: playdate.graphics.image.DitherType): void;

    /**
     * Draws the image at a place of the screen. The drawing offset does not shift it.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawIgnoringOffset)
     */
    drawIgnoringOffset(p: playdate.geometry.point, flip?: playdate.graphics.Flip): void;
    /**
     * Draws the image at a place of the screen. The drawing offset does not shift it.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawIgnoringOffset)
     */
    drawIgnoringOffset(x: number, y: number, flip?: playdate.graphics.Flip): void;

    /**
     * Draws the image rotated clockwise by `degrees`. The middle of the image is at (`x`, `y`).
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawRotated)
     */
    drawRotated(x: number, y: number, angle: number, scale?: number, yscale?: number): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawSampled) */
    drawSampled(
      x: number,
      y: number,
      width: number,
      height: number,
      centerx: number,
      centery: number,
      dxx: number,
      dyx: number,
      dxy: number,
      dyy: number,
      dx: number,
      dy: number,
      z: number,
      tiltAngle: number,
      tile: boolean,
    ): void;

    /**
     * Draws the image enlarged by `scale`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawScaled)
     */
    drawScaled(x: number, y: number, scale: number, yscale?: number): void;

    /**
     * Fills a rectangle with copies of the image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawTiled)
     */
    drawTiled(rect: playdate.geometry.rect, flip?: playdate.graphics.Flip): void;
    /**
     * Fills a rectangle with copies of the image.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawTiled)
     */
    drawTiled(x: number, y: number, width: number, height: number, flip?: playdate.graphics.Flip): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.drawWithTransform) */
    drawWithTransform(xform: playdate.geometry.affineTransform, x: number, y: number): void;

    /**
     * Returns a faded copy of the image. `alpha` is the share of its pixels that the copy keeps, from 0 to 1.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.fadedImage)
     */
    fadedImage(alpha: number, ditherType: playdate.graphics.image.DitherType): playdate.graphics.image;

    /**
     * Returns the image's mask, or nil if it has none.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.getMaskImage)
     */
    getMaskImage(): playdate.graphics.image | undefined;

    /**
     * Returns the width and the height in pixels.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.getSize)
     */
    getSize(): LuaMultiReturn<[width: number, height: number]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.hasMask) */
    hasMask(): boolean;

    /**
     * Returns a copy with black and white exchanged.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.invertedImage)
     */
    invertedImage(): playdate.graphics.image;

    /**
     * Replaces the image by the one in a file. Returns whether it could be loaded, and the reason if not.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.load)
     */
    load(path: string): LuaMultiReturn<[success: boolean, error?: string]>;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.removeMask) */
    removeMask(): void;

    /**
     * Returns a copy that is rotated clockwise by `angle` degrees and enlarged by `scale`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.rotatedImage)
     */
    rotatedImage(angle: number, scale?: number, yscale?: number): playdate.graphics.image;

    /**
     * Returns the colour of one pixel of the image: 0 is black, 1 is white and 2 is transparent.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.sample)
     */
    sample(x: number, y: number): playdate.graphics.Color;

    /**
     * Returns a copy that is enlarged by `scale`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.scaledImage)
     */
    scaledImage(scale: number, yscale?: number): playdate.graphics.image;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.setInverted) */
    setInverted(flag: boolean): void;

    /**
     * Sets which pixels of the image are drawn: the white ones of `maskImage`.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.setMaskImage)
     */
    setMaskImage(maskImage: playdate.graphics.image): void;

    /** [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.transformedImage) */
    transformedImage(xform: playdate.geometry.affineTransform): playdate.graphics.image;

    /**
     * Returns a copy that looks like a paused video tape.
     *
     * [Inside Playdate](https://sdk.play.date/Inside%20Playdate.html#m-graphics.image.vcrPauseFilterImage)
     */
    vcrPauseFilterImage(): playdate.graphics.image;

    static readonly kDitherTypeAtkinson: 10;

    static readonly kDitherTypeBayer2x2: 5;

    static readonly kDitherTypeBayer4x4: 6;

    static readonly kDitherTypeBayer8x8: 7;

    static readonly kDitherTypeBurkes: 9;

    static readonly kDitherTypeDiagonalLine: 1;

    static readonly kDitherTypeFloydSteinberg: 8;

    static readonly kDitherTypeHorizontalLine: 3;

    static readonly kDitherTypeNone: 0;

    static readonly kDitherTypeScreen: 4;

    static readonly kDitherTypeVerticalLine: 2;
  }
}

/** @noSelf */
declare namespace playdate.graphics.image {
  type DitherType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
}
