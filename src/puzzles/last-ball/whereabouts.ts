import { columnOf, rowOf } from "../../kernel/board";
import type { Place, Whereabouts } from "../puzzle";
import type { Level } from "./level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "./make/plan";
import type { State } from "./state";

/**
 * Small boards lie in the middle of the screen. So a place is told as on the board of the game, in whose middle they lie:
 * when a larger board follows, the black ball stands where it stood.
 */
export const whereabouts: Whereabouts<Level, State> = {
  start: { x: 5, y: 3 },
  of: ({ board }, state) => ({
    x: columnOf(board, state[0]) + marginOf(BOARD_WIDTH, board.width),
    y: rowOf(board, state[0]) + marginOf(BOARD_HEIGHT, board.height),
  }),
};

/** The column and row of a place on a board of so many cells; where it lies beside the board, those nearest to it. */
export function placeOn(width: number, height: number, { x, y }: Place): Place {
  return {
    x: Math.max(0, Math.min(width - 1, x - marginOf(BOARD_WIDTH, width))),
    y: Math.max(0, Math.min(height - 1, y - marginOf(BOARD_HEIGHT, height))),
  };
}

/** How many cells there are before a smaller board in the middle; none before a larger one. */
function marginOf(side: number, smaller: number): number {
  return Math.max(0, Math.floor((side - smaller) / 2));
}
