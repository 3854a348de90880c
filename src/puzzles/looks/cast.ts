/**
 * Small figures of a puzzle's main character, which stand in the windows of the title screen and on several other
 * screens. Their pictures are in the image table `images/ID/cast`, where `ID` is the `id` of the puzzle. The feet of
 * each figure are in the middle of the lower edge of its picture.
 */

/** The width of each picture of a puzzle's main character, in pixels. */
export const CAST_WIDTH = 34;
/** The height of each picture of a puzzle's main character, in pixels. */
export const CAST_HEIGHT = 32;

/**
 * The numbers, in a puzzle's image table of its figures, of the pictures that screens outside the levels show. `hero`
 * is the main character, and `blinking` the same with its eyes shut. `friend` is a figure that looks to the left, at
 * another figure.
 */
export const CAST_PICTURES = { hero: 1, friend: 2, blinking: 3 };
