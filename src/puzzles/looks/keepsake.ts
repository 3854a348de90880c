/**
 * The keepsakes of a puzzle: small things from its place, of which the player earns one for each ten levels of endless
 * runs. `images/ID/keepsakes` has their pictures, where `ID` is the `id` of the puzzle.
 */

/**
 * The width and height of each picture of `images/ID/keepsakes` (small things that the player earns), in pixels. A
 * keepsake stands on the lower edge of its picture.
 */
export const KEEPSAKE_SIZE = 16;

/** The number of keepsakes (small things that the player earns) of each puzzle. */
export const KEEPSAKE_COUNT = 8;

/** How many levels the player must clear in endless runs of a puzzle to earn one of its keepsakes (small things). */
export const LEVELS_PER_KEEPSAKE = 10;
