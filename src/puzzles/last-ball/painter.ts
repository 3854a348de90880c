import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { Motion } from "../../kernel/motion";
import {
  clipped,
  drawCircle,
  drawLine,
  fillPointer,
  fillBox,
  fillGrey,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  wantsLessFlashing,
} from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { textWidth, writeText } from "../../device/text";
import type { MadeMove, Painter } from "../puzzle";
import type { Level } from "./level";
import type { State } from "./rules";

const CELL = 29;
/** From a cell's corner to where its ball has its middle. */
const HALF_CELL = 14;
const HUD_HEIGHT = 22;
const SLAB_DEPTH = 10;

const BLACK_BALL = "images/last-ball/black";
const WHITE_BALL = "images/last-ball/white";
const ARROW = "images/arrow";
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

const DROP_MS = 260;
const DROP_PIXELS = 54;
const DROP_DELAY_MS = 45;

const RING_MS = 780;
const RING_PIXELS = 190;
const RING_DELAY_MS = 180;
const RINGS = 3;

// The move history.
const DOT_GAP = 7;
const WAY_WIDTH = 3;
const POINTER_SIZE = 13;
const NUMBER_SIZE = 20;
const NUMBER_PADDING = 4;

/**
 * Last Ball's looks: a white slab that floats in the dark, seen a little from the front, and two sorts of balls on it.
 */
export const painter: Painter<Level, State> = {
  ground,
  pieces,
  arrival,
  arrivalMs,
  farewell,
  farewellMs: RING_MS + (RINGS - 1) * RING_DELAY_MS,
  history,
  hint,
};

/** Where the middle of a cell is on the screen. */
function middleX(board: Board, cell: number): number {
  return left(board) + columnOf(board, cell) * CELL + HALF_CELL;
}

function middleY(board: Board, cell: number): number {
  return top(board) + rowOf(board, cell) * CELL + HALF_CELL;
}

function left(board: Board): number {
  return Math.floor((SCREEN_WIDTH - board.width * CELL) / 2);
}

function top(board: Board): number {
  return HUD_HEIGHT + Math.floor((SCREEN_HEIGHT - HUD_HEIGHT - SLAB_DEPTH - board.height * CELL) / 2);
}

function ground({ board }: Level): void {
  const x = left(board);
  const y = top(board);
  const width = board.width * CELL;
  const height = board.height * CELL;
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  fillBox("white", x, y, width, height);
  // The front of the slab, in shade.
  fillGrey("middle", x, y + height + 1, width, SLAB_DEPTH - 1);
  for (let column = 1; column < board.width; column++) {
    for (let row = 1; row < board.height; row++) fillBox("black", x + column * CELL - 1, y + row * CELL - 1, 2, 2);
  }
}

function pieces({ board }: Level, before: State, motions: readonly Motion[], elapsedMs: number): void {
  for (let at = before.length - 1; at >= 0; at--) {
    const cell = before[at];
    if (cell === NOWHERE) continue;
    const sprites = at === 0 ? BLACK_BALL : WHITE_BALL;
    const motion = motions.find((candidate) => candidate.piece === cell);
    if (motion === undefined) drawBall(sprites, AT_REST, middleX(board, cell), middleY(board, cell));
    else drawMovingBall(board, sprites, motion, elapsedMs, at === 0);
  }
}

function drawMovingBall(board: Board, sprites: string, motion: Motion, elapsedMs: number, starts: boolean): void {
  const { startMs, rollEndMs, endMs, ending } = motion;
  if (elapsedMs >= rollEndMs && ending === "gone") {
    drawFallingBall(board, sprites, motion, (elapsedMs - rollEndMs) / (endMs - rollEndMs));
    return;
  }
  const share = Math.min(1, Math.max(0, (elapsedMs - startMs) / (rollEndMs - startMs)));
  const way = pixelsOf(board, motion) * (starts ? gettingGoing(share) : share);
  const squash = squashOf(motion, elapsedMs, rollEndMs, starts);
  const lean = squash === "hit" ? -HIT_LEAN_PIXELS : squash === "hits" ? HITS_LEAN_PIXELS : 0;
  drawBallOnWay(board, sprites, frameOf(squash, motion), motion, way + lean, 0);
}

/** How far a ball rolls. Told from its cells: a border cell has no place of its own on the screen. */
function pixelsOf(board: Board, { from, to, direction }: Motion): number {
  return ((to - from) / board.steps[direction]) * CELL;
}

/** A ball `way` pixels from where it started, and `drop` pixels deeper. */
function drawBallOnWay(board: Board, sprites: string, frame: number, motion: Motion, way: number, drop: number): void {
  const x = wayX(board, motion, way);
  const y = wayY(board, motion, way) + drop;
  drawBall(sprites, frame, Math.floor(x + 0.5), Math.floor(y + 0.5));
}

/** A ball is squashed when it is hit, and a little when it hits. */
function squashOf(motion: Motion, elapsedMs: number, rollEndMs: number, starts: boolean): "hit" | "hits" | "none" {
  if (!starts && elapsedMs >= motion.startMs && elapsedMs < motion.startMs + SQUASH_MS) return "hit";
  return motion.ending === "hit" && Math.abs(elapsedMs - rollEndMs) < SQUASH_MS ? "hits" : "none";
}

function frameOf(squash: "hit" | "hits" | "none", motion: Motion): number {
  if (squash === "none") return AT_REST;
  const isAlongRow = STEP_Y[motion.direction] === 0;
  const squashed = isAlongRow ? SQUASHED_ACROSS : SQUASHED_DOWN;
  return squash === "hit" ? squashed + 1 : squashed;
}

/** `share` of the fall is over, 0 to 1: the ball goes on a little, sinks, and grows small. */
function drawFallingBall(board: Board, sprites: string, motion: Motion, share: number): void {
  if (share >= 1) return;
  const frame = FIRST_FALLING + Math.floor(share * FALLING_FRAMES);
  const way = pixelsOf(board, motion) + FALL_ONWARD_PIXELS * share;
  drawBallOnWay(board, sprites, frame, motion, way, FALL_PIXELS * share * share);
}

/** The black ball needs a moment to get going; what it hits is off at once. */
function gettingGoing(share: number): number {
  return share * share * (1.6 - 0.6 * share);
}

function drawBall(sprites: string, frame: number, x: number, y: number): void {
  drawSprite(sprites, frame, x - SPRITE / 2, y - SPRITE / 2);
}

/** The white balls drop in around the black one, the nearest first. */
function arrival(level: Level, elapsedMs: number): void {
  const { board, black, whites } = level;
  drawBall(BLACK_BALL, AT_REST, middleX(board, black), middleY(board, black));
  for (const white of whites) {
    const share = (elapsedMs - dropDelayMs(level, white)) / DROP_MS;
    if (share > 0) drawDroppingBall(board, white, Math.min(1, share));
  }
}

function arrivalMs(level: Level): number {
  let lastMs = 0;
  for (const white of level.whites) lastMs = Math.max(lastMs, dropDelayMs(level, white));
  return lastMs + DROP_MS;
}

function drawDroppingBall(board: Board, cell: number, share: number): void {
  const isLanding = share > 0.8 && share < 1;
  const height = DROP_PIXELS * (1 - share * share);
  const frame = isLanding ? SQUASHED_DOWN : AT_REST;
  drawBall(WHITE_BALL, frame, middleX(board, cell), Math.floor(middleY(board, cell) - height + 0.5));
}

function dropDelayMs({ board, black }: Level, cell: number): number {
  const columns = Math.abs(columnOf(board, cell) - columnOf(board, black));
  const rows = Math.abs(rowOf(board, cell) - rowOf(board, black));
  return (columns + rows) * DROP_DELAY_MS;
}

/** Rings run out from the ball that is left: only one where the player wants less flashing. */
function farewell({ board }: Level, state: State, elapsedMs: number): void {
  const x = middleX(board, state[0]);
  const y = middleY(board, state[0]);
  clipped(left(board), top(board), board.width * CELL, board.height * CELL, () => {
    const rings = wantsLessFlashing() ? 1 : RINGS;
    for (let ring = 0; ring < rings; ring++) drawRing(x, y, (elapsedMs - ring * RING_DELAY_MS) / RING_MS);
  });
  drawBall(BLACK_BALL, AT_REST, x, y);
}

function drawRing(x: number, y: number, share: number): void {
  if (share <= 0 || share >= 1) return;
  const radius = Math.floor(RING_PIXELS * (1 - (1 - share) * (1 - share)));
  drawCircle("black", x, y, radius, share < 0.5 ? 3 : 2);
}

function hint({ board }: Level, state: State, direction: Direction): void {
  const x = middleX(board, state[0]) + STEP_X[direction] * CELL;
  const y = middleY(board, state[0]) + STEP_Y[direction] * CELL;
  drawSprite(ARROW, direction + 1, x - SPRITE / 2, y - SPRITE / 2);
}

/**
 * How the level was played, as the article draws its history: for each move the black ball's way as a solid arrow with
 * the move's number where it stopped, and the ways of the balls that rolled on as dotted ones.
 */
function history({ board }: Level, steps: readonly MadeMove[]): void {
  for (const { motions } of steps) {
    for (let at = 1; at < motions.length; at++) drawDottedWay(board, motions[at]);
    drawSolidWay(board, motions[0]);
  }
  for (const { motions } of steps) drawNumbers(board, motions[0], numbersAt(steps, motions[0].to));
}

/** The numbers of all moves that stop at a cell, in one text. */
function numbersAt(steps: readonly MadeMove[], cell: number): string {
  const numbers: string[] = [];
  steps.forEach(({ motions }, at) => {
    if (motions[0].to === cell) numbers.push(`${at + 1}`);
  });
  return numbers.join(" ");
}

function drawDottedWay(board: Board, motion: Motion): void {
  const pixels = pixelsOf(board, motion);
  for (let way = DOT_GAP; way < pixels; way += DOT_GAP) {
    fillBox("black", wayX(board, motion, way) - 1, wayY(board, motion, way) - 1, 3, 3);
  }
}

function drawSolidWay(board: Board, motion: Motion): void {
  const pixels = pixelsOf(board, motion);
  if (pixels === 0) return;
  const x = wayX(board, motion, 0);
  const y = wayY(board, motion, 0);
  drawLine("black", x, y, wayX(board, motion, pixels), wayY(board, motion, pixels), WAY_WIDTH);
  // Beyond the middle: the pointers of a way back stand apart from those of the way there.
  const tip = Math.floor((pixels * 2) / 3);
  fillPointer("black", motion.direction, wayX(board, motion, tip), wayY(board, motion, tip), POINTER_SIZE);
}

/** Numbers on a black tile where a move stops. */
function drawNumbers(board: Board, motion: Motion, numbers: string): void {
  const pixels = pixelsOf(board, motion);
  const x = wayX(board, motion, pixels);
  const y = wayY(board, motion, pixels);
  const width = Math.max(NUMBER_SIZE, textWidth("text", numbers) + 2 * NUMBER_PADDING);
  fillBox("white", x - Math.floor(width / 2) - 1, y - 11, width + 2, NUMBER_SIZE + 2);
  fillBox("black", x - Math.floor(width / 2), y - 10, width, NUMBER_SIZE);
  writeText("text", numbers, x + 1, y - 9, "centre", "white");
}

function wayX(board: Board, { from, direction }: Motion, way: number): number {
  return middleX(board, from) + STEP_X[direction] * way;
}

function wayY(board: Board, { from, direction }: Motion, way: number): number {
  return middleY(board, from) + STEP_Y[direction] * way;
}
