import { drawSprite } from "../../device/sprites";
import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import { stretchAt, type MadeMove, type Stretch } from "../../kernel/motion";
import { DROP_MS, dropHeight, gettingGoing, isLanding, shareOf } from "../looks/easing";
import {
  boxIn,
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
import { drawRings, RINGS_MS } from "../looks/rings";
import { drawNumbersAtEnd, drawWays, lastWayOf, numbersAt } from "../looks/trail";
import type { Painter } from "../puzzle";
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
  boxOf: (board, cell) => boxIn(gridFor(board), cell),
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

function pieces({ board }: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  const grid = gridFor(board);
  for (let at = before.length - 1; at >= 0; at--) {
    const cell = before[at];
    if (cell === NOWHERE) continue;
    const sprites = at === 0 ? BLACK_BALL : WHITE_BALL;
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (stretch === undefined) drawBall(sprites, AT_REST, middleX(grid, cell), middleY(grid, cell));
    else if (stretch.cause === "gone") drawFallingBall(grid, sprites, stretch, elapsedMs);
    else drawRollingBall(grid, sprites, stretch, elapsedMs, at === 0);
  }
}

function drawRollingBall(grid: Grid, sprites: string, stretch: Stretch, elapsedMs: number, starts: boolean): void {
  const share = shareOf(elapsedMs, stretch.startMs, stretch.endMs);
  const squash = squashOf(stretch, elapsedMs, starts);
  const lean = squash === "hit" ? -HIT_LEAN_PIXELS : squash === "hits" ? HITS_LEAN_PIXELS : 0;
  const way = pixelsOf(grid, stretch) * (starts ? gettingGoing(share) : share) + lean;
  const x = Math.floor(wayX(grid, stretch, way) + 0.5);
  const y = Math.floor(wayY(grid, stretch, way) + 0.5);
  drawBall(sprites, frameOf(squash, stretch), x, y);
}

/** A ball is squashed when it is hit, and a little when it hits. */
function squashOf(stretch: Stretch, elapsedMs: number, starts: boolean): "hit" | "hits" | "none" {
  const { startMs, endMs, ending } = stretch;
  if (!starts && elapsedMs >= startMs && elapsedMs < startMs + SQUASH_MS) return "hit";
  return ending === "hit" && Math.abs(elapsedMs - endMs) < SQUASH_MS ? "hits" : "none";
}

function frameOf(squash: "hit" | "hits" | "none", { direction }: Stretch): number {
  if (squash === "none") return AT_REST;
  const squashed = STEP_Y[direction] === 0 ? SQUASHED_ACROSS : SQUASHED_DOWN;
  return squash === "hit" ? squashed + 1 : squashed;
}

/** Over the edge the ball goes on a little, sinks, and grows small. */
function drawFallingBall(grid: Grid, sprites: string, stretch: Stretch, elapsedMs: number): void {
  const { piece, direction, from, startMs, endMs } = stretch;
  const share = shareOf(elapsedMs, startMs, endMs);
  if (share >= 1) return;
  // A border cell has no place of its own on the screen: the way is told from where the ball stood.
  const way = ((from - piece) / grid.board.steps[direction]) * grid.cell + FALL_ONWARD_PIXELS * share;
  const x = middleX(grid, piece) + STEP_X[direction] * way;
  const y = middleY(grid, piece) + STEP_Y[direction] * way + FALL_PIXELS * share * share;
  drawBall(sprites, FIRST_FALLING + Math.floor(share * FALLING_FRAMES), Math.floor(x + 0.5), Math.floor(y + 0.5));
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
function history({ board }: Level, moves: readonly MadeMove[]): void {
  const grid = gridFor(board);
  for (const move of moves) drawWays(grid, move);
  for (const move of moves) {
    const way = lastWayOf(move);
    if (way !== undefined) drawNumbersAtEnd(grid, way, numbersAt(moves, way.to));
  }
}
