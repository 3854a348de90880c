/**
 * The postcard of a puzzle on the wall of statistics. `images/ID/postcard` has its picture, where `ID` is the `id` of
 * the puzzle.
 */

/** The size of the picture on a puzzle's postcard on the wall of statistics, in pixels. */
export const POSTCARD_WIDTH = 82;
export const POSTCARD_HEIGHT = 40;
