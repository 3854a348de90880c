import { emptyDraft } from "../../src/game/workshop/draft-edits";
import { stripPlace } from "../../src/game/workshop/editor-view";
import { stripWidth } from "../../src/game/workshop/palette-view";
import type { Draft } from "../../src/kernel/draft";
import type { SealedPuzzle } from "../../src/puzzles/sealed";

/** A pixel of the console's screen. */
export type Point = readonly [x: number, y: number];

/** The size of what the workshop calls a new level. */
const NEW_SIZE = 5;
/** So far from its outer edge a neighbour in the palette is touched. */
const INSET = 4;

/** The board on which a new level is made. */
export function newBoard({ legend, plan }: SealedPuzzle): Draft {
  const { width, height } = plan.challenge(NEW_SIZE);
  return emptyDraft(legend, width, height);
}

/** The middle of a cell. */
export function middleOf({ painter }: SealedPuzzle, { board }: Draft, cell: number): Point {
  const { x, y, width, height } = painter.boxOf(board, cell);
  return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
}

/** What is in hand in the editor, and its two neighbours in the palette. */
export function palettePoints(puzzle: SealedPuzzle): {
  readonly before: Point;
  readonly hand: Point;
  readonly behind: Point;
} {
  const { left, top, side } = stripPlace({ puzzle });
  const y = top + Math.floor(side / 2);
  const width = stripWidth(side);
  return { before: [left + INSET, y], hand: [left + Math.floor(width / 2), y], behind: [left + width - INSET, y] };
}
