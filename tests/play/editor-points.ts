/** Computes the points of the screen where a tap reaches a cell of the editor's board or a thing in its palette. */
import { createEmptyDraft } from "../../src/game/workshop/draft-edits";
import { stripLayoutOf } from "../../src/game/workshop/editor-view";
import { stripWidth } from "../../src/game/workshop/palette-view";
import type { Draft } from "../../src/kernel/draft";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/** A pixel of the console's screen, by column and row. */
export type Point = readonly [x: number, y: number];

/**
 * The number of a level in an endless run (a sequence of levels) at the rising difficulty pace. The board of a new
 * level in the editor has the size of this level's board.
 */
const NEW_BOARD_LEVEL = 12;
/**
 * The distance, in pixels, from the edge of the selected thing in the editor's palette to a tap on the thing next to
 * it.
 */
const NEAR = 10;
/**
 * The distance, in pixels, from the edge of the selected thing in the editor's palette to a tap on the second thing
 * beside it.
 */
const FAR = 35;

export function newBoard({ legend, plan }: AnyPuzzle): Draft {
  const { width, height } = plan.rising(NEW_BOARD_LEVEL);
  return createEmptyDraft(legend, width, height);
}

export function middleOf({ painter }: AnyPuzzle, { board }: Draft, cell: number): Point {
  const { x, y, width, height } = painter.boxOf(board, cell);
  return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
}

/**
 * Returns where to tap in the editor's palette: on the selected thing, on the things next to it, and on the second
 * thing before it if this second thing is visible.
 */
export function palettePoints(puzzle: AnyPuzzle): {
  readonly before: Point;
  readonly hand: Point;
  readonly behind: Point;
  readonly twoBefore: Point | undefined;
} {
  const strip = stripLayoutOf({ puzzle });
  const { left, top, side, neighbourCount } = strip;
  const y = top + Math.floor(side / 2);
  const middle = left + Math.floor(stripWidth(strip) / 2);
  return {
    before: [middle - side / 2 - NEAR, y],
    hand: [middle, y],
    behind: [middle + side / 2 + NEAR, y],
    twoBefore: neighbourCount < 2 ? undefined : [middle - side / 2 - FAR, y],
  };
}
