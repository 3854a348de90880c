/**
 * The size of a puzzle's picture postcard, which hangs on the wall of the statistics screen and shows the puzzle's
 * figures. `images/ID/postcard` has its picture, where `ID` is the `id` of the puzzle.
 */

export const POSTCARD_WIDTH = 82;
export const POSTCARD_HEIGHT = 40;
