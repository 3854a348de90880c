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
 * The directions, in degrees, of the short strokes around a medal. The strokes mean that the medal was won for the
 * first time.
 */
const GLEAMS = [-20, 20, 160, 200];
const GLEAM = { from: 14, to: 17 };

const ribbon = union(
  polygon([{ x: 9, y: 0 }, { x: 15, y: 0 }, { x: 19, y: 13 }, { x: 13, y: 15 }]), // prettier-ignore
  polygon([{ x: 27, y: 0 }, { x: 21, y: 0 }, { x: 17, y: 13 }, { x: 23, y: 15 }]), // prettier-ignore
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

/** Draws a medal that was won only in an earlier attempt: a grey ribbon and a white ring around a white sign. */
function drawHeld(onto: Bitmap, sign: Sign): void {
  fill(onto, ribbon, "white", dither(32));
  fill(onto, circle(MIDDLE.x, MIDDLE.y, RADIUS + 1), "black");
  fill(onto, ring(MIDDLE.x, MIDDLE.y, RADIUS - 1, 2), "white");
  drawSign(onto, sign, true, MIDDLE.x, MIDDLE.y, "white");
}

/** Draws the dotted outline of a medal that was never won. */
function drawMissed(onto: Bitmap, sign: Sign): void {
  const isDot = (x: number, y: number): boolean => (x + y) % 2 === 0;
  fill(onto, difference(ribbon, rectangle(0, 8, WIDTH, HEIGHT)), "white", (x, y) => isDot(x, y) && y % 2 === 0);
  fill(onto, ring(MIDDLE.x, MIDDLE.y, RADIUS - 0.5, 1), "white");
  drawSign(onto, sign, false, MIDDLE.x, MIDDLE.y, "white");
}

function drawGleams(onto: Bitmap): void {
  for (const degrees of GLEAMS) {
    const angle = (degrees * Math.PI) / 180;
    for (let distance = GLEAM.from; distance <= GLEAM.to; distance += 0.5) {
      const x = Math.floor(MIDDLE.x + distance * Math.cos(angle));
      setInk(onto, x, Math.floor(MIDDLE.y + distance * Math.sin(angle)), "white");
    }
  }
}

/** Returns a medal that swings to the side: its lowest row moves by `pixels`, and higher rows move less. */
function swung(medal: Bitmap, pixels: number): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const shift = Math.round((pixels * y) / HEIGHT);
    for (let x = 0; x < WIDTH; x++) setInk(onto, x + shift, y, inkAt(medal, x, y));
  }
  return onto;
}
