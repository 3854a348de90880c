import { clipped } from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { STEP_X } from "../../../kernel/direction";
import { stretchAt, type MadeMove, type Stretch } from "../../../kernel/motion";
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
export function pieces(level: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  const grid = gridFor(level.board);
  if (!hasLeaver(move)) {
    drawPieces(grid, level, before, move, elapsedMs);
    return;
  }
  // Who goes out is out of sight behind the slab's edge.
  clipped(grid.slab.x, grid.slab.y, grid.slab.width, grid.slab.height, () => {
    drawPieces(grid, level, before, move, elapsedMs);
  });
}

function hasLeaver(move: MadeMove | undefined): boolean {
  if (move === undefined) return false;
  for (const { cause } of move.stretches) if (cause === "gone") return true;
  return false;
}

/** The pieces at a moment of a move; whoever goes out is seen beyond the slab, too. */
export function drawPieces(
  grid: Grid,
  level: Level,
  before: State,
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  const { things, yellow, red } = sizeFor(level.board);
  for (const cell of before.crates) drawThing(grid, level, things, CRATE, cell, move, elapsedMs);
  for (const cell of before.ices) drawThing(grid, level, things, ICE, cell, move, elapsedMs);
  for (const cell of before.yellows) drawSkiddy(grid, level, yellow, cell, move, elapsedMs);
  for (const cell of before.reds) drawSkiddy(grid, level, red, cell, move, elapsedMs);
}

function drawThing(
  grid: Grid,
  { ground: grounds }: Level,
  sprites: string,
  kind: number,
  cell: number,
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
  if (stretch !== undefined && elapsedMs < stretch.endMs) {
    drawOnWay(sprites, kind, grid, stretch, wayOf(grid, stretch, elapsedMs));
    return;
  }
  const at = stretch === undefined ? cell : stretch.to;
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
  move: MadeMove | undefined,
  elapsedMs: number,
): void {
  const stretch = move === undefined ? undefined : stretchAt(move, cell, elapsedMs);
  if (stretch === undefined) drawStanding(grid, sprites, grounds[cell], cell);
  else if (stretch.cause === "gone") drawLeaving(grid, sprites, grounds[stretch.from], stretch, elapsedMs);
  else if (stretch.ending === "rest" && elapsedMs >= stretch.endMs) {
    drawStanding(grid, sprites, grounds[stretch.to], stretch.to);
  } else drawSliding(grid, sprites, stretch, elapsedMs);
}

function drawStanding(grid: Grid, sprites: string, ground: Ground, cell: number): void {
  const frame = ground === Ground.Pit ? TRAPPED : AT_REST;
  drawPiece(sprites, frame, grid, middleX(grid, cell), middleY(grid, cell));
}

function drawSliding(grid: Grid, sprites: string, stretch: Stretch, elapsedMs: number): void {
  const { direction, endMs, ending } = stretch;
  const way = wayOf(grid, stretch, elapsedMs);
  const stoodMs = elapsedMs - endMs;
  if (ending === "hit" && stoodMs > -SQUASH_BEFORE_MS && stoodMs < SQUASH_AFTER_MS) {
    const frame = STEP_X[direction] === 0 ? SQUASHED_DOWN : SQUASHED_ACROSS;
    drawOnWay(sprites, frame, grid, stretch, way + SQUASH_LEAN_PIXELS);
  } else {
    drawOnWay(sprites, stoodMs < 0 ? FIRST_SLIDING + direction : AT_REST, grid, stretch, way);
  }
}

/** Out through the doorway; those who leave with it burst where they stand. */
function drawLeaving(grid: Grid, sprites: string, ground: Ground, stretch: Stretch, elapsedMs: number): void {
  const { from, direction, startMs, endMs } = stretch;
  if (elapsedMs >= endMs) return;
  if (ground === Ground.RedGoal || ground === Ground.YellowGoal) {
    // From the doorway on until nothing of it is to be seen.
    const onward = grid.cell * shareOf(elapsedMs, startMs, endMs);
    drawOnWay(sprites, FIRST_SLIDING + direction, grid, stretch, onward);
    return;
  }
  const share = shareOf(elapsedMs, endMs - POP_MS, endMs);
  if (share > 0) drawStar(grid, from, share);
  else drawStanding(grid, sprites, ground, from);
}

/** A star on a cell, `share` of its burst being over, from 0 to less than 1. */
export function drawStar(grid: Grid, cell: number, share: number): void {
  const frame = 1 + Math.floor(share * POP_FRAMES);
  drawPiece(sizeFor(grid.board).pop, frame, grid, middleX(grid, cell), middleY(grid, cell));
}

/** How far a piece has gone, in pixels. All go equally fast: none catches up with what slides or is pushed ahead of it. */
function wayOf(grid: Grid, stretch: Stretch, elapsedMs: number): number {
  const ahead = ((stretch.endMs - elapsedMs) * grid.cell) / SLIDE_MS_PER_CELL;
  const pixels = pixelsOf(grid, stretch);
  return Math.min(pixels, Math.max(0, pixels - ahead));
}

function drawOnWay(sprites: string, frame: number, grid: Grid, stretch: Stretch, way: number): void {
  const x = Math.floor(wayX(grid, stretch, way) + 0.5);
  const y = Math.floor(wayY(grid, stretch, way) + 0.5);
  drawPiece(sprites, frame, grid, x, y);
}

/** A frame of a piece's sprites, its middle at a point of the screen. */
export function drawPiece(sprites: string, frame: number, { board }: Grid, x: number, y: number): void {
  const { sprite } = sizeFor(board);
  drawSprite(sprites, frame, x - sprite / 2, y - sprite / 2);
}
