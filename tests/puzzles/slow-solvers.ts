/**
 * Solves generated levels again with the tests' slow solvers, to check the facts that the generator has computed. The
 * slow solvers work on the text of a map and share no code with the game.
 */
import { composeAtPace } from "../../src/game/modes/pace";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel } from "../../src/puzzles/any-puzzle";
import type { Pace } from "../../src/puzzles/pace";
import { bruteForceVerdict } from "./brute-force-verdict";
import { slowFigures as slowFruit } from "./fruit/slow-figures";
import { deadEnds, walkAll } from "./ice-path/slow-walker";
import { parseMap as parseLastBall, solve as solveLastBall } from "./last-ball/slow-solver";
import { slowFigures as slowPenguin } from "./penguin/slow-figures";
import { parseMap as parseSkid, solve as solveSkid } from "./skid/slow-solver";

interface Figures {
  readonly par?: number | undefined;
  readonly stateCount?: number | undefined;
  readonly solutionCount?: number | undefined;
  readonly deadEndCount?: number | undefined;
}

/**
 * A level of an endless run, with the facts that the generator has computed, such as the fewest moves and the
 * difficulty.
 */
export interface RunLevel {
  readonly number: number;
  readonly level: OpaqueLevel;
  readonly verdict: Readonly<Record<keyof Figures | "difficultyCentibits", number>>;
  /**
   * The solving idea (a technique that a solution needs) that the generator has chosen as the leading one of the level.
   * It is undefined if the generator did not aim at ideas.
   */
  readonly leadingIdea: number | undefined;
}

const MAX_STATES = 20_000;

/**
 * How far a difficulty may differ from that of the brute-force search, in hundredths of a bit (the unit of difficulty).
 * The logarithm that the game computes for a difficulty is wrong by up to 0.6 of these hundredths.
 */
const MAX_ERROR_CENTIBITS = 1;

const SLOW_SOLVERS: Readonly<Record<string, ((map: string) => Figures) | undefined>> = {
  "last-ball": (map) => {
    const { field, state } = parseLastBall(map);
    const { shortest, solutions, states, deadEnds } = solveLastBall(field, state);
    return { par: shortest, solutionCount: solutions, stateCount: states, deadEndCount: deadEnds };
  },
  "ice-path": (map) => {
    const { par, movesToStand } = walkAll(map);
    return { par, stateCount: movesToStand.size, deadEndCount: deadEnds(map).length };
  },
  skid: (map) => {
    const found = solveSkid(parseSkid(map), MAX_STATES);
    return { par: found?.parCombo, stateCount: found?.states, deadEndCount: found?.deadEnds };
  },
  penguin: (map) => {
    const { par, states } = slowPenguin(map);
    return { par, stateCount: states };
  },
  fruit: (map) => {
    const { par, solutions, states } = slowFruit(map);
    return { par, solutionCount: solutions, stateCount: states };
  },
};

export function hasSlowSolver(puzzleId: string): boolean {
  return SLOW_SOLVERS[puzzleId] !== undefined;
}

/**
 * Generates the levels of an endless run, one after another. Each level is played to its end by its solution, because
 * the player's piece begins the next level where it then stands.
 */
export function* levelsOfRun(puzzle: AnyPuzzle, pace: Pace, seed: number, levelCount: number): Generator<RunLevel> {
  const run = createRun(seed);
  let from = puzzle.playerPosition?.startPosition;
  for (let number = 1; number <= levelCount; number++) {
    const composed = runToEnd(composeAtPace(puzzle, pace, run, from));
    const { level, rules, solution, certificate } = composed;
    advanceRun(puzzle, run, composed);
    let state = rules.start;
    for (const move of solution) state = rules.move(state, move) ?? state;
    from = puzzle.playerPosition?.positionOf(level, state);
    yield { number, level, verdict: certificate.analysis.verdict, leadingIdea: composed.leadingIdea };
    certificate.release?.();
  }
}

/**
 * Checks the facts about a level, such as fewest moves and difficulty, by the brute-force search of
 * brute-force-verdict.ts. Also checks them by the puzzle's slow solver if it has one. Returns a line for each
 * difference.
 */
export function wrongFigures(puzzle: AnyPuzzle, { level, verdict }: Pick<RunLevel, "level" | "verdict">): string[] {
  const map = puzzle.formatMap(level).trimEnd();
  const brute = bruteForceVerdict(puzzle.rules(level), MAX_STATES);
  if (brute === undefined) return ["the level has too many states"];
  const { par, solutions, deadEnds: dead, centibits } = brute;
  const faults = [
    ...differences("slow solver", SLOW_SOLVERS[puzzle.id]?.(map) ?? {}, verdict),
    ...differences("brute force", { par, solutionCount: solutions, deadEndCount: dead }, verdict),
  ];
  const errorCentibits = Math.abs(centibits - verdict.difficultyCentibits);
  if (errorCentibits > MAX_ERROR_CENTIBITS)
    faults.push(`difficultyCentibits: ${verdict.difficultyCentibits}, brute force ${centibits}`);
  return faults;
}

function differences(solver: string, found: Figures, verdict: Required<Figures>): string[] {
  return (Object.keys(found) as (keyof Figures)[])
    .filter((figure) => found[figure] !== verdict[figure])
    .map((figure) => `${figure}: ${String(verdict[figure])}, ${solver} ${String(found[figure])}`);
}
