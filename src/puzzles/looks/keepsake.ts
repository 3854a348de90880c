/**
 * The keepsakes of a puzzle: small things from its scene, of which the player earns one for each ten levels won in
 * endless runs. Their pictures are in the image table `images/ID/keepsakes`, where `ID` is the `id` of the puzzle.
 */

/**
 * The width and height of the picture of an earned keepsake (a souvenir), in pixels. The keepsake stands on the lower
 * edge of its picture.
 */
export const KEEPSAKE_SIZE = 16;

export const KEEPSAKE_COUNT = 8;

/** How many levels the player must win in endless runs of a puzzle to earn one keepsake (a souvenir). */
export const LEVELS_PER_KEEPSAKE = 10;
