import type { Direction } from "../../../kernel/direction";
import type { Board } from "../../../kernel/board";
import { stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { Sort, type Level } from "../level";
import type { State } from "../state";
import { cellLeft, cellTop, sizeFor } from "./garden";
import { drawPiece, drawShadow, drawSmear, shadowOf, smearOf } from "./sprites";
import { drawGrass, isSmeared, leftAt, pixelsGone, topAt } from "./way";

// Frames of the things.
const STONE = 1;
const STONE_FROM_ABOVE = 2;
const STONE_FROM_SIDE = 3;
const CAR_ACROSS = 4;
const CAR_ACROSS_STOPPED = 5;
const CAR_UP = 6;
const CAR_UP_STOPPED = 7;
const FIRST_LID = 8;
const FIRST_BELLY = 12;
const ROLLING = 4;

const START_PIXELS = 2;

/** The shadows of what slides and is no fruit. */
export function drawLooseShadows(level: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  const { board, sorts } = level;
  before.loose.forEach((cell, at) => {
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    const pixels = stretch === undefined ? 0 : pixelsGone(board, stretch, elapsedMs);
    const left = stretch === undefined ? cellLeft(board, cell) : leftAt(board, stretch, pixels);
    const top = stretch === undefined ? cellTop(board, cell) : topAt(board, stretch, pixels);
    drawShadow(board, shadowOf(sorts[at]), left, top);
  });
}

/** Stones, cars and barrels at a moment of a move. */
export function drawLoose(level: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  const { board, sorts } = level;
  before.loose.forEach((cell, at) => {
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (stretch === undefined) drawThing(board, frameOf(sorts[at], 0), cellLeft(board, cell), cellTop(board, cell));
    else drawSliding(level, sorts[at], stretch, elapsedMs);
  });
}

/** A thing of that frame whose cell begins there. */
export function drawThing(board: Board, frame: number, left: number, top: number): void {
  drawPiece(sizeFor(board).things, frame, left, top);
}

function drawSliding({ board }: Level, sort: Sort, stretch: Stretch, elapsedMs: number): void {
  const { direction } = stretch;
  // It gives a little at once: so one sees what would move.
  const pixels = Math.max(START_PIXELS, pixelsGone(board, stretch, elapsedMs));
  const left = leftAt(board, stretch, pixels);
  const top = topAt(board, stretch, pixels);
  if (isSmeared(board, stretch, elapsedMs)) drawSmear(board, smearOf(sort, direction), left, top);
  drawGrass(board, stretch, elapsedMs);
  const turned = rolled(direction, pixels, sizeFor(board).cell);
  drawThing(board, isBumping(stretch, elapsedMs) ? stoppedFrame(sort, direction) : frameOf(sort, turned), left, top);
}

/** How far a barrel has turned, in frames, all of them once a cell: forwards to the right and upwards, backwards to the left and downwards. */
function rolled(direction: Direction, pixels: number, cell: number): number {
  const frames = Math.floor((pixels * ROLLING) / cell) % ROLLING;
  return direction < 2 ? frames : (ROLLING - frames) % ROLLING;
}

/** A thing's frame at rest, or turned by so many frames if it rolls. */
export function frameOf(sort: Sort, turned: number): number {
  if (sort === Sort.Stone) return STONE;
  if (sort === Sort.CarAcross) return CAR_ACROSS;
  if (sort === Sort.CarUp) return CAR_UP;
  return (sort === Sort.BarrelAcross ? FIRST_LID : FIRST_BELLY) + turned;
}

function stoppedFrame(sort: Sort, direction: Direction): number {
  if (sort === Sort.Stone) return direction % 2 === 0 ? STONE_FROM_ABOVE : STONE_FROM_SIDE;
  if (sort === Sort.CarAcross) return CAR_ACROSS_STOPPED;
  if (sort === Sort.CarUp) return CAR_UP_STOPPED;
  return frameOf(sort, 0);
}
