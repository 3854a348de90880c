/** The four directions and their steps in columns and rows. */

/** An input of a puzzle: one of four directions, clockwise from the top. */
export type Direction = 0 | 1 | 2 | 3;

export const UP: Direction = 0;
export const RIGHT: Direction = 1;
export const DOWN: Direction = 2;
export const LEFT: Direction = 3;

export const DIRECTIONS: readonly Direction[] = [UP, RIGHT, DOWN, LEFT];

/** By direction: how far one step changes the column (`STEP_X`) and the row (`STEP_Y`). */
export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];
