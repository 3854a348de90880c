/** Computes how large the game's screen is on the web page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/** From this scale on, only whole numbers are used. The scale is the number of display pixels for each game pixel. */
const FIRST_WHOLE_SCALE = 4;
/**
 * The share of the page that the screen must fill, by width or height, at a whole-number scale below
 * `FIRST_WHOLE_SCALE`. If it would fill less, the scale is a fraction.
 */
const WHOLE_SHARE = 0.92;
/** The share of the page that the screen fills, by width or height, if the scale is not a whole number. */
const FRACTION_SHARE = 0.94;

/**
 * Returns the scale: how many display pixels wide one pixel of the game is. From 4 on, or if the screen fills 92
 * percent of the page, it is a whole number.
 */
export function scaleFor(pageWidthPx: number, pageHeightPx: number, pixelRatio: number): number {
  const largest = Math.min(pageWidthPx / SCREEN_WIDTH, pageHeightPx / SCREEN_HEIGHT) * pixelRatio;
  const whole = Math.floor(largest);
  return whole >= FIRST_WHOLE_SCALE || whole >= WHOLE_SHARE * largest ? whole : FRACTION_SHARE * largest;
}
