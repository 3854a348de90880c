import { cellAt, createBoard, NOWHERE, type Board } from "../../src/kernel/board";
import { below, type Random } from "../../src/kernel/random";
import { certify } from "../../src/kernel/certify";
import { NEVER } from "../../src/kernel/graph";
import { finish } from "../../src/kernel/work";
import type { Brief } from "../../src/puzzles/ice-path/make/wish";
import { missedCentibits, MISSES_DIFFICULTY, MISSES_MOVES } from "../../src/puzzles/ice-path/make/appraise";
import {
  EFFORT_OF_APPRAISING,
  EFFORT_OF_BEGINNING,
  EFFORT_OF_REFINING,
  EFFORT_OF_TRYING,
  ENOUGH_EFFORT,
  MOST_EFFORT,
  type Spending,
} from "../../src/puzzles/ice-path/make/effort";
import { fewestMovesOf } from "../../src/puzzles/ice-path/make/generator";
import { LEAST_ROCKS_PERCENT, MOST_ROCKS_PERCENT } from "../../src/puzzles/ice-path/make/lay-out";
import { bareGround, Ground, type Level } from "../../src/puzzles/ice-path/level";
import { LUCKS, LUCKS_TO_STAY } from "../../src/puzzles/ice-path/make/rink";
import {
  CHANGES_PER_SNOW,
  MOST_MISS_TO_TUNE,
  PATIENCE,
  PATIENCE_PER_APPRAISAL,
} from "../../src/puzzles/ice-path/make/tune";
import { rules } from "../../src/puzzles/ice-path/rules";

/**
 * The generator of the game written down straightforwardly: each slide is walked cell by cell, and after each change that
 * is tried the whole board is solved again. The same seed gives the same level. It is what the game's own generator is
 * measured against.
 */
export function composeSlowly(brief: Brief, random: Random): Level | undefined {
  let best: Level | undefined;
  let leastMiss = 0;
  const spending: Spending = { effort: 0 };
  while (spending.effort < (best === undefined ? MOST_EFFORT : ENOUGH_EFFORT)) {
    const sketch = begin(brief);
    const isWorthRefining = layOut(sketch, brief, random);
    spending.effort += EFFORT_OF_BEGINNING;
    if (!isWorthRefining) continue;
    spending.effort += EFFORT_OF_REFINING;
    refine(sketch, random);
    if (countMoves(sketch) < fewestMovesOf(brief)) continue;
    spending.effort += EFFORT_OF_APPRAISING;
    let miss = missOf(sketch, brief);
    if (miss <= MOST_MISS_TO_TUNE) miss = tune(sketch, brief, miss, spending, random);
    if (best === undefined || miss < leastMiss) {
      best = levelOf(sketch);
      leastMiss = miss;
    }
    if (miss === 0) return best;
  }
  return best;
}

interface Sketch {
  readonly board: Board;
  readonly start: number;
  hole: number;
  readonly ground: Ground[];
  readonly stays: boolean[];
  mostMoves: number;
  hiddenGoals: number[];
}

/** What a search from the start finds. */
interface Solution {
  /** By cell: the fewest moves with which the walker comes over it or onto it, or `NEVER`. */
  readonly touchedAfter: readonly number[];
  /** Where it can stand, the nearest first. */
  readonly reached: readonly number[];
  /** The tile it comes to last, and after how many moves. */
  readonly farthest: number;
  readonly longest: number;
}

function begin({ width, height, fromX, fromY }: Brief): Sketch {
  const board = createBoard(width, height);
  const start = cellAt(board, fromX, fromY);
  const stays = board.isBorder.map(() => false);
  return { board, start, hole: NOWHERE, ground: bareGround(board), stays, mostMoves: 0, hiddenGoals: [] };
}

/** Rocks, snow, hole and hidden goals; gives whether a fair level came of it. */
function layOut(sketch: Sketch, brief: Brief, random: Random): boolean {
  const { board, start, ground, stays } = sketch;
  sketch.mostMoves = brief.leastMoves + below(random, brief.mostMoves - brief.leastMoves + 1);
  const rocksPercent = LEAST_ROCKS_PERCENT + below(random, MOST_ROCKS_PERCENT - LEAST_ROCKS_PERCENT + 1);
  const rocks = Math.floor((rocksPercent * board.cells.length) / 100);
  for (let rock = 0; rock < rocks; rock++) {
    const number = below(random, LUCKS * board.cells.length);
    const cell = board.cells[Math.floor(number / LUCKS)];
    if (cell === start || ground[cell] === Ground.Rock) continue;
    ground[cell] = Ground.Rock;
    stays[cell] = number % LUCKS < LUCKS_TO_STAY;
  }
  let longest = 0;
  let solution = solve(sketch);
  while (solution.longest > longest && solution.longest < sketch.mostMoves) {
    longest = solution.longest;
    ground[solution.farthest] = Ground.Snow;
    stays[solution.farthest] = below(random, LUCKS) < LUCKS_TO_STAY;
    solution = solve(sketch);
  }
  if (solution.farthest === NOWHERE) return false;
  sketch.hole = solution.farthest;
  ground[sketch.hole] = Ground.Ice;
  for (let quarter = 0; quarter < brief.hiddenGoals; quarter++) {
    const goal = hideGoal(sketch, solution, quarter, random);
    if (goal === NOWHERE) return false;
    sketch.hiddenGoals.push(goal);
  }
  return isFair(sketch, solve(sketch));
}

function hideGoal({ board, start, hole }: Sketch, { touchedAfter }: Solution, quarter: number, random: Random): number {
  const width = Math.floor(board.width / 2);
  const height = Math.floor(board.height / 2);
  const left = [0, board.width - width, 0, board.width - width][quarter % 4];
  const top = [0, board.height - height, board.height - height, 0][quarter % 4];
  const first = below(random, width * height);
  for (let tried = 0; tried < width * height; tried++) {
    const tile = (first + tried) % (width * height);
    const goal = cellAt(board, left + (tile % width), top + Math.floor(tile / width));
    if (touchedAfter[goal] !== NEVER && goal !== start && goal !== hole) return goal;
  }
  return NOWHERE;
}

function refine(sketch: Sketch, random: Random): void {
  const { board, start, ground, stays, mostMoves } = sketch;
  let moves = countMoves(sketch);
  for (let pass = 0; pass < 5; pass++) {
    for (const cell of board.cells) {
      if (cell === start || cell === sketch.hole) continue;
      const kind = ground[cell];
      if (kind !== Ground.Ice && stays[cell]) continue;
      ground[cell] = kind === Ground.Ice ? Ground.Rock : Ground.Ice;
      const after = countMoves(sketch);
      const leastMoves = kind === Ground.Ice ? moves + 1 : moves;
      if (after < leastMoves || after > mostMoves || !isFair(sketch, solve(sketch))) {
        ground[cell] = kind;
        continue;
      }
      moves = after;
      if (kind === Ground.Ice) stays[cell] = below(random, LUCKS) < LUCKS_TO_STAY;
    }
  }
}

function tune(sketch: Sketch, brief: Brief, miss: number, spending: Spending, random: Random): number {
  const { board, start, hole, ground } = sketch;
  let least = miss;
  let patience = PATIENCE;
  while (least > 0 && patience > 0 && spending.effort < ENOUGH_EFFORT) {
    spending.effort += EFFORT_OF_TRYING;
    patience--;
    const cell = board.cells[below(random, board.cells.length)];
    const toIce = below(random, CHANGES_PER_SNOW) === 0 ? Ground.Snow : Ground.Rock;
    if (cell === start || cell === hole || !isTouched(sketch, cell)) continue;
    const kind = ground[cell];
    ground[cell] = kind === Ground.Ice ? toIce : Ground.Ice;
    const moves = countMoves(sketch);
    if (isFair(sketch, solve(sketch)) && moves >= brief.leastMoves && moves <= brief.mostMoves) {
      spending.effort += EFFORT_OF_APPRAISING;
      const after = missOf(sketch, brief);
      if (after < least) {
        least = after;
        patience = PATIENCE;
        continue;
      }
      patience -= PATIENCE_PER_APPRAISAL - 1;
    }
    ground[cell] = kind;
  }
  return least;
}

/** Whether any slide comes over a cell, onto it or up against it. */
function isTouched(sketch: Sketch, cell: number): boolean {
  const { board, hole, ground } = sketch;
  for (const from of solve(sketch).reached) {
    if (from === hole) continue;
    for (const step of board.steps) {
      let at = from + step;
      while (at !== cell && at !== hole && ground[at] === Ground.Ice) at += step;
      if (at === cell) return true;
    }
  }
  return false;
}

/** The fewest moves to the hole, or `NEVER`: a search that ends as soon as it is reached. */
function countMoves({ board, start, hole, ground }: Sketch): number {
  const movesTo: number[] = [];
  for (let cell = 0; cell < board.size; cell++) movesTo[cell] = NEVER;
  movesTo[start] = 0;
  const reached = [start];
  for (let next = 0; next < reached.length; next++) {
    const from = reached[next];
    for (const step of board.steps) {
      let at = from;
      while (ground[at + step] !== Ground.Rock) {
        at += step;
        if (at === hole) return movesTo[from] + 1;
        if (ground[at] === Ground.Snow) break;
      }
      if (movesTo[at] === NEVER) {
        movesTo[at] = movesTo[from] + 1;
        reached.push(at);
      }
    }
  }
  return NEVER;
}

/** Searches the whole board from the start, but no further than the wanted length until there is a hole. */
function solve({ board, start, hole, ground, mostMoves }: Sketch): Solution {
  const movesTo: number[] = [];
  const touchedAfter: number[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    movesTo[cell] = NEVER;
    touchedAfter[cell] = NEVER;
  }
  movesTo[start] = 0;
  touchedAfter[start] = 0;
  const reached = [start];
  let farthest = NOWHERE;
  let longest = 0;
  for (let next = 0; next < reached.length; next++) {
    const from = reached[next];
    const moves = movesTo[from] + 1;
    if (from === hole || (hole === NOWHERE && moves > mostMoves)) continue;
    for (const step of board.steps) {
      let at = from;
      while (ground[at + step] !== Ground.Rock) {
        at += step;
        if (touchedAfter[at] === NEVER) {
          touchedAfter[at] = moves;
          farthest = at;
          longest = moves;
        }
        if (at === hole || ground[at] === Ground.Snow) break;
      }
      if (movesTo[at] === NEVER) {
        movesTo[at] = moves;
        reached.push(at);
      }
    }
  }
  return { touchedAfter, reached, farthest, longest };
}

/** Whether all hidden goals can be come over, and the hole be reached from wherever the walker can get. */
function isFair({ board, hole, ground, hiddenGoals }: Sketch, { reached, touchedAfter }: Solution): boolean {
  for (const goal of hiddenGoals) if (touchedAfter[goal] === NEVER) return false;
  const leadsToHole: boolean[] = [];
  for (let cell = 0; cell < board.size; cell++) leadsToHole[cell] = cell === hole;
  let left = reached.length - 1;
  let found = true;
  while (found) {
    found = false;
    for (const from of reached) {
      if (leadsToHole[from]) continue;
      for (const step of board.steps) {
        let at = from;
        while (ground[at + step] !== Ground.Rock) {
          at += step;
          if (at === hole || ground[at] === Ground.Snow) break;
        }
        if (leadsToHole[at] && !leadsToHole[from]) {
          leadsToHole[from] = true;
          found = true;
          left--;
        }
      }
    }
  }
  return left === 0;
}

function levelOf({ board, start, hole, ground }: Sketch): Level {
  return { board, walker: start, hole, ground: [...ground] };
}

function missOf(sketch: Sketch, brief: Brief): number {
  const missing = brief.leastMoves - countMoves(sketch);
  if (missing > 0) return MISSES_MOVES + missing;
  const certificate = finish(certify(rules(levelOf(sketch)), sketch.board.size));
  if (certificate === undefined) throw new Error("a level has more states than cells");
  const { difficultyCentibits, railroadPercent } = certificate.analysis.verdict;
  const miss = missedCentibits(difficultyCentibits, brief.difficultyCentibits ?? difficultyCentibits);
  if (miss > 0) return MISSES_DIFFICULTY + miss;
  return Math.max(0, railroadPercent - brief.mostRailroadPercent);
}
