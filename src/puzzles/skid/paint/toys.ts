import type { Direction } from "../../../kernel/direction";
import { motionAt, type MoveRecord, type Motion } from "../../../kernel/motion";
import { isBumping } from "../../looks/bump";
import { progressBetween } from "../../looks/easing";
import { Tile, type Level } from "../level";
import { POP_MS } from "../rules";
import type { State } from "../state";
import { isDoor } from "./background";
import { cellLeft, cellTop, sizeFor } from "./pen";
import { drawPiece, drawSmear } from "./sprites";
import {
  drawDust,
  hasSmear,
  isStillMoving,
  leftWhileMoving,
  pixelsBeyondDoorway,
  pixelsTravelled,
  pixelsLeft,
  pixelsToDoorway,
  topWhileMoving,
} from "./piece-motion";

// Frames of a toy; four each are by direction.
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
const POP_FRAMES = 4;

/** So many cells before a doorway a toy turns its back to us. */
const TURNS_AWAY_CELLS = 1.2;
/** How far it goes on in the doorway until it is out of sight. */
const WALKS_OUT_PIXELS = 18;

/** The red ones are dark, the yellow ones light. */
export interface ToyColour {
  readonly isDark: boolean;
  /** The first frame of its smears, and the frame of its shadow. */
  readonly firstSmear: number;
  readonly shadow: number;
}

export const RED: ToyColour = { isDark: true, firstSmear: 1, shadow: 1 };
export const YELLOW: ToyColour = { isDark: false, firstSmear: 1 + DIRECTION_COUNT, shadow: 2 };

/** All toys of a kind at a moment of a move. */
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

/** The cells of a kind's toys in a position. */
export function toyCellsOf(state: State, colour: ToyColour): readonly number[] {
  return colour.isDark ? state.reds : state.yellows;
}

/** A toy on its cell in that frame; in a pit it is seen otherwise. */
export function drawToyOnCell({ board, tiles }: Level, colour: ToyColour, cell: number, frame: number): void {
  drawToyFrame(board, colour, tiles[cell] === Tile.Pit ? IN_PIT : frame, cellLeft(board, cell), cellTop(board, cell));
}

/** A toy in one of its frames, its cell beginning there. */
export function drawToyFrame(
  board: Level["board"],
  { isDark }: ToyColour,
  frame: number,
  left: number,
  top: number,
): void {
  const { dark, light } = sizeFor(board);
  drawPiece(isDark ? dark : light, frame, left, top);
}

/** One of the toys with its eyes shut; in a pit none blinks. */
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
  const pixels = isDoor(level.tiles[to])
    ? Math.min(pixelsTravelled(board, motion, elapsedMs), pixelsToDoorway(board, motion))
    : pixelsTravelled(board, motion, elapsedMs);
  const left = leftWhileMoving(board, motion, pixels);
  const top = topWhileMoving(board, motion, pixels);
  if (hasSmear(board, motion, elapsedMs)) drawSmear(sizeFor(board).smear, colour.firstSmear + direction, left, top);
  drawDust(board, motion, elapsedMs);
  drawToyFrame(board, colour, slidingFrame(level, motion, elapsedMs), left, top);
}

function slidingFrame(level: Level, motion: Motion, elapsedMs: number): number {
  const { direction, to } = motion;
  if (isBumping(motion, elapsedMs)) return direction % 2 === 0 ? SQUASHED_FROM_ABOVE : SQUASHED_FROM_SIDE;
  const { cellPixels } = sizeFor(level.board);
  if (isDoor(level.tiles[to]) && pixelsLeft(level.board, motion, elapsedMs) < TURNS_AWAY_CELLS * cellPixels)
    return FROM_BEHIND;
  return isStillMoving(motion, elapsedMs) ? FIRST_SLIDING + direction : LOOKING_AHEAD;
}

/** Out through the doorway, seen from behind; those who leave with it turn round and are gone in a burst. */
function drawLeaving(level: Level, colour: ToyColour, motion: Motion, elapsedMs: number): void {
  const { board, tiles } = level;
  const { from, startMs, endMs } = motion;
  if (elapsedMs >= endMs) return;
  const left = cellLeft(board, from);
  const top = cellTop(board, from);
  if (isDoor(tiles[from])) {
    drawInDoorway(level, colour, motion, progressBetween(elapsedMs, startMs, endMs));
    return;
  }
  const share = progressBetween(elapsedMs, endMs - POP_MS, endMs);
  if (share === 0) drawToyOnCell(level, colour, from, LOOKING_AHEAD);
  else {
    if (share < 0.6) drawToyFrame(board, colour, share < 0.3 ? FROM_BEHIND : FAR, left, top);
    else drawPiece(sizeFor(board).pop, 1 + Math.floor(share * POP_FRAMES), left, top);
  }
}

/** It goes on, smaller and smaller to see, until nothing of it is left in the doorway. */
function drawInDoorway({ board }: Level, colour: ToyColour, motion: Motion, share: number): void {
  const pixels = share * WALKS_OUT_PIXELS - pixelsBeyondDoorway(board);
  const frame = share < 0.3 ? FROM_BEHIND : FAR;
  drawToyFrame(board, colour, frame, leftWhileMoving(board, motion, pixels), topWhileMoving(board, motion, pixels));
}

/** A toy as it looks that way, so many pixels along. */
export function drawLookingToy(
  level: Level,
  colour: ToyColour,
  cell: number,
  direction: Direction,
  left: number,
  top: number,
): void {
  const { board, tiles } = level;
  drawToyFrame(board, colour, tiles[cell] === Tile.Pit ? IN_PIT : FIRST_LOOKING + direction, left, top);
}
