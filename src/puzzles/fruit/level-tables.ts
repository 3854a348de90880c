/**
 * Lookup tables for everything that never changes in a level of Fruit. The rules and the explorers read them. The slide
 * tables of the explorers are in explore/slide-tables.ts.
 */
import type { Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { Pass } from "../../kernel/pass";
import { runToEnd, type Task } from "../../kernel/task";
import type { Anteater, Level } from "./level";

/** Stands for a piece's number on a cell without a piece. */
export const NO_PIECE = -1;

/** Lookup tables of a level: how its hedge, passes, puddles and animals act on sliding pieces. */
export interface LevelTables {
  readonly board: Board;
  /** By cell: `NO_PIECE`. Copies of this list serve as boards to put pieces on. It may be longer than the board. */
  readonly emptyBoard: readonly number[];
  /**
   * By direction, then by cell: whether a piece there cannot leave the cell in that direction. Hedge, the board's edge,
   * hedgehogs, anteaters and one-way passes block pieces.
   */
  readonly isBlocked: readonly (readonly boolean[])[];
  /** By direction, then by cell: whether a piece that moves on from there hits a hedgehog. */
  readonly hitsHedgehog: readonly (readonly boolean[])[];
  /** By cell: whether it is a puddle. */
  readonly isPuddle: readonly boolean[];
  /** Whether the level has puddles or hedgehogs, which spoil sliding fruits. */
  readonly canSpoil: boolean;
  /** By anteater: the cells over which it sees a fruit and can pull it, the nearest cell first. */
  readonly sightLines: readonly (readonly number[])[];
}

/** Returns the lookup tables of a level. It runs to the end at once; tasks use `createLevelTables`. */
export function tablesOf(level: Level): LevelTables {
  return runToEnd(createLevelTables(level));
}

/** Creates the lookup tables of a level in slices. */
export function* createLevelTables(level: Level): Task<LevelTables> {
  const { board, walls, hedgehogs, passes, puddles, anteaters } = level;
  // Most levels lack most things. All tables of missing things are the same list of `false`, and the other tables start
  // as copies of it.
  const allFalse = allFalseFor(board);
  yield;
  const isFull = [...walls];
  for (const cell of hedgehogs) isFull[cell] = true;
  for (const { cell } of anteaters) isFull[cell] = true;
  const isBlocked = blockedByDirection(board, isFull, allFalse);
  for (const { cell, direction } of passes) isBlocked[opposite(direction)][cell + board.steps[direction]] = true;
  yield;
  const hitsHedgehog = DIRECTIONS.map(() => (hedgehogs.length === 0 ? allFalse : [...allFalse]));
  for (const hedgehog of hedgehogs) markHedgehogHits(level, hedgehog, hitsHedgehog);
  yield;
  const sightLines = anteaters.map((anteater) => sightLineOf(level, anteater, isFull));
  const isPuddle = puddles.length === 0 ? allFalse : [...allFalse];
  for (const cell of puddles) isPuddle[cell] = true;
  yield;
  const canSpoil = puddles.length + hedgehogs.length > 0;
  return { board, emptyBoard: emptyBoardFor(board), isBlocked, hitsHedgehog, isPuddle, canSpoil, sightLines };
}

// Lists that all boards share; they are as long as the largest board so far. Copying a few cells too many costs less
// than allocating a new list for each board.
const falseByCell: boolean[] = [];
const noPieceByCell: number[] = [];

function allFalseFor({ cellCount }: Board): boolean[] {
  while (falseByCell.length < cellCount) falseByCell.push(false);
  return falseByCell;
}

function emptyBoardFor({ cellCount }: Board): number[] {
  while (noPieceByCell.length < cellCount) noPieceByCell.push(NO_PIECE);
  return noPieceByCell;
}

/**
 * Returns by direction and cell whether the next cell is full. One loop fills all four directions, which costs a third
 * less than four loops.
 */
function blockedByDirection(
  { cells, steps }: Board,
  isFull: readonly boolean[],
  allFalse: readonly boolean[],
): boolean[][] {
  const [upStep, rightStep, downStep, leftStep] = steps;
  const ups = [...allFalse];
  const rights = [...allFalse];
  const downs = [...allFalse];
  const lefts = [...allFalse];
  const count = cells.length;
  for (let index = 0; index < count; index++) {
    // Cells are counted from 1 here so that Lua needs no additions for its indices: see docs/fast-lua.md.
    const cell = cells[index] + 1;
    ups[cell - 1] = isFull[cell + upStep - 1];
    rights[cell - 1] = isFull[cell + rightStep - 1];
    downs[cell - 1] = isFull[cell + downStep - 1];
    lefts[cell - 1] = isFull[cell + leftStep - 1];
  }
  return [ups, rights, downs, lefts];
}

/** Marks the cells from which a piece hits a hedgehog, by direction. */
function markHedgehogHits({ board, passes }: Level, hedgehog: number, hitsHedgehog: readonly boolean[][]): void {
  for (const direction of DIRECTIONS) {
    const cell = hedgehog - board.steps[direction];
    if (!isBarred(passes, board, cell, direction)) hitsHedgehog[direction][cell] = true;
  }
}

/** Returns whether a one-way pass bars the way out of a cell in a direction. */
function isBarred(passes: readonly Pass[], { steps }: Board, cell: number, outDirection: Direction): boolean {
  return passes.some(
    ({ cell: from, direction }) => direction === opposite(outDirection) && from + steps[direction] === cell,
  );
}

/** Returns the opposite direction. */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(direction + 2) % DIRECTIONS.length];
}

/** Returns the sight line of an anteater: the cells over which it sees a fruit, the nearest cell first. */
function sightLineOf(
  { board, passes }: Level,
  { cell: anteater, direction }: Anteater,
  isFull: readonly boolean[],
): number[] {
  const step = board.steps[direction];
  const back = opposite(direction);
  const sightLine: number[] = [];
  let cell = anteater + step;
  // A pulled fruit moves towards the anteater, so a pass ends the sight line if it bars that direction.
  while (!isFull[cell] && !isBarred(passes, board, cell, back)) {
    sightLine.push(cell);
    cell += step;
  }
  return sightLine;
}
