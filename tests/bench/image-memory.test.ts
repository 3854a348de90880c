import { expect, test } from "vitest";
import { measureBytes, mostPictureKilobytes, withPictureMemory } from "../../bench/host/image-memory";
import { BLACK, CLEAR, createBitmap } from "../../simulator/graphics/bitmap";
import { GAME_FILES, settle, startPlayer } from "../play/player";

test("a picture needs one bit for each pixel, in rows of whole 32-bit words", () => {
  expect(measureBytes(createBitmap(32, 10, BLACK))).toBe(40);
  expect(measureBytes(createBitmap(33, 10, BLACK))).toBe(80);
  expect(measureBytes(createBitmap(400, 240, BLACK))).toBe(12_480);
});

test("a picture with a transparent pixel needs as much again for its mask", () => {
  const picture = createBitmap(32, 10, BLACK);
  picture.pixels[0] = CLEAR;
  expect(measureBytes(picture)).toBe(80);
});

test("the pictures of the title screen, with the fonts, need between 50 and 1,000 kB", () => {
  const player = startPlayer(undefined, { files: withPictureMemory(GAME_FILES) });
  settle(player);
  expect(mostPictureKilobytes(player)).toBeGreaterThan(50);
  expect(mostPictureKilobytes(player)).toBeLessThan(1000);
});
