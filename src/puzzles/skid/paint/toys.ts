/** Draws the toys of Skid at rest, while they slide, and while they leave the board. */
import { STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { motionAt, type MoveRecord, type Motion } from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { progressBetween } from "../../looks/easing";
import { drawStopSpray, hasSmear, leftWhileMoving, topWhileMoving } from "../../looks/sliding-piece";
import { Floor, type Level } from "../level";
import { POP_MS } from "../rules";
import type { State } from "../state";
import { cellLeft, cellTop, sizeFor } from "./pen";
import { isGoal } from "./rim";
import { drawPiece, drawSmear } from "./sprites";
import { SLIDE_LOOK, isStillMoving, pixelsBeyondGoal, pixelsTravelled, pixelsLeft, pixelsToGoal } from "./piece-motion";

/**
 * The constants from `LOOKING_AHEAD` to `EYES_SHUT` are the numbers of pictures of a toy, in the image table of a
 * colour's toys.
 */
export const LOOKING_AHEAD = 1;
const FIRST_LOOKING = 2;
const FIRST_SLIDING = 6;
export const SQUASHED_FROM_ABOVE = 10;
const SQUASHED_FROM_SIDE = 11;
const IN_PIT = 12;
const FROM_BEHIND = 13;
const FAR = 14;
const EYES_SHUT = 15;

const DIRECTION_COUNT = 4;
const POP_PICTURES = 4;

/** A toy is drawn from behind when it is at most this many cells away from the goal through which it leaves. */
const TURNS_AWAY_CELLS = 1.2;
const WALKS_OUT_PIXELS = 18;

/**
 * The colour of toys, with the numbers of the pictures of their motion blur and of their shadow. Red toys are dark, and
 * yellow toys are light on the screen.
 */
export interface ToyColour {
  readonly isRed: boolean;
  readonly firstSmear: number;
  readonly shadow: number;
}

export const RED: ToyColour = { isRed: true, firstSmear: 1, shadow: 1 };
export const YELLOW: ToyColour = { isRed: false, firstSmear: 1 + DIRECTION_COUNT, shadow: 2 };

export function drawToys(
  level: Level,
  colour: ToyColour,
  cells: readonly number[],
  move: MoveRecord | undefined,
  elapsedMs: number,
): void {
  for (const cell of cells) {
    const motion = move === undefined ? undefined : motionAt(move, cell, elapsedMs);
    if (motion === undefined) drawToyOnCell(level, colour, cell, LOOKING_AHEAD);
    else if (motion.cause === "gone") drawLeaving(level, colour, motion, elapsedMs);
    else drawSliding(level, colour, motion, elapsedMs);
  }
}

export function toyCellsOf(state: State, colour: ToyColour): readonly number[] {
  return colour.isRed ? state.reds : state.yellows;
}

/**
 * Draws a toy on its cell. A toy in a pit always has the same picture; any other toy has the picture `pictureNumber`.
 */
export function drawToyOnCell({ board, floors }: Level, colour: ToyColour, cell: number, pictureNumber: number): void {
  drawToyPicture(
    board,
    colour,
    floors[cell] === Floor.Pit ? IN_PIT : pictureNumber,
    cellLeft(board, cell),
    cellTop(board, cell),
  );
}

/** Draws a picture of a toy. `left` and `top` are the upper left corner of the toy's cell, in pixels. */
export function drawToyPicture(
  board: Level["board"],
  { isRed }: ToyColour,
  pictureNumber: number,
  left: number,
  top: number,
): void {
  const { red, yellow } = sizeFor(board);
  drawPiece(isRed ? red : yellow, pictureNumber, left, top);
}

/**
 * Draws one of the toys with its eyes shut. `turn` counts these blinks, and another toy blinks each time. A toy in a
 * pit does not blink.
 */
export function drawBlink(level: Level, state: State, turn: number): void {
  const count = state.reds.length + state.yellows.length;
  const toyIndex = turn % count;
  const isRed = toyIndex < state.reds.length;
  const cell = isRed ? state.reds[toyIndex] : state.yellows[toyIndex - state.reds.length];
  drawToyOnCell(level, isRed ? RED : YELLOW, cell, EYES_SHUT);
}

function drawSliding(level: Level, colour: ToyColour, motion: Motion, elapsedMs: number): void {
  const { board } = level;
  const { direction, ending, to } = motion;
  if (!isStillMoving(motion, elapsedMs) && ending !== "on" && !isBumping(motion, elapsedMs)) {
    drawToyOnCell(level, colour, to, LOOKING_AHEAD);
    return;
  }
  const pixels = isGoal(level.floors[to])
    ? Math.min(pixelsTravelled(board, motion, elapsedMs), pixelsToGoal(board, motion))
    : pixelsTravelled(board, motion, elapsedMs);
  const left = leftWhileMoving(SLIDE_LOOK, board, motion, pixels);
  const top = topWhileMoving(SLIDE_LOOK, board, motion, pixels);
  if (hasSmear(SLIDE_LOOK, board, motion, elapsedMs))
    drawSmear(sizeFor(board).smear, colour.firstSmear + direction, left, top);
  drawStopSpray(SLIDE_LOOK, board, motion, elapsedMs);
  drawToyPicture(board, colour, slidingPicture(level, motion, elapsedMs), left, top);
}

function slidingPicture(level: Level, motion: Motion, elapsedMs: number): number {
  const { direction, to } = motion;
  if (isBumping(motion, elapsedMs)) return direction % 2 === 0 ? SQUASHED_FROM_ABOVE : SQUASHED_FROM_SIDE;
  const { cellPixels } = sizeFor(level.board);
  if (isGoal(level.floors[to]) && pixelsLeft(level.board, motion, elapsedMs) < TURNS_AWAY_CELLS * cellPixels)
    return FROM_BEHIND;
  return isStillMoving(motion, elapsedMs) ? FIRST_SLIDING + direction : LOOKING_AHEAD;
}

function drawLeaving(level: Level, colour: ToyColour, motion: Motion, elapsedMs: number): void {
  const { board, floors } = level;
  const { from, startMs, endMs } = motion;
  if (elapsedMs >= endMs) return;
  const left = cellLeft(board, from);
  const top = cellTop(board, from);
  if (isGoal(floors[from])) {
    drawInGoal(level, colour, motion, progressBetween(elapsedMs, startMs, endMs));
    return;
  }
  const share = progressBetween(elapsedMs, endMs - POP_MS, endMs);
  if (share === 0) drawToyOnCell(level, colour, from, LOOKING_AHEAD);
  else {
    if (share < 0.6) drawToyPicture(board, colour, share < 0.3 ? FROM_BEHIND : FAR, left, top);
    else drawPiece(sizeFor(board).pop, 1 + Math.floor(share * POP_PICTURES), left, top);
  }
}

function drawInGoal({ board }: Level, colour: ToyColour, motion: Motion, share: number): void {
  const pixels = share * WALKS_OUT_PIXELS - pixelsBeyondGoal(board);
  const pictureNumber = share < 0.3 ? FROM_BEHIND : FAR;
  drawToyPicture(
    board,
    colour,
    pictureNumber,
    leftWhileMoving(SLIDE_LOOK, board, motion, pixels),
    topWhileMoving(SLIDE_LOOK, board, motion, pixels),
  );
}

export function drawLookingToy(
  { board, floors }: Level,
  colour: ToyColour,
  cell: number,
  direction: Direction,
  leanPixels: number,
): void {
  const pictureNumber = floors[cell] === Floor.Pit ? IN_PIT : FIRST_LOOKING + direction;
  const left = cellLeft(board, cell) + leanPixels * STEP_X[direction];
  const top = cellTop(board, cell) + leanPixels * STEP_Y[direction];
  drawToyPicture(board, colour, pictureNumber, left, top);
}
