import type { Direction } from "../../../kernel/direction";
import { stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { shareOf } from "../../looks/easing";
import { Ground, type Level } from "../level";
import { POP_MS } from "../rules";
import type { State } from "../state";
import { isDoor } from "./ground";
import { cellLeft, cellTop, sizeFor } from "./pen";
import { drawPiece, drawSmear } from "./sprites";
import {
  drawDust,
  isSmeared,
  isUnderWay,
  leftAt,
  pixelsBeyondDoorway,
  pixelsGone,
  pixelsLeft,
  pixelsToDoorway,
  topAt,
} from "./way";

// Frames of a skiddy; four each are by direction.
export const AHEAD = 1;
const FIRST_LOOKING = 2;
const FIRST_SLIDING = 6;
export const SQUASHED_FROM_ABOVE = 10;
const SQUASHED_FROM_SIDE = 11;
const IN_PIT = 12;
const FROM_BEHIND = 13;
const FAR = 14;
const SHUT = 15;

const WAYS = 4;
const POP_FRAMES = 4;

/** So many cells before a doorway a skiddy turns its back to us. */
const TURNS_CELLS = 1.2;
/** How far it goes on in the doorway until it is out of sight. */
const GOES_ON_PIXELS = 18;

/** The red ones are dark, the yellow ones light. */
export interface Kind {
  readonly isDark: boolean;
  /** The first frame of its smears, and the frame of its shadow. */
  readonly firstSmear: number;
  readonly shadow: number;
}

export const RED: Kind = { isDark: true, firstSmear: 1, shadow: 1 };
export const YELLOW: Kind = { isDark: false, firstSmear: 1 + WAYS, shadow: 2 };

/** All skiddies of a kind at a moment of a move. */
export function drawSkiddies(
  level: Level,
  kind: Kind,
  cells: readonly number[],
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  for (const cell of cells) {
    const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
    if (stretch === undefined) drawStanding(level, kind, cell, AHEAD);
    else if (stretch.cause === "gone") drawLeaving(level, kind, stretch, elapsedMs);
    else drawSliding(level, kind, stretch, elapsedMs);
  }
}

/** The cells of a kind's skiddies in a position. */
export function cellsOf(state: State, kind: Kind): readonly number[] {
  return kind.isDark ? state.reds : state.yellows;
}

/** A skiddy on its cell in that frame; in a pit it is seen otherwise. */
export function drawStanding({ board, ground }: Level, kind: Kind, cell: number, frame: number): void {
  drawFrame(board, kind, ground[cell] === Ground.Pit ? IN_PIT : frame, cellLeft(board, cell), cellTop(board, cell));
}

/** A skiddy in one of its frames, its cell beginning there. */
export function drawFrame(board: Level["board"], { isDark }: Kind, frame: number, left: number, top: number): void {
  const { dark, light } = sizeFor(board);
  drawPiece(isDark ? dark : light, frame, left, top);
}

/** One of the skiddies with its eyes shut; in a pit none blinks. */
export function drawBlink(level: Level, state: State, turn: number): void {
  const count = state.reds.length + state.yellows.length;
  const at = turn % count;
  const isRed = at < state.reds.length;
  const cell = isRed ? state.reds[at] : state.yellows[at - state.reds.length];
  drawStanding(level, isRed ? RED : YELLOW, cell, SHUT);
}

function drawSliding(level: Level, kind: Kind, stretch: Stretch, elapsedMs: number): void {
  const { board } = level;
  const { direction, ending, to } = stretch;
  if (!isUnderWay(stretch, elapsedMs) && ending !== "on" && !isBumping(stretch, elapsedMs)) {
    drawStanding(level, kind, to, AHEAD);
    return;
  }
  const pixels = isDoor(level.ground[to])
    ? Math.min(pixelsGone(board, stretch, elapsedMs), pixelsToDoorway(board, stretch))
    : pixelsGone(board, stretch, elapsedMs);
  const left = leftAt(board, stretch, pixels);
  const top = topAt(board, stretch, pixels);
  if (isSmeared(board, stretch, elapsedMs)) drawSmear(sizeFor(board).smear, kind.firstSmear + direction, left, top);
  drawDust(board, stretch, elapsedMs);
  drawFrame(board, kind, slidingFrame(level, stretch, elapsedMs), left, top);
}

function slidingFrame(level: Level, stretch: Stretch, elapsedMs: number): number {
  const { direction, to } = stretch;
  if (isBumping(stretch, elapsedMs)) return direction % 2 === 0 ? SQUASHED_FROM_ABOVE : SQUASHED_FROM_SIDE;
  const { cell } = sizeFor(level.board);
  if (isDoor(level.ground[to]) && pixelsLeft(level.board, stretch, elapsedMs) < TURNS_CELLS * cell) return FROM_BEHIND;
  return isUnderWay(stretch, elapsedMs) ? FIRST_SLIDING + direction : AHEAD;
}

/** Out through the doorway, seen from behind; those who leave with it turn round and are gone in a burst. */
function drawLeaving(level: Level, kind: Kind, stretch: Stretch, elapsedMs: number): void {
  const { board, ground } = level;
  const { from, startMs, endMs } = stretch;
  if (elapsedMs >= endMs) return;
  const left = cellLeft(board, from);
  const top = cellTop(board, from);
  if (isDoor(ground[from])) {
    drawInDoorway(level, kind, stretch, shareOf(elapsedMs, startMs, endMs));
    return;
  }
  const share = shareOf(elapsedMs, endMs - POP_MS, endMs);
  if (share === 0) drawStanding(level, kind, from, AHEAD);
  else {
    if (share < 0.6) drawFrame(board, kind, share < 0.3 ? FROM_BEHIND : FAR, left, top);
    else drawPiece(sizeFor(board).pop, 1 + Math.floor(share * POP_FRAMES), left, top);
  }
}

/** It goes on, smaller and smaller to see, until nothing of it is left in the doorway. */
function drawInDoorway({ board }: Level, kind: Kind, stretch: Stretch, share: number): void {
  const pixels = share * GOES_ON_PIXELS - pixelsBeyondDoorway(board);
  const frame = share < 0.3 ? FROM_BEHIND : FAR;
  drawFrame(board, kind, frame, leftAt(board, stretch, pixels), topAt(board, stretch, pixels));
}

/** A skiddy as it looks that way, so many pixels along. */
export function drawLooking(
  level: Level,
  kind: Kind,
  cell: number,
  direction: Direction,
  left: number,
  top: number,
): void {
  const { board, ground } = level;
  drawFrame(board, kind, ground[cell] === Ground.Pit ? IN_PIT : FIRST_LOOKING + direction, left, top);
}
