/** Measures how long Fruit and Skid take to explore all states of random levels with many states. */
import { createRandom, drawRandomBelow, type Random } from "../../src/kernel/random";
import { runToEnd, type Task } from "../../src/kernel/task";
import { measure, measureTask } from "./measure";
import { printFigure } from "./rig";

const MIN_STATES = 300;

/** The width and the height of the measured boards, in cells on which pieces can stand. */
export const SIDE = 6;

interface NamedThingCounts {
  readonly name: string;
}

interface StateCount {
  readonly stateCount: number;
}

/**
 * Describes the levels of one puzzle that the bench explores, and how it generates and explores them.
 * @noSelf
 */
interface ExplorerBench<ThingCounts extends NamedThingCounts, Level, Exploration extends StateCount> {
  readonly puzzle: string;
  /** How many things of each kind the measured boards have. Each entry describes one group of levels. */
  readonly allThingCounts: readonly ThingCounts[];
  readonly levelCount: number;
  /** A measured level may have at most this many states. Random levels with more states are left out. */
  readonly maxStates: number;
  readonly generateLevel: (thingCounts: ThingCounts, random: Random) => Level;
  readonly explore: (level: Level, maxStates: number) => Task<Exploration | undefined>;
  readonly release: (exploration: Exploration) => void;
}

/**
 * Measures how long a puzzle takes to explore random levels, and prints the number of states. Each entry of
 * `allThingCounts` is measured separately.
 */
export function benchExplorer<ThingCounts extends NamedThingCounts, Level, Exploration extends StateCount>(
  bench: ExplorerBench<ThingCounts, Level, Exploration>,
): void {
  for (const thingCounts of bench.allThingCounts) benchExploring(bench, thingCounts);
}

function benchExploring<ThingCounts extends NamedThingCounts, Level, Exploration extends StateCount>(
  bench: ExplorerBench<ThingCounts, Level, Exploration>,
  thingCounts: ThingCounts,
): void {
  const { puzzle, maxStates, explore, release } = bench;
  const name = `${puzzle}: explore ${thingCounts.name}`;
  const levels = findLargeLevels(bench, thingCounts);
  let states = 0;
  measure(name, 0, () => {
    for (const level of levels) {
      const exploration = measureTask(() => explore(level, maxStates));
      if (exploration === undefined) throw new Error(`a level has more than ${maxStates} states`);
      states += exploration.stateCount;
      release(exploration);
    }
  });
  printFigure(`${name}: states`, states);
}

/** Removes `count` random cells from the list `free`. Returns the removed cells in ascending order. */
export function takeCells(free: number[], count: number, random: Random): number[] {
  const cells: number[] = [];
  while (cells.length < count) cells.push(free.splice(drawRandomBelow(random, free.length), 1)[0]);
  return cells.sort((one, other) => one - other);
}

/**
 * Explores each random level once before the measurement, to count its states and to create the tables that all levels
 * share.
 */
function findLargeLevels<ThingCounts extends NamedThingCounts, Level, Exploration extends StateCount>(
  { levelCount, maxStates, generateLevel, explore, release }: ExplorerBench<ThingCounts, Level, Exploration>,
  thingCounts: ThingCounts,
): Level[] {
  const levels: Level[] = [];
  for (let seed = 1; levels.length < levelCount; seed++) {
    const level = generateLevel(thingCounts, createRandom(seed, SIDE));
    const exploration = runToEnd(explore(level, maxStates));
    if (exploration === undefined) continue;
    if (exploration.stateCount >= MIN_STATES) levels.push(level);
    release(exploration);
  }
  return levels;
}
