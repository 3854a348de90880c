/**
 * Draws small black and white digits. In the game, they number the moves in a diagram of moves and show times at the
 * end of a challenge.
 */
import { createBitmap, joinInRow, setInk, type Bitmap, type Ink } from "./bitmap";

const WIDTH = 5;
const HEIGHT = 8;

/**
 * The pixels of the small digits from 0 to 9. Each text is one row of pixels through all ten digits, with a gap of one
 * pixel between two digits.
 */
const ROWS: readonly string[] = [
  " ###    ##   ###  ####     ## #####  ###  #####  ###   ### ",
  "## ##  ###  ## ##    ##   ### ##    ##       ## ## ## ## ##",
  "## ## ####     ##    ##  #### ##    ##       ## ## ## ## ##",
  "## ##   ##     ##  ###  ## ## ####  ####    ##   ###  ## ##",
  "## ##   ##    ##     ## ## ##    ## ## ##   ##  ## ##  ####",
  "## ##   ##   ##      ## #####    ## ## ##  ##   ## ##    ##",
  "## ##   ##  ##       ##    ## ## ## ## ##  ##   ## ##    ##",
  " ###    ##  ##### ####     ##  ###   ###   ##    ###   ### ",
];

/** Draws the small digits from 0 to 9 side by side, first in black and then in white, each 5 by 8 pixels. */
export function drawFigures(): Bitmap {
  const figures = Array.from({ length: 10 }, (_, figure) => figure);
  return joinInRow((["black", "white"] as const).flatMap((ink) => figures.map((figure) => drawFigure(figure, ink))));
}

function drawFigure(figure: number, ink: Ink): Bitmap {
  const picture = createBitmap(WIDTH, HEIGHT);
  ROWS.forEach((row, y) => {
    for (let x = 0; x < WIDTH; x++) if (row[figure * (WIDTH + 1) + x] === "#") setInk(picture, x, y, ink);
  });
  return picture;
}
