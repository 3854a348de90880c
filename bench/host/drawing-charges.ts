import type { DrawingCall } from "../../simulator/host";

/**
 * What drawing is charged, in milliseconds of the console. Nobody has measured this game on one: these are bounds from
 * above, taken from what others have measured and published. bench/README.md says from what, and how.
 */
const PREPARING_MS = 0.022;
const DRAWING_MS = 0.101;
const NEXT_PICTURE_MS = 0.035;
const NEXT_LETTER_MS = 0.07;
const PIXEL_MS = 0.0000456;
/** So many pixels of each picture are in its price. */
const FREE_PIXELS = 256;

/** What handing a changed screen over takes, with all its rows. */
export const HANDING_OVER_MS = 6.7;

/** What draws; all other calls only prepare that, or ask for something. */
const DRAWS: ReadonlySet<string> = new Set([
  "clear",
  "draw",
  "drawImage",
  "drawText",
  "fillEllipseInRect",
  "fillRect",
  "fillTriangle",
]);
/** What the game does without, and nothing is known of. */
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

/** What a call is charged. Throws an `Error` for a way of drawing that has no price. */
export function chargeOf({ name, pictures, pixels }: DrawingCall): number {
  if (UNCHARGED.has(name)) throw new Error(`nothing is known of what ${name} costs on a console`);
  if (!DRAWS.has(name)) return PREPARING_MS;
  const others = Math.max(0, pictures - 1);
  const othersMs = others * (name === "drawText" ? NEXT_LETTER_MS : NEXT_PICTURE_MS);
  return DRAWING_MS + othersMs + Math.max(0, pixels - FREE_PIXELS * Math.max(1, pictures)) * PIXEL_MS;
}
