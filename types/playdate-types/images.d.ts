/**
 * Images and image tables.
 * @noSelf
 */
declare namespace playdate.graphics {
  /** A picture of black, white and transparent pixels. */
  interface Image {
    /** Draws the image with its upper left corner at (x, y). */
    draw(x: number, y: number): void;
    draw(x: number, y: number, flip: Flip): void;
    drawScaled(x: number, y: number, scale: number): void;
    drawScaled(x: number, y: number, scale: number, yScale: number): void;
    /** Draws the image rotated clockwise by `degrees`, with its middle at (x, y). */
    drawRotated(x: number, y: number, degrees: number): void;
    drawRotated(x: number, y: number, degrees: number, scale: number): void;
    drawRotated(x: number, y: number, degrees: number, scale: number, yScale: number): void;
    /**
     * Draws a share of the image's pixels.
     * @param alpha the share that is drawn, from 0 to 1.
     */
    drawFaded(x: number, y: number, alpha: number, ditherType: image.DitherType): void;
    /** Returns a new image with only a share of the pixels, from 0 to 1. */
    fadedImage(alpha: number, ditherType: image.DitherType): Image;
    /** Returns a new image with black and white swapped. */
    invertedImage(): Image;
    copy(): Image;
    /** Fills the image with a colour. */
    clear(color: 0 | 1 | 2): void;
    /** Returns the colour of a pixel: black, white or clear. */
    sample(x: number, y: number): 0 | 1 | 2;
    /** Returns the image's size in pixels. */
    getSize(): LuaMultiReturn<[width: number, height: number]>;
  }

  /** Images of one size, cut from one file. */
  interface ImageTable {
    /** Returns image `n`, counted from 1, row by row, or nil if there is none. */
    getImage(n: number): Image | undefined;
    /** Returns the image in this column and row, counted from 1, or nil if there is none. */
    getImage(column: number, row: number): Image | undefined;
    drawImage(n: number, x: number, y: number): void;
    drawImage(n: number, x: number, y: number, flip: Flip): void;
    /** Returns the number of images. */
    getLength(): number;
    /** Returns how many images there are in a row and in a column. */
    getSize(): LuaMultiReturn<[columns: number, rows: number]>;
  }
}

/**
 * The namespace of `playdate.graphics.image`.
 * @noSelf
 */
declare namespace playdate.graphics.image {
  export const kDitherTypeNone: 0;
  export const kDitherTypeDiagonalLine: 1;
  export const kDitherTypeVerticalLine: 2;
  export const kDitherTypeHorizontalLine: 3;
  export const kDitherTypeScreen: 4;
  export const kDitherTypeBayer2x2: 5;
  export const kDitherTypeBayer4x4: 6;
  export const kDitherTypeBayer8x8: 7;
  export const kDitherTypeFloydSteinberg: 8;
  export const kDitherTypeBurkes: 9;
  export const kDitherTypeAtkinson: 10;
  export type DitherType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

  /** Creates an image of one colour, by default transparent. */
  function _new(width: number, height: number): Image;
  function _new(width: number, height: number, background: 0 | 1 | 2): Image;
  /** Loads the image at this path, which has no extension. Returns nil and the reason if that fails. */
  function _new(path: string): LuaMultiReturn<[image: Image | undefined, error?: string]>;
  export { _new as new };
}

/**
 * The namespace of `playdate.graphics.imagetable`.
 * @noSelf
 */
declare namespace playdate.graphics.imagetable {
  /** Loads the images of `path-table-WIDTH-HEIGHT.png`. Returns nil and the reason if that fails. */
  function _new(path: string): LuaMultiReturn<[table: ImageTable | undefined, error?: string]>;
  export { _new as new };
}
