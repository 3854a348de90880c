/**
 * Draws all balls of Last Ball at a given time of a move: rolling, squashed, falling, or rocking on the rim of the
 * table.
 */

import { drawClipped, SCREEN_WIDTH, type Ink } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { NOWHERE } from "../../../kernel/board";
import { STEP_X, STEP_Y, UP } from "../../../kernel/direction";
import { motionAt, type Moment, type MoveRecord, type Motion } from "../../../kernel/motion";
import { easeIn, progressBetween } from "../../looks/easing";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp, RushStatus } from "../../puzzle";
import type { Level } from "../level";
import type { State } from "../state";
import { BallPicture, drawBall, drawShadow, FALLING_PICTURE_COUNT, clipToFelt } from "./balls";
import { inkBehindRim, type Look } from "./look";
import { drawLamps } from "./place";
import { middleX, middleY, motionPixels, layoutOf, type ScreenLayout } from "./screen-layout";
import { drawBrokenRim, tippingPixels } from "./tipping";

const LEAN_MS = 30;
const LEAN_PIXELS = 2;
/**
 * A ball is drawn squashed for this many milliseconds: after another ball has hit it, and before and after it hits
 * another ball.
 */
const SQUASH_MS = 40;
/**
 * A ball that is hit is drawn this many pixels nearer to the ball that hits it. The hit ball is squashed and therefore
 * narrower, so this closes the gap between the two balls.
 */
const STRUCK_LEAN_PIXELS = 3;
const STRIKING_LEAN_PIXELS = 1;

const TICKS_MS = 70;
const TICKS_PICTURE_SIDE = 48;

/** A ball that falls off the table is visible for this many milliseconds. The sound of its fall is longer. */
const VISIBLE_FALL_MS = 140;
const FALL_ONWARD_PIXELS = 2;
const FALL_PIXELS = 26;

/**
 * The black ball at first rocks by this many pixels, after it has broken the rim of the table and the level is lost.
 * Then it lies still on the rim.
 */
const TEETER_PIXELS = 4;
const TEETER_COUNT = 3;

/**
 * The shortest roll, in cells, on which a ball is drawn with motion blur. The blur begins once the ball has rolled
 * farther than its own width, and ends shortly before the ball stops.
 */
const MIN_SMEAR_CELLS = 2;
const SMEAR_UP_TO_SHARE = 0.97;

/**
 * The position and look of the ball that is drawn next. The function `updateView` overwrites this record for each ball,
 * so that drawing allocates no memory.
 */
const view = { x: 0, y: 0, pictureNumber: 0, isOnFelt: false, isSmeared: false };

/** Draws all balls at a moment of a move. Each ball has a shadow if the lamp above the table is lit. */
export function drawPieces(
  look: Look,
  { board }: Level,
  { before, move, elapsedMs }: Moment<State>,
  lamp: Lamp,
  rush?: RushStatus,
): void {
  const layout = layoutOf(board);
  if (!isBoardDark(lamp)) {
    clipToFelt(layout, () => {
      for (let index = before.length - 1; index >= 0; index--) {
        updateView(layout, before, index, move, elapsedMs);
        if (view.isOnFelt) drawShadow(layout, view.x, view.y);
      }
    });
  }
  if (move !== undefined) {
    drawTicks(layout, move, elapsedMs);
    drawBreaking(layout, inkBehindRim(look), before, move, elapsedMs);
  }
  for (let index = before.length - 1; index >= 0; index--) {
    const motion = updateView(layout, before, index, move, elapsedMs);
    if (motion !== undefined && view.isSmeared) drawSmear(layout, motion);
    if (motion?.cause === "gone" && motion.direction === UP && index > 0) drawBehindRim(layout);
    else if (view.pictureNumber > 0) drawBall(layout, index === 0, view.pictureNumber, view.x, view.y);
  }
  // The lamps above the table are drawn a second time, because they hang in front of a ball that rolls over the far
  // edge.
  if (move?.direction === UP) drawLamps(look, lamp, rush);
}

/**
 * Writes the position and look of a ball at the current time of the move to the record `view`. If the ball is not
 * visible, the written picture number is 0. Returns the ball's current motion, if any.
 */
function updateView(
  layout: ScreenLayout,
  before: State,
  index: number,
  move: MoveRecord | undefined,
  elapsedMs: number,
): Motion | undefined {
  const cell = before[index];
  view.pictureNumber = cell === NOWHERE ? 0 : BallPicture.Rest;
  view.isOnFelt = cell !== NOWHERE;
  view.isSmeared = false;
  if (cell === NOWHERE) return undefined;
  view.x = middleX(layout, cell);
  view.y = middleY(layout, cell);
  const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
  if (motion === undefined) return undefined;
  if (motion.cause === "gone" && index === 0) viewTeetering(layout, motion, elapsedMs);
  else if (motion.cause === "gone") viewFalling(layout, motion, elapsedMs);
  else viewRolling(layout, motion, elapsedMs, index === 0);
  return motion;
}

function viewRolling(layout: ScreenLayout, motion: Motion, elapsedMs: number, isBlack: boolean): void {
  const { direction, startMs, endMs } = motion;
  const share = progressBetween(elapsedMs, startMs, endMs);
  const pixels = motionPixels(layout, motion);
  const squash = squashOf(motion, elapsedMs, isBlack);
  const rolledPixels = pixels * (isBlack ? easeIn(share) : share) + leanOf(squash);
  const isLost = isBlack && layout.board.isBorder[motion.to];
  const shownPixels = isLost ? Math.min(rolledPixels, tippingPixels(layout, motion) + TEETER_PIXELS) : rolledPixels;
  view.x += Math.floor(STEP_X[direction] * shownPixels + 0.5);
  view.y += Math.floor(STEP_Y[direction] * shownPixels + 0.5);
  if (squash !== "none") {
    const squashed: BallPicture = STEP_Y[direction] === 0 ? BallPicture.Across : BallPicture.Down;
    view.pictureNumber = squash === "hit" ? squashed + 1 : squashed;
  }
  const {
    cellSide,
    ballSize: { ball },
  } = layout;
  view.isSmeared = pixels >= MIN_SMEAR_CELLS * cellSide && shownPixels > ball && share < SMEAR_UP_TO_SHARE;
}

type Squash = "leans" | "hit" | "hits" | "none";

function squashOf({ startMs, endMs, ending }: Motion, elapsedMs: number, isBlack: boolean): Squash {
  if (ending === "hit" && Math.abs(elapsedMs - endMs) < SQUASH_MS) return "hits";
  if (isBlack) return elapsedMs < startMs + LEAN_MS ? "leans" : "none";
  return elapsedMs >= startMs && elapsedMs < startMs + SQUASH_MS ? "hit" : "none";
}

function leanOf(squash: Squash): number {
  if (squash === "leans") return -LEAN_PIXELS;
  if (squash === "hit") return -STRUCK_LEAN_PIXELS;
  return squash === "hits" ? STRIKING_LEAN_PIXELS : 0;
}

function viewFalling(layout: ScreenLayout, motion: Motion, elapsedMs: number): void {
  const { piece, direction, from, startMs } = motion;
  const share = progressBetween(elapsedMs, startMs, startMs + VISIBLE_FALL_MS);
  // How far the falling ball has moved since the beginning of the move, in pixels. The distance is measured from the
  // cell where the ball lay before the move. The cell `from`, where the fall begins, is outside the board and has no
  // position on the screen.
  const fallenPixels = ((from - piece) / layout.board.steps[direction]) * layout.cellSide + FALL_ONWARD_PIXELS * share;
  const drop = FALL_PIXELS * share * share;
  view.x += Math.floor(STEP_X[direction] * fallenPixels + 0.5);
  view.y += Math.floor(STEP_Y[direction] * fallenPixels + drop + 0.5);
  const step = Math.floor(share * (FALLING_PICTURE_COUNT + 1));
  view.pictureNumber = share >= 1 ? 0 : step === 0 ? BallPicture.Rest : BallPicture.Falling + step - 1;
  view.isOnFelt = false;
}

function viewTeetering(layout: ScreenLayout, motion: Motion, elapsedMs: number): void {
  const { direction, startMs, endMs } = motion;
  const share = progressBetween(elapsedMs, startMs, endMs);
  const shownPixels =
    tippingPixels(layout, motion) + TEETER_PIXELS * (1 - share) * Math.cos(TEETER_COUNT * Math.PI * share);
  view.x += Math.floor(STEP_X[direction] * shownPixels + 0.5);
  view.y += Math.floor(STEP_Y[direction] * shownPixels + 0.5);
  view.isOnFelt = false;
}

function drawBreaking(layout: ScreenLayout, behind: Ink, before: State, move: MoveRecord, elapsedMs: number): void {
  const motion = motionAt(move, before[0], elapsedMs);
  if (motion?.cause === "gone") drawBrokenRim(layout, motion, behind);
}

function drawBehindRim(layout: ScreenLayout): void {
  if (view.pictureNumber === 0) return;
  drawClipped(0, 0, SCREEN_WIDTH, layout.felt.y - 2, () => {
    drawBall(layout, false, BallPicture.Rest, view.x, view.y);
  });
}

function drawSmear({ ballSize: { ball, smearPictureSide } }: ScreenLayout, { direction }: Motion): void {
  drawSprite(
    `images/last-ball/smear${ball}`,
    1 + direction,
    view.x - smearPictureSide / 2,
    view.y - smearPictureSide / 2,
  );
}

function drawTicks(layout: ScreenLayout, { motions }: MoveRecord, elapsedMs: number): void {
  for (const { ending, endMs, to, direction } of motions) {
    if (ending !== "hit" || elapsedMs < endMs || elapsedMs >= endMs + TICKS_MS) continue;
    const half = Math.floor(layout.cellSide / 2);
    const x = middleX(layout, to) + STEP_X[direction] * half - TICKS_PICTURE_SIDE / 2;
    const y = middleY(layout, to) + STEP_Y[direction] * half - TICKS_PICTURE_SIDE / 2;
    drawSprite("images/last-ball/ticks", STEP_Y[direction] === 0 ? 1 : 2, x, y);
  }
}
