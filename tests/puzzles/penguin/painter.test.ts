import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../../src/kernel/board";
import { painter } from "../../../src/puzzles/penguin/paint/painter";

/** How many rows of pixels above a board of Penguin must stay free for texts, whatever the size of the board. */
const SKY = 32;
/** How many columns of pixels beside the board, on each side, must stay free for the torn edges of the ice floe. */
const TORN = 18;
/** How many rows of pixels below the board must stay free for the front edge of the ice floe. */
const FRONT = 13;

const LARGEST = { width: 16, height: 8 };

const sizes = Array.from({ length: LARGEST.height * LARGEST.width }, (_, index) => ({
  width: 1 + (index % LARGEST.width),
  height: 1 + Math.floor(index / LARGEST.width),
}));

describe("the ice floe of Penguin", () => {
  test("the floe lies completely below the sky and on even pixels, for every size of board", () => {
    for (const { width, height } of sizes) {
      const board = createBoard(width, height);
      const first = painter.boxOf(board, cellAt(board, 0, 0));
      const last = painter.boxOf(board, cellAt(board, width - 1, height - 1));
      expect([first.x % 2, first.y % 2]).toEqual([0, 0]);
      expect(first.x).toBeGreaterThanOrEqual(TORN);
      expect(first.y).toBeGreaterThan(SKY);
      expect(last.x + last.width).toBeLessThanOrEqual(400 - TORN);
      expect(last.y + last.height).toBeLessThanOrEqual(240 - FRONT);
    }
  });

  test("the floe has cells of 30 pixels up to 12 columns and 6 rows, and of 22 pixels beyond", () => {
    for (const { width, height } of sizes) {
      const board = createBoard(width, height);
      const { width: cell } = painter.boxOf(board, cellAt(board, 0, 0));
      expect(cell).toBe(width <= 12 && height <= 6 ? 30 : 22);
    }
  });
});
