import type { Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { Pass } from "../../kernel/pass";
import { runToEnd, type Task } from "../../kernel/task";
import type { Anteater, Level } from "./level";

/** In the place of a piece's number: there is none. */
export const NO_PIECE = -1;

/** What a level's ground does to whatever slides over it: all of it that never changes. */
export interface LevelTables {
  readonly board: Board;
  /** By cell, and perhaps some more: `NOBODY`. A copy of it is a board to put pieces on. */
  readonly emptyBoard: readonly number[];
  /** By direction, then by cell: whether hedge, edge, a hedgehog, an anteater or a pass lets nothing leave that cell that way. */
  readonly isBlocked: readonly (readonly boolean[])[];
  /** By direction, then by cell: whether a hedgehog is what stops there. */
  readonly hitsHedgehog: readonly (readonly boolean[])[];
  /** By cell. */
  readonly isPuddle: readonly boolean[];
  /** Whether there is anything that spoils fruits which slide. */
  readonly canSpoil: boolean;
  /** For each anteater, the nearest first: the cells over which a fruit may be pulled to it. */
  readonly sightLines: readonly (readonly number[])[];
}

/** The ground of a level. */
export function tablesOf(level: Level): LevelTables {
  return runToEnd(createLevelTables(level));
}

/** The same, for works. */
export function* createLevelTables(level: Level): Task<LevelTables> {
  const { board, walls, hedgehogs, passes, puddles, anteaters } = level;
  // Most levels lack most things: the marks of all that are missing are one list, and all other lists begin as copies of it.
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

// For all boards, as long as the largest so far: to lay them anew for each would cost more than to copy some cells too
// many.
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

/** By direction, then by cell: whether what stands ahead stops there. All ways at once, which is a third cheaper. */
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
    // Counted from 1: see docs/fast-lua.md.
    const cell = cells[index] + 1;
    ups[cell - 1] = isFull[cell + upStep - 1];
    rights[cell - 1] = isFull[cell + rightStep - 1];
    downs[cell - 1] = isFull[cell + downStep - 1];
    lefts[cell - 1] = isFull[cell + leftStep - 1];
  }
  return [ups, rights, downs, lefts];
}

/** Marks from where a hedgehog is hit. */
function markHedgehogHits({ board, passes }: Level, hedgehog: number, hitsHedgehog: readonly boolean[][]): void {
  for (const direction of DIRECTIONS) {
    const cell = hedgehog - board.steps[direction];
    if (!isBarred(passes, board, cell, direction)) hitsHedgehog[direction][cell] = true;
  }
}

/** Whether a pass bars the way out of a cell. */
function isBarred(passes: readonly Pass[], { steps }: Board, cell: number, outDirection: Direction): boolean {
  return passes.some(
    ({ cell: from, direction }) => direction === opposite(outDirection) && from + steps[direction] === cell,
  );
}

/** The direction that leads back. */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(direction + 2) % DIRECTIONS.length];
}

/** The cells over which an anteater sees, the nearest first. */
function sightLineOf(
  { board, passes }: Level,
  { cell: anteater, direction }: Anteater,
  isFull: readonly boolean[],
): number[] {
  const step = board.steps[direction];
  const back = opposite(direction);
  const sightLine: number[] = [];
  let cell = anteater + step;
  // A fruit comes the other way: it is its way that a pass must let through.
  while (!isFull[cell] && !isBarred(passes, board, cell, back)) {
    sightLine.push(cell);
    cell += step;
  }
  return sightLine;
}
