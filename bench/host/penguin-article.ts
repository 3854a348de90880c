import { createBoard } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS } from "../../src/kernel/direction";
import { below, createRandom, type Random } from "../../src/kernel/random";
import { bestLine, type Verdict } from "../../src/kernel/verdict";
import { finish } from "../../src/kernel/work";
import { Bridge, Ground, type Level } from "../../src/puzzles/penguin/level";
import { build, createFloe, levelOf, slide, Use, use, type Floe } from "../../src/puzzles/penguin/make/floe";
import { composePenguin } from "../../src/puzzles/penguin/make/generator";
import {
  buildBridge,
  pass,
  reachFrom,
  stopOn,
  wallOrTree,
  type Reach,
  type Stock,
} from "../../src/puzzles/penguin/make/way";
import { rules } from "../../src/puzzles/penguin/rules";
import { sayFigure } from "./figures";

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
    say("article", moves, plain);
    say("article without lures", moves, lureless);
    say("ours", moves, ours);
  }
}

function say(whose: string, moves: number, verdicts: readonly Verdict[]): void {
  const held = verdicts.filter(({ par }) => par === moves).length;
  const states = verdicts.reduce((sum, verdict) => sum + verdict.states, 0);
  sayFigure(`penguin, ${whose}, ${moves} moves: the way laid is the shortest, percent`, (100 * held) / verdicts.length);
  sayFigure(`penguin, ${whose}, ${moves} moves: states, mean`, states / verdicts.length);
}

function ourLevel(moves: number, random: Random): Level {
  const none = { doorPairs: 0, treadmills: 0, picks: 0 };
  const asked = { width: 16, height: 8, leastMoves: moves, mostMoves: moves, lures: LURES_OF_OURS, bridges: BRIDGES };
  const level = finish(composePenguin({ ...asked, ...none }, random));
  if (level === undefined) throw new Error(`no level of ${moves} moves`);
  return level;
}

function verdictOf(level: Level): Verdict {
  return graphOf(level).analysis.verdict;
}

function graphOf(level: Level) {
  const certificate = finish(certify(rules(level), 2 * level.board.size));
  if (certificate === undefined) throw new Error("a level has more states than places");
  return certificate;
}

/** One level of the article, and what became of it. A winning way that finds no room is begun again. */
function attempt(moves: number, lures: number, random: Random): Verdict {
  for (;;) {
    const floe = finish(createFloe(createBoard(16, 8)));
    const stock: Stock = { bridges: BRIDGES, doorPairs: 0, treadmills: 0, picks: 0 };
    const { cells } = floe.board;
    const stops = [cells[below(random, cells.length)]];
    floe.start = stops[0];
    use(floe, floe.start, Use.Fixed);
    if (!layForwards(floe, stock, stops, moves, true, random)) continue;
    for (let lure = 0; lure < lures; lure++) {
      layForwards(floe, stock, [stops[below(random, stops.length - 1)]], LURE_MOVES, false, random);
    }
    for (let round = 0; round < ROUNDS && verdictOf(finish(levelOf(floe))).par < moves; round++) {
      blockShortest(floe, stock, random);
    }
    return verdictOf(finish(levelOf(floe)));
  }
}

const reach: Reach = { cells: [], count: 0 };

/** Lays slides of random lengths, in turn across and along, and what stops them; the last may have to end at the edge. */
function layForwards(
  floe: Floe,
  stock: Stock,
  stops: number[],
  moves: number,
  endsAtEdge: boolean,
  random: Random,
): boolean {
  let heading = below(random, 4);
  for (let move = 1; move <= moves; move++) {
    const from = stops[stops.length - 1];
    const isLast = endsAtEdge && move === moves;
    reachFrom(reach, floe, from, heading);
    if (reach.count === 0) reachFrom(reach, floe, from, (heading = (heading + 2) % 4));
    const open = reach.cells.slice(0, reach.count).filter((cell) => !isLast || isAtEdge(floe, cell));
    if (open.length === 0) return false;
    const to = open[below(random, open.length)];
    pass(floe, from, to, heading);
    if (isLast) {
      floe.finish = to;
      build(floe, to, Ground.Finish, Bridge.None);
    } else stopOn(floe, stock, to, heading, random);
    stops.push(to);
    heading = (heading + 1 + 2 * below(random, 2)) % 4;
  }
  return true;
}

function isAtEdge({ board }: Floe, cell: number): boolean {
  return DIRECTIONS.some((direction) => board.toEdge[direction][cell] === 0);
}

/** Puts a wall or a bridge somewhere on the shortest way, where nothing else needs the cell. Snow would open new ways. */
function blockShortest(floe: Floe, stock: Stock, random: Random): void {
  const { graph, analysis } = graphOf(finish(levelOf(floe)));
  const spots: { readonly cell: number; readonly heading: number }[] = [];
  let place = floe.start;
  for (const heading of bestLine(graph, analysis.distance, graph.start)) {
    const across: Use = 2 - (heading % 2);
    const to = slide(floe, place, heading);
    const last = to % floe.board.size;
    for (let cell = (place % floe.board.size) + floe.board.steps[heading]; cell !== last;) {
      const known = floe.uses[cell - 1];
      if (known === Use.Free || (known === across && stock.bridges > 0)) spots.push({ cell, heading });
      cell += floe.board.steps[heading];
    }
    place = to;
  }
  if (spots.length === 0) return;
  const { cell, heading } = spots[below(random, spots.length)];
  if (floe.uses[cell - 1] !== Use.Free) buildBridge(floe, stock, cell, heading);
  else build(floe, cell, wallOrTree(random), Bridge.None);
}
