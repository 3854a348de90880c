/**
 * Creates lookup tables for everything on a board of Fruit that no move changes, such as hedge and hedgehogs. The rules
 * and the search for all states of a level read these tables.
 */
import type { Board } from "../../kernel/board";
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { Pass } from "../../kernel/pass";
import { runToEnd, type Task } from "../../kernel/task";
import type { Anteater, Level } from "./level";

/** The value for a cell without a piece, in lists that tell for each cell which piece is on it. */
export const NO_PIECE = -1;

/** Lookup tables of a level of Fruit: how its hedge, one-way passes, puddles and animals act on sliding pieces. */
export interface LevelTables {
  readonly board: Board;
  /**
   * A board without pieces: `NO_PIECE` for each cell. Boards with pieces begin as copies of this list, which may be
   * longer than the board.
   */
  readonly emptyBoard: readonly number[];
  /**
   * Whether a piece on a cell cannot move in a direction, because hedge, the board's edge, a hedgehog, an anteater or a
   * one-way pass blocks it. Indexed by direction, then by cell.
   */
  readonly isBlocked: readonly (readonly boolean[])[];
  /** Whether a piece that moves from a cell in a direction hits a hedgehog. Indexed by direction, then by cell. */
  readonly hitsHedgehog: readonly (readonly boolean[])[];
  readonly isPuddle: readonly boolean[];
  /** Whether the level has puddles or hedgehogs, which spoil sliding fruits. */
  readonly canSpoil: boolean;
  /**
   * The sight line of each anteater: the cells over which the anteater sees a fruit and can pull it, the nearest cell
   * first.
   */
  readonly sightLines: readonly (readonly number[])[];
}

/** Returns the lookup tables of a level at once. Tasks use `createLevelTables` instead, which pauses often. */
export function createTables(level: Level): LevelTables {
  return runToEnd(createLevelTables(level));
}

export function* createLevelTables(level: Level): Task<LevelTables> {
  const { board, isWall, hedgehogs, passes, puddles, anteaters } = level;
  // A list of `false` for every cell. It serves as the table of each kind of thing that the level lacks, such as
  // puddles; most levels lack most kinds. The tables of the kinds that the level has start as copies of this list.
  const allFalse = allFalseFor(board);
  yield;
  const isFull = [...isWall];
  for (const cell of hedgehogs) isFull[cell] = true;
  for (const { cell } of anteaters) isFull[cell] = true;
  const isBlocked = blockedByDirection(board, isFull, allFalse);
  for (const { cell, direction } of passes) isBlocked[oppositeOf(direction)][cell + board.steps[direction]] = true;
  yield;
  const hitsHedgehog = DIRECTIONS.map(() => (hedgehogs.length === 0 ? allFalse : [...allFalse]));
  for (const hedgehog of hedgehogs) markHedgehogHits(level, hedgehog, hitsHedgehog);
  yield;
  const sightLines = anteaters.map((anteater) => traceSightLine(level, anteater, isFull));
  const isPuddle = puddles.length === 0 ? allFalse : [...allFalse];
  for (const cell of puddles) isPuddle[cell] = true;
  yield;
  const canSpoil = puddles.length + hedgehogs.length > 0;
  return { board, emptyBoard: emptyBoardFor(board), isBlocked, hitsHedgehog, isPuddle, canSpoil, sightLines };
}

/**
 * A list that has `false` for every cell. The tables of all boards share or copy it. It is as long as the largest board
 * so far, because copying a few entries too many takes less time than allocating a new list for each board.
 */
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
 * Returns lists that say for each direction and cell whether something in the next cell stops pieces. One loop fills
 * the lists of all four directions, which takes a third less time than four loops.
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
    // Counts cells from 1 here, so that the Lua code needs no additions for list indices; docs/fast-lua.md explains
    // why.
    const cell = cells[index] + 1;
    ups[cell - 1] = isFull[cell + upStep - 1];
    rights[cell - 1] = isFull[cell + rightStep - 1];
    downs[cell - 1] = isFull[cell + downStep - 1];
    lefts[cell - 1] = isFull[cell + leftStep - 1];
  }
  return [ups, rights, downs, lefts];
}

function markHedgehogHits({ board, passes }: Level, hedgehog: number, hitsHedgehog: readonly boolean[][]): void {
  for (const direction of DIRECTIONS) {
    const cell = hedgehog - board.steps[direction];
    if (!isBarred(passes, board, cell, direction)) hitsHedgehog[direction][cell] = true;
  }
}

function isBarred(passes: readonly Pass[], { steps }: Board, cell: number, outDirection: Direction): boolean {
  return passes.some(
    ({ cell: from, direction }) => direction === oppositeOf(outDirection) && from + steps[direction] === cell,
  );
}

export function oppositeOf(direction: Direction): Direction {
  return DIRECTIONS[(direction + 2) % DIRECTIONS.length];
}

/**
 * Returns the sight line of an anteater: the cells in front of the anteater from which it can pull a fruit, the nearest
 * cell first. The sight line ends at hedge, at an animal, and at a one-way pass that a pulled fruit could not cross.
 */
function traceSightLine(
  { board, passes }: Level,
  { cell: anteater, direction }: Anteater,
  isFull: readonly boolean[],
): number[] {
  const step = board.steps[direction];
  const back = oppositeOf(direction);
  const sightLine: number[] = [];
  let cell = anteater + step;
  // A one-way pass ends the sight line if it stops pieces that move towards the anteater, because a pulled fruit moves
  // in that direction.
  while (!isFull[cell] && !isBarred(passes, board, cell, back)) {
    sightLine.push(cell);
    cell += step;
  }
  return sightLine;
}
