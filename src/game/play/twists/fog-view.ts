/** Draws fog over the cells of a board. Where the fog meets visible cells, its edge is a row of round clouds. */
import { drawClipped, paintTransparentPicture, showPicture, type Box, type Picture } from "../../../device/screen";
import { drawImage, drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DIRECTIONS, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import type { Attempt } from "../attempt";

const FOG = "images/fog";

/**
 * The round clouds at the edge of the fog. `radius` is half of the side of a cloud's picture, and `behind` is how far
 * its middle lies inside the fog, in pixels. The middles of the clouds divide each side of a cell into `count` equal
 * parts.
 */
const RIM = { puff: "images/fog-puff", radius: 11, behind: 4, count: 2 };
/**
 * The numbers of the two pictures of a small round cloud, in the image table: its outline and its inside. The numbers
 * of a large cloud are greater by `LARGER`.
 */
const PUFF_PICTURES: readonly number[] = [1, 2];
const LARGER = 2;

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
  const beyond = painter.reachBeyondEdge ?? BEYOND_EDGE;
  for (let row = 0; row < board.height; row++) drawRow(board, row, isCovered, boxOf, beyond);
}

/**
 * How far fog reaches beyond the board's edge, in pixels, to hide pictures of things that reach as far. A puzzle's
 * painter can set another number as `reachBeyondEdge`.
 */
const BEYOND_EDGE = 8;

/** Draws the fog over one row of the board. Fog over cells that lie side by side is drawn at once. */
function drawRow(
  { cells, width, height }: Board,
  row: number,
  isCovered: readonly boolean[],
  boxOf: (cell: number) => Box,
  beyond: number,
): void {
  let first = 0;
  for (let column = 0; column <= width; column++) {
    if (column < width && isCovered[cells[row * width + column]]) continue;
    if (first < column) {
      const from = boxOf(cells[row * width + first]);
      const to = boxOf(cells[row * width + column - 1]);
      const left = from.x - (first === 0 ? beyond : 0);
      const right = to.x + to.width + (column === width ? beyond : 0);
      const top = from.y - (row === 0 ? beyond : 0);
      const bottom = from.y + from.height + (row === height - 1 ? beyond : 0);
      drawClipped(left, top, right - left, bottom - top, () => {
        drawImage(FOG, 0, 0);
      });
    }
    first = column + 1;
  }
}

function showRim(rims: readonly Picture[], { x, y, width, height }: Box, direction: Direction): void {
  const { radius, behind } = RIM;
  const left = (STEP_X[direction] > 0 ? x + width : x) - radius - STEP_X[direction] * behind;
  const top = (STEP_Y[direction] > 0 ? y + height : y) - radius - STEP_Y[direction] * behind;
  showPicture(rims[direction], left, top);
}

/** Returns the pictures of the fog's edge. They are painted again only if `cellWidth` has changed. */
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
    // All outlines are drawn before the insides, so that the round clouds on one side of a cell have one outline
    // together.
    for (const picture of PUFF_PICTURES)
      for (let index = 0; index <= count; index++) {
        const along = Math.floor((cellWidth * index) / count);
        const number = picture + (index % 2) * LARGER;
        drawSprite(RIM.puff, number, isVertical ? 0 : along, isVertical ? along : 0);
      }
  });
}
