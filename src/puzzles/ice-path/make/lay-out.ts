/**
 * Lays out a new level of Ice Path: rocks, snow and the hole. Afterwards, refine.ts and tune.ts change single cells.
 */

import { cellAt } from "../../../kernel/board";
import { drawRandomBelow, type Random } from "../../../kernel/random";
import type { Task } from "../../../kernel/task";
import { Floor } from "../level";
import type { PlacedTarget } from "./target";
import { meetsConstraints, type LevelConstraints } from "./constraints";
import {
  GenerationAction,
  clearLevel,
  fillSlideTable,
  logChange,
  logRocks,
  USELESS_OUT_OF,
  USELESS_KEPT,
  setFloor,
  type MutableLevel,
} from "./mutable-level";
import { acceptTrial, type Scratch } from "./scratch";
import { findFarthestCell, type FarthestCellSearch } from "./farthest-cell";

export const MIN_ROCKS_PERCENT = 5;
export const MAX_ROCKS_PERCENT = 40;
const DRAWS_PER_SLICE = 8;

/**
 * Places rocks, snow, the hole and hidden goals (cells that the seal must be able to cross) in the level that the
 * tables `scratch` hold. Returns the conditions that the level must still meet after later changes. Returns undefined
 * if no suitable level could be laid out.
 */
export function* layOutLevel(
  scratch: Scratch,
  target: PlacedTarget,
  random: Random,
): Task<LevelConstraints | undefined> {
  const { level, farthestSearch } = scratch;
  const { cells } = level.board;
  const wantedMoves = target.minMoves + drawRandomBelow(random, target.maxMoves - target.minMoves + 1);
  clearLevel(level);
  yield;
  const rocksPercent = MIN_ROCKS_PERCENT + drawRandomBelow(random, MAX_ROCKS_PERCENT - MIN_ROCKS_PERCENT + 1);
  const rocks = Math.floor((rocksPercent * cells.length) / 100);
  for (let rock = 1; rock <= rocks; rock++) {
    scatterRock(level, random);
    if (rock % DRAWS_PER_SLICE === 0) yield;
  }
  logRocks(level, cells);
  yield;
  for (let direction = 0; direction < 4; direction++) {
    fillSlideTable(level, direction, cells);
    yield;
  }
  yield* lengthenSolution(farthestSearch, level, wantedMoves, random);
  yield;
  if (farthestSearch.moves === 0) return undefined;
  const hiddenGoals = yield* chooseHiddenGoals(farthestSearch, level, target.hiddenGoals, random);
  if (hiddenGoals === undefined) return undefined;
  level.hole = farthestSearch.farthest;
  setFloor(level, level.hole, Floor.Snow);
  if (level.log !== undefined) logChange(level, GenerationAction.Hole, level.hole);
  const constraints = { maxMoves: wantedMoves, hiddenGoals };
  if (!(yield* meetsConstraints(scratch, constraints))) return undefined;
  acceptTrial(scratch);
  return constraints;
}

function scatterRock({ board, start, floor, mayBeUseless }: MutableLevel, random: Random): void {
  const number = drawRandomBelow(random, USELESS_OUT_OF * board.cells.length);
  const cell = board.cells[Math.floor(number / USELESS_OUT_OF)];
  if (cell === start || floor[cell - 1] === Floor.Rock) return;
  floor[cell - 1] = Floor.Rock;
  mayBeUseless[cell - 1] = number % USELESS_OUT_OF < USELESS_KEPT;
}

function* lengthenSolution(
  farthestSearch: FarthestCellSearch,
  level: MutableLevel,
  maxMoves: number,
  random: Random,
): Task<void> {
  let moves = 0;
  yield* findFarthestCell(farthestSearch, level, maxMoves);
  while (farthestSearch.moves > moves && farthestSearch.moves < maxMoves) {
    moves = farthestSearch.moves;
    const cell = farthestSearch.farthest;
    setFloor(level, cell, Floor.Snow);
    if (level.log !== undefined) logChange(level, GenerationAction.Lengthen, cell);
    level.mayBeUseless[cell - 1] = drawRandomBelow(random, USELESS_OUT_OF) < USELESS_KEPT;
    yield* findFarthestCell(farthestSearch, level, maxMoves);
  }
}

function* chooseHiddenGoals(
  farthestSearch: FarthestCellSearch,
  level: MutableLevel,
  count: number,
  random: Random,
): Task<number[] | undefined> {
  const { lastCrossingSearch, search, farthest } = farthestSearch;
  const { board, start } = level;
  const halfWidth = Math.floor(board.width / 2);
  const halfHeight = Math.floor(board.height / 2);
  const goals: number[] = [];
  for (let quarterIndex = 0; quarterIndex < count; quarterIndex++) {
    const left = quarterIndex % 2 === 0 ? 0 : board.width - halfWidth;
    const top = quarterIndex % 4 === 0 || quarterIndex % 4 === 3 ? 0 : board.height - halfHeight;
    const tiles = halfWidth * halfHeight;
    const first = drawRandomBelow(random, tiles);
    let tried = 0;
    let goal = 0;
    do {
      if (tried === tiles) return undefined;
      const tile = (first + tried) % tiles;
      goal = cellAt(board, left + (tile % halfWidth), top + Math.floor(tile / halfWidth));
      tried++;
    } while (lastCrossingSearch[goal - 1] !== search.base || goal === start || goal === farthest);
    goals.push(goal);
    yield;
  }
  return goals;
}
