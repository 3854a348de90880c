import type { Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { Pass } from "../../kernel/pass";
import { finish, type Work } from "../../kernel/work";
import type { Anteater, Level } from "./level";

/** In the place of a piece's number: there is none. */
export const NOBODY = -1;

/** What a level's ground does to whatever slides over it: all of it that never changes. */
export interface Ground {
  readonly board: Board;
  /** By cell, and perhaps some more: `NOBODY`. A copy of it is a board to put pieces on. */
  readonly empty: readonly number[];
  /** By direction, then by cell: whether hedge, edge, a hedgehog, an anteater or a pass lets nothing leave that cell that way. */
  readonly stops: readonly (readonly boolean[])[];
  /** By direction, then by cell: whether a hedgehog is what stops there. */
  readonly hits: readonly (readonly boolean[])[];
  /** By cell. */
  readonly isPuddle: readonly boolean[];
  /** Whether there is anything that spoils fruits which slide. */
  readonly maySpoil: boolean;
  /** For each anteater, the nearest first: the cells over which a fruit may be pulled to it. */
  readonly sights: readonly (readonly number[])[];
}

/** The ground of a level. */
export function groundOf(level: Level): Ground {
  return finish(layGround(level));
}

/** The same, for works. */
export function* layGround(level: Level): Work<Ground> {
  const { board, walls, hedgehogs, passes, puddles, anteaters } = level;
  // Most levels lack most things: the marks of all that are missing are one list, and all other lists begin as copies of it.
  const none = unmarkedFor(board);
  yield;
  const isFull = [...walls];
  for (const cell of hedgehogs) isFull[cell] = true;
  for (const { cell } of anteaters) isFull[cell] = true;
  const stops = stopsOf(board, isFull, none);
  for (const { cell, direction } of passes) stops[opposite(direction)][cell + board.steps[direction]] = true;
  yield;
  const hits = DIRECTIONS.map(() => (hedgehogs.length === 0 ? none : [...none]));
  for (const hedgehog of hedgehogs) markHits(level, hedgehog, hits);
  yield;
  const sights = anteaters.map((anteater) => sightOf(level, anteater, isFull));
  const isPuddle = puddles.length === 0 ? none : [...none];
  for (const cell of puddles) isPuddle[cell] = true;
  yield;
  const maySpoil = puddles.length + hedgehogs.length > 0;
  return { board, empty: emptyFor(board), stops, hits, isPuddle, maySpoil, sights };
}

// For all boards, as long as the largest so far: to lay them anew for each would cost more than to copy some cells too
// many.
const unmarked: boolean[] = [];
const empty: number[] = [];

function unmarkedFor({ size }: Board): boolean[] {
  while (unmarked.length < size) unmarked.push(false);
  return unmarked;
}

function emptyFor({ size }: Board): number[] {
  while (empty.length < size) empty.push(NOBODY);
  return empty;
}

/** By direction, then by cell: whether what stands ahead stops there. All ways at once, which is a third cheaper. */
function stopsOf({ cells, steps }: Board, isFull: readonly boolean[], none: readonly boolean[]): boolean[][] {
  const [upStep, rightStep, downStep, leftStep] = steps;
  const ups = [...none];
  const rights = [...none];
  const downs = [...none];
  const lefts = [...none];
  const count = cells.length;
  for (let at = 0; at < count; at++) {
    // Counted from 1: see docs/fast-lua.md.
    const cell = cells[at] + 1;
    ups[cell - 1] = isFull[cell + upStep - 1];
    rights[cell - 1] = isFull[cell + rightStep - 1];
    downs[cell - 1] = isFull[cell + downStep - 1];
    lefts[cell - 1] = isFull[cell + leftStep - 1];
  }
  return [ups, rights, downs, lefts];
}

/** Marks from where a hedgehog is hit. */
function markHits({ board, passes }: Level, hedgehog: number, hits: readonly boolean[][]): void {
  for (const way of DIRECTIONS) {
    const cell = hedgehog - board.steps[way];
    if (!isBarred(passes, board, cell, way)) hits[way][cell] = true;
  }
}

/** Whether a pass bars the way out of a cell. */
function isBarred(passes: readonly Pass[], { steps }: Board, cell: number, way: Direction): boolean {
  return passes.some(({ cell: from, direction }) => direction === opposite(way) && from + steps[direction] === cell);
}

/** The direction that leads back. */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(direction + 2) % DIRECTIONS.length];
}

/** The cells over which an anteater sees, the nearest first. */
function sightOf(
  { board, passes }: Level,
  { cell: anteater, direction }: Anteater,
  isFull: readonly boolean[],
): number[] {
  const step = board.steps[direction];
  const back = opposite(direction);
  const sight: number[] = [];
  let cell = anteater + step;
  // A fruit comes the other way: it is its way that a pass must let through.
  while (!isFull[cell] && !isBarred(passes, board, cell, back)) {
    sight.push(cell);
    cell += step;
  }
  return sight;
}
