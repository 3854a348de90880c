/**
 * Generates levels for each mode of a puzzle in Node, and describes each level by a line of text, which tests compare
 * with a stored file.
 */
import { aimAtIdeas } from "../../src/kernel/ideas/idea-aim";
import { createRandom, drawRandom } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueTarget } from "../../src/puzzles/any-puzzle";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { CHALLENGE_SIZES, DAILY_RANKS } from "../../src/puzzles/puzzle";

const SEEDS = [20261126, 20261127];
const RISING_LEVELS = 100;
const RISING_STEP = 3;
const CALM_LEVELS = 20;
const RUSH_LEVELS = 10;

/**
 * A level that shall be generated: its target (wanted size and difficulty), and its name. For example, "calm 3" is the
 * third level of an endless run (a sequence of levels) at the calm difficulty pace.
 */
interface Wanted {
  readonly name: string;
  readonly target: OpaqueTarget;
}

function wantedLevels({ plan }: AnyPuzzle): Wanted[] {
  const each = (name: string, count: number, targetOf: (number: number) => OpaqueTarget, step = 1): Wanted[] =>
    Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step + 1).map((number) => ({
      name: `${name} ${number}`,
      target: targetOf(number),
    }));
  return [
    ...each("rising", RISING_LEVELS, plan.rising, RISING_STEP),
    ...each("calm", CALM_LEVELS, plan.calm),
    ...each("daily", DAILY_RANKS, plan.daily),
    ...each("challenge", CHALLENGE_SIZES, plan.challenge),
    ...each("rush after", RUSH_LEVELS, plan.rush),
  ];
}

/**
 * Returns a line for each level of all modes: the level, its verdict (fewest moves, dead ends, difficulty) and the next
 * random number, which shows how many random numbers the generator took. For every second level, the generator aims at
 * a strong solving idea (a technique that a solution needs).
 */
export function composedLines(puzzleId: string): string[] {
  const puzzle = loadAllPuzzles().find(({ id }) => id === puzzleId);
  if (puzzle === undefined) throw new Error(`no puzzle is called ${puzzleId}`);
  return SEEDS.flatMap((seed) =>
    wantedLevels(puzzle).map(({ name, target }, index) => composedLine(puzzle, name, target, [seed, index])),
  );
}

function composedLine(
  puzzle: AnyPuzzle,
  name: string,
  target: OpaqueTarget,
  [seed, index]: readonly [seed: number, index: number],
): string {
  const random = createRandom(seed, index);
  const aim = index % 2 === 0 ? aimAtIdeas(puzzle.ideas, []) : undefined;
  const from = puzzle.playerPosition?.startPosition;
  const found = runToEnd(puzzle.compose(target, from, random, () => createFinishedTask(true), aim));
  const next = `next number ${drawRandom(random)}`;
  if (found === undefined) return `${name}: none, ${next}`;
  const { par, solutionCount, stateCount, deadEndCount, difficultyCentibits } = found.certificate.analysis.verdict;
  const map = puzzle.formatMap(found.level).split("\n").join("/");
  found.certificate.release?.();
  return (
    `${name}: ${map}, par ${par}, ${solutionCount} solutions, ${stateCount} states, ` +
    `${deadEndCount} dead ends, ${difficultyCentibits} cb, ${next}`
  );
}
