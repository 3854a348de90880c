/**
 * Defines where the black ball starts in generated levels of the puzzle Last Ball: on the cell where it ended the level
 * before.
 */

import { columnOf, rowOf } from "../../kernel/board";
import type { Position, PlayerPosition } from "../puzzle";
import type { Level } from "./level";
import { BOARD_HEIGHT, BOARD_WIDTH } from "./make/plan";
import type { State } from "./state";

/**
 * Where the black ball starts in the first generated level, and where it is after a level, as a position on the largest
 * board. On the screen, smaller boards lie in the middle of the largest board. So the black ball keeps its position on
 * the screen when the next level has a board of another size.
 */
export const playerPosition: PlayerPosition<Level, State> = {
  startPosition: { x: 5, y: 3 },
  positionOf: ({ board }, state) => ({
    x: columnOf(board, state[0]) + marginCells(BOARD_WIDTH, board.width),
    y: rowOf(board, state[0]) + marginCells(BOARD_HEIGHT, board.height),
  }),
};

/** Converts a position on the largest board to the nearest position on a board of the given size. */
export function positionOn(width: number, height: number, { x, y }: Position): Position {
  return {
    x: Math.max(0, Math.min(width - 1, x - marginCells(BOARD_WIDTH, width))),
    y: Math.max(0, Math.min(height - 1, y - marginCells(BOARD_HEIGHT, height))),
  };
}

function marginCells(largestSide: number, side: number): number {
  return Math.max(0, Math.floor((largestSide - side) / 2));
}
