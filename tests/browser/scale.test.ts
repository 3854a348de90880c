import { expect, test } from "vitest";
import { scaleFor } from "../../simulator/web/scale";

test("the screen is enlarged by the largest whole number that fits", () => {
  expect(scaleFor(1100, 700, 1)).toEqual({ scale: 2, isWhole: true });
  expect(scaleFor(1200, 720, 1)).toEqual({ scale: 3, isWhole: true });
});

test("the scale of the screen counts pixels of the display, not CSS pixels", () => {
  expect(scaleFor(800, 480, 2)).toEqual({ scale: 4, isWhole: true });
});

test("all pixels of the game are equally large on a display with high pixel density", () => {
  expect(scaleFor(350, 400, 2)).toEqual({ scale: 1, isWhole: true });
  expect(scaleFor(370, 400, 3)).toEqual({ scale: 2, isWhole: true });
});

test("the screen is shrunk if the space is smaller than the screen", () => {
  expect(scaleFor(300, 400, 1)).toEqual({ scale: 0.75, isWhole: false });
});
