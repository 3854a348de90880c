/** Computes how large the console's screen is on the page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/** The width in CSS pixels that a console needs beside its screen: both rims, the crank and a margin at each side. */
const BESIDE_PX = 192;

/** The width of a game pixel in device pixels, and whether it is a whole number. */
export interface Scale {
  readonly scale: number;
  readonly whole: boolean;
}

/** Makes the page's screen as large as possible. The page is `snug` if the crank does not fit beside the console. */
export function fitScreen(screen: HTMLElement, room: HTMLElement): Scale {
  const fitting = scaleFor(room.clientWidth, room.clientHeight, window.devicePixelRatio);
  const widthPx = (SCREEN_WIDTH * fitting.scale) / window.devicePixelRatio;
  document.documentElement.style.setProperty("--screen-width", `${widthPx}px`);
  document.documentElement.classList.toggle("snug", window.innerWidth < widthPx + BESIDE_PX);
  screen.style.imageRendering = fitting.whole ? "pixelated" : "auto";
  return fitting;
}

/**
 * Returns the scale for the available space, in CSS pixels.
 * The scale is a whole number, because dithered pictures would otherwise show stripes. It is a fraction only if 1
 * does not fit.
 */
export function scaleFor(roomWidthPx: number, roomHeightPx: number, pixelRatio: number): Scale {
  const room = Math.max(0.25, Math.min(roomWidthPx / SCREEN_WIDTH, roomHeightPx / SCREEN_HEIGHT) * pixelRatio);
  const whole = room >= 1;
  return { scale: whole ? Math.floor(room) : room, whole };
}
