/** Computes how large the Playdate's screen is on the web page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/**
 * The width in CSS pixels that the drawn Playdate needs beside its screen: both rims, the crank and a margin at each
 * side.
 */
const BESIDE_PX = 192;

/** The width of one pixel of the game in pixels of the display, and whether this width is a whole number. */
export interface Scale {
  readonly scale: number;
  readonly isWhole: boolean;
}

/**
 * Makes the game's screen on the page as large as possible. Sets the CSS class `snug` if the crank does not fit beside
 * the drawn Playdate.
 */
export function fitScreen(screen: HTMLElement, room: HTMLElement): Scale {
  const fitting = scaleFor(room.clientWidth, room.clientHeight, window.devicePixelRatio);
  const widthPx = (SCREEN_WIDTH * fitting.scale) / window.devicePixelRatio;
  document.documentElement.style.setProperty("--screen-width", `${widthPx}px`);
  document.documentElement.classList.toggle("snug", window.innerWidth < widthPx + BESIDE_PX);
  screen.style.imageRendering = fitting.isWhole ? "pixelated" : "auto";
  return fitting;
}

/**
 * Returns the width of one pixel of the game for the available space, which is given in CSS pixels.
 * The scale is a whole number, because dithered pictures would otherwise show stripes. A scale below 1 is a fraction,
 * for a space that is smaller than the game's screen.
 */
export function scaleFor(roomWidthPx: number, roomHeightPx: number, pixelRatio: number): Scale {
  const room = Math.max(0.25, Math.min(roomWidthPx / SCREEN_WIDTH, roomHeightPx / SCREEN_HEIGHT) * pixelRatio);
  const isWhole = room >= 1;
  return { scale: isWhole ? Math.floor(room) : room, isWhole };
}
