/**
 * The command-line options of the puzzle Fruit, and the numbers that the commands `levels` and `verdict` print only for
 * levels of Fruit.
 */

import type { Certificate } from "../../src/kernel/analysed-graph";
import { MAX_LEVEL_STATES } from "../../src/kernel/certify";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { isSimilarVerdict, type Verdict } from "../../src/kernel/verdict";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { certifyLevel } from "../../src/puzzles/fruit/explore/certify";
import { fruit } from "../../src/puzzles/fruit/index";
import { FRUIT_KIND_COUNT, MAX_SIDE, MIN_SIDE, MAX_PASSES, type Level } from "../../src/puzzles/fruit/level";
import { compose } from "../../src/puzzles/fruit/make/compose";
import { withEachAnteaterAsHedge, withoutAnteater, withoutEachThing } from "../../src/puzzles/fruit/make/needless";
import { Symmetry, computeSymmetryScore } from "../../src/puzzles/fruit/make/symmetry";
import type { Target } from "../../src/puzzles/fruit/make/target";
import { rules } from "../../src/puzzles/fruit/rules";
import type { State } from "../../src/puzzles/fruit/state";
import { isWithinTolerance } from "../difficulty-tolerance";
import { UsageError, type ParsedArguments } from "../cli";
import { findFirstShortestSolution } from "../level-report";
import { withProgressText } from "../reporting-task";
import type { PuzzleTool } from "./puzzle-tool";
import { parseMaxForcedMovesPercent, FORCED_MOVES_OPTION } from "./forced-moves-option";

const MAX_MOVES = 60;
const MAX_BITS = 12;
const MAX_LOOSE_THINGS = 4;
const MAX_ANIMALS = 3;
const MAX_TRIES = 10_000;
const MAX_STATES_WITHOUT = 250_000;
const TOLERANCE_CENTIBITS = 25;
const STATES_PER_TRY = 6000;

const SYMMETRIES: Readonly<Record<string, Symmetry>> = {
  none: Symmetry.None,
  across: Symmetry.LeftRight,
  up: Symmetry.UpDown,
  "quarter-turn": Symmetry.QuarterTurn,
  "half-turn": Symmetry.HalfTurn,
};

export const fruitTool: PuzzleTool<Level, State, Target> = {
  puzzle: fruit,
  usage: {
    synopsis: "levels fruit",
    summary: `levels with exactly these things, all of which are needed; "missed" names the difficulty if it is off by more than
half a bit and 15 percent`,
    options: {
      moves: { value: "A..B", defaultValue: "4..8", description: "the moves of the shortest win" },
      difficulty: {
        value: "BITS",
        description: "the difficulty, such as 1.5 (default: each level begins at its hardest state)",
      },
      ...FORCED_MOVES_OPTION,
      pairs: { value: "N", defaultValue: "2", description: "the number of pairs of fruits, each of a kind of its own" },
      stones: { value: "N", defaultValue: "0", description: "the number of stones" },
      cars: { value: "N", defaultValue: "0", description: "the number of cars of both directions" },
      barrels: { value: "N", defaultValue: "0", description: "the number of barrels of both directions" },
      passes: { value: "N", defaultValue: "0", description: "the number of one-way passes" },
      puddles: { value: "N", defaultValue: "0", description: "the number of puddles" },
      hedgehogs: { value: "N", defaultValue: "0", description: "the number of hedgehogs" },
      anteaters: { value: "N", defaultValue: "0", description: "the number of anteaters" },
      symmetry: {
        value: "S",
        description: `the symmetry of the hedge: ${Object.keys(SYMMETRIES).join(", ")} (default: any)`,
      },
      "dead-ends": { description: "allows states that can no longer be won" },
      width: { value: "N", defaultValue: "5", description: "the board's columns" },
      height: { value: "N", defaultValue: "5", description: "the board's rows" },
      tries: { value: "N", defaultValue: "200", description: "the largest number of tries for each level" },
    },
  },
  createComposer: (given) => {
    const target = parseTarget(given);
    const tries = given.number("tries", 1, MAX_TRIES);
    return function* (seed) {
      for (let tried = 0; tried < tries; tried++) {
        const task = compose(target, createRandom(seed, tried), () => createFinishedTask(true));
        const certified = yield* withProgressText(`seed ${seed}: ${tried + 1} of ${tries} tries`, task);
        if (certified === undefined) continue;
        if (countNeedless(certified.level, certified.certificate) !== 0) continue;
        return { level: certified.level, missed: given.has("difficulty") ? listMisses(certified, target) : [] };
      }
      throw new UsageError(`no level was found for seed ${seed} in ${tries} tries: ask for less`);
    };
  },
  solution: findFirstShortestSolution,
  figures: (level, certificate) => ({
    symmetry: computeSymmetryScore(level),
    needless: countNeedless(level, certificate),
  }),
};

/**
 * Returns the number of needless things in a level of the puzzle Fruit. A thing is needless if the level without it has
 * a similar number of moves, number of solutions and difficulty. An anteater (a thing that pulls fruits) is also
 * needless if the level with a hedge in its place is similar in the same way. Returns null if the level cannot be won,
 * or if a level without one of its things has too many states to explore.
 */
export function countNeedless(level: Level, { analysis: { verdict } }: Certificate<State>): number | null {
  if (verdict.par < 0) return null;
  let needless = 0;
  for (const removals of listRemovals(level)) {
    const verdicts = removals.map((other) => computeVerdict(other));
    if (verdicts.includes(undefined)) return null;
    if (verdicts.some((other) => other !== undefined && isSimilarVerdict(other, verdict))) needless++;
  }
  return needless;
}

/**
 * Returns, for each thing of a Fruit level, a list of levels without this thing. For an anteater (a thing that pulls
 * fruits), the list has two levels: one with a hedge in the anteater's place, and one with an empty cell there.
 */
function listRemovals(level: Level): Level[][] {
  const hedged = withEachAnteaterAsHedge(level);
  const anteaters = level.anteaters.map((_, index) => [hedged[index], withoutAnteater(level, index)]);
  const others = withoutEachThing({ ...level, anteaters: [] });
  return [...anteaters, ...others.map((other) => [{ ...other, anteaters: level.anteaters }])];
}

function computeVerdict(level: Level): Verdict | undefined {
  // Explores the level first with a small limit on the number of states. Allocating memory for more states takes long,
  // and hardly any level needs that memory.
  const certificate =
    runToEnd(certifyLevel(level, rules(level), MAX_LEVEL_STATES)) ??
    runToEnd(certifyLevel(level, rules(level), MAX_STATES_WITHOUT));
  certificate?.release?.();
  return certificate?.analysis.verdict;
}

function listMisses(
  { certificate }: CertifiedLevel<Level, State>,
  { difficultyCentibits: targetCentibits }: Target,
): string[] {
  return isWithinTolerance(certificate.analysis.verdict.difficultyCentibits, targetCentibits) ? [] : ["difficulty"];
}

function parseTarget(given: ParsedArguments): Target {
  const { has, number, range, centibits, choice } = given;
  const [minPar, maxPar] = range("moves", 1, MAX_MOVES);
  const difficulty = has("difficulty")
    ? { difficultyCentibits: centibits("difficulty", MAX_BITS), toleranceCentibits: TOLERANCE_CENTIBITS }
    : { difficultyCentibits: MAX_CENTIBITS, toleranceCentibits: MAX_CENTIBITS };
  return {
    width: number("width", MIN_SIDE, MAX_SIDE),
    height: number("height", MIN_SIDE, MAX_SIDE),
    pairs: number("pairs", 1, FRUIT_KIND_COUNT),
    stones: number("stones", 0, MAX_LOOSE_THINGS),
    cars: number("cars", 0, MAX_LOOSE_THINGS),
    barrels: number("barrels", 0, MAX_LOOSE_THINGS),
    passes: number("passes", 0, MAX_PASSES),
    puddles: number("puddles", 0, MAX_LOOSE_THINGS),
    hedgehogs: number("hedgehogs", 0, MAX_ANIMALS),
    anteaters: number("anteaters", 0, MAX_ANIMALS),
    ...(has("symmetry") ? { symmetry: SYMMETRIES[choice("symmetry", Object.keys(SYMMETRIES))] } : {}),
    mayHaveDeadEnds: has("dead-ends"),
    minPar,
    maxPar,
    maxForcedMovesPercent: parseMaxForcedMovesPercent(given),
    ...difficulty,
    statesPerCandidate: MAX_LEVEL_STATES,
    states: STATES_PER_TRY,
  };
}
