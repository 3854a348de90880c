/**
 * Draws the background of the workshop, where players make levels: an empty pinboard, and below it a bench with a lamp,
 * a pencil and a ruler.
 */
import { createBitmap, fill, type Bitmap } from "../bitmap";
import { ditherFill, HEIGHT, rectangle, WIDTH } from "../drawing";
import { capsule, polygon, roundedBox } from "../shapes";
import { toPoints } from "../titles/scenes";

const PINBOARD = { left: 4, top: 22, right: 396, bottom: 91, corner: 7 };
const LAMP = { x: 178, cordTop: 91, shadeTop: 95, shadeBottom: 102, lightBottom: 199 };
/**
 * How much wider the light of the workshop's lamp becomes on each side, in pixels, with each line of pixels below the
 * lamp.
 */
const LIGHT_SPREAD = 1.15;
const BENCH = { top: 199, bottom: 214 };
const RULER = { left: 12, top: 202, width: 76, height: 9, tickGap: 6 };

export function drawBench(): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT, "black");
  drawPinboard(onto);
  drawLight(onto);
  drawSurface(onto);
  drawRuler(onto);
  drawPencil(onto);
  return onto;
}

function drawPinboard(onto: Bitmap): void {
  const { left, top, right, bottom, corner } = PINBOARD;
  // Draws the frame of the pinboard as boxes of alternating colours, one inside the other. Only a line of each outer
  // box remains visible: first a thick one and then thin ones.
  for (const [inset, ink] of [
    [0, "white"],
    [2, "black"],
    [3, "white"],
    [4, "black"],
  ] as const) {
    // prettier-ignore
    fill(onto, roundedBox(left + inset, top + inset, right - inset, bottom - inset, corner - inset), ink);
  }
}

function drawLight(onto: Bitmap): void {
  const { x, cordTop, shadeTop, shadeBottom, lightBottom } = LAMP;
  const reach = LIGHT_SPREAD * (lightBottom - shadeBottom);
  const cone = polygon(toPoints(x - 8, shadeBottom, x + 8, shadeBottom, x + 8 + reach, lightBottom, x - 8 - reach, lightBottom)); // prettier-ignore
  ditherFill(onto, cone, "white", (pixelX, y) => {
    const halfWidth = 8 + LIGHT_SPREAD * (y - shadeBottom);
    return 44 * (1 - Math.abs(pixelX - x) / halfWidth);
  });
  fill(onto, rectangle(x - 1, cordTop, 2, shadeTop - cordTop), "white");
  fill(onto, polygon(toPoints(x - 3, shadeTop, x + 3, shadeTop, x + 11, shadeBottom, x - 11, shadeBottom)), "white");
}

function drawSurface(onto: Bitmap): void {
  const { top, bottom } = BENCH;
  const surface = rectangle(0, top, WIDTH, bottom - top);
  fill(onto, surface, "white");
  ditherFill(onto, surface, "black", (x) => Math.min(54, (Math.abs(x - LAMP.x) - 90) * 0.35));
  fill(onto, rectangle(0, bottom - 2, WIDTH, 1), "black");
  fill(onto, rectangle(0, bottom - 1, WIDTH, 1), "white");
}

function drawRuler(onto: Bitmap): void {
  const { left, top, width, height, tickGap } = RULER;
  fill(onto, rectangle(left - 1, top - 1, width + 2, height + 2), "black");
  fill(onto, rectangle(left, top, width, height), "white");
  for (let x = left + tickGap; x < left + width; x += tickGap) {
    const isLong = ((x - left) / tickGap) % 2 === 0;
    fill(onto, rectangle(x, top, 1, isLong ? 6 : 3), "black");
  }
}

function drawPencil(onto: Bitmap): void {
  const tail = { x: 290, y: 207 };
  const neck = { x: 368, y: 193 };
  fill(onto, capsule(tail, neck, 11), "black");
  fill(onto, polygon(toPoints(367, 187, 386, 189, 369, 199)), "black");
  fill(onto, capsule(tail, neck, 8), "white");
  fill(onto, polygon(toPoints(367, 189, 382, 190.5, 369, 197)), "white");
  for (const shift of [-1.2, 1.4]) {
    fill(onto, capsule({ x: tail.x + 6, y: tail.y + shift - 1 }, { x: neck.x - 2, y: neck.y + shift }, 1), "black");
  }
  fill(onto, polygon(toPoints(377, 189.5, 383, 190.5, 378, 193)), "black");
}
