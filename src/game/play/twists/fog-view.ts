/** Draws fog over the cells of a board: puffs of cloud in rows, with a rim of puffs towards the clear cells. */
import {
  drawClipped,
  fillDisc,
  fillBox,
  paintOpaquePicture,
  paintTransparentPicture,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
  type Box,
  type Picture,
} from "../../../device/screen";
import type { Board } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Attempt } from "../attempt";

/**
 * The puffs of cloud that make up the fog, in pixels: the distance between two puffs in a row, the distance between two
 * rows, and the radius of a puff.
 */
const PUFFS = { apart: 20, rowsApart: 8, radius: 11 };

/**
 * The number of rows of puffs in the picture of fog that is repeated over the screen. The number is even, because every
 * second row is shifted.
 */
const ROWS = 10;

/** The puffs at the rim of the fog: their radius in pixels, and how many stand along one side of a cell. */
const RIM = { radius: 6, count: 2 };

/** The pictures of fog. `all` covers the whole screen, and `rims` has the rim along each side of a cell. */
interface FogPictures {
  readonly cellWidth: number;
  readonly all: Picture;
  readonly rims: readonly Picture[];
}

let pictures: FogPictures | undefined;

/** Draws fog over all covered cells of a board. `isCovered` has an entry for each cell. */
export function drawFog({ painter }: Attempt, board: Board, isCovered: readonly boolean[]): void {
  const { cells, steps, isBorder } = board;
  const boxOf = (cell: number): Box => painter.boxOf(board, cell);
  const { all, rims } = preparePictures(boxOf(cells[0]).width);
  for (const cell of cells) {
    if (!isCovered[cell]) continue;
    for (const direction of DIRECTIONS) {
      const beside = cell + steps[direction];
      if (!isBorder[beside] && !isCovered[beside]) showRim(rims, boxOf(cell), direction);
    }
  }
  for (let row = 0; row < board.height; row++) drawRow(board, row, isCovered, boxOf, all);
}

/**
 * How far the fog reaches beyond the edge of the board, in pixels, because the pictures of covered things may reach as
 * far.
 */
const BEYOND_EDGE = 8;

/** Draws the fog in one row of the board. Covered cells that lie side by side are drawn at once. */
function drawRow(
  { cells, width, height }: Board,
  row: number,
  isCovered: readonly boolean[],
  boxOf: (cell: number) => Box,
  all: Picture,
): void {
  let first = 0;
  for (let column = 0; column <= width; column++) {
    if (column < width && isCovered[cells[row * width + column]]) continue;
    if (first < column) {
      const from = boxOf(cells[row * width + first]);
      const to = boxOf(cells[row * width + column - 1]);
      const left = from.x - (first === 0 ? BEYOND_EDGE : 0);
      const right = to.x + to.width + (column === width ? BEYOND_EDGE : 0);
      const top = from.y - (row === 0 ? BEYOND_EDGE : 0);
      const bottom = from.y + from.height + (row === height - 1 ? BEYOND_EDGE : 0);
      drawClipped(left, top, right - left, bottom - top, () => {
        showPicture(all);
      });
    }
    first = column + 1;
  }
}

function showRim(rims: readonly Picture[], { x, y, width, height }: Box, direction: Direction): void {
  const { radius } = RIM;
  const left = STEP_X[direction] > 0 ? x + width - radius : x - radius;
  const top = STEP_Y[direction] > 0 ? y + height - radius : y - radius;
  showPicture(rims[direction], left, top);
}

/**
 * Returns the pictures of fog for cells of the width `cellWidth`. The pictures are painted again only if this width has
 * changed.
 */
function preparePictures(cellWidth: number): FogPictures {
  if (pictures?.cellWidth === cellWidth) return pictures;
  const all = pictures?.all ?? paintAll();
  pictures = { cellWidth, all, rims: DIRECTIONS.map((direction) => paintRim(cellWidth, direction)) };
  return pictures;
}

/**
 * Returns a picture of fog as large as the screen. The fog is painted by repeating a smaller picture, which has a few
 * rows of puffs.
 */
function paintAll(): Picture {
  const { apart, rowsApart } = PUFFS;
  const [width, height] = [apart * ROWS, rowsApart * ROWS];
  const tile = paintOpaquePicture(width, height, () => {
    fillBox("white", 0, 0, width, height);
    for (let row = -1; row <= ROWS + 2; row++)
      for (let x = -apart; x <= width + apart; x += apart)
        drawPuff(x + (row % 2 === 0 ? 0 : apart / 2), row * rowsApart, PUFFS.radius);
  });
  return paintOpaquePicture(SCREEN_WIDTH, SCREEN_HEIGHT, () => {
    for (let y = 0; y < SCREEN_HEIGHT; y += height)
      for (let x = 0; x < SCREEN_WIDTH; x += width) showPicture(tile, x, y);
  });
}

function paintRim(cellWidth: number, direction: Direction): Picture {
  const { radius, count } = RIM;
  const isVertical = STEP_X[direction] !== 0;
  const long = cellWidth + 2 * radius;
  return paintTransparentPicture(isVertical ? 2 * radius : long, isVertical ? long : 2 * radius, () => {
    for (let index = 0; index <= count; index++) {
      const along = radius + Math.floor((cellWidth * index) / count);
      drawPuff(isVertical ? radius : along, isVertical ? along : radius, radius);
    }
  });
}

function drawPuff(x: number, y: number, radius: number): void {
  fillDisc("black", x, y, radius);
  fillDisc("white", x, y, radius - 1);
}
