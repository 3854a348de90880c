import { emptyDraft } from "../../src/game/workshop/draft-edits";
import { stripLayoutOf } from "../../src/game/workshop/editor-view";
import { stripWidth } from "../../src/game/workshop/palette-view";
import type { Draft } from "../../src/kernel/draft";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/** A pixel of the console's screen. */
export type Point = readonly [x: number, y: number];

/** The size of what the workshop calls a new level. */
const NEW_SIZE = 5;
/** So far from what is in hand its neighbours in the palette are touched, and those beyond them. */
const NEAR = 10;
const FAR = 35;

/** The board on which a new level is made. */
export function newBoard({ legend, plan }: AnyPuzzle): Draft {
  const { width, height } = plan.challenge(NEW_SIZE);
  return emptyDraft(legend, width, height);
}

/** The middle of a cell. */
export function middleOf({ painter }: AnyPuzzle, { board }: Draft, cell: number): Point {
  const { x, y, width, height } = painter.boxOf(board, cell);
  return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
}

/** What is in hand in the editor, its neighbours in the palette, and the one two before it where that is to be seen. */
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
