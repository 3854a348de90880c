/** Measures how long Fruit and Skid take to explore all states of random levels with many states. */
import { drawBelow, type Random } from "../../src/kernel/random";
import { runToEnd, type Task } from "../../src/kernel/task";
import { measure, measureTask } from "./measure";
import { printFigure } from "./rig";

const MIN_STATES = 300;

/**
 * What the benchmark needs from a puzzle to measure its exploration: how to make random levels and how to explore them.
 * @noSelf
 */
export interface ExplorerBench<Level, Exploration extends { readonly stateCount: number }> {
  readonly name: string;
  readonly levelCount: number;
  /** Random levels with more states than this are not measured. */
  readonly maxStates: number;
  readonly levelOf: (seed: number) => Level;
  readonly explore: (level: Level, maxStates: number) => Task<Exploration | undefined>;
  readonly release: (exploration: Exploration) => void;
}

/**
 * Explores the first random levels of a puzzle that have enough states. Prints the computing time and the number of
 * states.
 */
export function benchExplorer<Level, Exploration extends { readonly stateCount: number }>(
  bench: ExplorerBench<Level, Exploration>,
): void {
  const { name, maxStates, explore, release } = bench;
  const levels = largeLevels(bench);
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
  while (cells.length < count) cells.push(free.splice(drawBelow(random, free.length), 1)[0]);
  return cells.sort((one, other) => one - other);
}

/**
 * Returns the first random levels that have enough states. To find them, explores levels before the measurement, which
 * also creates the tables that all levels share.
 */
function largeLevels<Level, Exploration extends { readonly stateCount: number }>({
  levelCount,
  maxStates,
  levelOf,
  explore,
  release,
}: ExplorerBench<Level, Exploration>): Level[] {
  const levels: Level[] = [];
  for (let seed = 1; levels.length < levelCount; seed++) {
    const level = levelOf(seed);
    const exploration = runToEnd(explore(level, maxStates));
    if (exploration === undefined) continue;
    if (exploration.stateCount >= MIN_STATES) levels.push(level);
    release(exploration);
  }
  return levels;
}
