/**
 * How much computing time each drawing function is assumed to take on a real Playdate. bench/README.md gives the source
 * of the numbers.
 */
import type { DrawingCall } from "../../simulator/host";

/**
 * The computing time, in milliseconds, of a call that does not draw itself but only prepares drawing. This time and the
 * next four constants are upper bounds, from published measurements of other programs on a real Playdate.
 */
const PREPARING_MS = 0.022;
/**
 * The computing time, in milliseconds, of a call that draws. It includes the first picture or letter with its first 256
 * pixels.
 */
const DRAWING_MS = 0.101;
/** The computing time, in milliseconds, of each picture after the first one that the same call draws. */
const NEXT_PICTURE_MS = 0.035;
/** The computing time, in milliseconds, of each letter after the first one that the same call draws. */
const NEXT_LETTER_MS = 0.07;
/** The computing time, in milliseconds, of each pixel of a picture after its first 256 pixels. */
const PIXEL_MS = 0.0000456;
/** The number of pixels of a picture that the time of the drawing call already includes. */
const FREE_PIXELS = 256;

/** The time in milliseconds to transfer a completely changed screen to the display of the Playdate. */
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
/** The drawing functions of `playdate.graphics` whose time is not known. The game uses none of them. */
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

/**
 * Returns the computing time of a drawing call in milliseconds. Throws an `Error` for a drawing function whose time is
 * not known.
 */
export function chargeOf({ name, pictureCount, pixelCount }: DrawingCall): number {
  if (UNCHARGED.has(name)) throw new Error(`nothing is known of what ${name} costs on a console`);
  if (!DRAWS.has(name)) return PREPARING_MS;
  const others = Math.max(0, pictureCount - 1);
  const othersMs = others * (name === "drawText" ? NEXT_LETTER_MS : NEXT_PICTURE_MS);
  return DRAWING_MS + othersMs + Math.max(0, pixelCount - FREE_PIXELS * Math.max(1, pictureCount)) * PIXEL_MS;
}
