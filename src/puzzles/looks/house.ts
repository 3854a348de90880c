/**
 * The house of a puzzle on the quay of the title screen. Its pictures are in the image table `images/ID/house`, where
 * `ID` is the `id` of the puzzle. The puzzle's main character is drawn in the window (see cast.ts).
 */

/** The width of each picture of a house, in pixels. */
export const HOUSE_WIDTH = 52;
/**
 * The height of each picture of a puzzle's house on the title screen, in pixels. The house stands on the lower edge of
 * its picture.
 */
export const HOUSE_HEIGHT = 109;

/**
 * The upper edge and the height of the window pane in each picture of a puzzle's house on the title screen, in pixels.
 */
export const PANE = { top: 36, height: 40 };
/** The y coordinate, in pixels, of the window sill on which the main character stands in each picture of a house. */
export const SILL_Y = 72;

/**
 * The numbers of a house's pictures in the image table of the house, which stands on the quay of the title screen. The
 * window of the house is dark, has its blind down, is lit, or is lit with curtains.
 */
export const HOUSE_PICTURES = { dark: 1, blind: 2, lit: 3, curtains: 4 };
/**
 * This number is added to the number of a house's picture. The sum is the number of the picture of the same house under
 * the street lamp.
 */
export const UNDER_LAMP = 4;
