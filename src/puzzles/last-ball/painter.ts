import { drawRings, RINGS_MS } from "../../device/rings";
import { drawSprite } from "../../device/sprites";
import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import { STEP_Y, type Direction } from "../../kernel/direction";
import type { Motion } from "../../kernel/motion";
import { DROP_MS, dropHeight, gettingGoing, isLanding, shareOf } from "../looks/easing";
import {
  drawArrow,
  drawDots,
  drawSlab,
  gridOf,
  middleX,
  middleY,
  pixelsOf,
  wayX,
  wayY,
  type Grid,
} from "../looks/grid";
import { drawDottedWay, drawNumbersAtEnd, drawSolidWay, numbersAt } from "../looks/trail";
import type { MadeMove, Painter } from "../puzzle";
import type { Level } from "./level";
import type { State } from "./state";

const CELL = 29;

const BLACK_BALL = "images/last-ball/black";
const WHITE_BALL = "images/last-ball/white";
const SPRITE = 32;

// Frames of the balls' image tables.
const AT_REST = 1;
const SQUASHED_ACROSS = 2;
const SQUASHED_DOWN = 4;
const FIRST_FALLING = 6;
const FALLING_FRAMES = 8;

/** How long a ball shows that it was hit or has hit. */
const SQUASH_MS = 40;
/** A squashed ball is narrower: it leans towards the one it touches. */
const HIT_LEAN_PIXELS = 3;
const HITS_LEAN_PIXELS = 1;
const FALL_PIXELS = 22;
const FALL_ONWARD_PIXELS = 6;

const DROP_DELAY_MS = 45;

/**
 * Last Ball's looks: a white slab that floats in the dark, seen a little from the front, and two sorts of balls on it.
 */
export const painter: Painter<Level, State> = {
  ground,
  pieces,
  arrival,
  arrivalMs,
  farewell,
  farewellMs: RINGS_MS,
  history,
  hint,
};

function gridFor(board: Board): Grid {
  return gridOf(board, CELL, CELL);
}

function ground({ board }: Level): void {
  const grid = gridFor(board);
  drawSlab(grid);
  drawDots(grid);
}

function pieces({ board }: Level, before: State, motions: readonly Motion[], elapsedMs: number): void {
  const grid = gridFor(board);
  for (let at = before.length - 1; at >= 0; at--) {
    const cell = before[at];
    if (cell === NOWHERE) continue;
    const sprites = at === 0 ? BLACK_BALL : WHITE_BALL;
    const motion = motions.find((candidate) => candidate.piece === cell);
    if (motion === undefined) drawBall(sprites, AT_REST, middleX(grid, cell), middleY(grid, cell));
    else drawMovingBall(grid, sprites, motion, elapsedMs, at === 0);
  }
}

function drawMovingBall(grid: Grid, sprites: string, motion: Motion, elapsedMs: number, starts: boolean): void {
  const { startMs, slideEndMs, endMs, ending } = motion;
  if (elapsedMs >= slideEndMs && ending === "gone") {
    drawFallingBall(grid, sprites, motion, (elapsedMs - slideEndMs) / (endMs - slideEndMs));
    return;
  }
  const share = shareOf(elapsedMs, startMs, slideEndMs);
  const way = pixelsOf(grid, motion) * (starts ? gettingGoing(share) : share);
  const squash = squashOf(motion, elapsedMs, slideEndMs, starts);
  const lean = squash === "hit" ? -HIT_LEAN_PIXELS : squash === "hits" ? HITS_LEAN_PIXELS : 0;
  drawBallOnWay(grid, sprites, frameOf(squash, motion), motion, way + lean, 0);
}

/** A ball `way` pixels from where it started, and `drop` pixels deeper. */
function drawBallOnWay(grid: Grid, sprites: string, frame: number, motion: Motion, way: number, drop: number): void {
  const x = wayX(grid, motion, way);
  const y = wayY(grid, motion, way) + drop;
  drawBall(sprites, frame, Math.floor(x + 0.5), Math.floor(y + 0.5));
}

/** A ball is squashed when it is hit, and a little when it hits. */
function squashOf(motion: Motion, elapsedMs: number, slideEndMs: number, starts: boolean): "hit" | "hits" | "none" {
  if (!starts && elapsedMs >= motion.startMs && elapsedMs < motion.startMs + SQUASH_MS) return "hit";
  return motion.ending === "hit" && Math.abs(elapsedMs - slideEndMs) < SQUASH_MS ? "hits" : "none";
}

function frameOf(squash: "hit" | "hits" | "none", motion: Motion): number {
  if (squash === "none") return AT_REST;
  const isAlongRow = STEP_Y[motion.direction] === 0;
  const squashed = isAlongRow ? SQUASHED_ACROSS : SQUASHED_DOWN;
  return squash === "hit" ? squashed + 1 : squashed;
}

/** `share` of the fall is over, 0 to 1: the ball goes on a little, sinks, and grows small. */
function drawFallingBall(grid: Grid, sprites: string, motion: Motion, share: number): void {
  if (share >= 1) return;
  const frame = FIRST_FALLING + Math.floor(share * FALLING_FRAMES);
  const way = pixelsOf(grid, motion) + FALL_ONWARD_PIXELS * share;
  drawBallOnWay(grid, sprites, frame, motion, way, FALL_PIXELS * share * share);
}

function drawBall(sprites: string, frame: number, x: number, y: number): void {
  drawSprite(sprites, frame, x - SPRITE / 2, y - SPRITE / 2);
}

/** The white balls drop in around the black one, the nearest first. */
function arrival(level: Level, elapsedMs: number): void {
  const grid = gridFor(level.board);
  drawBall(BLACK_BALL, AT_REST, middleX(grid, level.black), middleY(grid, level.black));
  for (const white of level.whites) {
    const share = (elapsedMs - dropDelayMs(level, white)) / DROP_MS;
    if (share > 0) drawDroppingBall(grid, white, Math.min(1, share));
  }
}

function arrivalMs(level: Level): number {
  let lastMs = 0;
  for (const white of level.whites) lastMs = Math.max(lastMs, dropDelayMs(level, white));
  return lastMs + DROP_MS;
}

function drawDroppingBall(grid: Grid, cell: number, share: number): void {
  const frame = isLanding(share) ? SQUASHED_DOWN : AT_REST;
  drawBall(WHITE_BALL, frame, middleX(grid, cell), Math.floor(middleY(grid, cell) - dropHeight(share) + 0.5));
}

function dropDelayMs({ board, black }: Level, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - columnOf(board, black));
  const rows = Math.abs(rowOf(board, cell) - rowOf(board, black));
  return (columns + rows) * DROP_DELAY_MS;
}

/** Rings run out from the ball that is left. */
function farewell({ board }: Level, state: State, elapsedMs: number): void {
  const grid = gridFor(board);
  const x = middleX(grid, state[0]);
  const y = middleY(grid, state[0]);
  drawRings(grid.slab, x, y, elapsedMs);
  drawBall(BLACK_BALL, AT_REST, x, y);
}

function hint({ board }: Level, state: State, direction: Direction): void {
  const grid = gridFor(board);
  drawArrow(middleX(grid, state[0]), middleY(grid, state[0]), direction, CELL);
}

/**
 * How the level was played, as the article draws its history: for each move the black ball's way as a solid arrow with
 * the move's number where it stopped, and the ways of the balls that rolled on as dotted ones.
 */
function history({ board }: Level, steps: readonly MadeMove[]): void {
  const grid = gridFor(board);
  for (const { motions } of steps) {
    for (let at = 1; at < motions.length; at++) drawDottedWay(grid, motions[at]);
    drawSolidWay(grid, motions[0]);
  }
  for (const { motions } of steps) drawNumbersAtEnd(grid, motions[0], numbersAt(steps, motions[0].to));
}
