/** Computes how large the game's screen is on the web page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/**
 * The scale is the number of display pixels for each pixel of the game. From this scale on, only whole numbers are
 * used: the picture is then large enough, and no pixel is blurred.
 */
const FIRST_WHOLE_SCALE = 4;
/**
 * A scale below 4 is a whole number if the game's screen then fills at least this share of the page. The page's width
 * or height counts, whichever leaves less space for the screen.
 */
const WHOLE_SHARE = 0.92;
/**
 * If the scale is not a whole number, the game's screen fills this share of the page. The page's width or height
 * counts, whichever leaves less space for the screen. The rest holds the page's own buttons.
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
