import { expect, test } from "vitest";
import { chargeOf } from "../../bench/host/drawing-charges";

const small = { name: "drawImage", pictureCount: 1, pixelCount: 256 };

test("drawing costs more than preparing to, and a large picture more than a small one", () => {
  const prepared = chargeOf({ name: "setColor", pictureCount: 0, pixelCount: 0 });
  expect(prepared).toBeLessThan(chargeOf(small));
  expect(chargeOf(small)).toBeLessThan(chargeOf({ ...small, pixelCount: 257 }));
});

test("a rectangle costs as much as a picture of its size", () => {
  for (const pixelCount of [1, 256, 96_000]) {
    expect(chargeOf({ name: "fillRect", pictureCount: 0, pixelCount })).toBe(chargeOf({ ...small, pixelCount }));
  }
});

test("240 moving pictures of 16 by 16 pixels and a screen to hand over fill a frame, as on the console", () => {
  const luaMs = 0.01;
  const ms = 6.7 + 240 * (chargeOf(small) + luaMs);
  expect(ms).toBeGreaterThan(33);
  expect(ms).toBeLessThan(34);
});

test("a way of drawing that nothing is known of is refused", () => {
  expect(() => chargeOf({ name: "drawRotated", pictureCount: 1, pixelCount: 9 })).toThrow(
    "nothing is known of what drawRotated",
  );
});
