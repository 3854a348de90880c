/**
 * Draws three kinds of marks: the seal's earlier slides on the ice, the dots in the sky that count the moves, and a
 * hint's beam of light.
 */

import { dim, drawClipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { isTravel, type MoveRecord, type Motion } from "../../../kernel/motion";
/** The import below is loaded from hint-light.lua on first use. @lazy hint-light */
import { drawDottedRing, drawHintLane, drawLaneGrains } from "../../looks/hint-light";
import type { Level } from "../level";
import { drawThings } from "./background";
import { cellBox, cellsBetween, cellSide, iceBoxOf, middleX, middleY } from "./screen-layout";

const FOLDER = "images/ice-path";

const MOVES_PER_AGE = 2;
const MAX_TRAIL_AGE = 3;

const GROOVE_WIDTH = 8;

/**
 * The mark on the cell where the seal (the player's piece) stopped, as the number of a picture. The image table "marks"
 * has the pictures that mark the seal's way on the ice.
 */
const STOP = 1;
const START = 2;
const FIRST_CHEVRON = 3;
const MARK_MIDDLE = 7;

/** The number of a picture in the image table of the dots in the sky: a large dot for a move made. */
const MADE_DOT = 1;
const CURRENT_DOT = 2;
const UNDONE_DOT = 3;
/**
 * The number of a picture in the image table of the dots in the sky: a small dot. If there are too many moves for large
 * dots, small dots stand for the moves made.
 */
const SMALL_DOT = 4;

interface MoveDots {
  readonly gap: number;
  readonly perRow: number;
  readonly rowHeight: number;
}

const LARGE_DOTS: MoveDots = { gap: 16, perRow: 9, rowHeight: 17 };
const SMALL_DOTS: MoveDots = { gap: 6, perRow: 24, rowHeight: 7 };
const MAX_LARGE_DOTS = 26;
const DOTS_LEFT = 16;
const DOTS_TOP = 54;
const DOT_MIDDLE = 7;

/**
 * Draws the paths of the seal's slides in the moves from index `fromMove` up to, but not including, `toMove`. The path
 * of the latest move is the clearest. Also draws a dot in the sky for each move.
 */
export function drawTrails(level: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  const trails = latestTrails(level.board, moves, fromMove, toMove);
  for (const { motion, moveIndex } of trails) {
    drawGroove(level.board, motion, Math.min(MAX_TRAIL_AGE, Math.floor((toMove - moveIndex) / MOVES_PER_AGE)));
  }
  drawThings(level);
  for (const { motion } of trails) drawMarks(level, motion);
  if (toMove > fromMove) drawMark(level.board, moves[fromMove].motions[0].from, START);
  drawMoveDots(moves.length, toMove);
}

interface MoveTrail {
  readonly motion: Motion;
  readonly moveIndex: number;
}

function latestTrails(
  { cellCount }: Board,
  moves: readonly MoveRecord[],
  fromMove: number,
  toMove: number,
): MoveTrail[] {
  const trails: MoveTrail[] = [];
  const isRepeated: Record<number, boolean | undefined> = {};
  for (let moveIndex = toMove - 1; moveIndex >= fromMove; moveIndex--) {
    for (const motion of moves[moveIndex].motions) {
      const ends = Math.min(motion.from, motion.to) * cellCount + Math.max(motion.from, motion.to);
      if (!isTravel(motion) || isRepeated[ends] === true) continue;
      isRepeated[ends] = true;
      trails.push({ motion, moveIndex });
    }
  }
  return trails.reverse();
}

function drawGroove(board: Board, { from, to, direction }: Motion, age: number): void {
  const [x1, y1, x2, y2] = [middleX(board, from), middleY(board, from), middleX(board, to), middleY(board, to)];
  const isLevel = STEP_Y[direction] === 0;
  const left = Math.min(x1, x2) - (isLevel ? 0 : GROOVE_WIDTH / 2);
  const top = Math.min(y1, y2) - (isLevel ? GROOVE_WIDTH / 2 : 0);
  const width = isLevel ? Math.abs(x2 - x1) : GROOVE_WIDTH;
  const height = isLevel ? GROOVE_WIDTH : Math.abs(y2 - y1);
  drawClipped(left, top, width, height, () => {
    drawSprite(`${FOLDER}/${isLevel ? "level" : "upright"}-grooves`, 1 + age, left, top);
  });
}

function drawMarks({ board, hole }: Level, { from, to, direction }: Motion): void {
  const cells = cellsBetween(board, from, to);
  if (cells > 1) {
    const half = Math.floor((cells * cellSide(board)) / 2);
    const x = middleX(board, from) + STEP_X[direction] * half;
    const y = middleY(board, from) + STEP_Y[direction] * half;
    drawSprite(`${FOLDER}/marks`, FIRST_CHEVRON + direction, x - MARK_MIDDLE, y - MARK_MIDDLE);
  }
  if (to !== hole) drawMark(board, to, STOP);
}

function drawMark(board: Board, cell: number, pictureNumber: number): void {
  drawSprite(`${FOLDER}/marks`, pictureNumber, middleX(board, cell) - MARK_MIDDLE, middleY(board, cell) - MARK_MIDDLE);
}

/**
 * Draws the dots in the sky that count moves: full dots for moves made, a large ring for the current state, and small
 * rings for undone moves. If there are too many moves for large dots, the moves made have small dots, and undone
 * moves have none.
 */
function drawMoveDots(moveCount: number, madeCount: number): void {
  const isMany = moveCount > MAX_LARGE_DOTS;
  const { gap, perRow, rowHeight } = isMany ? SMALL_DOTS : LARGE_DOTS;
  for (let index = 0; index <= moveCount; index++) {
    const full = isMany ? SMALL_DOT : MADE_DOT;
    const pictureNumber = index < madeCount ? full : index === madeCount ? CURRENT_DOT : UNDONE_DOT;
    if (isMany && index > madeCount) break;
    const x = DOTS_LEFT + (index % perRow) * gap;
    const y = DOTS_TOP + Math.floor(index / perRow) * rowHeight;
    drawSprite(`${FOLDER}/move-dots`, pictureNumber, x - DOT_MIDDLE, y - DOT_MIDDLE);
  }
}

/**
 * The value of the parameter `step` of `dim` for the ice around a hint's beam of light: how strongly this ice is
 * dimmed.
 */
const DIM_STEP = 2;

/**
 * Draws a hint: dims the ice, and draws a beam of light from the seal to the cell where it would stop. A dotted ring
 * marks that cell, unless it is the hole.
 */
export function drawHintTrail(level: Level, { from, to, direction }: Motion): void {
  const { board } = level;
  const lane = { from: cellBox(board, from), to: cellBox(board, to), direction };
  dim(DIM_STEP, iceBoxOf(board));
  drawHintLane(lane);
  drawThings(level);
  drawLaneGrains(lane);
  if (to !== level.hole) drawDottedRing(lane.to);
}
