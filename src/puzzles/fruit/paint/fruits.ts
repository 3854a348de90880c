import { drawSprite } from "../../../device/sprites";
import type { Board } from "../../../kernel/board";
import { DIRECTIONS, LEFT, RIGHT, type Direction } from "../../../kernel/direction";
import { isWay, stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { shareOf } from "../../looks/easing";
import type { Level } from "../level";
import { GONE, type State } from "../state";
import { LEAVE_MS, Look } from "../tell";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { drawPiece, drawShadow, drawSmear, fruitsSmear } from "./sprites";
import { drawGrass, isSmeared, isUnderWay, leftAt, pixelsGone, topAt } from "./way";

// Frames of a fruit.
const FRAMES = 12;
export const AWAKE = 0;
const FIRST_LEANING = 1;
export const SQUASHED_FROM_ABOVE = 5;
const SQUASHED_FROM_SIDE = 6;
const HAPPY = 7;
const HAPPY_LEANING_RIGHT = 8;
const HAPPY_LEANING_LEFT = 9;
const DIRTY = 10;
const SHUT = 11;

const HEARTS = "images/fruit/hearts";
const SMALL_HEART = 1;
const LARGE_HEART = 2;
const HEART_SIZE = 16;

// A pair leans together, hops and is gone; both from the start of its last stretch on.
const LEAN_MS = 140;
const HOP_PIXELS = 14;

const SPLASHES = 3;
const SPLASH_MS = 240;

/** An eaten fruit is seen so long. */
const SEIZED_MS = 70;

/** The shadows of the fruits. */
export function drawFruitsShadows(level: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  const { board, kinds } = level;
  before.fruits.forEach((cell, fruit) => {
    if (cell === GONE) return;
    const shadow = 1 + kinds[fruit];
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (move === undefined || stretch === undefined) {
      drawShadow(board, shadow, cellLeft(board, cell), cellTop(board, cell));
    } else if (isOnGround(board, move, stretch, elapsedMs)) {
      const pixels = isWay(stretch) ? pixelsGone(board, stretch, elapsedMs) : 0;
      drawShadow(board, shadow, leftAt(board, stretch, pixels), topAt(board, stretch, pixels));
    }
  });
}

/** Whether a fruit has not hopped away yet, and is not eaten. */
function isOnGround(board: Board, move: MadeMove, stretch: Stretch, elapsedMs: number): boolean {
  if (stretch.cause !== "gone") return true;
  return elapsedMs < stretch.startMs + (isEaten(board, move, stretch) ? SEIZED_MS : LEAN_MS);
}

/** All fruits at a moment of a move. */
export function drawFruits(level: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  before.fruits.forEach((cell, fruit) => {
    if (cell === GONE) return;
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (move === undefined || stretch === undefined) drawAtRest(level, fruit, cell);
    else drawOnStretch(level, before, fruit, move, stretch, elapsedMs);
  });
}

/** A fruit as it is drawn in one of its frames, its cell beginning there. */
export function drawFruit({ board, kinds }: Level, fruit: number, frame: number, left: number, top: number): void {
  drawPiece(sizeFor(board).fruits, 1 + kinds[fruit] * FRAMES + frame, left, top);
}

function drawAtRest(level: Level, fruit: number, cell: number): void {
  const { board, puddles } = level;
  drawFruit(level, fruit, puddles.includes(cell) ? DIRTY : AWAKE, cellLeft(board, cell), cellTop(board, cell));
}

/** One of the fruits with its eyes shut; a dirty one keeps them open. */
export function drawBlink(level: Level, { fruits }: State, turn: number): void {
  const { board, puddles } = level;
  for (let next = 0; next < fruits.length; next++) {
    const fruit = (turn + next) % fruits.length;
    const cell = fruits[fruit];
    if (cell === GONE || puddles.includes(cell)) continue;
    drawFruit(level, fruit, SHUT, cellLeft(board, cell), cellTop(board, cell));
    return;
  }
}

function drawOnStretch(
  level: Level,
  before: State,
  fruit: number,
  move: MadeMove,
  stretch: Stretch,
  elapsedMs: number,
): void {
  const { board } = level;
  if (elapsedMs < stretch.startMs) drawAtRest(level, fruit, stretch.from);
  else if (stretch.cause === "changed") drawSplash(level, fruit, stretch, elapsedMs);
  else if (stretch.cause === "gone") {
    if (isEaten(board, move, stretch)) drawSeized(level, fruit, stretch, elapsedMs);
    else drawPairing(level, fruit, stretch, wayToPartner(level, before, fruit, move, stretch), elapsedMs);
  } else drawSliding(level, fruit, stretch, elapsedMs);
}

function drawSliding(level: Level, fruit: number, stretch: Stretch, elapsedMs: number): void {
  const { board, kinds } = level;
  const { direction } = stretch;
  const pixels = pixelsGone(board, stretch, elapsedMs);
  const left = leftAt(board, stretch, pixels);
  const top = topAt(board, stretch, pixels);
  if (isSmeared(board, stretch, elapsedMs)) drawSmear(board, fruitsSmear(kinds[fruit], direction), left, top);
  drawGrass(board, stretch, elapsedMs);
  drawFruit(level, fruit, slidingFrame(stretch, elapsedMs), left, top);
}

function slidingFrame(stretch: Stretch, elapsedMs: number): number {
  if (isBumping(stretch, elapsedMs)) return stretch.direction % 2 === 0 ? SQUASHED_FROM_ABOVE : SQUASHED_FROM_SIDE;
  return isUnderWay(stretch, elapsedMs) ? FIRST_LEANING + stretch.direction : AWAKE;
}

/** Mud splashes, and it is dirty. */
function drawSplash(level: Level, fruit: number, { to, startMs }: Stretch, elapsedMs: number): void {
  const { board } = level;
  const share = shareOf(elapsedMs, startMs, startMs + SPLASH_MS);
  drawFruit(level, fruit, DIRTY, cellLeft(board, to), cellTop(board, to));
  const frame = 1 + Math.floor(share * SPLASHES);
  if (share < 1) drawPiece(sizeFor(board).splash, frame, cellLeft(board, to), cellTop(board, to));
}

/** Whether a fruit that is gone is in a hedgehog: it has left to no partner. */
function isEaten({ steps }: Board, { stretches }: MadeMove, { from, direction }: Stretch): boolean {
  return stretches.some(({ piece, look }) => look === Look.Eating && piece === from + steps[direction]);
}

function drawSeized(level: Level, fruit: number, { from, startMs }: Stretch, elapsedMs: number): void {
  const { board } = level;
  if (elapsedMs < startMs + SEIZED_MS) {
    drawFruit(level, fruit, SQUASHED_FROM_SIDE, cellLeft(board, from), cellTop(board, from));
  }
}

/** Which way the partner stands of a fruit that leaves. */
function wayToPartner(
  { board, kinds }: Level,
  before: State,
  fruit: number,
  { stretches }: MadeMove,
  { from, startMs }: Stretch,
): Direction | undefined {
  return DIRECTIONS.find((way) =>
    stretches.some((other) => {
      if (other.cause !== "gone" || other.startMs !== startMs || other.from !== from + board.steps[way]) return false;
      return kinds[before.fruits.indexOf(other.piece)] === kinds[fruit];
    }),
  );
}

/** It leans over to its partner below a small heart, then both hop below a large one, and are gone. */
function drawPairing(
  level: Level,
  fruit: number,
  { from, startMs }: Stretch,
  way: Direction | undefined,
  elapsedMs: number,
): void {
  const { board } = level;
  const left = cellLeft(board, from);
  const top = cellTop(board, from);
  if (elapsedMs >= startMs + LEAVE_MS) return;
  const share = shareOf(elapsedMs, startMs + LEAN_MS, startMs + LEAVE_MS);
  const lift = Math.floor(HOP_PIXELS * share);
  const frame = share > 0 ? HAPPY : way === RIGHT ? HAPPY_LEANING_RIGHT : way === LEFT ? HAPPY_LEANING_LEFT : HAPPY;
  drawFruit(level, fruit, frame, left, top - lift);
  // The left one or the upper one has the heart of both.
  const { cell } = sizeFor(board);
  if (way === RIGHT) drawHeart(share, left + cell, top - lift);
  else if (way !== undefined && way !== LEFT && board.steps[way] > 0) drawHeart(share, left + cell / 2, top - lift);
}

function drawHeart(share: number, middle: number, foot: number): void {
  drawSprite(HEARTS, share > 0 ? LARGE_HEART : SMALL_HEART, middle - HEART_SIZE / 2, foot - HEART_SIZE / 2);
}
