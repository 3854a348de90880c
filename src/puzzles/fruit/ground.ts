import type { Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { Pass } from "../../kernel/pass";
import { finish, type Work } from "../../kernel/work";
import type { Level } from "./level";

/** In the place of a piece's number: there is none. */
export const NOBODY = -1;

/** What a level's ground does to whatever slides over it: all of it that never changes. */
export interface Ground {
  readonly board: Board;
  /** By cell: `NOBODY`. A copy of it is a board to put pieces on. */
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
  // Most levels lack most things: the marks of all that are missing are one list.
  const none = marked(board, []);
  const bars = passes.length === 0 ? [none, none, none, none] : barsOf(board, passes);
  yield;
  const isHedgehog = hedgehogs.length === 0 ? none : marked(board, hedgehogs);
  const isFull = marked(board, hedgehogs);
  for (const { cell } of anteaters) isFull[cell] = true;
  for (let cell = 0; cell < board.size; cell++) if (walls[cell]) isFull[cell] = true;
  yield;
  const stops: boolean[][] = [];
  const hits: boolean[][] = [];
  for (let way = 0; way < DIRECTIONS.length; way++) {
    stops[way] = stopsOf(board, way, isFull, bars[way]);
    hits[way] = hedgehogs.length === 0 ? none : hitsOf(board, way, isHedgehog, bars[way]);
    yield;
  }
  const sights = anteaters.map(({ cell, direction }) => sightOf(board, cell, direction, isFull, bars));
  yield;
  const isPuddle = puddles.length === 0 ? none : marked(board, puddles);
  const maySpoil = puddles.length + hedgehogs.length > 0;
  return { board, empty: none.map(() => NOBODY), stops, hits, isPuddle, maySpoil, sights };
}

function stopsOf(board: Board, way: number, isFull: readonly boolean[], isBarred: readonly boolean[]): boolean[] {
  const { cells, steps } = board;
  const step = steps[way];
  const stops = marked(board, []);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    stops[cell] = isFull[cell + step] || isBarred[cell];
  }
  return stops;
}

function hitsOf(board: Board, way: number, isHedgehog: readonly boolean[], isBarred: readonly boolean[]): boolean[] {
  const { cells, steps } = board;
  const step = steps[way];
  const hits = marked(board, []);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    hits[cell] = isHedgehog[cell + step] && !isBarred[cell];
  }
  return hits;
}

/** The direction that leads back. */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(direction + 2) % DIRECTIONS.length];
}

/** By direction, then by cell: whether a pass bars the way out of that cell. */
function barsOf(board: Board, passes: readonly Pass[]): boolean[][] {
  const bars = DIRECTIONS.map(() => marked(board, []));
  for (const { cell, direction } of passes) bars[opposite(direction)][cell + board.steps[direction]] = true;
  return bars;
}

function marked({ size }: Board, cells: readonly number[]): boolean[] {
  const marks: boolean[] = [];
  for (let cell = 0; cell < size; cell++) marks[cell] = false;
  for (const cell of cells) marks[cell] = true;
  return marks;
}

function sightOf(
  { steps }: Board,
  anteater: number,
  direction: Direction,
  isFull: readonly boolean[],
  bars: readonly (readonly boolean[])[],
): number[] {
  const back = opposite(direction);
  const sight: number[] = [];
  let cell = anteater + steps[direction];
  // A fruit comes the other way: it is its way that a pass must let through.
  while (!isFull[cell] && !bars[back][cell]) {
    sight.push(cell);
    cell += steps[direction];
  }
  return sight;
}
