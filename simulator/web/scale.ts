/** Computes how large the game's screen is on the web page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/**
 * The smallest scale that is always a whole number. The scale is the number of display pixels for each pixel of the
 * game. From 4 on, the largest whole scale is large enough, and no pixel is blurred.
 */
const FIRST_WHOLE_SCALE = 4;
/**
 * The share of the page that the screen must fill so that a scale below 4 is rounded down to a whole number. The width
 * or the height of the page counts, whichever leaves less space for the screen.
 */
const WHOLE_SHARE = 0.92;
/**
 * The share of the page that the game's screen fills if the scale is not a whole number. The width or the height of the
 * page counts, whichever leaves less space for the screen. The rest is for the page's own buttons.
 */
const FRACTION_SHARE = 0.94;

/**
 * Returns the scale: how many display pixels wide one pixel of the game is. The space on the page is given in CSS
 * pixels. From 4 on, the scale is the largest whole number that fits. Below 4, it is a whole number if the screen then
 * fills at least 92 percent of the space, by width or by height. Otherwise the screen fills 94 percent.
 */
export function scaleFor(pageWidthPx: number, pageHeightPx: number, pixelRatio: number): number {
  const largest = Math.min(pageWidthPx / SCREEN_WIDTH, pageHeightPx / SCREEN_HEIGHT) * pixelRatio;
  const whole = Math.floor(largest);
  return whole >= FIRST_WHOLE_SCALE || whole >= WHOLE_SHARE * largest ? whole : FRACTION_SHARE * largest;
}
