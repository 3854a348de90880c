import { fillBox, type Box } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { columnOf, NOWHERE, type Board } from "../../../kernel/board";
import { LEFT, RIGHT, STEP_X, STEP_Y, type Direction } from "../../../kernel/direction";
import { stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
import { gettingGoing, shareOf } from "../../looks/easing";
import type { Lamp } from "../../puzzle";
import type { Level } from "../level";
import { SQUASHED } from "../rules";
import type { State } from "../state";
import { drawGoal, drawThing } from "./ground";
import { cellLeft, cellsBetween, cellSide, cellTop } from "./ice";
import { drawShadow, Tall } from "./shadow";

const FOLDER = "images/ice-path";

// Frames of the seal, of four ways each; where its cell begins in them.
const FIRST_SITTING = 1;
const FIRST_SQUASHED = 5;
const SHUT_TO_RIGHT = 9;
const SHUT_TO_LEFT = 10;
const SEAL_LEFT = 12;
const SEAL_TOP = 18;
const SHADOW_REACH = 37;

// Frames of it on its belly, of four ways each, and how far they reach beyond half a cell.
const FIRST_SLIDING = 1;
const FIRST_SMEARED = 5;
const SLIDE_REACH = 14;

// Frames of its dive, which lie wider about its cell.
const DIVES = 3;
const DIVE_LEFT = 22;

/** Pictures out of a hole, by their frames. */
export const enum Dive {
  Head = 4,
  Caught = 5,
  Hole = 6,
  FirstToLeft = 7,
}

/** It leans before it slides, and sits up so long before the move is over if nothing has stopped it. */
const LEAN_MS = 40;
const LEAN_PIXELS = 2;
const SETTLE_MS = 45;

/** Whoever slides so many cells is quick enough to smear, on the middle part of the way. */
const SMEAR_CELLS = 3;
const SMEAR_FROM = 0.3;

/** The seal `elapsedMs` into a move, and the hole it wants to reach. */
export function drawPieces(
  level: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
  lamp: Lamp,
): void {
  const stretch = move === undefined ? undefined : stretchAt(move, before, elapsedMs);
  if (stretch?.cause === "gone") {
    drawDiving(level, stretch, elapsedMs);
    return;
  }
  if (stretch === undefined && before === level.hole && before !== NOWHERE) {
    drawDive(level.board, before, Dive.Caught);
    return;
  }
  drawGoal(level);
  if (stretch?.look === SQUASHED) drawStopped(level, stretch, elapsedMs, lamp);
  else if (stretch !== undefined) drawSliding(level, stretch, elapsedMs, lamp);
  else if (before !== NOWHERE) drawSitting(level, before, faceFor(level, before), lamp);
}

/** The seal sitting on a cell. */
export function drawSitting(level: Level, cell: number, direction: Direction, lamp: Lamp): void {
  const { board } = level;
  const left = cellLeft(board, cell);
  const top = cellTop(board, cell);
  if (lamp === "lit") drawSealsShadow(level, sittingShadow(direction), cell, left, top);
  drawSeal(board, FIRST_SITTING + direction, left, top);
}

/** The seal sitting with its eyes shut. */
export function drawBlink(level: Level, cell: number): void {
  const frame = faceFor(level, cell) === LEFT ? SHUT_TO_LEFT : SHUT_TO_RIGHT;
  drawSeal(level.board, frame, cellLeft(level.board, cell), cellTop(level.board, cell));
}

/** The seal with its foot so many pixels above its cell's. */
export function drawHopping(board: Board, cell: number, direction: Direction, lift: number, isSquashed: boolean): void {
  const frame = (isSquashed ? FIRST_SQUASHED : FIRST_SITTING) + direction;
  drawSeal(board, frame, cellLeft(board, cell), cellTop(board, cell) - lift);
}

/** All that the seal and its shadow cover where it sits on a cell. */
export function sealBox(board: Board, cell: number): Box {
  const side = cellSide(board);
  const x = cellLeft(board, cell) - SEAL_LEFT;
  return { x, y: cellTop(board, cell) - SEAL_TOP, width: side + SEAL_LEFT + SHADOW_REACH, height: side + SEAL_TOP + 2 };
}

/** A picture of its dive, over a cell. */
export function drawDive(board: Board, cell: number, frame: number): void {
  const picture = `${FOLDER}/dive${cellSide(board)}`;
  drawSprite(picture, frame, cellLeft(board, cell) - DIVE_LEFT, cellTop(board, cell) - SEAL_TOP);
}

/** At rest it looks for its fish. */
export function faceFor({ board, hole }: Level, cell: number): Direction {
  return hole !== NOWHERE && columnOf(board, hole) < columnOf(board, cell) ? LEFT : RIGHT;
}

function drawSeal(board: Board, frame: number, left: number, top: number): void {
  drawSprite(`${FOLDER}/seal${cellSide(board)}`, frame, left - SEAL_LEFT, top - SEAL_TOP);
}

function sittingShadow(direction: Direction): Tall {
  return direction === LEFT ? Tall.SittingLeft : Tall.Sitting;
}

/** Its shadow lies on the ice, and behind what stands there. */
function drawSealsShadow(level: Level, tall: Tall, near: number, left: number, top: number): void {
  const { board } = level;
  drawShadow(board, tall, left, top);
  const [up, right, down] = board.steps;
  for (const row of [near + up, near, near + down]) {
    for (let cell = row - right; cell <= row + 2 * right; cell++) drawThing(level, cell);
  }
}

function drawSliding(level: Level, stretch: Stretch, elapsedMs: number, lamp: Lamp): void {
  const { board } = level;
  const { direction, from, to, startMs, endMs, ending } = stretch;
  const side = cellSide(board);
  const cells = cellsBetween(board, from, to);
  const thereMs = ending === "rest" ? endMs - Math.min(SETTLE_MS, endMs / 2) : endMs;
  const share = shareOf(elapsedMs, startMs, thereMs);
  const eased = gettingGoing(share);
  const way = eased * cells * side;
  const left = Math.floor(cellLeft(board, from) + STEP_X[direction] * way + 0.5);
  const top = Math.floor(cellTop(board, from) + STEP_Y[direction] * way + 0.5);
  const near = from + Math.floor(eased * cells + 0.5) * board.steps[direction];
  const isOnBelly = elapsedMs >= LEAN_MS && elapsedMs <= thereMs;
  if (lamp === "lit") drawSealsShadow(level, isOnBelly ? Tall.Sliding : sittingShadow(direction), near, left, top);
  if (isOnBelly) {
    const first = cells >= SMEAR_CELLS && share > SMEAR_FROM ? FIRST_SMEARED : FIRST_SLIDING;
    const margin = Math.floor(side / 2) + SLIDE_REACH;
    drawSprite(`${FOLDER}/slide${side}`, first + direction, left - margin, top - margin);
  } else drawSeal(board, FIRST_SITTING + direction, left, top);
}

/** Against what stopped it, a little nearer than it comes to rest. */
function drawStopped(level: Level, { direction, to, startMs, endMs }: Stretch, elapsedMs: number, lamp: Lamp): void {
  const { board } = level;
  const left = cellLeft(board, to) + STEP_X[direction] * LEAN_PIXELS;
  const top = cellTop(board, to) + STEP_Y[direction] * LEAN_PIXELS;
  if (lamp === "lit") drawSealsShadow(level, sittingShadow(direction), to, left, top);
  drawSeal(board, FIRST_SQUASHED + direction, left, top);
  drawSpray(board, to, direction, shareOf(elapsedMs, startMs, endMs), lamp);
}

/** Grains of ice where the seal was stopped: how far beside its way each flies, and how far back. */
const GRAINS: readonly { readonly aside: number; readonly back: number }[] = [
  { aside: -9, back: 4 },
  { aside: -5, back: -1 },
  { aside: 0, back: -2 },
  { aside: 5, back: 0 },
  { aside: 9, back: 5 },
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
    fillBox(lamp === "lit" ? "white" : "black", grainX - 1, grainY - 1, 4, 4);
    fillBox(lamp === "lit" ? "black" : "white", grainX, grainY, 2, 2);
  }
}

function drawDiving({ board }: Level, { from, startMs, endMs, direction }: Stretch, elapsedMs: number): void {
  const frame = Math.min(DIVES, 1 + Math.floor(shareOf(elapsedMs, startMs, endMs) * DIVES));
  drawDive(board, from, frame === 1 && direction === LEFT ? Dive.FirstToLeft : frame);
}
