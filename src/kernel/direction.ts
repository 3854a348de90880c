/** The four inputs of every sliding puzzle, clockwise from the top. */
export type Direction = 0 | 1 | 2 | 3;

export const UP: Direction = 0;
export const RIGHT: Direction = 1;
export const DOWN: Direction = 2;
export const LEFT: Direction = 3;

export const DIRECTIONS: readonly Direction[] = [UP, RIGHT, DOWN, LEFT];

/** How far `x` and `y` change with one step, by direction. */
export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];
