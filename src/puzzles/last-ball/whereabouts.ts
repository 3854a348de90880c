/** Where levels of Last Ball begin: each level of a run begins where the black ball ended the one before. */

import { columnOf, rowOf } from "../../kernel/board";
import type { Position, PlayerPosition } from "../puzzle";
import type { Level } from "./level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "./make/plan";
import type { State } from "./state";

/**
 * Returns positions as on the largest board, in whose middle the smaller boards lie on the screen. So the black ball
 * stays in the same place of the screen when a level on a board of another size follows.
 */
export const whereabouts: PlayerPosition<Level, State> = {
  startPosition: { x: 5, y: 3 },
  positionOf: ({ board }, state) => ({
    x: columnOf(board, state[0]) + marginCells(BOARD_WIDTH, board.width),
    y: rowOf(board, state[0]) + marginCells(BOARD_HEIGHT, board.height),
  }),
};

/** Converts a position on the largest board to the nearest position on a board of this size. */
export function positionOn(width: number, height: number, { x, y }: Position): Position {
  return {
    x: Math.max(0, Math.min(width - 1, x - marginCells(BOARD_WIDTH, width))),
    y: Math.max(0, Math.min(height - 1, y - marginCells(BOARD_HEIGHT, height))),
  };
}

/** Returns how many cells of the largest board lie before a smaller one in its middle; 0 if the board is no smaller. */
function marginCells(largestSide: number, side: number): number {
  return Math.max(0, Math.floor((largestSide - side) / 2));
}
