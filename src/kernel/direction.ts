/** Defines the four directions of moves, and how a step in each direction changes the column and the row. */

/** An input of the player: 0 is up, 1 is right, 2 is down and 3 is left. */
export type Direction = 0 | 1 | 2 | 3;

export const UP: Direction = 0;
export const RIGHT: Direction = 1;
export const DOWN: Direction = 2;
export const LEFT: Direction = 3;

export const DIRECTIONS: readonly Direction[] = [UP, RIGHT, DOWN, LEFT];

/**
 * How far one step in a direction changes the column (`STEP_X[direction]`) and the row (`STEP_Y[direction]`): by −1, 0
 * or 1.
 */
export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];
