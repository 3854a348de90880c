import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createResampler } from "../../simulator/web/resample";
import { createTones } from "../../simulator/web/screen-tones";

const LIGHTS = Uint32Array.from({ length: 256 }, (_, light) => light);

function enlarged(pixels: Uint8Array, width: number, height: number): Uint32Array {
  const target = new Uint32Array(width * height);
  createResampler(width, height).enlarge(pixels, LIGHTS, target);
  return target;
}

function pictureOf(isWhite: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 400 * 240 }, (_, at) => (isWhite(at % 400, Math.floor(at / 400)) ? 1 : 0));
}

test("a whole scale repeats each pixel of the game", () => {
  const picture = pictureOf((x, y) => (x * 7 + y * 13) % 5 < 2);
  const target = enlarged(picture, 800, 480);
  expect(target.every((light, at) => light === 255 * picture[400 * Math.floor(at / 1600) + Math.floor((at % 800) / 2)])).toBe(true); // prettier-ignore
});

test("each display pixel is the mean of what it covers", () => {
  // Only the first game pixel is bright here. The scale is 1.5: display pixel 0 shows game pixel 0, and display pixel 2
  // shows game pixel 1. Display pixel 1 mixes both.
  const target = enlarged(pictureOf((x, y) => x === 0 && y === 0), 600, 360); // prettier-ignore
  expect([0, 1, 2].map((y) => [...target.subarray(600 * y, 600 * y + 3)])).toEqual([
    [255, 128, 0],
    [128, 64, 0],
    [0, 0, 0],
  ]);
  const corner = enlarged(pictureOf((x, y) => x === 399 && y === 239), 600, 360); // prettier-ignore
  expect([...corner.subarray(600 * 360 - 2)]).toEqual([128, 255]);
});

test("a picture keeps its mean light at every scale", () => {
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 1599 }), fc.integer({ min: 2, max: 9 }), (width, period) => {
      const height = Math.round(width * 0.6);
      const picture = pictureOf((x, y) => (x + 2 * y) % period === 0);
      const mean = picture.reduce((sum, pixel) => sum + pixel, 0) / picture.length;
      const target = enlarged(picture, width, height);
      const light = target.reduce((sum, value) => sum + value, 0) / target.length / 255;
      expect(Math.abs(light - mean)).toBeLessThan(0.004);
    }),
    { numRuns: 12 },
  );
});

test("only the rows whose pixels changed are enlarged again", () => {
  const resampler = createResampler(600, 360);
  const target = new Uint32Array(600 * 360);
  expect(resampler.enlarge(pictureOf(() => false), LIGHTS, target)).toEqual({ from: 0, to: 360 }); // prettier-ignore
  expect(resampler.enlarge(pictureOf(() => false), LIGHTS, target)).toEqual({ from: 0, to: 0 }); // prettier-ignore
  const changed = pictureOf((x, y) => x === 5 && y === 100);
  expect(resampler.enlarge(changed, LIGHTS, target)).toEqual({ from: 149, to: 152 });
  expect(target).toEqual(enlarged(changed, 600, 360));
});

test("mixed colours run from the screen's black to its white, and half the light is brighter than the mean colour", () => {
  const tones = createTones();
  expect([tones[0], tones[255]]).toEqual([0xff191c1d, 0xffccd4d7]);
  expect(tones[128] % 256).toBeGreaterThan((0x1d + 0xd7) / 2 + 20);
});
