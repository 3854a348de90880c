/**
 * The assumed computing time of drawing functions on a real Playdate. bench/README.md gives the source of the numbers.
 */
import type { DrawingCall } from "../../simulator/host";

/**
 * The time that a call takes if it only prepares drawing, in milliseconds. This time and the next four times are upper
 * bounds from published measurements of other programs on a real Playdate.
 */
const PREPARING_MS = 0.022;
/**
 * The time that a call takes if it draws, in milliseconds. It includes the first picture or letter, with its first 256
 * pixels.
 */
const DRAWING_MS = 0.101;
/** If one call draws several pictures, the time that each picture after the first takes, in milliseconds. */
const NEXT_PICTURE_MS = 0.035;
/** If one call draws several letters, the time that each letter after the first takes, in milliseconds. */
const NEXT_LETTER_MS = 0.07;
/** The time that each pixel of a picture takes after its first 256 pixels, in milliseconds. */
const PIXEL_MS = 0.0000456;
/** The number of pixels of each picture that are included in the fixed time of the drawing call. */
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
/** The drawing functions of `playdate.graphics` whose computing time is not known. The game does not use them. */
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
