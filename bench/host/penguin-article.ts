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
import { composePenguin } from "../../src/puzzles/penguin/make/generator";
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

/** Of the article: paths to lure the player, and rounds of blocks against shorter ways. */
const LURES = 2;
const LURE_MOVES = 3;
const ROUNDS = 10;

/** As many bridges as our levels may have. */
const BRIDGES = 4;

const LURES_OF_OURS = 2;

/**
 * The plain procedure of "Randomly generating Tickles Penguin's Puzzles" beside ours: in how many of its attempts the way
 * that it laid is the shortest at last, and how many states a level has. It knows walls, snow and bridges only. Ours is
 * asked for levels of as many moves, with as many bridges, and gives none of which that is not so.
 */
export function benchPenguinArticle(): void {
  for (const moves of MOVES) {
    const plain = Array.from({ length: ATTEMPTS }, (_, at) => attempt(moves, LURES, createRandom(at + 1, moves)));
    const lureless = Array.from({ length: ATTEMPTS }, (_, at) => attempt(moves, 0, createRandom(at + 1, moves)));
    const ours = Array.from({ length: ATTEMPTS }, (_, at) => verdictOf(ourLevel(moves, createRandom(at + 1, moves))));
    printFigures("article", moves, plain);
    printFigures("article without lures", moves, lureless);
    printFigures("ours", moves, ours);
  }
}

function printFigures(series: string, moves: number, verdicts: readonly Verdict[]): void {
  const held = verdicts.filter(({ par }) => par === moves).length;
  const states = verdicts.reduce((sum, verdict) => sum + verdict.stateCount, 0);
  printFigure(
    `penguin, ${series}, ${moves} moves: the way laid is the shortest, percent`,
    (100 * held) / verdicts.length,
  );
  printFigure(`penguin, ${series}, ${moves} moves: states, mean`, states / verdicts.length);
}

function ourLevel(moves: number, random: Random): Level {
  const none = { doorPairs: 0, treadmills: 0, picks: 0 };
  const asked = { width: 16, height: 8, minMoves: moves, maxMoves: moves, lures: LURES_OF_OURS, bridges: BRIDGES };
  const level = runToEnd(composePenguin({ ...asked, ...none }, random));
  if (level === undefined) throw new Error(`no level of ${moves} moves`);
  return level;
}

function verdictOf(level: Level): Verdict {
  return graphOf(level).analysis.verdict;
}

function graphOf(level: Level) {
  const certificate = runToEnd(certify(rules(level), 2 * level.board.cellCount));
  if (certificate === undefined) throw new Error("a level has more states than places");
  return certificate;
}

/** One level of the article, and what became of it. A winning way that finds no room is begun again. */
function attempt(moves: number, lures: number, random: Random): Verdict {
  for (;;) {
    const floe = runToEnd(createMutableLevel(createBoard(16, 8)));
    const stock: ThingBudget = { bridges: BRIDGES, doorPairs: 0, treadmills: 0, picks: 0 };
    const { cells } = floe.board;
    const stops = [cells[drawBelow(random, cells.length)]];
    floe.start = stops[0];
    setUse(floe, floe.start, CellUse.Fixed);
    if (!layForwards(floe, stock, stops, moves, true, random)) continue;
    for (let lure = 0; lure < lures; lure++) {
      layForwards(floe, stock, [stops[drawBelow(random, stops.length - 1)]], LURE_MOVES, false, random);
    }
    for (let round = 0; round < ROUNDS && verdictOf(runToEnd(levelOf(floe))).par < moves; round++) {
      blockShortest(floe, stock, random);
    }
    return verdictOf(runToEnd(levelOf(floe)));
  }
}

const reach: ReachableCells = { cells: [], count: 0 };

/** Lays slides of random lengths, in turn across and along, and what stops them; the last may have to end at the edge. */
function layForwards(
  floe: MutableLevel,
  stock: ThingBudget,
  stops: number[],
  moves: number,
  endsAtEdge: boolean,
  random: Random,
): boolean {
  let heading = drawBelow(random, 4);
  for (let move = 1; move <= moves; move++) {
    const from = stops[stops.length - 1];
    const isLast = endsAtEdge && move === moves;
    findReachable(reach, floe, from, heading);
    if (reach.count === 0) findReachable(reach, floe, from, (heading = (heading + 2) % 4));
    const open = reach.cells.slice(0, reach.count).filter((cell) => !isLast || isAtEdge(floe, cell));
    if (open.length === 0) return false;
    const to = open[drawBelow(random, open.length)];
    markPassed(floe, from, to, heading);
    if (isLast) {
      floe.finish = to;
      buildAndFix(floe, to, Floor.Finish, Bridge.None);
    } else buildStop(floe, stock, to, heading, random);
    stops.push(to);
    heading = (heading + 1 + 2 * drawBelow(random, 2)) % 4;
  }
  return true;
}

function isAtEdge({ board }: MutableLevel, cell: number): boolean {
  return DIRECTIONS.some((direction) => board.cellsToEdge[direction][cell] === 0);
}

/** Puts a wall or a bridge somewhere on the shortest way, where nothing else needs the cell. Snow would open new ways. */
function blockShortest(floe: MutableLevel, stock: ThingBudget, random: Random): void {
  const { graph, analysis } = graphOf(runToEnd(levelOf(floe)));
  const spots: { readonly cell: number; readonly heading: number }[] = [];
  let state = floe.start;
  for (const heading of bestSolution(graph, analysis.winDistance, graph.start)) {
    const across: CellUse = 2 - (heading % 2);
    const to = slideFrom(floe, state, heading);
    const last = to % floe.board.cellCount;
    for (let cell = (state % floe.board.cellCount) + floe.board.steps[heading]; cell !== last;) {
      const known = floe.uses[cell - 1];
      if (known === CellUse.Free || (known === across && stock.bridges > 0)) spots.push({ cell, heading });
      cell += floe.board.steps[heading];
    }
    state = to;
  }
  if (spots.length === 0) return;
  const { cell, heading } = spots[drawBelow(random, spots.length)];
  if (floe.uses[cell - 1] !== CellUse.Free) buildBridge(floe, stock, cell, heading);
  else buildAndFix(floe, cell, randomWallOrTree(random), Bridge.None);
}
