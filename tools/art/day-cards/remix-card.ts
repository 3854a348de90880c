/**
 * Draws the card of the weekly remix, three levels with a special rule (the twist). The card hangs askew on a string
 * and shows the twist, such as fog over the board.
 */
import { REMIX_CARD } from "../../../src/puzzles/looks/remix-card";
import { createBitmap, fill, joinInRow, type Bitmap } from "../bitmap";
import { circle, intersection, polygon, roundedBox, type Point, type Shape } from "../shapes";

/**
 * How far the card of the weekly remix (three levels with a special rule) leans in each of its two pictures, in
 * degrees: hanging still, and swinging.
 */
const LEANS: readonly number[] = [-7, -4];

/**
 * The card of the weekly remix (three levels with a special rule) before it is tilted, in pixels: half its width, half
 * its height, and its middle.
 */
const CARD = { halfWidth: 37, halfHeight: 35, middleX: 43, middleY: 48 };
const FRAME = 3;

/**
 * The puffs of cloud on the card of the weekly remix (three levels with a special rule), which stand for fog over the
 * board. In pixels: the distance between puffs in a row, the distance between rows, and the radius of a puff.
 */
const PUFFS = { apart: 16, rowsApart: 7, radius: 9 };

/**
 * Draws the card of the weekly remix (three levels with a special rule) for each of the three rules: fog, a turned
 * board, and few moves that can be taken back. The card of each rule has two pictures, hanging still and swinging.
 */
export function drawRemixCards(): Bitmap {
  return joinInRow([drawFog, drawTurned, drawRewinds].flatMap((draw) => LEANS.map((lean) => drawCard(lean, draw))));
}

/**
 * Maps a point of the upright card to its place on the leaning card. `x` and `y` are the point's distances from the
 * middle of the upright card, in pixels.
 */
type Lean = (x: number, y: number) => Point;

function drawCard(degrees: number, drawTwist: (onto: Bitmap, inside: Shape, lean: Lean) => void): Bitmap {
  const onto = createBitmap(REMIX_CARD.width, REMIX_CARD.height);
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const lean: Lean = (x, y) => ({
    x: CARD.middleX + x * cosine - y * sine,
    y: CARD.middleY + x * sine + y * cosine,
  });
  for (const side of [-20, 24]) {
    const { x, y } = lean(side, -CARD.halfHeight);
    fill(onto, roundedBox(x - 0.5, 0, x + 0.5, y, 0), "white");
  }
  fill(onto, cardShape(lean, FRAME), "white");
  fill(onto, cardShape(lean, FRAME - 2), "black");
  const inside = cardShape(lean, -1);
  fill(onto, inside, "white");
  drawTwist(onto, inside, lean);
  for (const side of [-20, 24]) {
    const { x, y } = lean(side, -CARD.halfHeight);
    fill(onto, circle(x, y, 3.5), "black");
    fill(onto, circle(x, y, 2.5), "white");
  }
  return onto;
}

function cardShape(lean: Lean, grown: number): Shape {
  const [right, bottom] = [CARD.halfWidth + grown, CARD.halfHeight + grown];
  return polygon([lean(-right, -bottom), lean(right, -bottom), lean(right, bottom), lean(-right, bottom)]);
}

function drawFog(onto: Bitmap, inside: Shape): void {
  const { apart, rowsApart, radius } = PUFFS;
  for (let row = 0; row * rowsApart < REMIX_CARD.height + radius; row++) {
    for (let x = row % 2 === 0 ? 0 : apart / 2; x < REMIX_CARD.width + radius; x += apart) {
      fill(onto, intersection(inside, circle(x, row * rowsApart, radius)), "black");
      fill(onto, intersection(inside, circle(x, row * rowsApart, radius - 1.2)), "white");
    }
  }
}

function drawTurned(onto: Bitmap, inside: Shape, lean: Lean): void {
  const board = polygon([lean(-8, -30), lean(29, -9), lean(8, 28), lean(-29, 7)]);
  fill(onto, inside, "black");
  fill(onto, intersection(inside, board), "white");
  for (const side of [1, -1]) {
    const stroke = [lean(26 * side, -26 * side), lean(31 * side, -20 * side), lean(31 * side, -12 * side)];
    stroke.forEach(({ x, y }) => {
      fill(onto, circle(x, y, 2.2), "white");
    });
    const head = [lean(36 * side, -13 * side), lean(26 * side, -13 * side), lean(31 * side, -5 * side)];
    fill(onto, intersection(inside, polygon(head)), "white");
  }
}

function drawRewinds(onto: Bitmap, inside: Shape, lean: Lean): void {
  fill(onto, inside, "black");
  const groove = polygon([lean(-30, -31), lean(30, -31), lean(30, -13), lean(-30, -13)]);
  fill(onto, groove, "white");
  const hollow = polygon([lean(-28, -29), lean(28, -29), lean(28, -15), lean(-28, -15)]);
  fill(onto, hollow, "black");
  for (const x of [-19, 0, 19]) {
    const middle = lean(x, -22);
    fill(onto, circle(middle.x, middle.y, 5.5), "white");
  }
}
