/** How large the console's screen is drawn on the page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/** From this many device pixels a CSS pixel on, a softened pixel edge is too fine to see. */
const DENSE_PIXEL_RATIO = 2;
/** A whole multiple that fills less of the room than this makes the picture needlessly small. */
const WELL_FILLED = 0.8;

/** How many device pixels wide a pixel of the game is drawn, and whether that is a whole number. */
export interface Scale {
  readonly scale: number;
  readonly whole: boolean;
}

/** Makes the page's screen as large as the page has room for. */
export function fitScreen(screen: HTMLElement, room: HTMLElement): Scale {
  const fitting = scaleFor(room.clientWidth, room.clientHeight, window.devicePixelRatio);
  const widthPx = (SCREEN_WIDTH * fitting.scale) / window.devicePixelRatio;
  document.documentElement.style.setProperty("--screen-width", `${widthPx}px`);
  screen.style.imageRendering = fitting.whole ? "pixelated" : "auto";
  return fitting;
}

/**
 * How many device pixels wide a pixel of the game is drawn in a room of so many CSS pixels: a whole number of them,
 * except where that would be tiny, or where the pixels are so fine that nobody can tell.
 */
export function scaleFor(roomWidthPx: number, roomHeightPx: number, pixelRatio: number): Scale {
  const room = Math.max(0.25, Math.min(roomWidthPx / SCREEN_WIDTH, roomHeightPx / SCREEN_HEIGHT) * pixelRatio);
  const scale = Math.floor(room);
  const whole = scale >= 1 && (pixelRatio < DENSE_PIXEL_RATIO || scale >= WELL_FILLED * room);
  return { scale: whole ? scale : room, whole };
}
