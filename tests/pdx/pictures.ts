import fc from "fast-check";
import { BLACK, CLEAR, createBitmap, WHITE, type Bitmap } from "../../simulator/graphics/bitmap";

/** A picture of these rows: `#` black, `.` white, a space transparent. */
export function drawn(...rows: readonly string[]): Bitmap {
  const picture = createBitmap(rows[0]?.length ?? 0, rows.length, CLEAR);
  picture.pixels.set([...rows.join("")].map((letter) => ({ "#": BLACK, ".": WHITE })[letter] ?? CLEAR));
  return picture;
}

/** Pictures of that size: of any pixels, opaque, transparent, and with transparent borders. */
export function pictures(width: number, height: number): fc.Arbitrary<Bitmap> {
  const of = (...colors: readonly number[]): fc.Arbitrary<Bitmap> =>
    fc
      .array(fc.constantFrom(...colors), { minLength: width * height, maxLength: width * height })
      .map((pixels) => ({ ...createBitmap(width, height, CLEAR), pixels: Uint8Array.from(pixels) }));
  const bordered = fc
    .tuple(of(BLACK, WHITE, CLEAR), fc.nat(width), fc.nat(width), fc.nat(height), fc.nat(height))
    .map(([picture, left, right, top, bottom]) => ({
      ...picture,
      pixels: picture.pixels.map((color, i) => {
        const x = i % width;
        const y = Math.floor(i / width);
        return x < left || x >= width - right || y < top || y >= height - bottom ? CLEAR : color;
      }),
    }));
  return fc.oneof(of(BLACK, WHITE, CLEAR), of(BLACK, WHITE), of(CLEAR), bordered);
}
