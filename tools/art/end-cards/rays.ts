/**
 * Draws the rays on the end card after a rush (a timed run). They surround the number of cleared levels if it is a new
 * best.
 */
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { capsule } from "../shapes";

const WIDTH = 280;
const HEIGHT = 112;
const MIDDLE = { x: 140, y: 46 };
/**
 * The two directions, in degrees, between which no ray is drawn. This gap leaves space for a text below the number of
 * cleared levels.
 */
const GAP = { from: 50, to: 130 };
const EVERY_DEGREES = 15;
const INNER = { x: 82, y: 44 };
/** The horizontal and the vertical radius of the oval on which the long rays end, in pixels. */
const LONG = { x: 118, y: 62 };
const SHORT = { x: 104, y: 56 };

/**
 * Draws rays for the end of a rush (a timed run). They surround the number of cleared levels if it is a new best. Long
 * and short rays take turns.
 */
export function drawBestRays(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT);
  for (let degrees = 0; degrees < 360; degrees += EVERY_DEGREES) {
    if (degrees > GAP.from && degrees < GAP.to) continue;
    // Leaves out the upward rays, because the lamps hang above the number of cleared levels.
    if (degrees > 255 && degrees < 285) continue;
    const outer = (degrees / EVERY_DEGREES) % 2 === 0 ? LONG : SHORT;
    const angle = (degrees * Math.PI) / 180;
    const at = (radii: { readonly x: number; readonly y: number }) => ({
      x: MIDDLE.x + radii.x * Math.cos(angle),
      y: MIDDLE.y + radii.y * Math.sin(angle),
    });
    fill(onto, capsule(at(INNER), at(outer), 2), "white");
  }
  return onto;
}
