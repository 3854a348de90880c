/** The points of the screen where a tap reaches something in the editor. */
import { emptyDraft } from "../../src/game/workshop/draft-edits";
import { stripLayoutOf } from "../../src/game/workshop/editor-view";
import { stripWidth } from "../../src/game/workshop/palette-view";
import type { Draft } from "../../src/kernel/draft";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/** A pixel of the console's screen. */
export type Point = readonly [x: number, y: number];

/** The size of a new level, as the workshop's plan names it. */
const NEW_SIZE = 5;
/** The distance from the selected thing's edge to a tap on its neighbour in the palette, in pixels. */
const NEAR = 10;
/** The distance from the selected thing's edge to a tap on the second thing beside it, in pixels. */
const FAR = 35;

/** Returns the board of a new level. */
export function newBoard({ legend, plan }: AnyPuzzle): Draft {
  const { width, height } = plan.challenge(NEW_SIZE);
  return emptyDraft(legend, width, height);
}

/** Returns the pixel in the middle of a cell. */
export function middleOf({ painter }: AnyPuzzle, { board }: Draft, cell: number): Point {
  const { x, y, width, height } = painter.boxOf(board, cell);
  return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
}

/**
 * Returns where to tap on the selected thing, its neighbours in the palette, and the second thing before it if that one
 * is visible.
 */
export function palettePoints(puzzle: AnyPuzzle): {
  readonly before: Point;
  readonly hand: Point;
  readonly behind: Point;
  readonly twoBefore: Point | undefined;
} {
  const strip = stripLayoutOf({ puzzle });
  const { left, top, side, neighbours } = strip;
  const y = top + Math.floor(side / 2);
  const middle = left + Math.floor(stripWidth(strip) / 2);
  return {
    before: [middle - side / 2 - NEAR, y],
    hand: [middle, y],
    behind: [middle + side / 2 + NEAR, y],
    twoBefore: neighbours < 2 ? undefined : [middle - side / 2 - FAR, y],
  };
}
