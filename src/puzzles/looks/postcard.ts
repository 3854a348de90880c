/**
 * The postcard of a puzzle on the wall of statistics. `images/ID/postcard` has its picture, where `ID` is the `id` of
 * the puzzle.
 */

export const POSTCARD_WIDTH = 82;
export const POSTCARD_HEIGHT = 40;
