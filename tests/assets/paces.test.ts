import { describe, expect, test } from "vitest";
import type { Bitmap } from "../../tools/art/bitmap";
import { readFrames } from "../../tools/art/frames";
import { PACE_PICTURES } from "../../tools/art/paces/pictures";

function whites(frame: Bitmap): number {
  return frame.pixels.filter((ink) => ink === "white").length;
}

describe.each(Object.keys(PACE_PICTURES))("the pictures of %s", (path) => {
  const frames = readFrames(path);
  const dark = frames.filter((_, index) => index % 2 === 0).map(whites);
  const lit = frames.filter((_, index) => index % 2 === 1).map(whites);

  test("show three paces, each in the dark and lit, on an opaque ground", () => {
    expect(frames.length).toBe(6);
    for (const { pixels } of frames) expect(pixels).not.toContain("clear");
  });

  test("are more than one and a half times as bright when lit", () => {
    for (const [pace, brightness] of lit.entries()) expect(brightness).toBeGreaterThan(1.5 * dark[pace]);
  });

  test("show more in the dark from pace to pace", () => {
    expect(dark[1]).toBeGreaterThan(dark[0]);
    expect(dark[2]).toBeGreaterThan(dark[1]);
  });
});
