import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BLACK, CLEAR, createBitmap, WHITE, type Bitmap } from "../../simulator/graphics/bitmap";
import { decodePngBitmap, encodePicturePng } from "../../simulator/graphics/png";
import { encodeQuickPicture } from "../../simulator/graphics/quick-picture";

const bitmaps: fc.Arbitrary<Bitmap> = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(BLACK, WHITE, CLEAR), { minLength: width * height, maxLength: width * height })
      .map((pixels) => ({ ...createBitmap(width, height, CLEAR), pixels: Uint8Array.from(pixels) })),
  );

test("a quick picture is the same bitmap as the PNG file from which it was made", () => {
  fc.assert(
    fc.property(bitmaps, (bitmap) => {
      const png = encodePicturePng(bitmap);
      expect(decodePngBitmap(encodeQuickPicture(decodePngBitmap(png)))).toEqual(decodePngBitmap(png));
      expect(decodePngBitmap(encodeQuickPicture(bitmap)).pixels).toEqual(bitmap.pixels);
    }),
  );
});

test("a quick picture may be wider than 255 pixels", () => {
  const { width, height } = decodePngBitmap(encodeQuickPicture(createBitmap(400, 960, WHITE)));
  expect([width, height]).toEqual([400, 960]);
});
