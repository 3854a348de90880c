import { fillBox, fillGrey, SCREEN_HEIGHT, SCREEN_WIDTH, type Box } from "../../device/screen";
import { columnOf, rowOf, type Board } from "../../kernel/board";
import { STEP_X, STEP_Y } from "../../kernel/direction";
import type { Stretch } from "../../kernel/motion";

/** How a board lies on the screen, as a slab that floats in the dark below the line of text. All in pixels. */
export interface Grid {
  readonly board: Board;
  /** A cell's side. */
  readonly cell: number;
  /** How wide the outermost cells are: as wide as the others, or narrower. */
  readonly edge: number;
  /** Where the first cell would begin if all were alike: those of the edge may be narrower. */
  readonly left: number;
  readonly top: number;
  readonly slab: Box;
}

const HUD_HEIGHT = 22;
/** How far tall slabs stay away from the line of text, whose lowest letters reach to its bottom; the tallest half as far. */
const HUD_GAP = 2;
/** How much of a slab's front is seen, where there is room. */
const SLAB_DEPTH = 10;

// Painters ask for the same one in every frame.
let latest: Grid | undefined;

/** The board in the middle of its place. */
export function gridOf(board: Board, cell: number, edge: number): Grid {
  const isLatest = latest !== undefined && latest.board === board && latest.cell === cell && latest.edge === edge;
  if (latest === undefined || !isLatest) latest = layOut(board, cell, edge);
  return latest;
}

function layOut(board: Board, cell: number, edge: number): Grid {
  const slabWidth = (board.width - 2) * cell + 2 * edge;
  const slabHeight = (board.height - 2) * cell + 2 * edge;
  const slabLeft = Math.floor((SCREEN_WIDTH - slabWidth) / 2);
  const left = slabLeft + edge - cell;
  const slabTop = HUD_HEIGHT + gapAbove(slabHeight);
  const top = slabTop + edge - cell;
  const slab = { x: slabLeft, y: slabTop, width: slabWidth, height: slabHeight };
  return { board, cell, edge, left, top, slab };
}

/** A slab stands in the middle of its place with its front, a tall one at the expense of that. */
function gapAbove(slabHeight: number): number {
  const room = SCREEN_HEIGHT - HUD_HEIGHT - slabHeight;
  return Math.max(Math.floor((room - SLAB_DEPTH) / 2), Math.min(HUD_GAP, Math.floor(room / 2)));
}

/** Where the middle of a cell is on the screen. */
export function middleX({ board, cell, left }: Grid, at: number): number {
  return left + columnOf(board, at) * cell + Math.floor(cell / 2);
}

export function middleY({ board, cell, top }: Grid, at: number): number {
  return top + rowOf(board, at) * cell + Math.floor(cell / 2);
}

/** Where a cell lies on the screen. */
export function boxIn({ board, cell, left, top, slab }: Grid, at: number): Box {
  const fromX = left + columnOf(board, at) * cell;
  const fromY = top + rowOf(board, at) * cell;
  const x = Math.max(fromX, slab.x);
  const y = Math.max(fromY, slab.y);
  const width = Math.min(fromX + cell, slab.x + slab.width) - x;
  const height = Math.min(fromY + cell, slab.y + slab.height) - y;
  return { x, y, width, height };
}

/** How far a piece goes, in pixels. Told from its cells: a border cell has no place of its own on the screen. */
export function pixelsOf({ board, cell }: Grid, { from, to, direction }: Stretch): number {
  return ((to - from) / board.steps[direction]) * cell;
}

/** Where a piece's middle is, `way` pixels from where it started. */
export function wayX(grid: Grid, { from, direction }: Stretch, way: number): number {
  return middleX(grid, from) + STEP_X[direction] * way;
}

export function wayY(grid: Grid, { from, direction }: Stretch, way: number): number {
  return middleY(grid, from) + STEP_Y[direction] * way;
}

/** The empty slab in the dark, seen a little from the front. */
export function drawSlab({ slab }: Grid): void {
  const { x, y, width, height } = slab;
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  fillBox("white", x, y, width, height);
  // Its front, in shade, below a dark line; the tallest boards leave no room for it.
  const depth = Math.min(SLAB_DEPTH, SCREEN_HEIGHT - y - height);
  fillGrey("middle", x, y + height + 1, width, depth - 1);
}

/** The dots where four cells meet. */
export function drawDots({ board, cell, left, top }: Grid): void {
  for (let column = 1; column < board.width; column++) {
    for (let row = 1; row < board.height; row++) fillBox("black", left + column * cell - 1, top + row * cell - 1, 2, 2);
  }
}
