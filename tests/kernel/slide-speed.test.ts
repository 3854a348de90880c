import { expect, test } from "vitest";
import { slideMsPerCell } from "../../src/kernel/slide-speed";

test("a slide over a board takes the same time on boards of 5 to 24 cells", () => {
  for (let cells = 5; cells <= 24; cells++) {
    const slideMs = slideMsPerCell(cells) * (cells - 1);
    expect(slideMs, `${cells} cells`).toBeGreaterThanOrEqual(380);
    expect(slideMs, `${cells} cells`).toBeLessThanOrEqual(400);
  }
});

test("a slide on a board of fewer than five cells is no slower a cell", () => {
  for (const cells of [1, 2, 3, 4]) expect(slideMsPerCell(cells)).toBe(slideMsPerCell(5));
});
