import { columnOf, rowOf } from "../../kernel/board";
import type { Position, PlayerPosition } from "../puzzle";
import type { Level } from "./level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "./make/plan";
import type { State } from "./state";

/**
 * Small boards lie in the middle of the screen. So a place is told as on the board of the game, in whose middle they lie:
 * when a larger board follows, the black ball stands where it stood.
 */
export const whereabouts: PlayerPosition<Level, State> = {
  startPosition: { x: 5, y: 3 },
  positionOf: ({ board }, state) => ({
    x: columnOf(board, state[0]) + marginCells(BOARD_WIDTH, board.width),
    y: rowOf(board, state[0]) + marginCells(BOARD_HEIGHT, board.height),
  }),
};

/** The column and row of a place on a board of so many cells; where it lies beside the board, those nearest to it. */
export function positionOn(width: number, height: number, { x, y }: Position): Position {
  return {
    x: Math.max(0, Math.min(width - 1, x - marginCells(BOARD_WIDTH, width))),
    y: Math.max(0, Math.min(height - 1, y - marginCells(BOARD_HEIGHT, height))),
  };
}

/** How many cells there are before a smaller board in the middle; none before a larger one. */
function marginCells(side: number, smaller: number): number {
  return Math.max(0, Math.floor((side - smaller) / 2));
}
