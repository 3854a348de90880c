/** Measures how long it takes to generate levels of the puzzle Fruit and to explore their states. */
import { createBoard } from "../../src/kernel/board";
import { computeExpectedMoves, computeExpectedMovesFromAll } from "../../src/kernel/difficulty/expected-moves";
import { isFault } from "../../src/kernel/fault";
import type { Transitions } from "../../src/kernel/graph";
import { createFinishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { drawRandomBelow, type Random } from "../../src/kernel/random";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { campaign } from "../../src/puzzles/fruit/campaign/index";
import { certifyLevel, exploreLevel, releaseExploration } from "../../src/puzzles/fruit/explore/certify";
import { notation, type Level } from "../../src/puzzles/fruit/level";
import { rules } from "../../src/puzzles/fruit/rules";
import { compose } from "../../src/puzzles/fruit/make/compose";
import { plan } from "../../src/puzzles/fruit/make/plan";
import type { Pass } from "../../src/kernel/pass";
import { DIRECTIONS } from "../../src/kernel/direction";
import { benchCompose } from "./compose-levels";
import { benchExplorer, SIDE, takeCells } from "./explore-levels";
import { measure, measureTask } from "./measure";
import { printFigure } from "./rig";

interface ThingCounts {
  readonly name: string;
  readonly pairs: number;
  readonly stones: number;
  readonly passes: number;
  readonly hedgehogs: number;
  readonly anteaters: number;
}

/** The number of measured levels of an endless run. Later levels only repeat the wanted difficulties of these. */
const CURVE_LEVELS = 54;
/** The number of measured endless runs. One is enough, because levels of Fruit take long to generate. */
const RUNS = 1;

const WALLS = 6;
const LEVELS = 6;
const MAX_STATES = 5000;

const ALL_THING_COUNTS: readonly ThingCounts[] = [
  createThingCounts("2 pairs", 2, 0),
  createThingCounts("1 pair, 2 stones", 1, 2),
  { ...createThingCounts("2 pairs, 2 passes", 2, 0), passes: 2 },
  { ...createThingCounts("2 pairs, 1 hedgehog", 2, 0), hedgehogs: 1 },
  { ...createThingCounts("2 pairs, 1 anteater", 2, 0), anteaters: 1 },
  createThingCounts("2 pairs, 1 stone", 2, 1),
  createThingCounts("2 pairs, 2 stones", 2, 2),
  createThingCounts("3 pairs, 1 stone", 3, 1),
];

function createThingCounts(name: string, pairs: number, stones: number): ThingCounts {
  return { name, pairs, stones, passes: 0, hedgehogs: 0, anteaters: 0 };
}

export function benchFruitCompose(): void {
  benchCompose({ name: "fruit: compose", levelCount: CURVE_LEVELS, runCount: RUNS, composeOne });
}

/**
 * Measures how long it takes to compute how many moves a person is expected to need for a campaign level. Each level is
 * measured from its start and from all states.
 */
export function benchFruitExpectedMoves(): void {
  benchExpectedMoves("fruit: expected moves", computeExpectedMoves);
  benchExpectedMoves("fruit: expected moves from all states", computeExpectedMovesFromAll);
}

/** Explores each level just before its measurement, so that the states of only one level are in memory. */
function benchExpectedMoves<Moves>(
  name: string,
  compute: (graph: Transitions, winDistance: readonly number[]) => Task<Moves>,
): void {
  let states = 0;
  measure(name, 0, () => {
    for (const { map } of allLevelsOf(campaign)) {
      const level = notation.parseMap(map.join("\n"));
      const certificate = isFault(level) ? undefined : runToEnd(certifyLevel(level, rules(level), MAX_STATES));
      if (certificate === undefined) throw new Error("a campaign level of Fruit has too many states");
      const { graph, analysis, release } = certificate;
      measureTask(() => compute(graph, analysis.winDistance));
      states += graph.stateCount;
      release?.();
    }
  });
  printFigure(`${name}: states`, states);
}

function composeOne(number: number, random: Random) {
  return compose(plan.rising(number), random, () => createFinishedTask(true));
}

/**
 * Measures how long it takes to explore levels of 6 by 6 cells with several hundred states. The pieces and walls of
 * these levels are placed at random.
 */
export function benchFruitExplore(): void {
  benchExplorer({
    puzzle: "fruit",
    allThingCounts: ALL_THING_COUNTS,
    levelCount: LEVELS,
    maxStates: MAX_STATES,
    generateLevel,
    explore: exploreLevel,
    release: releaseExploration,
  });
}

function generateLevel(thingCounts: ThingCounts, random: Random): Level {
  const board = createBoard(SIDE, SIDE);
  const free = [...board.cells];
  const take = (count: number): number[] => takeCells(free, count, random);
  const isWall = [...board.isBorder];
  for (const cell of take(WALLS)) isWall[cell] = true;
  const hedgehogs = take(thingCounts.hedgehogs);
  const anteaters = take(thingCounts.anteaters).map((cell) => ({
    cell,
    direction: DIRECTIONS[drawRandomBelow(random, 4)],
  }));
  const fruits: number[] = [];
  const fruitKinds: number[] = [];
  for (let kind = 0; kind < thingCounts.pairs; kind++) {
    fruits.push(...take(2));
    fruitKinds.push(kind, kind);
  }
  const sliders = take(thingCounts.stones);
  const passes: Pass[] = [];
  for (const cell of board.cells) {
    if (passes.length < thingCounts.passes && drawRandomBelow(random, 12) === 0 && board.cellsToEdge[1][cell] > 0) {
      passes.push({ cell, direction: DIRECTIONS[1] });
    }
  }
  return {
    board,
    isWall,
    fruits,
    fruitKinds,
    sliders,
    sliderKinds: sliders.map(() => 0),
    puddles: [],
    hedgehogs,
    anteaters,
    passes,
  };
}
