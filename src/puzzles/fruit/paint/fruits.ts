/** Draws the fruits at rest and at each moment of a move. sliders.ts draws the stones, cars and barrels. */
import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DIRECTIONS, LEFT, RIGHT, type Direction } from "../../../kernel/direction";
import {
  isTravel,
  motionAt,
  type Moment,
  type MomentOfMove,
  type MoveRecord,
  type Motion,
} from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { progressBetween } from "../../looks/easing";
import { drawLossMark } from "../../looks/loss-mark";
import { drawStopSpray, hasSmear, leftWhileMoving, topWhileMoving } from "../../looks/sliding-piece";
import type { Level } from "../level";
import { GONE, type State } from "../state";
import { LEAVE_MS, Pose } from "../record-motions";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { drawPiece, drawShadow, drawSmear, fruitsSmear } from "./sprites";
import { SLIDE_LOOK, isStillMoving, pixelsTravelled } from "./piece-motion";

const PICTURES_PER_KIND = 12;
/** The constants from `AWAKE` to `EYES_SHUT` are the indices of the pictures of one kind of fruit, counted from 0. */
export const AWAKE = 0;
const FIRST_LEANING = 1;
export const SQUASHED_FROM_ABOVE = 5;
const SQUASHED_FROM_SIDE = 6;
const HAPPY = 7;
const HAPPY_LEANING_RIGHT = 8;
const HAPPY_LEANING_LEFT = 9;
const DIRTY = 10;
const EYES_SHUT = 11;

const HEARTS = "images/fruit/hearts";
const SMALL_HEART = 1;
const LARGE_HEART = 2;
const HEART_SIZE = 16;

const LEAN_MS = 140;
const HOP_PIXELS = 14;

const SPLASHES = 3;
const SPLASH_MS = 240;

/** The distance of the mark on a dirty fruit from the top and the right edge of its cell, in pixels. */
const MARK_INSET = 5;

/** How long a fruit is still drawn while a hedgehog eats it, in milliseconds. Then it is hidden. */
const EATEN_VISIBLE_MS = 70;

export function drawFruitsShadows(level: Level, { before, move, elapsedMs }: Moment<State>): void {
  const { board, fruitKinds } = level;
  before.fruits.forEach((cell, fruit) => {
    if (cell === GONE) return;
    const shadow = 1 + fruitKinds[fruit];
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    if (move === undefined || motion === undefined) {
      drawShadow(board, shadow, cellLeft(board, cell), cellTop(board, cell));
    } else if (isOnLawn(board, move, motion, elapsedMs)) {
      const pixels = isTravel(motion) ? pixelsTravelled(board, motion, elapsedMs) : 0;
      drawShadow(
        board,
        shadow,
        leftWhileMoving(SLIDE_LOOK, board, motion, pixels),
        topWhileMoving(SLIDE_LOOK, board, motion, pixels),
      );
    }
  });
}

function isOnLawn(board: Board, move: MoveRecord, motion: Motion, elapsedMs: number): boolean {
  if (motion.cause !== "gone") return true;
  return elapsedMs < motion.startMs + (isEaten(board, move, motion) ? EATEN_VISIBLE_MS : LEAN_MS);
}

export function drawFruits(level: Level, moment: Moment<State>): void {
  moment.before.fruits.forEach((cell, fruit) => {
    if (cell === GONE) return;
    const motion = moment.move === undefined ? undefined : motionAt(moment.move, cell, moment.elapsedMs);
    if (moment.move === undefined || motion === undefined) drawAtRest(level, fruit, cell);
    else drawInMotion(level, fruit, moment, motion);
  });
}

/** Draws one picture of a fruit. (`left`, `top`) is the top left corner of the fruit's cell. */
export function drawFruit(
  { board, fruitKinds }: Level,
  fruit: number,
  pictureNumber: number,
  left: number,
  top: number,
): void {
  drawPiece(sizeFor(board).fruits, 1 + fruitKinds[fruit] * PICTURES_PER_KIND + pictureNumber, left, top);
}

function drawAtRest(level: Level, fruit: number, cell: number): void {
  const { board, puddles } = level;
  drawFruit(level, fruit, puddles.includes(cell) ? DIRTY : AWAKE, cellLeft(board, cell), cellTop(board, cell));
}

/** Draws a mark beside each dirty fruit, because the mud on a dark fruit is hard to see while the board is dark. */
export function markDirtyFruits({ board, puddles }: Level, { fruits }: State): void {
  const { cellPixels } = sizeFor(board);
  for (const cell of fruits) {
    if (cell === GONE || !puddles.includes(cell)) continue;
    drawLossMark(cellLeft(board, cell) + cellPixels - MARK_INSET, cellTop(board, cell) + MARK_INSET);
  }
}

/**
 * Draws one fruit with its eyes shut, because fruits blink while the player does nothing. `turn` selects the fruit.
 * Dirty fruits keep their eyes open.
 */
export function drawBlink(level: Level, { fruits }: State, turn: number): void {
  const { board, puddles } = level;
  for (let next = 0; next < fruits.length; next++) {
    const fruit = (turn + next) % fruits.length;
    const cell = fruits[fruit];
    if (cell === GONE || puddles.includes(cell)) continue;
    drawFruit(level, fruit, EYES_SHUT, cellLeft(board, cell), cellTop(board, cell));
    return;
  }
}

function drawInMotion(level: Level, fruit: number, moment: MomentOfMove<State>, motion: Motion): void {
  const { board } = level;
  const { move, elapsedMs } = moment;
  if (elapsedMs < motion.startMs) drawAtRest(level, fruit, motion.from);
  else if (motion.cause === "changed") drawSplash(level, fruit, motion, elapsedMs);
  else if (motion.cause === "gone") {
    if (isEaten(board, move, motion)) drawEaten(level, fruit, motion, elapsedMs);
    else drawPairing(level, fruit, motion, directionToPartner(level, fruit, moment, motion), elapsedMs);
  } else drawSliding(level, fruit, motion, elapsedMs);
}

function drawSliding(level: Level, fruit: number, motion: Motion, elapsedMs: number): void {
  const { board, fruitKinds } = level;
  const { direction } = motion;
  const pixels = pixelsTravelled(board, motion, elapsedMs);
  const left = leftWhileMoving(SLIDE_LOOK, board, motion, pixels);
  const top = topWhileMoving(SLIDE_LOOK, board, motion, pixels);
  if (hasSmear(SLIDE_LOOK, board, motion, elapsedMs))
    drawSmear(board, fruitsSmear(fruitKinds[fruit], direction), left, top);
  drawStopSpray(SLIDE_LOOK, board, motion, elapsedMs);
  drawFruit(level, fruit, slidingPicture(motion, elapsedMs), left, top);
}

function slidingPicture(motion: Motion, elapsedMs: number): number {
  if (isBumping(motion, elapsedMs)) return motion.direction % 2 === 0 ? SQUASHED_FROM_ABOVE : SQUASHED_FROM_SIDE;
  return isStillMoving(motion, elapsedMs) ? FIRST_LEANING + motion.direction : AWAKE;
}

function drawSplash(level: Level, fruit: number, { to, startMs }: Motion, elapsedMs: number): void {
  const { board } = level;
  const share = progressBetween(elapsedMs, startMs, startMs + SPLASH_MS);
  drawFruit(level, fruit, DIRTY, cellLeft(board, to), cellTop(board, to));
  const pictureNumber = 1 + Math.floor(share * SPLASHES);
  if (share < 1) drawPiece(sizeFor(board).splash, pictureNumber, cellLeft(board, to), cellTop(board, to));
}

export function isEaten({ steps }: Board, { motions }: MoveRecord, { from, direction }: Motion): boolean {
  return motions.some(({ piece, pose }) => pose === Pose.Eating && piece === from + steps[direction]);
}

function drawEaten(level: Level, fruit: number, { from, startMs }: Motion, elapsedMs: number): void {
  const { board } = level;
  if (elapsedMs < startMs + EATEN_VISIBLE_MS) {
    drawFruit(level, fruit, SQUASHED_FROM_SIDE, cellLeft(board, from), cellTop(board, from));
  }
}

function directionToPartner(
  { board, fruitKinds }: Level,
  fruit: number,
  { before, move }: MomentOfMove<State>,
  { from, startMs }: Motion,
): Direction | undefined {
  return DIRECTIONS.find((direction) =>
    move.motions.some((other) => {
      if (other.cause !== "gone" || other.startMs !== startMs || other.from !== from + board.steps[direction])
        return false;
      return fruitKinds[before.fruits.indexOf(other.piece)] === fruitKinds[fruit];
    }),
  );
}

function drawPairing(
  level: Level,
  fruit: number,
  { from, startMs }: Motion,
  partnerDirection: Direction | undefined,
  elapsedMs: number,
): void {
  const { board } = level;
  const left = cellLeft(board, from);
  const top = cellTop(board, from);
  if (elapsedMs >= startMs + LEAVE_MS) return;
  const share = progressBetween(elapsedMs, startMs + LEAN_MS, startMs + LEAVE_MS);
  const lift = Math.floor(HOP_PIXELS * share);
  const pictureNumber =
    share > 0
      ? HAPPY
      : partnerDirection === RIGHT
        ? HAPPY_LEANING_RIGHT
        : partnerDirection === LEFT
          ? HAPPY_LEANING_LEFT
          : HAPPY;
  drawFruit(level, fruit, pictureNumber, left, top - lift);
  // Two fruits that leave together share one heart. The code below draws it for the left or the upper fruit only.
  const { cellPixels } = sizeFor(board);
  if (partnerDirection === RIGHT) drawHeart(share, left + cellPixels, top - lift);
  else if (partnerDirection !== undefined && partnerDirection !== LEFT && board.steps[partnerDirection] > 0)
    drawHeart(share, left + cellPixels / 2, top - lift);
}

function drawHeart(share: number, middle: number, foot: number): void {
  drawSprite(HEARTS, share > 0 ? LARGE_HEART : SMALL_HEART, middle - HEART_SIZE / 2, foot - HEART_SIZE / 2);
}
