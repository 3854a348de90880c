import { expect, test } from "vitest";
import { scaleFor } from "../../simulator/web/scale";

test("an ordinary display gets the largest whole multiple that fits", () => {
  expect(scaleFor(1100, 700, 1)).toEqual({ scale: 2, whole: true });
  expect(scaleFor(1200, 720, 1)).toEqual({ scale: 3, whole: true });
});

test("the multiple counts device pixels", () => {
  expect(scaleFor(800, 480, 2)).toEqual({ scale: 4, whole: true });
});

test("on a dense display, too, all pixels of the game come out equally large", () => {
  expect(scaleFor(350, 400, 2)).toEqual({ scale: 1, whole: true });
  expect(scaleFor(370, 400, 3)).toEqual({ scale: 2, whole: true });
});

test("a room smaller than the screen gets it shrunk", () => {
  expect(scaleFor(300, 400, 1)).toEqual({ scale: 0.75, whole: false });
});
