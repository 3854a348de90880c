/**
 * How much computing time each drawing function is assumed to take on a real Playdate. bench/README.md gives the source
 * of the numbers.
 */
import type { DrawingCall } from "../../simulator/host";

/**
 * The time that a call of `playdate.graphics` takes on a real Playdate, in milliseconds, if it draws nothing and only
 * prepares drawing. This time and the next four constants are upper bounds, from published measurements of other
 * programs.
 */
const PREPARING_MS = 0.022;
/**
 * The time that a drawing call of `playdate.graphics` takes on a real Playdate, in milliseconds. It includes one
 * picture or letter with its first 256 pixels. More pictures, letters and pixels in the same call take more time.
 */
const DRAWING_MS = 0.101;
/** The time that each further picture takes on a real Playdate, in milliseconds, if one call draws several pictures. */
const NEXT_PICTURE_MS = 0.035;
/** The time that each further letter takes on a real Playdate, in milliseconds, if one call draws a text. */
const NEXT_LETTER_MS = 0.07;
/** The time that each pixel of a picture after its first 256 pixels takes on a real Playdate, in milliseconds. */
const PIXEL_MS = 0.0000456;
/**
 * The number of pixels of each picture for which `chargeOf` adds no time, because the time of the picture includes
 * them.
 */
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
