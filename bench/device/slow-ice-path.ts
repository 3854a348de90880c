/**
 * A simple, slow version of the level generator of the puzzle Ice Path. The bench compares it with the game's fast
 * version.
 */
import { cellAt, createBoard, NOWHERE, type Board } from "../../src/kernel/board";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import { certify } from "../../src/kernel/certify";
import { UNREACHABLE } from "../../src/kernel/graph";
import { runToEnd } from "../../src/kernel/task";
import type { PlacedTarget } from "../../src/puzzles/ice-path/make/target";
import { missedCentibits, DIFFICULTY_MISS_BASE, MOVES_MISS_BASE } from "../../src/puzzles/ice-path/make/target-miss";
import {
  EFFORT_OF_MEASURING,
  EFFORT_OF_LAYOUT,
  EFFORT_OF_REFINING,
  EFFORT_OF_TRIAL,
  MAX_EFFORT_WITH_LEVEL,
  MAX_EFFORT_WITHOUT_LEVEL,
  type EffortCounter,
} from "../../src/puzzles/ice-path/make/effort";
import { minMovesOf } from "../../src/puzzles/ice-path/make/generator";
import { MIN_ROCKS_PERCENT, MAX_ROCKS_PERCENT } from "../../src/puzzles/ice-path/make/lay-out";
import { createBareFloor, Floor, type Level } from "../../src/puzzles/ice-path/level";
import { USELESS_OUT_OF, USELESS_KEPT } from "../../src/puzzles/ice-path/make/mutable-level";
import { SNOW_ONE_IN, MAX_MISS_TO_TUNE, PATIENCE, PATIENCE_PER_APPRAISAL } from "../../src/puzzles/ice-path/make/tune";
import { rules } from "../../src/puzzles/ice-path/rules";

/**
 * Generates the same level as the game's generator for the same seed, without optimisations. It follows each slide cell
 * by cell, and solves the whole board again after every change.
 */
export function composeSlowly(target: PlacedTarget, random: Random): Level | undefined {
  let best: Level | undefined;
  let minMiss = 0;
  const effort: EffortCounter = { units: 0 };
  while (effort.units < (best === undefined ? MAX_EFFORT_WITHOUT_LEVEL : MAX_EFFORT_WITH_LEVEL)) {
    const partial = startLevel(target);
    const isWorthRefining = layOut(partial, target, random);
    effort.units += EFFORT_OF_LAYOUT;
    if (!isWorthRefining) continue;
    effort.units += EFFORT_OF_REFINING;
    refine(partial, random);
    if (countMoves(partial) < minMovesOf(target)) continue;
    effort.units += EFFORT_OF_MEASURING;
    let miss = measureMiss(partial, target);
    if (miss <= MAX_MISS_TO_TUNE) miss = tune(partial, target, miss, effort, random);
    if (best === undefined || miss < minMiss) {
      best = createLevel(partial);
      minMiss = miss;
    }
    if (miss === 0) return best;
  }
  return best;
}

interface PartialLevel {
  readonly board: Board;
  readonly start: number;
  hole: number;
  readonly floor: Floor[];
  readonly mayBeUseless: boolean[];
  maxMoves: number;
  hiddenGoals: number[];
}

interface SearchResult {
  /**
   * For each cell, the fewest moves after which the player's seal reaches the cell. `UNREACHABLE` if no moves lead
   * there.
   */
  readonly touchedAfter: readonly number[];
  /** The cells on which the player's seal can stop, in ascending order of moves from the start. */
  readonly reached: readonly number[];
  /** The cell for which the player's seal needs the most moves. */
  readonly farthest: number;
  readonly longest: number;
}

function startLevel({ width, height, fromX, fromY }: PlacedTarget): PartialLevel {
  const board = createBoard(width, height);
  const start = cellAt(board, fromX, fromY);
  const mayBeUseless = board.isBorder.map(() => false);
  return { board, start, hole: NOWHERE, floor: createBareFloor(board), mayBeUseless, maxMoves: 0, hiddenGoals: [] };
}

/**
 * Places the rocks, snow, hole and hidden goals of an unfinished level. Returns whether the seal can slide over all
 * hidden goals and can never get stuck.
 */
function layOut(partial: PartialLevel, target: PlacedTarget, random: Random): boolean {
  const { board, start, floor, mayBeUseless } = partial;
  partial.maxMoves = target.minMoves + drawRandomBelow(random, target.maxMoves - target.minMoves + 1);
  const rocksPercent = MIN_ROCKS_PERCENT + drawRandomBelow(random, MAX_ROCKS_PERCENT - MIN_ROCKS_PERCENT + 1);
  const rocks = Math.floor((rocksPercent * board.cells.length) / 100);
  for (let rock = 0; rock < rocks; rock++) {
    const number = drawRandomBelow(random, USELESS_OUT_OF * board.cells.length);
    const cell = board.cells[Math.floor(number / USELESS_OUT_OF)];
    if (cell === start || floor[cell] === Floor.Rock) continue;
    floor[cell] = Floor.Rock;
    mayBeUseless[cell] = number % USELESS_OUT_OF < USELESS_KEPT;
  }
  let longest = 0;
  let search = searchFromStart(partial);
  while (search.longest > longest && search.longest < partial.maxMoves) {
    longest = search.longest;
    floor[search.farthest] = Floor.Snow;
    mayBeUseless[search.farthest] = drawRandomBelow(random, USELESS_OUT_OF) < USELESS_KEPT;
    search = searchFromStart(partial);
  }
  if (search.farthest === NOWHERE) return false;
  partial.hole = search.farthest;
  floor[partial.hole] = Floor.Ice;
  for (let quarter = 0; quarter < target.hiddenGoals; quarter++) {
    const goal = hideGoal(partial, search, quarter, random);
    if (goal === NOWHERE) return false;
    partial.hiddenGoals.push(goal);
  }
  return isFair(partial, searchFromStart(partial));
}

function hideGoal(
  { board, start, hole }: PartialLevel,
  { touchedAfter }: SearchResult,
  quarter: number,
  random: Random,
): number {
  const width = Math.floor(board.width / 2);
  const height = Math.floor(board.height / 2);
  const left = [0, board.width - width, 0, board.width - width][quarter % 4];
  const top = [0, board.height - height, board.height - height, 0][quarter % 4];
  const first = drawRandomBelow(random, width * height);
  for (let tried = 0; tried < width * height; tried++) {
    const tile = (first + tried) % (width * height);
    const goal = cellAt(board, left + (tile % width), top + Math.floor(tile / width));
    if (touchedAfter[goal] !== UNREACHABLE && goal !== start && goal !== hole) return goal;
  }
  return NOWHERE;
}

function refine(partial: PartialLevel, random: Random): void {
  const { board, start, floor, mayBeUseless, maxMoves } = partial;
  let moves = countMoves(partial);
  for (let pass = 0; pass < 5; pass++) {
    for (const cell of board.cells) {
      if (cell === start || cell === partial.hole) continue;
      const kind = floor[cell];
      if (kind !== Floor.Ice && mayBeUseless[cell]) continue;
      floor[cell] = kind === Floor.Ice ? Floor.Rock : Floor.Ice;
      const after = countMoves(partial);
      const minMoves = kind === Floor.Ice ? moves + 1 : moves;
      if (after < minMoves || after > maxMoves || !isFair(partial, searchFromStart(partial))) {
        floor[cell] = kind;
        continue;
      }
      moves = after;
      if (kind === Floor.Ice) mayBeUseless[cell] = drawRandomBelow(random, USELESS_OUT_OF) < USELESS_KEPT;
    }
  }
}

function tune(
  partial: PartialLevel,
  target: PlacedTarget,
  miss: number,
  effort: EffortCounter,
  random: Random,
): number {
  const { board, start, hole, floor } = partial;
  let least = miss;
  let patience = PATIENCE;
  while (least > 0 && patience > 0 && effort.units < MAX_EFFORT_WITH_LEVEL) {
    effort.units += EFFORT_OF_TRIAL;
    patience--;
    const cell = board.cells[drawRandomBelow(random, board.cells.length)];
    const replacementForIce = drawRandomBelow(random, SNOW_ONE_IN) === 0 ? Floor.Snow : Floor.Rock;
    if (cell === start || cell === hole || !isTouched(partial, cell)) continue;
    const kind = floor[cell];
    floor[cell] = kind === Floor.Ice ? replacementForIce : Floor.Ice;
    const moves = countMoves(partial);
    if (isFair(partial, searchFromStart(partial)) && moves >= target.minMoves && moves <= target.maxMoves) {
      effort.units += EFFORT_OF_MEASURING;
      const after = measureMiss(partial, target);
      if (after < least) {
        least = after;
        patience = PATIENCE;
        continue;
      }
      patience -= PATIENCE_PER_APPRAISAL - 1;
    }
    floor[cell] = kind;
  }
  return least;
}

/**
 * Returns whether a slide of the player's seal crosses the cell, ends on the cell, or is stopped by a thing on the
 * cell.
 */
function isTouched(partial: PartialLevel, cell: number): boolean {
  const { board, hole, floor } = partial;
  for (const from of searchFromStart(partial).reached) {
    if (from === hole) continue;
    for (const step of board.steps) {
      let slideCell = from + step;
      while (slideCell !== cell && slideCell !== hole && floor[slideCell] === Floor.Ice) slideCell += step;
      if (slideCell === cell) return true;
    }
  }
  return false;
}

function countMoves({ board, start, hole, floor }: PartialLevel): number {
  const movesTo: number[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) movesTo[cell] = UNREACHABLE;
  movesTo[start] = 0;
  const reached = [start];
  for (let next = 0; next < reached.length; next++) {
    const from = reached[next];
    for (const step of board.steps) {
      let slideCell = from;
      while (floor[slideCell + step] !== Floor.Rock) {
        slideCell += step;
        if (slideCell === hole) return movesTo[from] + 1;
        if (floor[slideCell] === Floor.Snow) break;
      }
      if (movesTo[slideCell] === UNREACHABLE) {
        movesTo[slideCell] = movesTo[from] + 1;
        reached.push(slideCell);
      }
    }
  }
  return UNREACHABLE;
}

/**
 * Searches for all cells that the player's seal can reach. Without a hole (the goal), the search ends after `maxMoves`
 * moves.
 */
function searchFromStart({ board, start, hole, floor, maxMoves }: PartialLevel): SearchResult {
  const movesTo: number[] = [];
  const touchedAfter: number[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) {
    movesTo[cell] = UNREACHABLE;
    touchedAfter[cell] = UNREACHABLE;
  }
  movesTo[start] = 0;
  touchedAfter[start] = 0;
  const reached = [start];
  let farthest = NOWHERE;
  let longest = 0;
  for (let next = 0; next < reached.length; next++) {
    const from = reached[next];
    const moves = movesTo[from] + 1;
    if (from === hole || (hole === NOWHERE && moves > maxMoves)) continue;
    for (const step of board.steps) {
      let slideCell = from;
      while (floor[slideCell + step] !== Floor.Rock) {
        slideCell += step;
        if (touchedAfter[slideCell] === UNREACHABLE) {
          touchedAfter[slideCell] = moves;
          farthest = slideCell;
          longest = moves;
        }
        if (slideCell === hole || floor[slideCell] === Floor.Snow) break;
      }
      if (movesTo[slideCell] === UNREACHABLE) {
        movesTo[slideCell] = moves;
        reached.push(slideCell);
      }
    }
  }
  return { touchedAfter, reached, farthest, longest };
}

/**
 * Returns whether the seal can slide over all `hiddenGoals`, and can reach the hole from every cell where it can stop.
 */
function isFair({ board, hole, floor, hiddenGoals }: PartialLevel, { reached, touchedAfter }: SearchResult): boolean {
  for (const goal of hiddenGoals) if (touchedAfter[goal] === UNREACHABLE) return false;
  const leadsToHole: boolean[] = [];
  for (let cell = 0; cell < board.cellCount; cell++) leadsToHole[cell] = cell === hole;
  let unprovenCount = reached.length - 1;
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const from of reached) {
      if (leadsToHole[from]) continue;
      for (const step of board.steps) {
        let slideCell = from;
        while (floor[slideCell + step] !== Floor.Rock) {
          slideCell += step;
          if (slideCell === hole || floor[slideCell] === Floor.Snow) break;
        }
        if (leadsToHole[slideCell] && !leadsToHole[from]) {
          leadsToHole[from] = true;
          hasChanged = true;
          unprovenCount--;
        }
      }
    }
  }
  return unprovenCount === 0;
}

function createLevel({ board, start, hole, floor }: PartialLevel): Level {
  return { board, seal: start, hole, floor: [...floor] };
}

function measureMiss(partial: PartialLevel, target: PlacedTarget): number {
  const missing = target.minMoves - countMoves(partial);
  if (missing > 0) return MOVES_MISS_BASE + missing;
  const certificate = runToEnd(certify(rules(createLevel(partial)), partial.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than cells");
  const { difficultyCentibits, forcedMovesPercent } = certificate.analysis.verdict;
  const miss = missedCentibits(difficultyCentibits, target.difficultyCentibits ?? difficultyCentibits);
  if (miss > 0) return DIFFICULTY_MISS_BASE + miss;
  return Math.max(0, forcedMovesPercent - target.maxForcedMovesPercent);
}
