/** A level of the puzzle in this folder, and its notation as a text map. */
import { NOWHERE, type Board } from "../../kernel/board";
import { cellsOf, type Draft } from "../../kernel/draft";
import { createLegend } from "../../kernel/legend";
import { createNotation } from "../../kernel/notation";
import type { Placements } from "../../kernel/placements";

export interface Level {
  readonly board: Board;
  readonly piece: number;
  readonly goal: number;
  /** Whether each cell stops the piece. The border around the board stops it, too. */
  readonly isWall: readonly boolean[];
}

const legend = createLegend(
  [
    { name: "piece", characters: "P", count: "one", isPlayer: true },
    { name: "goal", characters: "G", count: "one" },
    { name: "wall", characters: "#", usualCount: 10, editorRole: "walls" },
    { name: "floor", characters: "." },
  ],
  // The key of a state writes the number of a cell as one byte, so no cell may have a number above 255.
  { minWidth: 1, maxWidth: 14, minHeight: 1, maxHeight: 14 },
);

/**
 * The constants from `PIECE` to `WALL` are the kinds of things on a board. Each is the index of a character in the
 * legend.
 */
export const PIECE = 0;
const GOAL = 1;
const WALL = 2;

export const notation = createNotation<Level>({ legend, levelOf, placementsOf });

function levelOf(draft: Draft): Level {
  const { board, upper } = draft;
  const [piece = NOWHERE] = cellsOf(draft, PIECE);
  const [goal = NOWHERE] = cellsOf(draft, GOAL);
  return { board, piece, goal, isWall: board.isBorder.map((isBorder, cell) => isBorder || upper[cell] === WALL) };
}

function placementsOf({ board, piece, goal, isWall }: Level): Placements {
  const walls = board.cells.filter((cell) => isWall[cell]);
  return { board, cells: [piece, goal, ...walls], kinds: [PIECE, GOAL, ...walls.map(() => WALL)] };
}
