/**
 * Images of the Playdate, and tables of images of the same size.
 * @noSelf
 */
declare namespace playdate.graphics {
  interface Image {
    draw(x: number, y: number): void;
    draw(x: number, y: number, flip: Flip): void;
    drawScaled(x: number, y: number, scale: number): void;
    drawScaled(x: number, y: number, scale: number, yScale: number): void;
    /** Draws the image rotated clockwise by `degrees`. The middle of the image is at (`x`, `y`). */
    drawRotated(x: number, y: number, degrees: number): void;
    drawRotated(x: number, y: number, degrees: number, scale: number): void;
    drawRotated(x: number, y: number, degrees: number, scale: number, yScale: number): void;
    /**
     * Draws only a share of the image's pixels, so that the image looks faded.
     * @param alpha the share that is drawn, from 0 to 1.
     */
    drawFaded(x: number, y: number, alpha: number, ditherType: image.DitherType): void;
    /** Returns a faded copy of the image. `alpha` is the share of its pixels that the copy keeps, from 0 to 1. */
    fadedImage(alpha: number, ditherType: image.DitherType): Image;
    invertedImage(): Image;
    copy(): Image;
    /** Fills the whole image with a colour: 0 is black, 1 is white and 2 is transparent. */
    clear(color: 0 | 1 | 2): void;
    /** Returns the colour of one pixel of the image: 0 is black, 1 is white and 2 is transparent. */
    sample(x: number, y: number): 0 | 1 | 2;
    getSize(): LuaMultiReturn<[width: number, height: number]>;
  }

  /** A table of images of the same size, which were cut from one file. */
  interface ImageTable {
    /** Returns image number `n`, from 1, row by row. Returns nil if there is no such image. */
    getImage(n: number): Image | undefined;
    /** Returns the image in the given column and row, both counted from 1. Returns nil if there is no such image. */
    getImage(column: number, row: number): Image | undefined;
    drawImage(n: number, x: number, y: number): void;
    drawImage(n: number, x: number, y: number, flip: Flip): void;
    getLength(): number;
    getSize(): LuaMultiReturn<[columns: number, rows: number]>;
  }
}

/**
 * The functions of `playdate.graphics.image`, which create and load images.
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

  /** Creates an image of the given size, filled with one colour. The image is transparent if no colour is given. */
  function _new(width: number, height: number): Image;
  function _new(width: number, height: number, background: 0 | 1 | 2): Image;
  /**
   * Loads an image file, whose path is given without extension. Returns nil and the reason if the file cannot be
   * loaded.
   */
  function _new(path: string): LuaMultiReturn<[image: Image | undefined, error?: string]>;
  export { _new as new };
}

/**
 * The functions of `playdate.graphics.imagetable`, which load tables of images.
 * @noSelf
 */
declare namespace playdate.graphics.imagetable {
  /**
   * Loads a table of images from the file `path-table-WIDTH-HEIGHT.png`. Returns nil and the reason if the file cannot
   * be loaded.
   */
  function _new(path: string): LuaMultiReturn<[table: ImageTable | undefined, error?: string]>;
  export { _new as new };
}
