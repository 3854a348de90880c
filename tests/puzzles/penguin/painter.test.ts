import { describe, expect, test } from "vitest";
import { cellAt, createBoard } from "../../../src/kernel/board";
import { painter } from "../../../src/puzzles/penguin/paint/painter";

/** How much of the screen a board leaves: above it to the words, at its sides to the torn edges, and below to the front. */
const SKY = 32;
const TORN = 18;
const FRONT = 13;

/** The largest boards that there are in the game. */
const MOST = { width: 16, height: 8 };

const sizes = Array.from({ length: MOST.height * MOST.width }, (_, at) => ({
  width: 1 + (at % MOST.width),
  height: 1 + Math.floor(at / MOST.width),
}));

describe("the floe", () => {
  test("lies whole below the sky, half tones on even pixels, whatever the board's size", () => {
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

  test("has cells of 30 pixels for up to 12 columns and 6 rows, and of 22 else", () => {
    for (const { width, height } of sizes) {
      const board = createBoard(width, height);
      const { width: cell } = painter.boxOf(board, cellAt(board, 0, 0));
      expect(cell).toBe(width <= 12 && height <= 6 ? 30 : 22);
    }
  });
});
