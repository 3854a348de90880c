/** Measures how long it takes to generate levels of the puzzle Skid, and to explore and analyse them. */
import { cellAt, createBoard } from "../../src/kernel/board";
import { computeExpectedMovesFromAll } from "../../src/kernel/difficulty/expected-moves";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import { exploreLevel, releaseExploration } from "../../src/puzzles/skid/explore/certify";
import { compose } from "../../src/puzzles/skid/make/compose";
import { Floor, type Level } from "../../src/puzzles/skid/level";
import { plan } from "../../src/puzzles/skid/make/plan";
import { benchCompose } from "./compose-levels";
import { benchExplorer, SIDE, takeCells } from "./explore-levels";
import { measure, measureTask } from "./measure";

interface ThingCounts {
  readonly name: string;
  readonly reds: number;
  readonly yellows: number;
  readonly ices: number;
  readonly crates: number;
  readonly pits: number;
}

const CURVE_LEVELS = 30;
const RUNS = 2;
const BLOCKS = 5;
const LEVELS = 20;
const MAX_STATES = 20000;

const ALL_THING_COUNTS: readonly ThingCounts[] = [
  { name: "2 red, 2 yellow", reds: 2, yellows: 2, ices: 0, crates: 0, pits: 0 },
  { name: "2 red, 2 ice", reds: 2, yellows: 0, ices: 2, crates: 0, pits: 0 },
  { name: "4 red", reds: 4, yellows: 0, ices: 0, crates: 0, pits: 0 },
  { name: "2 red, 1 yellow, 1 ice", reds: 2, yellows: 1, ices: 1, crates: 0, pits: 0 },
  { name: "2 red, 2 yellow, 1 pit", reds: 2, yellows: 2, ices: 0, crates: 0, pits: 1 },
  { name: "2 red, 1 yellow, 1 crate", reds: 2, yellows: 1, ices: 0, crates: 1, pits: 0 },
  { name: "3 red, 2 ice", reds: 3, yellows: 0, ices: 2, crates: 0, pits: 0 },
];

/** Measures how long it takes to generate levels of the endless mode and to find their shortest solutions. */
export function benchSkidCompose(): void {
  benchCompose({ name: "skid: compose", levelCount: CURVE_LEVELS, runCount: RUNS, composeOne });
}

/** Measures how long it takes to compute the difficulty of levels of the endless mode. */
export function benchSkidExpectedMoves(): void {
  measure("skid: expected moves", 0, () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      for (let number = 1; number <= CURVE_LEVELS; number++) {
        const certified = runToEnd(composeOne(number, createRandom(seed, number)));
        if (certified === undefined) continue;
        const { graph, analysis, release } = certified.certificate;
        measureTask(() => computeExpectedMovesFromAll(graph, analysis.winDistance));
        release?.();
      }
    }
  });
}

function composeOne(number: number, random: Random) {
  return compose(plan.rising(number), undefined, random, () => createFinishedTask(true));
}

/**
 * Measures how long it takes to explore levels of 6 by 6 inner cells that have several hundred states. Their pieces,
 * blocks and goals are placed at random.
 */
export function benchSkidExplore(): void {
  benchExplorer({
    puzzle: "skid",
    allThingCounts: ALL_THING_COUNTS,
    levelCount: LEVELS,
    maxStates: MAX_STATES,
    generateLevel,
    explore: exploreLevel,
    release: releaseExploration,
  });
}

function generateLevel(thingCounts: ThingCounts, random: Random): Level {
  const board = createBoard(SIDE + 2, SIDE + 2);
  const floors = board.isBorder.map(() => Floor.Block);
  const free: number[] = [];
  for (let y = 1; y <= SIDE; y++) for (let x = 1; x <= SIDE; x++) free.push(cellAt(board, x, y));
  for (const cell of free) floors[cell] = Floor.Bare;
  const take = (count: number): number[] => takeCells(free, count, random);
  for (const cell of take(BLOCKS)) floors[cell] = Floor.Block;
  for (const cell of take(thingCounts.pits)) floors[cell] = Floor.Pit;
  floors[cellAt(board, 1 + drawRandomBelow(random, SIDE), 0)] = Floor.RedGoal;
  floors[cellAt(board, 0, 1 + drawRandomBelow(random, SIDE))] = Floor.YellowGoal;
  return {
    board,
    floors,
    reds: take(thingCounts.reds),
    yellows: take(thingCounts.yellows),
    ices: take(thingCounts.ices),
    crates: take(thingCounts.crates),
  };
}
