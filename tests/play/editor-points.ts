/**
 * Computes where a test must tap the screen to reach a cell of the level editor's board or a thing in the editor's
 * palette.
 */
import { createEmptyDraft } from "../../src/game/workshop/draft-edits";
import type { Box } from "../../src/device/screen";
import { startEditing } from "../../src/game/workshop/editing";
import { layOutPalette, type PaletteLayout } from "../../src/game/workshop/palette-layout";
import type { Draft } from "../../src/kernel/draft";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

/** A pixel of the console's screen, by column and row. */
export type Point = readonly [x: number, y: number];

/**
 * The number of a level in an endless run at the rising difficulty pace. A new board in the editor is as large as this
 * level.
 */
const NEW_BOARD_LEVEL = 12;
export function newBoard({ legend, plan }: AnyPuzzle): Draft {
  const { width, height } = plan.rising(NEW_BOARD_LEVEL);
  return createEmptyDraft(legend, width, height);
}

export function middleOf({ painter }: AnyPuzzle, { board }: Draft, cell: number): Point {
  const { x, y, width, height } = painter.boxOf(board, cell);
  return [Math.floor(x + width / 2), Math.floor(y + height / 2)];
}

/**
 * Returns where things lie in the editor's palette while one drawer, a group of things, is open. `openDrawer` is the
 * index of this drawer.
 */
export function layoutWithOpen(puzzle: AnyPuzzle, openDrawer: number): PaletteLayout {
  return layOutPalette(puzzle, { ...startEditing(puzzle.legend, newBoard(puzzle)), openDrawer });
}

/**
 * Returns where to tap in the editor's palette: on each drawer (a group of things), and on each thing of the open
 * drawer. `openDrawer` is the index of the open one.
 */
export function palettePoints(
  puzzle: AnyPuzzle,
  openDrawer: number,
): { readonly drawers: readonly Point[]; readonly entries: readonly Point[] } {
  const { tabs, entries } = layoutWithOpen(puzzle, openDrawer);
  const middle = ({ x, y, width, height }: Box): Point => [Math.floor(x + width / 2), Math.floor(y + height / 2)];
  return { drawers: tabs.map(middle), entries: entries.map(middle) };
}
