import { fillDisc } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X, STEP_Y } from "../../../kernel/direction";
import { isGoneForGood, isTravel, type MoveRecord, type Motion } from "../../../kernel/motion";
import type { Level } from "../level";
import { drawTrailBed, drawBlackTrail, drawWhiteTrail, MAX_TRAIL_AGE, type TrailLine } from "./trail-strokes";
import { middleX, middleY, stretchPixels, layoutOf, pixelsToRim, type ScreenLayout } from "./screen-layout";
import { drawTipped } from "./tipping";

const MIN_CHEVRON_PIXELS = 26;
const STOP_RADIUS = 5;

/** A way of a move: whose it is, where it lies, and how many moves came after it. */
interface Trail {
  readonly isBlacks: boolean;
  readonly motion: Motion;
  readonly line: TrailLine;
  readonly age: number;
}

/** The chalk of moves, from one up to another, the last the clearest; beneath the balls. */
export function drawTrails({ board }: Level, moves: readonly MoveRecord[], fromMove: number, toMove: number): void {
  if (toMove === fromMove) return;
  const layout = layoutOf(board);
  const trails: Trail[] = [];
  for (let move = fromMove; move < toMove; move++) addTrails(layout, trails, moves[move], toMove - 1 - move);
  // No bed over a line, and no line over a sign.
  for (const { isBlacks, line, age } of trails) if (isBlacks || age < MAX_TRAIL_AGE) drawTrailBed(line);
  for (const { isBlacks, line, age } of trails) if (!isBlacks) drawWhiteTrail(line, age);
  for (const { isBlacks, line, age } of trails) if (isBlacks) drawBlackTrail(line, age);
  for (const trail of trails) drawTrailMarks(layout, trail);
  // Where there is but one way, the ring of strokes says where it began.
  if (toMove - fromMove > 1) drawStart(layout, moves[fromMove]);
  const { playerPiece, motions } = moves[toMove - 1];
  for (const motion of motions) if (motion.piece === playerPiece && isGoneForGood(motion)) drawTipped(layout, motion);
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
    trails.push({ isBlacks: motion.piece === playerPiece, motion, line: trailLineOf(layout, motion), age });
  }
}

/** Which way a ball went, where one lay that was hit, and where the black one stopped. */
function drawTrailMarks(layout: ScreenLayout, { isBlacks, motion, line, age }: Trail): void {
  if (age === 0 || (age === 1 && !isBlacks)) drawCellRing(layout, motion.from);
  if (line.length >= MIN_CHEVRON_PIXELS && age < (isBlacks ? 2 : 1)) drawChevron(line);
  if (isBlacks && motion.ending === "hit") drawStop(layout, motion.to);
}

/** A way as far as the felt goes. */
function trailLineOf(layout: ScreenLayout, motion: Motion): TrailLine {
  const { from, direction } = motion;
  const x = middleX(layout, from);
  const y = middleY(layout, from);
  return { x, y, direction, length: Math.min(stretchPixels(layout, motion), pixelsToRim(layout, x, y, direction)) };
}

/** A small chevron in the middle of a way. */
function drawChevron({ x, y, direction, length }: TrailLine): void {
  const half = Math.floor(length / 2);
  const atX = x + STEP_X[direction] * half;
  const atY = y + STEP_Y[direction] * half;
  fillDisc("white", atX, atY, 7);
  drawSprite("images/last-ball/chevron", 1 + direction, atX - 5, atY - 5);
}

/** A ring of strokes where a ball lay, or will lie. */
export function drawCellRing(layout: ScreenLayout, cell: number): void {
  const { ball, markFrame } = layout.look;
  const half = Math.floor(markFrame / 2);
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
