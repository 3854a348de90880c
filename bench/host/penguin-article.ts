/**
 * Compares the generator that is described in the article "Randomly generating Tickles Penguin's Puzzles" with the
 * game's own generator.
 */
import type { Certificate } from "../../src/kernel/analysed-graph";
import { createBoard } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { findBestSolution, type Verdict } from "../../src/kernel/verdict";
import { runToEnd } from "../../src/kernel/task";
import { Bridge, Floor, type Level } from "../../src/puzzles/penguin/level";
import {
  buildAndFix,
  createMutableLevel,
  createLevel,
  slideFrom,
  CellUse,
  setUse,
  type MutableLevel,
} from "../../src/puzzles/penguin/make/mutable-level";
import { generateCandidate } from "../../src/puzzles/penguin/make/generator";
import { LeadingKind } from "../../src/puzzles/penguin/make/level-plan";
import {
  buildBridge,
  markPassed,
  findReachable,
  buildStop,
  drawWallOrTree,
  type ReachableCells,
  type ThingBudget,
} from "../../src/puzzles/penguin/make/slide-building";
import { rules } from "../../src/puzzles/penguin/rules";
import type { State } from "../../src/puzzles/penguin/state";
import { printFigure } from "./figures";

const LEVELS_PER_SERIES = 200;
const PLANNED_MOVE_COUNTS = [8, 10, 12, 15];

// The number of lure paths, which are wrong paths that look correct, that the article's generator tries to add to a
// level.
const ARTICLE_LURE_COUNT = 2;
const ARTICLE_LURE_MOVES = 3;
const MAX_BLOCKING_ROUNDS = 10;

const BRIDGE_COUNT = 4;

const OWN_LURE_COUNT = 2;
/**
 * The share of the penguin's stops that lie in snow, in percent. The game's generator and the generator of the article
 * on Tickles Penguin's Puzzles both get it.
 */
const SNOW_PERCENT = 20;

/**
 * Compares the article's generator, with and without lure paths (wrong paths that look correct), with the game's own
 * generator. Prints how often the planned solution is the shortest one, and how many states a level has.
 */
export function benchPenguinArticle(): void {
  for (const moveCount of PLANNED_MOVE_COUNTS) {
    const generateVerdicts = (generate: (random: Random) => Level): readonly Verdict[] =>
      Array.from({ length: LEVELS_PER_SERIES }, (_, index) =>
        computeVerdict(generate(createRandom(index + 1, moveCount))),
      );
    const generateByArticle = (lureCount: number) =>
      generateVerdicts((random) => generateArticleLevel(moveCount, lureCount, random));
    printSeries("article", moveCount, generateByArticle(ARTICLE_LURE_COUNT));
    printSeries("article without lures", moveCount, generateByArticle(0));
    printSeries(
      "ours",
      moveCount,
      generateVerdicts((random) => generateOwnLevel(moveCount, random)),
    );
  }
}

function printSeries(series: string, moveCount: number, verdicts: readonly Verdict[]): void {
  const asPlannedCount = verdicts.filter(({ par }) => par === moveCount).length;
  const stateSum = verdicts.reduce((sum, verdict) => sum + verdict.stateCount, 0);
  printFigure(
    `penguin, ${series}, ${moveCount} moves: the laid path is a shortest one, percent`,
    (100 * asPlannedCount) / verdicts.length,
  );
  printFigure(`penguin, ${series}, ${moveCount} moves: states, mean`, stateSum / verdicts.length);
}

function generateOwnLevel(moveCount: number, random: Random): Level {
  const size = { width: 16, height: 8 };
  const length = { minMoves: moveCount, maxMoves: moveCount };
  const things = { bridges: BRIDGE_COUNT, doorPairs: 0, treadmills: 0, picks: 0, lures: OWN_LURE_COUNT };
  const limits = { maxForcedMovesPercent: 100, maxPassagesPercent: 100, minStates: 0, minDeadEnds: 0 };
  const snow = { snowPercent: SNOW_PERCENT, leadingKind: LeadingKind.None };
  const level = runToEnd(generateCandidate({ ...size, ...length, ...things, ...limits, ...snow }, random));
  if (level === undefined) throw new Error(`no level of ${moveCount} moves`);
  return level;
}

function computeVerdict(level: Level): Verdict {
  return certifyLevel(level).analysis.verdict;
}

function certifyLevel(level: Level): Certificate<State> {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more than two states for each cell");
  return certificate;
}

function generateArticleLevel(moveCount: number, lureCount: number, random: Random): Level {
  let level: Level | undefined;
  while (level === undefined) level = tryArticleLevel(moveCount, lureCount, random);
  return level;
}

function tryArticleLevel(moveCount: number, lureCount: number, random: Random): Level | undefined {
  const level = runToEnd(createMutableLevel(createBoard(16, 8)));
  const budget: ThingBudget = {
    bridges: BRIDGE_COUNT,
    doorPairs: 0,
    treadmills: 0,
    picks: 0,
    snowPercent: SNOW_PERCENT,
    leadingKind: LeadingKind.None,
  };
  const { cells } = level.board;
  const stops = [cells[drawRandomBelow(random, cells.length)]];
  level.start = stops[0];
  setUse(level, level.start, CellUse.Fixed);
  if (!laySlides(level, budget, stops, { slideCount: moveCount, endsAtEdge: true }, random)) return undefined;
  for (let lure = 0; lure < lureCount; lure++) {
    const lureStops = [stops[drawRandomBelow(random, stops.length - 1)]];
    laySlides(level, budget, lureStops, { slideCount: ARTICLE_LURE_MOVES, endsAtEdge: false }, random);
  }
  for (
    let round = 0;
    round < MAX_BLOCKING_ROUNDS && computeVerdict(runToEnd(createLevel(level))).par < moveCount;
    round++
  ) {
    blockShortest(level, budget, random);
  }
  return runToEnd(createLevel(level));
}

/**
 * The free cells on which a slide of the penguin may end. `findReachable` refills this one list, because new lists
 * would take memory.
 */
const reach: ReachableCells = { cells: [], count: 0 };

interface SlidePlan {
  readonly slideCount: number;
  readonly endsAtEdge: boolean;
}

/**
 * Adds the slides of a solution to the level, and appends their ends to `stops`. Each slide is at right angles to the
 * slide before, and ends at something that stops the penguin, such as a wall or snow. Returns false if the level has no
 * space for a slide.
 */
function laySlides(
  level: MutableLevel,
  budget: ThingBudget,
  stops: number[],
  { slideCount, endsAtEdge }: SlidePlan,
  random: Random,
): boolean {
  let direction = drawRandomBelow(random, 4);
  for (let slide = 1; slide <= slideCount; slide++) {
    const from = stops[stops.length - 1];
    const isFinish = endsAtEdge && slide === slideCount;
    findReachable(reach, level, from, direction);
    if (reach.count === 0) {
      direction = (direction + 2) % 4;
      findReachable(reach, level, from, direction);
    }
    const possibleStops = reach.cells.slice(0, reach.count).filter((cell) => !isFinish || isAtEdge(level, cell));
    if (possibleStops.length === 0) return false;
    const to = possibleStops[drawRandomBelow(random, possibleStops.length)];
    markPassed(level, from, to, direction);
    if (isFinish) {
      level.finish = to;
      buildAndFix(level, to, Floor.Finish, Bridge.None);
    } else buildStop(level, budget, to, direction, random);
    stops.push(to);
    direction = (direction + 1 + 2 * drawRandomBelow(random, 2)) % 4;
  }
  return true;
}

function isAtEdge({ board }: MutableLevel, cell: number): boolean {
  return DIRECTIONS.some((direction) => board.cellsToEdge[direction][cell] === 0);
}

interface CrossedCell {
  readonly cell: number;
  readonly direction: Direction;
}

/**
 * Puts an obstacle onto a cell that the shortest solution crosses. Never builds snow, because the penguin could then
 * stop on more cells.
 */
function blockShortest(level: MutableLevel, budget: ThingBudget, random: Random): void {
  const blockSites = findBlockSites(level, budget);
  if (blockSites.length === 0) return;
  const { cell, direction } = blockSites[drawRandomBelow(random, blockSites.length)];
  if (level.uses[cell - 1] !== CellUse.Free) buildBridge(level, budget, cell, direction);
  else buildAndFix(level, cell, drawWallOrTree(random), Bridge.None);
}

function findBlockSites(level: MutableLevel, { bridges }: ThingBudget): CrossedCell[] {
  const { graph, analysis } = certifyLevel(runToEnd(createLevel(level)));
  const { cellCount, steps } = level.board;
  const blockSites: CrossedCell[] = [];
  let node = level.start;
  for (const direction of findBestSolution(graph, analysis.winDistance, graph.start)) {
    const across: CellUse = 2 - (direction % 2);
    const nextNode = slideFrom(level, node, direction);
    const lastCell = nextNode % cellCount;
    for (let cell = (node % cellCount) + steps[direction]; cell !== lastCell; cell += steps[direction]) {
      const use = level.uses[cell - 1];
      if (use === CellUse.Free || (use === across && bridges > 0)) blockSites.push({ cell, direction });
    }
    node = nextNode;
  }
  return blockSites;
}
