/** Draws the seal at any moment of a move: sitting, sliding, squashed, or diving into the hole. */

import { fillBox, type Box } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, NOWHERE, type Board } from "../../../kernel/board";
import { LEFT, RIGHT, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { motionAt, type Moment, type Motion } from "../../../kernel/motion";
import { easeIn, progressBetween } from "../../looks/easing";
import { isBoardDark } from "../../looks/board-light";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import { SQUASHED } from "../rules";
import type { State } from "../state";
import { drawHole, drawThing, holeShift } from "./background";
import { cellLeft, cellsBetween, cellSide, cellTop } from "./screen-layout";
import { drawShadow, ShadowKind } from "./shadow";

const FOLDER = "images/ice-path";

/**
 * The number of the first of four pictures in the image table of the sitting seal: the sitting seal, one picture for
 * each direction.
 */
const FIRST_SITTING = 1;
const FIRST_SQUASHED = 5;
const SHUT_TO_RIGHT = 9;
const SHUT_TO_LEFT = 10;
/** How far the pictures of the seal at rest reach beyond the left edge of its cell, in pixels. */
const SEAL_LEFT = 12;
const SEAL_TOP = 18;
const SHADOW_REACH = 37;

/**
 * The number of the first of four pictures in the image table of the sliding seal: the seal on its belly, one picture
 * for each direction.
 */
const FIRST_SLIDING = 1;
const FIRST_SMEARED = 5;
/**
 * The pictures of the seal on its belly reach half a cell and this many pixels beyond the left and the upper edge of
 * its cell.
 */
const SLIDE_REACH = 14;

const DIVES = 3;
const DIVE_LEFT = 22;

/** The numbers of the seal's pictures while it is in the hole, such as with its head out or with its fish. */
export const enum Dive {
  Head = 4,
  Caught = 5,
  Hole = 6,
  FirstToLeft = 7,
}

const LEAN_MS = 40;
const LEAN_PIXELS = 2;
/** If the seal stops on snow, it sits up this many milliseconds before the move is over. */
const SETTLE_MS = 45;

const MIN_SMEAR_CELLS = 3;
/** The share of a slide after which the smear (a faint copy behind a fast piece) behind the seal is drawn. */
const SMEAR_FROM_SHARE = 0.3;

export function drawPieces(level: Level, { before, move, elapsedMs }: Moment<State>, lamp: Lamp): void {
  const motion = move === undefined ? undefined : motionAt(move, before, elapsedMs);
  if (motion?.cause === "gone") {
    drawDiving(level, motion, elapsedMs);
    return;
  }
  if (motion === undefined && before === level.hole && before !== NOWHERE) {
    drawDive(level, before, Dive.Caught);
    return;
  }
  drawHole(level);
  if (motion?.pose === SQUASHED) drawStopped(level, motion, elapsedMs, lamp);
  else if (motion !== undefined) drawSliding(level, motion, elapsedMs, lamp);
  else if (before !== NOWHERE) drawSitting(level, before, facingAt(level, before), lamp);
}

export function drawSitting(level: Level, cell: number, direction: Direction, lamp: Lamp): void {
  const { board } = level;
  const left = cellLeft(board, cell);
  const top = cellTop(board, cell);
  if (!isBoardDark(lamp)) drawSealShadow(level, sittingShadow(direction), cell, left, top);
  drawSeal(board, FIRST_SITTING + direction, left, top);
}

/** Draws the sitting seal with its eyes shut, because the seal blinks while the player does nothing. */
export function drawBlink(level: Level, cell: number): void {
  const pictureNumber = facingAt(level, cell) === LEFT ? SHUT_TO_LEFT : SHUT_TO_RIGHT;
  drawSeal(level.board, pictureNumber, cellLeft(level.board, cell), cellTop(level.board, cell));
}

export function drawHopping(
  board: Board,
  cell: number,
  direction: Direction,
  liftPixels: number,
  isSquashed: boolean,
): void {
  const pictureNumber = (isSquashed ? FIRST_SQUASHED : FIRST_SITTING) + direction;
  drawSeal(board, pictureNumber, cellLeft(board, cell), cellTop(board, cell) - liftPixels);
}

/** Returns the box on the screen that the seal and its shadow cover when the seal sits on a cell. */
export function sealBox(board: Board, cell: number): Box {
  const side = cellSide(board);
  const x = cellLeft(board, cell) - SEAL_LEFT;
  return { x, y: cellTop(board, cell) - SEAL_TOP, width: side + SEAL_LEFT + SHADOW_REACH, height: side + SEAL_TOP + 2 };
}

export function drawDive(level: Level, cell: number, pictureNumber: number): void {
  const { board } = level;
  const picture = `${FOLDER}/dive${cellSide(board)}`;
  const left = cellLeft(board, cell) + holeShift(level, cell) - DIVE_LEFT;
  drawSprite(picture, pictureNumber, left, cellTop(board, cell) - SEAL_TOP);
}

/**
 * Returns the direction in which the seal looks at rest: left if the hole with its fish lies to the left, otherwise
 * right.
 */
export function facingAt({ board, hole }: Level, cell: number): Direction {
  return hole !== NOWHERE && columnOf(board, hole) < columnOf(board, cell) ? LEFT : RIGHT;
}

function drawSeal(board: Board, pictureNumber: number, left: number, top: number): void {
  drawSprite(`${FOLDER}/seal${cellSide(board)}`, pictureNumber, left - SEAL_LEFT, top - SEAL_TOP);
}

function sittingShadow(direction: Direction): ShadowKind {
  return direction === LEFT ? ShadowKind.SittingLeft : ShadowKind.Sitting;
}

/**
 * Draws the seal's shadow on the ice. Then draws the rocks and other things near the seal again, because the shadow
 * must lie behind them.
 */
function drawSealShadow(level: Level, kind: ShadowKind, nearCell: number, left: number, top: number): void {
  const { board } = level;
  drawShadow(board, kind, left, top);
  const [up, right, down] = board.steps;
  for (const row of [nearCell + up, nearCell, nearCell + down]) {
    for (let cell = row - right; cell <= row + 2 * right; cell++) drawThing(level, cell);
  }
}

/**
 * Returns when the seal arrives at the end of a slide, in milliseconds. If the slide ends on snow, the motion lasts
 * longer than the slide, because the seal then sits up.
 */
export function arrivedMsOf({ endMs, ending }: Motion): number {
  return ending === "rest" ? endMs - Math.min(SETTLE_MS, endMs / 2) : endMs;
}

function drawSliding(level: Level, motion: Motion, elapsedMs: number, lamp: Lamp): void {
  const { board } = level;
  const { direction, from, to, startMs } = motion;
  const side = cellSide(board);
  const cells = cellsBetween(board, from, to);
  const arrivedMs = arrivedMsOf(motion);
  const share = progressBetween(elapsedMs, startMs, arrivedMs);
  const eased = easeIn(share);
  const [fromLeft, fromTop] = [cellLeft(board, from), cellTop(board, from)];
  const left = Math.floor(fromLeft + eased * (cellLeft(board, to) - fromLeft) + 0.5);
  const top = Math.floor(fromTop + eased * (cellTop(board, to) - fromTop) + 0.5);
  const nearCell = from + Math.floor(eased * cells + 0.5) * board.steps[direction];
  const isOnBelly = elapsedMs >= LEAN_MS && elapsedMs <= arrivedMs;
  if (!isBoardDark(lamp))
    drawSealShadow(level, isOnBelly ? ShadowKind.Sliding : sittingShadow(direction), nearCell, left, top);
  if (isOnBelly) {
    const first = cells >= MIN_SMEAR_CELLS && share > SMEAR_FROM_SHARE ? FIRST_SMEARED : FIRST_SLIDING;
    const margin = Math.floor(side / 2) + SLIDE_REACH;
    drawSprite(`${FOLDER}/slide${side}`, first + direction, left - margin, top - margin);
  } else drawSeal(board, FIRST_SITTING + direction, left, top);
}

function drawStopped(level: Level, { direction, to, startMs, endMs }: Motion, elapsedMs: number, lamp: Lamp): void {
  const { board } = level;
  const left = cellLeft(board, to) + STEP_X[direction] * LEAN_PIXELS;
  const top = cellTop(board, to) + STEP_Y[direction] * LEAN_PIXELS;
  if (!isBoardDark(lamp)) drawSealShadow(level, sittingShadow(direction), to, left, top);
  // The grains lie under the seal, so that none of them dots its face.
  drawSpray(board, to, direction, progressBetween(elapsedMs, startMs, endMs), lamp);
  drawSeal(board, FIRST_SQUASHED + direction, left, top);
}

/**
 * The points where grains of ice fly up when something stops the seal. `aside` is the distance of a point from the line
 * on which the seal slides, and `back` its distance from the edge at which the seal stops, in pixels.
 */
const GRAINS: readonly { readonly aside: number; readonly back: number }[] = [
  { aside: -9, back: 1 },
  { aside: -6, back: -3 },
  { aside: 0, back: -5 },
  { aside: 6, back: -2 },
  { aside: 9, back: 2 },
];

function drawSpray(board: Board, cell: number, direction: Direction, share: number, lamp: Lamp): void {
  const side = cellSide(board);
  const spread = 1 + share;
  const alongX = STEP_X[direction];
  const alongY = STEP_Y[direction];
  const x = cellLeft(board, cell) + Math.floor(side / 2) + alongX * Math.floor(side / 2);
  const y = cellTop(board, cell) + Math.floor(side / 2) + alongY * Math.floor(side / 2);
  for (const { aside, back } of GRAINS) {
    const across = Math.floor(aside * spread);
    const along = -Math.floor(back * spread);
    const grainX = x + alongX * along + alongY * across;
    const grainY = y + alongY * along + alongX * across;
    fillBox(isBoardDark(lamp) ? "black" : "white", grainX - 1, grainY - 1, 4, 4);
    fillBox(isBoardDark(lamp) ? "white" : "black", grainX, grainY, 2, 2);
  }
}

function drawDiving(level: Level, { from, startMs, endMs, direction }: Motion, elapsedMs: number): void {
  const pictureNumber = Math.min(DIVES, 1 + Math.floor(progressBetween(elapsedMs, startMs, endMs) * DIVES));
  drawDive(level, from, pictureNumber === 1 && direction === LEFT ? Dive.FirstToLeft : pictureNumber);
}
