import { clipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X } from "../../../kernel/direction";
import type { Motion } from "../../../kernel/motion";
import { shareOf } from "../../looks/easing";
import { middleX, middleY, pixelsOf, wayX, wayY, type Grid } from "../../looks/grid";
import { Ground, type Level } from "../level";
import { POP_MS, SLIDE_MS_PER_CELL } from "../rules";
import type { State } from "../state";
import { gridFor, sizeFor } from "./size";

// Frames of the skiddies' image tables; four of them are by direction.
export const AT_REST = 1;
const FIRST_SLIDING = 2;
const SQUASHED_ACROSS = 6;
export const SQUASHED_DOWN = 7;
export const TRAPPED = 8;

// Frames of the things'.
export const CRATE = 1;
export const ICE = 2;
export const TRAPPED_ICE = 3;

const POP_FRAMES = 4;

/** How long before a skiddy stands it shows that something stops it, and how long after. */
const SQUASH_BEFORE_MS = 35;
const SQUASH_AFTER_MS = 70;
const SQUASH_LEAN_PIXELS = 2;

/** The pieces at a moment of a move. */
export function pieces(level: Level, before: State, motions: readonly Motion[], elapsedMs: number): void {
  const grid = gridFor(level.board);
  if (!hasLeaver(motions)) {
    drawPieces(grid, level, before, motions, elapsedMs);
    return;
  }
  // Who goes out is out of sight behind the slab's edge.
  clipped(grid.slab.x, grid.slab.y, grid.slab.width, grid.slab.height, () => {
    drawPieces(grid, level, before, motions, elapsedMs);
  });
}

function hasLeaver(motions: readonly Motion[]): boolean {
  for (const { ending } of motions) if (ending === "gone") return true;
  return false;
}

/** The pieces at a moment of a move; whoever goes out is seen beyond the slab, too. */
export function drawPieces(
  grid: Grid,
  level: Level,
  before: State,
  motions: readonly Motion[],
  elapsedMs: number,
): void {
  const { things, yellow, red } = sizeFor(level.board);
  for (const cell of before.crates) drawThing(grid, level, things, CRATE, cell, motions, elapsedMs);
  for (const cell of before.ices) drawThing(grid, level, things, ICE, cell, motions, elapsedMs);
  for (const cell of before.yellows) drawSkiddy(grid, level, yellow, cell, motions, elapsedMs);
  for (const cell of before.reds) drawSkiddy(grid, level, red, cell, motions, elapsedMs);
}

function motionOf(motions: readonly Motion[], piece: number): Motion | undefined {
  for (const motion of motions) if (motion.piece === piece) return motion;
  return undefined;
}

function drawThing(
  grid: Grid,
  { ground: grounds }: Level,
  sprites: string,
  kind: number,
  cell: number,
  motions: readonly Motion[],
  elapsedMs: number,
): void {
  const motion = motionOf(motions, cell);
  if (motion !== undefined && elapsedMs < motion.slideEndMs) {
    drawOnWay(sprites, kind, grid, motion, wayOf(grid, motion, elapsedMs));
    return;
  }
  const at = motion === undefined ? cell : motion.to;
  drawPiece(sprites, standingThing(kind, grounds[at]), grid, middleX(grid, at), middleY(grid, at));
}

/** A pit does nothing to a crate. */
function standingThing(kind: number, ground: Ground): number {
  return kind === ICE && ground === Ground.Pit ? TRAPPED_ICE : kind;
}

function drawSkiddy(
  grid: Grid,
  { ground: grounds }: Level,
  sprites: string,
  cell: number,
  motions: readonly Motion[],
  elapsedMs: number,
): void {
  const motion = motionOf(motions, cell);
  if (motion === undefined) {
    drawPiece(sprites, standingSkiddy(grounds[cell]), grid, middleX(grid, cell), middleY(grid, cell));
  } else if (motion.ending === "gone") {
    drawLeaving(grid, sprites, grounds[motion.to], motion, elapsedMs);
  } else if (motion.ending === "rest" && elapsedMs >= motion.slideEndMs) {
    drawPiece(sprites, standingSkiddy(grounds[motion.to]), grid, middleX(grid, motion.to), middleY(grid, motion.to));
  } else {
    drawSliding(grid, sprites, motion, elapsedMs);
  }
}

function standingSkiddy(ground: Ground): number {
  return ground === Ground.Pit ? TRAPPED : AT_REST;
}

function drawSliding(grid: Grid, sprites: string, motion: Motion, elapsedMs: number): void {
  const { direction, slideEndMs, ending } = motion;
  const way = wayOf(grid, motion, elapsedMs);
  const stoodMs = elapsedMs - slideEndMs;
  if (ending === "hit" && stoodMs > -SQUASH_BEFORE_MS && stoodMs < SQUASH_AFTER_MS) {
    const frame = STEP_X[direction] === 0 ? SQUASHED_DOWN : SQUASHED_ACROSS;
    drawOnWay(sprites, frame, grid, motion, way + SQUASH_LEAN_PIXELS);
  } else {
    drawOnWay(sprites, stoodMs < 0 ? FIRST_SLIDING + direction : AT_REST, grid, motion, way);
  }
}

/** Out through the doorway; those who leave with it burst where they stand. */
function drawLeaving(grid: Grid, sprites: string, groundAtEnd: Ground, motion: Motion, elapsedMs: number): void {
  const { direction, slideEndMs, endMs, to } = motion;
  if (elapsedMs >= endMs) return;
  const goesOut = groundAtEnd === Ground.RedGoal || groundAtEnd === Ground.YellowGoal;
  if (goesOut || elapsedMs < slideEndMs) {
    // From the doorway on until nothing of it is to be seen.
    const onward = goesOut ? grid.cell * shareOf(elapsedMs, slideEndMs, endMs) : 0;
    drawOnWay(sprites, FIRST_SLIDING + direction, grid, motion, wayOf(grid, motion, elapsedMs) + onward);
    return;
  }
  const share = shareOf(elapsedMs, endMs - POP_MS, endMs);
  if (share > 0) drawStar(grid, to, share);
  else drawPiece(sprites, standingSkiddy(groundAtEnd), grid, middleX(grid, to), middleY(grid, to));
}

/** A star on a cell, `share` of its burst being over, from 0 to less than 1. */
export function drawStar(grid: Grid, cell: number, share: number): void {
  const frame = 1 + Math.floor(share * POP_FRAMES);
  drawPiece(sizeFor(grid.board).pop, frame, grid, middleX(grid, cell), middleY(grid, cell));
}

/** How far a piece has gone, in pixels. All go equally fast: none catches up with what slides or is pushed ahead of it. */
function wayOf(grid: Grid, motion: Motion, elapsedMs: number): number {
  const ahead = ((motion.slideEndMs - elapsedMs) * grid.cell) / SLIDE_MS_PER_CELL;
  const pixels = pixelsOf(grid, motion);
  return Math.min(pixels, Math.max(0, pixels - ahead));
}

function drawOnWay(sprites: string, frame: number, grid: Grid, motion: Motion, way: number): void {
  drawPiece(sprites, frame, grid, Math.floor(wayX(grid, motion, way) + 0.5), Math.floor(wayY(grid, motion, way) + 0.5));
}

/** A frame of a piece's sprites, its middle at a point of the screen. */
export function drawPiece(sprites: string, frame: number, { board }: Grid, x: number, y: number): void {
  const { sprite } = sizeFor(board);
  drawSprite(sprites, frame, x - sprite / 2, y - sprite / 2);
}
