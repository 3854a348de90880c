import { fillBox } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { columnOf, NOWHERE, rowOf, type Board } from "../../kernel/board";
import type { Direction } from "../../kernel/direction";
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
  SLAB_DEPTH,
  wayX,
  wayY,
  type Grid,
} from "../looks/grid";
import { drawRings, RINGS_MS } from "../looks/rings";
import { drawNumbers, drawWays, lastWayOf } from "../looks/trail";
import type { Painter } from "../puzzle";
import { Ground, type Level } from "./level";
import type { State } from "./state";

/** A size of cell that sprites are drawn for, all in pixels. */
interface Size {
  readonly cell: number;
  /** The side of the walker's sprite: it reaches beyond its cell. */
  readonly walker: number;
  readonly walkerSprites: string;
  readonly groundSprites: string;
  /** The most rows that have room on the screen. */
  readonly mostRows: number;
}

const SIZES: readonly Size[] = [
  {
    cell: 28,
    walker: 38,
    walkerSprites: "images/ice-path/walker28",
    groundSprites: "images/ice-path/ground28",
    mostRows: 7,
  },
  {
    cell: 22,
    walker: 30,
    walkerSprites: "images/ice-path/walker22",
    groundSprites: "images/ice-path/ground22",
    mostRows: 9,
  },
  {
    cell: 18,
    walker: 26,
    walkerSprites: "images/ice-path/walker18",
    groundSprites: "images/ice-path/ground18",
    mostRows: 12,
  },
];

// Frames of the ground's image tables.
const FIRST_ROCK = 1;
const ROCKS = 3;
const SNOW = 4;
const HOLE = 5;
const GLINT = 6;

// Frames of the walker's: four ways each, then the fall.
const AT_REST = 1;
const FIRST_SLIDING = 2;
const FIRST_STOPPED = 6;
const FIRST_FALLING = 10;
const FALLING_FRAMES = 6;

/** How long before it stands the walker shows that something stops it. */
const SQUASH_BEFORE_MS = 35;
const SQUASH_LEAN_PIXELS = 2;

const APPEAR_MS_PER_CELL = 30;
const DOWN = 2;

/** The arrow is longer than a small cell: so far from the walker it does not touch it. */
const LEAST_ARROW_DISTANCE = 22;

/** Of so many cells of bare ice one has a glint. */
const ICE_PER_GLINT = 9;

/**
 * Ice Path's looks: a slab of ice that floats in the dark, seen a little from the front, with rocks, snow patches and a
 * hole, and a seal that slides over it. The smaller the board, the larger its cells.
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

function sizeFor({ height }: Board): Size {
  let at = 0;
  while (at < SIZES.length - 1 && SIZES[at].mostRows < height) at++;
  return SIZES[at];
}

function gridFor(board: Board): Grid {
  const { cell } = sizeFor(board);
  return gridOf(board, cell, cell);
}

function ground(level: Level): void {
  const { board } = level;
  const grid = gridFor(board);
  const { groundSprites } = sizeFor(board);
  drawSlab(grid);
  drawDots(grid);
  for (const cell of board.cells) {
    const frame = groundFrame(level, cell);
    if (frame === undefined) continue;
    const { x, y } = boxIn(grid, cell);
    drawSprite(groundSprites, frame, x, y);
  }
}

/** What lies on a cell; undefined on bare ice. */
function groundFrame({ board, hole, ground: grounds }: Level, cell: number): number | undefined {
  if (cell === hole) return HOLE;
  if (grounds[cell] === Ground.Snow) return SNOW;
  const mix = columnOf(board, cell) * 7 + rowOf(board, cell) * 11 + columnOf(board, cell) * rowOf(board, cell);
  if (grounds[cell] === Ground.Rock) return FIRST_ROCK + (mix % ROCKS);
  return mix % ICE_PER_GLINT === 0 ? GLINT : undefined;
}

function pieces({ board, hole }: Level, before: State, move: MadeMove | undefined, elapsedMs: number): void {
  const stretch = move === undefined ? undefined : stretchAt(move, before, elapsedMs);
  if (stretch?.cause === "gone") drawFalling(board, stretch, elapsedMs);
  else if (stretch !== undefined) drawSliding(board, stretch, elapsedMs);
  else if (before !== hole && before !== NOWHERE) drawStanding(board, before, AT_REST, 0);
}

function drawStanding(board: Board, cell: number, frame: number, height: number): void {
  const grid = gridFor(board);
  drawWalker(board, frame, middleX(grid, cell), middleY(grid, cell) - height);
}

function drawSliding(board: Board, stretch: Stretch, elapsedMs: number): void {
  const { direction, startMs, endMs, ending } = stretch;
  const grid = gridFor(board);
  const way = pixelsOf(grid, stretch) * gettingGoing(shareOf(elapsedMs, startMs, endMs));
  const isStopped = elapsedMs > endMs - SQUASH_BEFORE_MS && ending !== "on";
  const frame = (isStopped ? FIRST_STOPPED : FIRST_SLIDING) + direction;
  const lean = isStopped && ending === "hit" ? SQUASH_LEAN_PIXELS : 0;
  drawWalker(board, frame, wayX(grid, stretch, way + lean), wayY(grid, stretch, way + lean));
}

function drawFalling(board: Board, { from, startMs, endMs }: Stretch, elapsedMs: number): void {
  const share = shareOf(elapsedMs, startMs, endMs);
  if (share < 1) drawStanding(board, from, FIRST_FALLING + Math.floor(share * FALLING_FRAMES), 0);
}

function drawWalker(board: Board, frame: number, x: number, y: number): void {
  const { walker, walkerSprites } = sizeFor(board);
  drawSprite(walkerSprites, frame, Math.floor(x - walker / 2 + 0.5), Math.floor(y - walker / 2 + 0.5));
}

/** The walker drops out of the dark, and the ice appears round it, what is nearest first. */
function arrival({ board, walker }: Level, elapsedMs: number): void {
  hideBeyond(board, walker, Math.floor((elapsedMs - DROP_MS / 2) / APPEAR_MS_PER_CELL));
  const share = Math.min(1, elapsedMs / DROP_MS);
  drawStanding(board, walker, isLanding(share) ? FIRST_STOPPED + DOWN : AT_REST, dropHeight(share));
}

function arrivalMs({ board, walker }: Level): number {
  const columns = Math.max(columnOf(board, walker), board.width - 1 - columnOf(board, walker));
  const rows = Math.max(rowOf(board, walker), board.height - 1 - rowOf(board, walker));
  return DROP_MS + (columns + rows) * APPEAR_MS_PER_CELL;
}

/** Leaves all that is more than `steps` cells away from a cell in the dark. */
function hideBeyond(board: Board, cell: number, steps: number): void {
  const { left, top, cell: side } = gridFor(board);
  for (let row = 0; row < board.height; row++) {
    const reach = steps - Math.abs(row - rowOf(board, cell));
    const from = Math.max(0, Math.min(board.width, columnOf(board, cell) - reach));
    const to = reach < 0 ? from : Math.min(board.width, columnOf(board, cell) + reach + 1);
    // With the last row comes the slab's front.
    const height = row === board.height - 1 ? side + SLAB_DEPTH : side;
    fillBox("black", left, top + row * side, from * side, height);
    fillBox("black", left + to * side, top + row * side, (board.width - to) * side, height);
  }
}

/** Rings run out from the hole. */
function farewell({ board, hole }: Level, _state: State, elapsedMs: number): void {
  const grid = gridFor(board);
  drawRings(grid.slab, middleX(grid, hole), middleY(grid, hole), elapsedMs);
}

/**
 * The walker's way as arrows, with the number of each move where it ends; of the last one where several end: the numbers of
 * a long stroll would cover the board.
 */
function history({ board }: Level, moves: readonly MadeMove[]): void {
  const grid = gridFor(board);
  for (const move of moves) drawWays(grid, move);
  const ends = moves.map((move, at) => ({ cell: lastWayOf(move)?.to ?? NOWHERE, number: at + 1 }));
  // From the end of the board on: where two numbers meet, the left one is whole, and the right one shows its last digit.
  ends.sort((one, other) => (one.cell === other.cell ? other.number - one.number : other.cell - one.cell));
  let before = 0;
  for (const { cell, number } of ends) {
    if (cell !== before) drawNumbers(grid, middleX(grid, cell), middleY(grid, cell), `${number}`);
    before = cell;
  }
}

function hint({ board }: Level, state: State, direction: Direction): void {
  const grid = gridFor(board);
  drawArrow(middleX(grid, state), middleY(grid, state), direction, Math.max(LEAST_ARROW_DISTANCE, grid.cell));
}
