import { expect, test } from "vitest";
import { crop } from "../../tools/art/bitmap";
import { CELL_LEFT, CELL_TOP, frameSide } from "../../tools/art/skid/sprites";
import { drawBuiltTable } from "../../tools/art/skid/things";

test.each([38, 48] as const)(
  "a block of Skid fills its cell of %i pixels and throws no shadow, as it is fixed",
  (cellSize) => {
    const side = frameSide(cellSize);
    const block = crop(drawBuiltTable(cellSize), 0, 0, side, side);
    const isInCell = (at: number, from: number): boolean => at >= from && at < from + cellSize;
    block.pixels.forEach((ink, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      if (y < CELL_TOP) return;
      const isCovered = isInCell(x, CELL_LEFT) && isInCell(y, CELL_TOP);
      expect(ink !== "clear", `${x}, ${y}`).toBe(isCovered);
    });
  },
);
