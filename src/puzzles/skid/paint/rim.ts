/** Draws the rim of the board of the puzzle Skid, with its corners and one bead beside each cell of the floor. */
import { drawFrame, expandBox, fillBox } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, isAtEdge, rowOf, type Board } from "../../../kernel/board";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../../kernel/direction";
import { isBoardDark } from "../../looks/board-light";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { drawTiltArrow } from "../../looks/hint-light";
import type { Lamp } from "../../puzzle";
import { Floor, type Level } from "../level";
import type { Look } from "./look";
import { boxOf, FLOOR_BOTTOM, FLOOR_RIGHT, floorBox, outerBox, sizeFor } from "./pen";

/**
 * The number of pictures of a rim bead above or below the floor. After these, the image table has as many pictures of a
 * bead at the left and right side of the floor.
 */
const RIM_BEADS = 3;
const LIT_RIM_BEAD = 1;
const DARK_RIM_BEAD = 2;

export function drawRim(look: Look, board: Board, lamp: Lamp): void {
  const pen = outerBox(board);
  const floor = floorBox(board);
  // The largest boards leave a strip of two pixels between their rim and the upper edge of the screen. The box begins
  // two pixels higher than the board, so that this strip is black, too.
  fillBox("black", pen.x, pen.y - 2, pen.width, pen.height + 2);
  for (const gap of look.rim.lines) drawFrame("white", expandBox(floor, gap), 1);
  const isDark = isBoardDark(lamp);
  drawPosts(look, board, isDark ? 1 : 0);
  for (const cell of board.cells)
    if (isAtEdge(board, cell)) drawRimBead(look, board, cell, isDark ? DARK_RIM_BEAD : LIT_RIM_BEAD);
}

function drawPosts({ rim }: Look, board: Board, darkOffset: number): void {
  const { posts, postInset, postPictures } = rim;
  const pen = outerBox(board);
  let corner = 0;
  for (const x of [pen.x + postInset, FLOOR_RIGHT + postInset]) {
    for (const y of [pen.y + postInset, FLOOR_BOTTOM + postInset]) {
      drawSprite(posts, postPictures[corner] + darkOffset, x, y);
      corner++;
    }
  }
}

function drawRimBead({ rim }: Look, board: Board, cell: number, pictureNumber: number): void {
  const side = sideOf(board, cell);
  if (side === undefined) return;
  const { cellPixels } = sizeFor(board);
  const { x, y, width, height } = boxOf(board, cell);
  const left = x + (width - cellPixels) / 2;
  const top = y + (height - cellPixels) / 2;
  const isLevel = side === UP || side === DOWN;
  drawSprite(`${rim.beads}${cellPixels}`, isLevel ? pictureNumber : pictureNumber + RIM_BEADS, left, top);
}

/**
 * Returns at which side of the floor a cell of the outer ring lies. Returns undefined for corners and for inner cells.
 */
export function sideOf(board: Board, cell: number): Direction | undefined {
  const column = columnOf(board, cell);
  const row = rowOf(board, cell);
  const isBesideColumn = column > 0 && column < board.width - 1;
  const isBesideRow = row > 0 && row < board.height - 1;
  if (isBesideColumn && row === 0) return UP;
  if (isBesideColumn && row === board.height - 1) return DOWN;
  if (isBesideRow && column === 0) return LEFT;
  return isBesideRow && column === board.width - 1 ? RIGHT : undefined;
}

/** Draws a hint's arrows in place of the beads on one side of the floor. The arrows point away from the floor. */
export function drawArrowSide({ board, floors }: Level, side: Direction): void {
  for (const cell of board.cells) {
    if (sideOf(board, cell) !== side || isGoal(floors[cell])) continue;
    const { x, y, width, height } = boxOf(board, cell);
    fillBox("black", x + 1, y + 1, width - 2, height - 2);
    drawTiltArrow(side, x + width / 2, y + height / 2);
  }
}

export function isGoal(floor: Floor): boolean {
  return floor === Floor.RedGoal || floor === Floor.YellowGoal;
}
