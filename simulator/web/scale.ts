/** Computes how large the game's screen is on the web page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/**
 * From this scale on, in display pixels for each game pixel, only whole scales are used. The picture is then large
 * enough, and no pixel is blurred.
 */
const FIRST_WHOLE_SCALE = 4;
/** A whole scale below 4 is used if the game's screen then fills at least this share of the room's limiting side. */
const WHOLE_SHARE = 0.92;
/**
 * If the scale is no whole number, the game's screen fills this share of the room's limiting side. The rest holds the
 * page's own buttons.
 */
const FRACTION_SHARE = 0.94;

/**
 * Returns the scale: how many display pixels wide one pixel of the game is, for a room in CSS pixels. From 4 on, the
 * scale is the largest whole number that fits. Below 4, it is a whole number if it then fills 92 percent of the room's
 * limiting side; otherwise it fills 94 percent of this side.
 */
export function scaleFor(roomWidthPx: number, roomHeightPx: number, pixelRatio: number): number {
  const largest = Math.min(roomWidthPx / SCREEN_WIDTH, roomHeightPx / SCREEN_HEIGHT) * pixelRatio;
  const whole = Math.floor(largest);
  return whole >= FIRST_WHOLE_SCALE || whole >= WHOLE_SHARE * largest ? whole : FRACTION_SHARE * largest;
}
