/** Computes how fast pieces slide, so that a slide over a board takes the same time on boards of all sizes. */

/**
 * How long a slide over the longer side of a board takes, in milliseconds, without its start and the bump at its end.
 * With them it takes 420 to 520 ms: long enough to see a piece start, run and stop.
 */
const BOARD_SLIDE_MS = 400;
/**
 * The longest time that a slide takes for one cell, in milliseconds. Without this limit, slides on the tiny boards of
 * lessons would be slow.
 */
const MAX_MS_PER_CELL = 100;

/**
 * Returns how long a piece takes to slide over one cell, in whole milliseconds. `cells` is the number of cells along
 * the longer side of the board.
 */
export function slideMsPerCell(cells: number): number {
  return Math.min(MAX_MS_PER_CELL, Math.floor(BOARD_SLIDE_MS / Math.max(1, cells - 1)));
}
