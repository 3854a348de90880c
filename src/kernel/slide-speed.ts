/** Computes how fast pieces slide, so that a slide over a board takes the same time on boards of all sizes. */

/**
 * The time of a slide along the whole longer side of a board, in milliseconds. The start of the slide and the bump at
 * its end are not included. With both, a slide takes 420 to 520 ms: long enough to see a piece start, run and stop.
 */
const BOARD_SLIDE_MS = 400;
/**
 * The longest time for sliding over one cell. Without this limit, slides on the tiny boards of lessons would be slow.
 */
const MAX_MS_PER_CELL = 100;

/**
 * Returns the time for sliding over one cell, in whole milliseconds. `cells` is the number of cells along the board's
 * longer side.
 */
export function slideMsPerCell(cells: number): number {
  return Math.min(MAX_MS_PER_CELL, Math.floor(BOARD_SLIDE_MS / Math.max(1, cells - 1)));
}
