/**
 * Draws the three medal signs (tick, flag and star) of Fruit's end cards, the cards after campaign levels. Each sign
 * stands on a board of a signpost in the orchard.
 */
import { createBitmap, fill, inkAt, joinInColumn, setInk, type Bitmap, type Ink } from "../bitmap";
import { offset, polygon } from "../shapes";
import { drawSign, LOOKS, SIGNS, type Look, type Sign } from "./signs";

const WIDTH = 154;
const HEIGHT = 41;
const MIDDLE = 20;
const SIGN_X = 15;
/** How far the pointed end of a signpost's board moves up and down when the board swings on its nail, in pixels. */
const SWING = 3;
const NAIL_X = 60;
/** The middle of the gleam on a board, in pixels: between the longest text and the tip of the board. */
const GLEAM_X = 148;

/**
 * The outline of a signpost's board that points to the right. The board shows a medal that was won in this attempt. It
 * has space for two lines of text.
 */
const right = polygon([{ x: 3, y: 1 }, { x: 140, y: 1 }, { x: 151, y: 20 }, { x: 140, y: 39 }, { x: 3, y: 39 }]); // prettier-ignore
/**
 * The outline of a signpost's board that points to the left. The board shows a medal that was not won in this attempt.
 */
const left = polygon([{ x: 12, y: 1 }, { x: 151, y: 1 }, { x: 151, y: 39 }, { x: 12, y: 39 }, { x: 2, y: 20 }]); // prettier-ignore

/**
 * Draws the three medal signs (tick, flag and star) as boards of the signpost. Each sign is drawn once for each entry
 * of the list `LOOKS`, such as won for the first time or never won.
 */
export const drawBoards = (): Bitmap =>
  joinInColumn(SIGNS.flatMap((sign) => LOOKS.map((look) => drawBoard(sign, look))));

function drawBoard(sign: Sign, look: Look): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT);
  if (look === "none" || look === "before") {
    fill(onto, offset(left, 2), "white");
    fill(onto, offset(left, 1), "black");
    fill(onto, offset(left, look === "none" ? 0 : -1), "white");
    drawSign(onto, sign, look === "before", SIGN_X, MIDDLE, "black");
    return onto;
  }
  fill(onto, offset(right, 2), "white");
  fill(onto, right, "black");
  drawSign(onto, sign, true, SIGN_X, MIDDLE, "white");
  if (look === "new") drawGleam(onto);
  if (look === "left") return swung(onto, -SWING);
  return look === "right" ? swung(onto, SWING) : onto;
}

function drawGleam(onto: Bitmap): void {
  const dot = (x: number, y: number, ink: Ink = "white"): void => {
    setInk(onto, x, y, ink);
  };
  for (let step = -1; step <= 1; step++) {
    dot(GLEAM_X + step, MIDDLE);
    dot(GLEAM_X, MIDDLE + step);
  }
}

function swung(board: Bitmap, pixels: number): Bitmap {
  const onto = createBitmap(WIDTH, HEIGHT);
  for (let x = 0; x < WIDTH; x++) {
    const shift = Math.round((pixels * (x - NAIL_X)) / NAIL_X);
    for (let y = 0; y < HEIGHT; y++) setInk(onto, x, y + shift, inkAt(board, x, y));
  }
  return onto;
}
