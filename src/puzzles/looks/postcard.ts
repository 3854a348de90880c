/**
 * The size in pixels of a puzzle's picture postcard, which hangs on the wall of the statistics screen and shows the
 * puzzle's figures. Its picture is `images/ID/postcard`, where `ID` is the `id` of the puzzle.
 */

export const POSTCARD_WIDTH = 82;
export const POSTCARD_HEIGHT = 40;
