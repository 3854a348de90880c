/** How large the console's screen is drawn on the page. */

export const SCREEN_WIDTH = 400;
export const SCREEN_HEIGHT = 240;
/** Both rims, the crank, and a margin at either side: what a console and its crank need beside the screen, in CSS pixels. */
const BESIDE_PX = 192;

/** How many device pixels wide a pixel of the game is drawn, and whether that is a whole number. */
export interface Scale {
  readonly scale: number;
  readonly whole: boolean;
}

/** Makes the page's screen as large as the page has room for. The page is `snug` if the crank has none beside it. */
export function fitScreen(screen: HTMLElement, room: HTMLElement): Scale {
  const fitting = scaleFor(room.clientWidth, room.clientHeight, window.devicePixelRatio);
  const widthPx = (SCREEN_WIDTH * fitting.scale) / window.devicePixelRatio;
  document.documentElement.style.setProperty("--screen-width", `${widthPx}px`);
  document.documentElement.classList.toggle("snug", window.innerWidth < widthPx + BESIDE_PX);
  screen.style.imageRendering = fitting.whole ? "pixelated" : "auto";
  return fitting;
}

/**
 * How many device pixels wide a pixel of the game is drawn in a room of so many CSS pixels: a whole number of them, as
 * the dithers of its pictures would show stripes otherwise; a part of one only where there is no room for one.
 */
export function scaleFor(roomWidthPx: number, roomHeightPx: number, pixelRatio: number): Scale {
  const room = Math.max(0.25, Math.min(roomWidthPx / SCREEN_WIDTH, roomHeightPx / SCREEN_HEIGHT) * pixelRatio);
  const whole = room >= 1;
  return { scale: whole ? Math.floor(room) : room, whole };
}
