/**
 * How much computing time each drawing function is assumed to take on a real Playdate. bench/README.md gives the source
 * of the numbers.
 */
import type { DrawingCall } from "../../simulator/host";

/**
 * The time of a `playdate.graphics` call that draws nothing, in milliseconds. This constant and the next four are upper
 * bounds, from published measurements of other programs.
 */
const PREPARING_MS = 0.022;
/**
 * The time of a drawing call on a real Playdate, in milliseconds. It includes one picture or letter of at most 256
 * pixels.
 */
const DRAWING_MS = 0.101;
/** The time of each further picture in one drawing call on a real Playdate, in milliseconds. */
const NEXT_PICTURE_MS = 0.035;
/** The time of each further letter in one drawing call on a real Playdate, in milliseconds. */
const NEXT_LETTER_MS = 0.07;
/** The time of each pixel after a picture's first 256 on a real Playdate, in milliseconds. */
const PIXEL_MS = 0.0000456;
const FREE_PIXELS = 256;

/** The time that a Playdate takes to transfer a completely changed screen to its display, in milliseconds. */
export const HANDING_OVER_MS = 6.7;

/** The functions of `playdate.graphics` that draw. All others only prepare drawing or return a value. */
const DRAWS: ReadonlySet<string> = new Set([
  "clear",
  "draw",
  "drawImage",
  "drawText",
  "fillEllipseInRect",
  "fillRect",
  "fillTriangle",
]);
/** The drawing functions of `playdate.graphics` whose time is not known. The game only uses `drawRotated` of them. */
const UNCHARGED: ReadonlySet<string> = new Set([
  "drawEllipseInRect",
  "drawFaded",
  "drawLine",
  "drawPixel",
  "drawPolygon",
  "drawRect",
  "drawRotated",
  "drawRoundRect",
  "drawScaled",
  "drawTriangle",
  "fillPolygon",
  "fillRoundRect",
]);

/** Returns whether the time of a drawing function of `playdate.graphics` is known. */
export function isCharged(name: string): boolean {
  return !UNCHARGED.has(name);
}

/**
 * Returns the time that a call of `playdate.graphics` takes on a real Playdate, in milliseconds. Throws an `Error` for
 * a drawing function whose time is not known.
 */
export function chargeOf({ name, pictureCount, pixelCount }: DrawingCall): number {
  if (UNCHARGED.has(name)) throw new Error(`nothing is known of what ${name} costs on a console`);
  if (!DRAWS.has(name)) return PREPARING_MS;
  const others = Math.max(0, pictureCount - 1);
  const othersMs = others * (name === "drawText" ? NEXT_LETTER_MS : NEXT_PICTURE_MS);
  return DRAWING_MS + othersMs + Math.max(0, pixelCount - FREE_PIXELS * Math.max(1, pictureCount)) * PIXEL_MS;
}
