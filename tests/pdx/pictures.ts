/** Creates pictures for the tests of the tool that packs the game: from rows of text, or at random. */
import fc from "fast-check";
import type { Bitmap, Ink } from "../../tools/art/bitmap";

const inks: Readonly<Record<string, Ink>> = { "#": "black", ".": "white", " ": "clear" };

/** Creates a picture from rows of text: `#` is black, `.` is white, a space is transparent. */
export function pictureFrom(...rows: readonly string[]): Bitmap {
  return { width: rows[0].length, height: rows.length, pixels: [...rows.join("")].map((letter) => inks[letter]) };
}

/**
 * Generates pictures of a given size. They are opaque, partly transparent, wholly transparent, or have transparent
 * borders.
 */
export function arbitraryPictures(width: number, height: number): fc.Arbitrary<Bitmap> {
  const of = (...inks: readonly Ink[]): fc.Arbitrary<Bitmap> =>
    fc
      .array(fc.constantFrom(...inks), { minLength: width * height, maxLength: width * height })
      .map((pixels) => ({ width, height, pixels }));
  const bordered = fc
    .tuple(of("black", "white", "clear"), fc.nat(width), fc.nat(width), fc.nat(height), fc.nat(height))
    .map(([picture, left, right, top, bottom]) => ({
      ...picture,
      pixels: picture.pixels.map((ink, i): Ink => {
        const x = i % width;
        const y = Math.floor(i / width);
        return x < left || x >= width - right || y < top || y >= height - bottom ? "clear" : ink;
      }),
    }));
  return fc.oneof(of("black", "white", "clear"), of("black", "white"), of("clear"), bordered);
}
