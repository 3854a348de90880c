/** @noSelf */
declare namespace playdate.graphics {
  /** Black and white pixels; with a mask also transparent ones. */
  interface Image {
    /** Its upper left corner comes to (x, y). */
    draw(x: number, y: number): void;
    draw(x: number, y: number, flip: Flip): void;
    drawScaled(x: number, y: number, scale: number): void;
    drawScaled(x: number, y: number, scale: number, yScale: number): void;
    /** Its middle comes to (x, y), turned clockwise by `degrees`. */
    drawRotated(x: number, y: number, degrees: number): void;
    drawRotated(x: number, y: number, degrees: number, scale: number): void;
    drawRotated(x: number, y: number, degrees: number, scale: number, yScale: number): void;
    /** @param alpha the part of its pixels that is drawn, 0 to 1. */
    drawFaded(x: number, y: number, alpha: number, ditherType: image.DitherType): void;
    /** A new image with only a part of the pixels, 0 to 1. */
    fadedImage(alpha: number, ditherType: image.DitherType): Image;
    /** A new image with black and white exchanged. */
    invertedImage(): Image;
    copy(): Image;
    /** Fills the image. */
    clear(color: 0 | 1 | 2): void;
    /** The colour of the pixel: black, white or clear. */
    sample(x: number, y: number): 0 | 1 | 2;
    /** In pixels. */
    getSize(): LuaMultiReturn<[width: number, height: number]>;
  }

  /** Images of one size, cut from one file. */
  interface ImageTable {
    /** The image `n`, counted from 1, row by row; nothing if there is none. */
    getImage(n: number): Image | undefined;
    /** The image in that column and row, counted from 1; nothing if there is none. */
    getImage(column: number, row: number): Image | undefined;
    drawImage(n: number, x: number, y: number): void;
    drawImage(n: number, x: number, y: number, flip: Flip): void;
    /** How many images there are. */
    getLength(): number;
    /** In images. */
    getSize(): LuaMultiReturn<[columns: number, rows: number]>;
  }
}

/** @noSelf */
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

  /** An image of one colour, transparent unless given. */
  function _new(width: number, height: number): Image;
  function _new(width: number, height: number, background: 0 | 1 | 2): Image;
  /** The image of that path, without its extension; nothing and the reason if it cannot be had. */
  function _new(path: string): LuaMultiReturn<[image: Image | undefined, error?: string]>;
  export { _new as new };
}

/** @noSelf */
declare namespace playdate.graphics.imagetable {
  /** The images of `path-table-WIDTH-HEIGHT.png`; nothing and the reason if they cannot be had. */
  function _new(path: string): LuaMultiReturn<[table: ImageTable | undefined, error?: string]>;
  export { _new as new };
}
