/**
 * Compares the generator that is described in the article "Randomly generating Tickles Penguin's Puzzles" with the
 * game's own generator.
 */
import { createBoard } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS } from "../../src/kernel/direction";
import { drawBelow, createRandom, type Random } from "../../src/kernel/random";
import { bestSolution, type Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { Bridge, Floor, type Level } from "../../src/puzzles/penguin/level";
import {
  buildAndFix,
  createMutableLevel,
  levelOf,
  slideFrom,
  CellUse,
  setUse,
  type MutableLevel,
} from "../../src/puzzles/penguin/make/mutable-level";
import { generateLevel } from "../../src/puzzles/penguin/make/generator";
import {
  buildBridge,
  markPassed,
  findReachable,
  buildStop,
  randomWallOrTree,
  type ReachableCells,
  type ThingBudget,
} from "../../src/puzzles/penguin/make/slide-building";
import { rules } from "../../src/puzzles/penguin/rules";
import { printFigure } from "./figures";

const ATTEMPTS = 200;
const MOVES = [8, 10, 12, 15];

/**
 * The parameters of the generator in the article "Randomly generating Tickles Penguin's Puzzles": the number and length
 * of a level's wrong turns, and how often a shorter solution is blocked.
 */
const LURES = 2;
const LURE_MOVES = 3;
const ROUNDS = 10;

/**
 * The number of bridges that both compared generators may build: the game's own generator, and that of the article
 * "Randomly generating Tickles Penguin's Puzzles".
 */
const BRIDGES = 4;

const LURES_OF_OURS = 2;
/** The share of stops in snow, in percent, of the article's levels and of ours. */
const SNOW_PERCENT = 20;

/**
 * Measures the generator of the article "Randomly generating Tickles Penguin's Puzzles" beside the game's own
 * generator.
 * Prints how often the planned solution is the shortest one in the finished level, and how many states a level has. The
 * article's generator only builds walls, snow and bridges. The game's generator gets the same number of moves and
 * bridges, and rejects levels with a shorter solution.
 */
export function benchPenguinArticle(): void {
  for (const moves of MOVES) {
    const plain = Array.from({ length: ATTEMPTS }, (_, index) => attempt(moves, LURES, createRandom(index + 1, moves)));
    const withoutLures = Array.from({ length: ATTEMPTS }, (_, index) =>
      attempt(moves, 0, createRandom(index + 1, moves)),
    );
    const ours = Array.from({ length: ATTEMPTS }, (_, index) =>
      verdictOf(ourLevel(moves, createRandom(index + 1, moves))),
    );
    printFigures("article", moves, plain);
    printFigures("article without lures", moves, withoutLures);
    printFigures("ours", moves, ours);
  }
}

function printFigures(series: string, moves: number, verdicts: readonly Verdict[]): void {
  const held = verdicts.filter(({ par }) => par === moves).length;
  const states = verdicts.reduce((sum, verdict) => sum + verdict.stateCount, 0);
  printFigure(
    `penguin, ${series}, ${moves} moves: the laid path is a shortest one, percent`,
    (100 * held) / verdicts.length,
  );
  printFigure(`penguin, ${series}, ${moves} moves: states, mean`, states / verdicts.length);
}

function ourLevel(moves: number, random: Random): Level {
  const none = { doorPairs: 0, treadmills: 0, picks: 0, maxForcedMovesPercent: 100, minStates: 0 };
  const target = { width: 16, height: 8, minMoves: moves, maxMoves: moves, lures: LURES_OF_OURS, bridges: BRIDGES };
  const level = runToEnd(generateLevel({ ...target, ...none, snowPercent: SNOW_PERCENT }, random));
  if (level === undefined) throw new Error(`no level of ${moves} moves`);
  return level;
}

function verdictOf(level: Level): Verdict {
  return graphOf(level).analysis.verdict;
}

function graphOf(level: Level) {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than two for each cell");
  return certificate;
}

/**
 * Generates one level of the puzzle Penguin as the article "Randomly generating Tickles Penguin's Puzzles" describes.
 * Returns facts such as the length of the level's shortest solution. Starts again if the planned solution finds no
 * room.
 */
function attempt(moves: number, lures: number, random: Random): Verdict {
  for (;;) {
    const level = runToEnd(createMutableLevel(createBoard(16, 8)));
    const budget: ThingBudget = { bridges: BRIDGES, doorPairs: 0, treadmills: 0, picks: 0, snowPercent: SNOW_PERCENT };
    const { cells } = level.board;
    const stops = [cells[drawBelow(random, cells.length)]];
    level.start = stops[0];
    setUse(level, level.start, CellUse.Fixed);
    if (!layForwards(level, budget, stops, moves, true, random)) continue;
    for (let lure = 0; lure < lures; lure++) {
      layForwards(level, budget, [stops[drawBelow(random, stops.length - 1)]], LURE_MOVES, false, random);
    }
    for (let round = 0; round < ROUNDS && verdictOf(runToEnd(levelOf(level))).par < moves; round++) {
      blockShortest(level, budget, random);
    }
    return verdictOf(runToEnd(levelOf(level)));
  }
}

const reach: ReachableCells = { cells: [], count: 0 };

/**
 * Adds slides of the penguin to a level, with random lengths and alternately along both axes, and builds what stops
 * each slide. With `endsAtEdge`, the last slide must end at the edge of the board.
 */
function layForwards(
  level: MutableLevel,
  budget: ThingBudget,
  stops: number[],
  moves: number,
  endsAtEdge: boolean,
  random: Random,
): boolean {
  let heading = drawBelow(random, 4);
  for (let move = 1; move <= moves; move++) {
    const from = stops[stops.length - 1];
    const isLast = endsAtEdge && move === moves;
    findReachable(reach, level, from, heading);
    if (reach.count === 0) findReachable(reach, level, from, (heading = (heading + 2) % 4));
    const open = reach.cells.slice(0, reach.count).filter((cell) => !isLast || isAtEdge(level, cell));
    if (open.length === 0) return false;
    const to = open[drawBelow(random, open.length)];
    markPassed(level, from, to, heading);
    if (isLast) {
      level.finish = to;
      buildAndFix(level, to, Floor.Finish, Bridge.None);
    } else buildStop(level, budget, to, heading, random);
    stops.push(to);
    heading = (heading + 1 + 2 * drawBelow(random, 2)) % 4;
  }
  return true;
}

function isAtEdge({ board }: MutableLevel, cell: number): boolean {
  return DIRECTIONS.some((direction) => board.cellsToEdge[direction][cell] === 0);
}

/**
 * Builds a wall or a bridge on the shortest solution, on a cell that nothing else needs. Does not build snow, because
 * the penguin could then stop at new places.
 */
function blockShortest(level: MutableLevel, budget: ThingBudget, random: Random): void {
  const { graph, analysis } = graphOf(runToEnd(levelOf(level)));
  const spots: { readonly cell: number; readonly heading: number }[] = [];
  let state = level.start;
  for (const heading of bestSolution(graph, analysis.winDistance, graph.start)) {
    const across: CellUse = 2 - (heading % 2);
    const to = slideFrom(level, state, heading);
    const last = to % level.board.cellCount;
    for (let cell = (state % level.board.cellCount) + level.board.steps[heading]; cell !== last;) {
      const use = level.uses[cell - 1];
      if (use === CellUse.Free || (use === across && budget.bridges > 0)) spots.push({ cell, heading });
      cell += level.board.steps[heading];
    }
    state = to;
  }
  if (spots.length === 0) return;
  const { cell, heading } = spots[drawBelow(random, spots.length)];
  if (level.uses[cell - 1] !== CellUse.Free) buildBridge(level, budget, cell, heading);
  else buildAndFix(level, cell, randomWallOrTree(random), Bridge.None);
}
