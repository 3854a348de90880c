/** Draws the trails of earlier moves: lines like chalk marks that show the paths of the balls. */

import { fillDisc, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { isGoneForGood, isTravel, type MoveRecord, type Motion } from "../../../kernel/motion";
import type { Level } from "../level";
import { drawTrailBed, drawBlackTrail, drawWhiteTrail, MAX_TRAIL_AGE, type TrailLine } from "./trail-strokes";
import { middleX, middleY, motionPixels, layoutOf, pixelsToRim, type ScreenLayout } from "./screen-layout";
import { drawTipped } from "./tipping";

const MIN_CHEVRON_PIXELS = 26;
const STOP_RADIUS = 5;

interface Trail {
  readonly isBlackBall: boolean;
  readonly motion: Motion;
  readonly line: TrailLine;
  readonly age: number;
}

/**
 * Draws the paths of the balls in the moves from index `fromMove` up to, but not including, `toMove`. The path of the
 * latest move is the clearest. `behind` is the colour of the scenery behind the rim of the table.
 */
export function drawTrails(
  { board }: Level,
  moves: readonly MoveRecord[],
  fromMove: number,
  toMove: number,
  behind: Ink,
): void {
  if (toMove === fromMove) return;
  const layout = layoutOf(board);
  const trails: Trail[] = [];
  for (let move = fromMove; move < toMove; move++) addTrails(layout, trails, moves[move], toMove - 1 - move);
  // Draws all white stripes under the drawn paths of balls first, then all lines of the paths, then all marks. So no
  // stripe covers a line, and no line covers a mark.
  for (const { isBlackBall, line, age } of trails) if (isBlackBall || age < MAX_TRAIL_AGE) drawTrailBed(line);
  for (const { isBlackBall, line, age } of trails) if (!isBlackBall) drawWhiteTrail(line, age);
  for (const { isBlackBall, line, age } of trails) if (isBlackBall) drawBlackTrail(line, age);
  for (const trail of trails) drawTrailMarks(layout, trail);
  // Marks the cell where the first drawn move began. If only one move is drawn, this mark is left out, because a ring
  // of strokes marks the cell already.
  if (toMove - fromMove > 1) drawStart(layout, moves[fromMove]);
  const { playerPiece, motions } = moves[toMove - 1];
  for (const motion of motions)
    if (motion.piece === playerPiece && isGoneForGood(motion)) drawTipped(layout, motion, behind);
}

function addTrails(
  layout: ScreenLayout,
  trails: Trail[],
  { playerPiece, motions }: MoveRecord,
  movesSince: number,
): void {
  const age = Math.min(MAX_TRAIL_AGE, movesSince);
  for (const motion of motions) {
    if (!isTravel(motion) || motion.from === motion.to) continue;
    trails.push({ isBlackBall: motion.piece === playerPiece, motion, line: trailLineOf(layout, motion), age });
  }
}

function drawTrailMarks(layout: ScreenLayout, { isBlackBall, motion, line, age }: Trail): void {
  if (age === 0 || (age === 1 && !isBlackBall)) drawCellRing(layout, motion.from);
  if (line.length >= MIN_CHEVRON_PIXELS && age < (isBlackBall ? 2 : 1)) drawChevron(line);
  if (isBlackBall && motion.ending === "hit") drawStop(layout, motion.to);
}

function trailLineOf(layout: ScreenLayout, motion: Motion): TrailLine {
  const { from, direction } = motion;
  const x = middleX(layout, from);
  const y = middleY(layout, from);
  return { x, y, direction, length: Math.min(motionPixels(layout, motion), pixelsToRim(layout, x, y, direction)) };
}

function drawChevron({ x, y, direction, length }: TrailLine): void {
  const half = Math.floor(length / 2);
  const middleOfLineX = x + STEP_X[direction] * half;
  const middleOfLineY = y + STEP_Y[direction] * half;
  fillDisc("white", middleOfLineX, middleOfLineY, 7);
  drawSprite("images/last-ball/chevron", 1 + direction, middleOfLineX - 5, middleOfLineY - 5);
}

/**
 * Draws a ring of strokes in a cell: where a ball lay before a move, or where it will lie after the move that a hint
 * suggests.
 */
export function drawCellRing(layout: ScreenLayout, cell: number): void {
  const { ball, markPictureSide } = layout.ballSize;
  const half = Math.floor(markPictureSide / 2);
  drawSprite(`images/last-ball/marks${ball}`, 2, middleX(layout, cell) - half, middleY(layout, cell) - half);
}

function drawStop(layout: ScreenLayout, cell: number): void {
  const x = middleX(layout, cell);
  const y = middleY(layout, cell);
  fillDisc("white", x, y, STOP_RADIUS + 1);
  fillDisc("black", x, y, STOP_RADIUS);
}

function drawStart(layout: ScreenLayout, { motions }: MoveRecord): void {
  const { from } = motions[0];
  const x = middleX(layout, from);
  const y = middleY(layout, from);
  fillDisc("white", x, y, 7);
  fillDisc("black", x, y, 6);
  fillDisc("white", x, y, 3);
}
