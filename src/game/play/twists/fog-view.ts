/** Draws fog over the cells of a board: still banks of fog, with puffs of cloud along their edge to the clear cells. */
import { drawClipped, paintTransparentPicture, showPicture, type Box, type Picture } from "../../../device/screen";
import { drawImage } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Attempt } from "../attempt";

/** The picture of fog as large as the screen. */
const FOG = "images/fog";

/** The puffs of cloud at the edge of the fog: their radius in pixels, and how many stand along one side of a cell. */
const RIM = { puff: "images/fog-puff", radius: 7, count: 2 };

/** The pictures of puffs along each side of a cell, and the width of the cells for which they were painted. */
interface RimPictures {
  readonly cellWidth: number;
  readonly rims: readonly Picture[];
}

let pictures: RimPictures | undefined;

/** Draws fog over all covered cells of a board. `isCovered` has an entry for each cell. */
export function drawFog({ painter }: Attempt, board: Board, isCovered: readonly boolean[]): void {
  const { cells, steps, isBorder } = board;
  const boxOf = (cell: number): Box => painter.boxOf(board, cell);
  const { rims } = preparePictures(boxOf(cells[0]).width);
  for (const cell of cells) {
    if (!isCovered[cell]) continue;
    for (const direction of DIRECTIONS) {
      const beside = cell + steps[direction];
      if (!isBorder[beside] && !isCovered[beside]) showRim(rims, boxOf(cell), direction);
    }
  }
  for (let row = 0; row < board.height; row++) drawRow(board, row, isCovered, boxOf);
}

/**
 * How far the fog reaches beyond the edge of the board, in pixels. The pictures of covered things may reach as far
 * beyond the edge.
 */
const BEYOND_EDGE = 8;

/** Draws the fog in one row of the board. Covered cells that lie side by side are drawn at once. */
function drawRow(
  { cells, width, height }: Board,
  row: number,
  isCovered: readonly boolean[],
  boxOf: (cell: number) => Box,
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
        drawImage(FOG, 0, 0);
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
 * Returns the pictures of the fog's edge for cells of the width `cellWidth`. The pictures are painted again only if
 * this width has changed.
 */
function preparePictures(cellWidth: number): RimPictures {
  if (pictures?.cellWidth === cellWidth) return pictures;
  pictures = { cellWidth, rims: DIRECTIONS.map((direction) => paintRim(cellWidth, direction)) };
  return pictures;
}

function paintRim(cellWidth: number, direction: Direction): Picture {
  const { radius, count } = RIM;
  const isVertical = STEP_X[direction] !== 0;
  const long = cellWidth + 2 * radius;
  return paintTransparentPicture(isVertical ? 2 * radius : long, isVertical ? long : 2 * radius, () => {
    for (let index = 0; index <= count; index++) {
      const along = radius + Math.floor((cellWidth * index) / count);
      drawImage(RIM.puff, isVertical ? 0 : along - radius, isVertical ? along - radius : 0);
    }
  });
}
