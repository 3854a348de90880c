/**
 * Draws the medals of those end cards that show a night sky. A medal is a disc with a sign, which hangs on a ribbon.
 */
import { createBitmap, fill, inkAt, joinInRow, setInk, type Bitmap } from "../bitmap";
import { dither } from "../dither";
import { rectangle } from "../drawing";
import { circle, difference, polygon, ring, union } from "../shapes";
import { drawSign, LOOKS, SIGNS, type Look, type Sign } from "./signs";

const WIDTH = 36;
const HEIGHT = 38;
const MIDDLE = { x: 18, y: 24 };
const RADIUS = 12;
const SWING = 6;
/**
 * The y coordinate, in pixels, of the upper end of a medal's ribbon. It leaves a gap below the medal that hangs above.
 */
const RIBBON_TOP = 5;
/** The small crosses beside a medal, which mean that it was won for the first time. `reach` is half of their size. */
const GLEAMS = [
  { x: 4, y: 14, reach: 2 },
  { x: 31, y: 35, reach: 1 },
];

const ribbon = union(
  polygon([{ x: 10, y: RIBBON_TOP }, { x: 16, y: RIBBON_TOP }, { x: 19, y: 13 }, { x: 13, y: 15 }]), // prettier-ignore
  polygon([{ x: 26, y: RIBBON_TOP }, { x: 20, y: RIBBON_TOP }, { x: 17, y: 13 }, { x: 23, y: 15 }]), // prettier-ignore
);

/**
 * Draws the three medal signs (tick, flag and star) as hanging medals. Each sign is drawn once for each entry of the
 * list `LOOKS`, such as won for the first time or never won.
 */
export const drawMedals = (): Bitmap => joinInRow(SIGNS.flatMap((sign) => LOOKS.map((look) => drawMedal(sign, look))));

function drawMedal(sign: Sign, look: Look): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT);
  if (look === "none") drawMissed(onto, sign);
  else if (look === "before") drawHeld(onto, sign);
  else drawWon(onto, sign);
  if (look === "new") drawGleams(onto);
  return look === "left" || look === "right" ? swung(onto, look === "left" ? -SWING : SWING) : onto;
}

function drawWon(onto: Bitmap, sign: Sign): void {
  fill(onto, ribbon, "white");
  fill(onto, circle(MIDDLE.x, MIDDLE.y, RADIUS + 1), "black");
  fill(onto, circle(MIDDLE.x, MIDDLE.y, RADIUS), "white");
  fill(onto, ring(MIDDLE.x, MIDDLE.y, RADIUS - 2, 1), "black");
  drawSign(onto, sign, true, MIDDLE.x, MIDDLE.y, "black");
}

function drawHeld(onto: Bitmap, sign: Sign): void {
  fill(onto, ribbon, "white", dither(32));
  fill(onto, circle(MIDDLE.x, MIDDLE.y, RADIUS + 1), "black");
  fill(onto, ring(MIDDLE.x, MIDDLE.y, RADIUS - 1, 2), "white");
  drawSign(onto, sign, true, MIDDLE.x, MIDDLE.y, "white");
}

function drawMissed(onto: Bitmap, sign: Sign): void {
  const isDot = (x: number, y: number): boolean => (x + y) % 2 === 0;
  fill(onto, difference(ribbon, rectangle(0, 10, WIDTH, HEIGHT)), "white", (x, y) => isDot(x, y) && y % 2 === 0);
  fill(onto, ring(MIDDLE.x, MIDDLE.y, RADIUS - 0.5, 1), "white");
  drawSign(onto, sign, false, MIDDLE.x, MIDDLE.y, "white");
}

function drawGleams(onto: Bitmap): void {
  for (const { x, y, reach } of GLEAMS) {
    fill(onto, rectangle(x - reach, y, 2 * reach + 1, 1), "white");
    fill(onto, rectangle(x, y - reach, 1, 2 * reach + 1), "white");
  }
}

function swung(medal: Bitmap, pixels: number): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const shift = Math.round((pixels * y) / HEIGHT);
    for (let x = 0; x < WIDTH; x++) setInk(onto, x + shift, y, inkAt(medal, x, y));
  }
  return onto;
}
