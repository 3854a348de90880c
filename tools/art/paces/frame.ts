/**
 * Has the functions with which all puzzles draw their pictures of the three difficulty paces of endless mode. They join
 * six pictures in a row, draw the lamp's cone of light, and draw contours in the dark.
 */
import { blit, createBitmap, fill, inkAt, joinInRow, setInk, type Bitmap, type Ink } from "../bitmap";
import { passesDither } from "../dither";
import { ditherFill, rectangle } from "../drawing";
import { circle, difference, offset, type Shape } from "../shapes";
import { withHalo } from "../sprite-text";

/**
 * A difficulty pace of endless mode: how hard its levels become. The picture of the calm pace shows few things, that of
 * the rising pace a stair of things, and that of the hard pace many.
 */
export type Pace = "calm" | "rising" | "hard";

const WIDTH = 132;
const HEIGHT = 121;
/** The x coordinate of the middle of a picture, where the lamp hangs, in pixels. */
export const MIDDLE = WIDTH / 2;
export const FLOOR = HEIGHT;

const PACES: readonly Pace[] = ["calm", "rising", "hard"];

type PacePainter = (onto: Bitmap, pace: Pace, isLit: boolean) => void;

/**
 * Draws a puzzle's pictures for the three difficulty paces of endless mode: calm, rising and hard. Each picture has 132
 * by 121 pixels and a black background. Each pace has a dark picture, and a lit one for when the player has chosen this
 * pace.
 */
export function drawPaces(paint: PacePainter): Bitmap {
  return joinInRow(
    PACES.flatMap((pace) =>
      [false, true].map((isLit) => {
        const frame = createBitmap(WIDTH, HEIGHT, "black");
        paint(frame, pace, isLit);
        return frame;
      }),
    ),
  );
}

/**
 * The cone of light below the lamp. It begins at the y `top` and ends at the y `foot`. `topReach` and `footReach` are
 * half its width there, in pixels. Its middle is at x = MIDDLE.
 */
export interface Cone {
  readonly top: number;
  readonly foot: number;
  readonly topReach: number;
  readonly footReach: number;
}

/**
 * The brightness of a lamp's cone of light in its middle, just below the lamp, in white pixels of every 64. The drawn
 * light is cut off at 36.
 */
const CONE_TONE = 46;
const CONE_FALL = 0.4;

/** Draws a lamp's cone of light, which is brightest in its middle and fades to nothing at its sides. */
export function drawCone(onto: Bitmap, { top, foot, topReach, footReach }: Cone): void {
  const depthAt = (y: number): number => (y - top) / (foot - top);
  ditherFill(onto, rectangle(0, top, WIDTH, foot - top), "white", (x, y) => {
    const aside = Math.abs(x + 0.5 - MIDDLE) / (topReach + (footReach - topReach) * depthAt(y));
    return Math.min(36, (1 - aside) * CONE_TONE * (1 - CONE_FALL * depthAt(y)));
  });
}

/** Draws the round glow of a lamp at (MIDDLE, y), which fades to nothing at the given radius. */
export function drawGlow(onto: Bitmap, y: number, radius: number): void {
  ditherFill(onto, circle(MIDDLE, y, radius), "white", (pixelX, pixelY) => {
    return (1 - Math.hypot(pixelX + 0.5 - MIDDLE, pixelY + 0.5 - y) / radius) * 60;
  });
}

/** Draws a shape in black, with a white line of the given width inside its edge. */
export function drawContour(onto: Bitmap, shape: Shape, width: number): void {
  fill(onto, shape, "black");
  fill(onto, difference(shape, offset(shape, -width)), "white");
}

export function drawCord(onto: Bitmap, bottom: number): void {
  fill(onto, rectangle(MIDDLE - 1, 0, 2, bottom), "white");
}

/**
 * Draws a sprite that stands in the light. It gets a white rim, and around it a black one, which separates the white
 * rim from the grey light.
 */
export function drawLitThing(onto: Bitmap, sprite: Bitmap, left: number, top: number): void {
  const lit = withHalo(sprite);
  drawBlackRim(onto, lit, left - 1, top - 1);
  blit(onto, lit, left - 1, top - 1);
}

/**
 * How many of every 64 pixels stay white inside the white parts of a sprite that stands in the dark. This is for mostly
 * black sprites.
 */
const DARK_TONE = 14;

/**
 * Draws a sprite that stands in the dark: its outline in white on black, with its details. In a mostly black sprite,
 * the edges of the white parts are white, too. In a mostly white sprite, the inner black lines become white.
 */
export function drawDarkThing(onto: Bitmap, sprite: Bitmap, left: number, top: number): void {
  drawBlackRim(onto, sprite, left, top);
  const isDetail = isMostlyBlack(sprite) ? isWhiteDetail : isBlackDetail;
  for (let y = 0; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (inkAt(sprite, x, y) === "clear") continue;
      const isWhite = touches(sprite, x, y, "clear") || isDetail(sprite, x, y, left + x, top + y);
      setInk(onto, left + x, top + y, isWhite ? "white" : "black");
    }
  }
}

function isMostlyBlack({ pixels }: Bitmap): boolean {
  return pixels.filter((ink) => ink === "black").length > pixels.filter((ink) => ink === "white").length;
}

function isWhiteDetail(sprite: Bitmap, x: number, y: number, pictureX: number, pictureY: number): boolean {
  if (inkAt(sprite, x, y) !== "white") return false;
  return touches(sprite, x, y, "black") || passesDither(pictureX, pictureY, DARK_TONE);
}

const OUTLINE = 3;

function isBlackDetail(sprite: Bitmap, x: number, y: number): boolean {
  if (inkAt(sprite, x, y) !== "black") return false;
  for (let dy = -OUTLINE; dy <= OUTLINE; dy++) {
    for (let dx = -OUTLINE; dx <= OUTLINE; dx++) if (inkAt(sprite, x + dx, y + dy) === "clear") return false;
  }
  return true;
}

function drawBlackRim(onto: Bitmap, sprite: Bitmap, left: number, top: number): void {
  for (let y = -1; y <= sprite.height; y++) {
    for (let x = -1; x <= sprite.width; x++) {
      if (touches(sprite, x, y, "black") || touches(sprite, x, y, "white")) setInk(onto, left + x, top + y, "black");
    }
  }
}

function touches(sprite: Bitmap, x: number, y: number, ink: Ink): boolean {
  return [inkAt(sprite, x + 1, y), inkAt(sprite, x - 1, y), inkAt(sprite, x, y + 1), inkAt(sprite, x, y - 1)].includes(
    ink,
  );
}
