import type { Certificate } from "../../src/kernel/certificate";
import { MOST_STATES } from "../../src/kernel/certify";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import type { Certified } from "../../src/kernel/select";
import { isWorthTheSame, type Verdict } from "../../src/kernel/verdict";
import { done, finish } from "../../src/kernel/work";
import { certifyLevel } from "../../src/puzzles/fruit/explore/certify";
import { fruit } from "../../src/puzzles/fruit/index";
import { FRUIT_KINDS, MAX_SIDE, MIN_SIDE, MOST_PASSES, type Level } from "../../src/puzzles/fruit/level";
import { compose } from "../../src/puzzles/fruit/make/compose";
import { hedgedEach, withoutAnteater, withoutEach } from "../../src/puzzles/fruit/make/needless";
import { Symmetry, symmetryOf } from "../../src/puzzles/fruit/make/symmetry";
import type { Wish } from "../../src/puzzles/fruit/make/wish";
import { rules } from "../../src/puzzles/fruit/rules";
import type { State } from "../../src/puzzles/fruit/state";
import { isAsAsked } from "../as-asked";
import { UsageError, type Given } from "../cli";
import { firstShortest } from "../report";
import { during } from "../search";
import type { PuzzleTool } from "./puzzle-tool";
import { mostRailroadOf, RAILROAD } from "./railroad-option";

const MOST_MOVES = 60;
const MOST_BITS = 12;
const MOST_LOOSE = 4;
const MOST_ANIMALS = 3;
const MOST_TRIES = 10_000;
const MOST_STATES_WITHOUT = 250_000;
const TOLERANCE_CENTIBITS = 25;
const STATES_PER_TRY = 6000;

const SYMMETRIES: Readonly<Record<string, Symmetry>> = {
  none: Symmetry.None,
  across: Symmetry.Across,
  up: Symmetry.Up,
  turned: Symmetry.Quarter,
  both: Symmetry.Both,
};

export const fruitTool: PuzzleTool<Level, State, Wish> = {
  puzzle: fruit,
  usage: {
    call: "levels fruit",
    does: `levels with just these things, all of which they need; "missed" has the difficulty where that comes no nearer than half
a bit, or 15 percent if that is more`,
    options: {
      moves: { value: "A..B", unlessTold: "4..8", asks: "the moves of the shortest win" },
      difficulty: { value: "BITS", asks: "how hard, such as 1.5; unless told each level begins where it is hardest" },
      ...RAILROAD,
      pairs: { value: "N", unlessTold: "2", asks: "how many pairs of fruits, each of a kind of its own" },
      stones: { value: "N", unlessTold: "0", asks: "how many stones" },
      cars: { value: "N", unlessTold: "0", asks: "how many cars, whichever way they go" },
      barrels: { value: "N", unlessTold: "0", asks: "how many barrels, likewise" },
      passes: { value: "N", unlessTold: "0", asks: "how many one-way passes" },
      puddles: { value: "N", unlessTold: "0", asks: "how many puddles" },
      hedgehogs: { value: "N", unlessTold: "0", asks: "how many hedgehogs" },
      anteaters: { value: "N", unlessTold: "0", asks: "how many anteaters" },
      symmetry: {
        value: "S",
        asks: `how the hedge was drawn, of ${Object.keys(SYMMETRIES).join(", ")}; any way unless told`,
      },
      "dead-ends": { asks: "there may be positions that can no longer be won" },
      width: { value: "N", unlessTold: "5", asks: "the board's columns" },
      height: { value: "N", unlessTold: "5", asks: "the board's rows" },
      tries: { value: "N", unlessTold: "200", asks: "how often a level is tried at most" },
    },
  },
  composer: (given) => {
    const wish = wishOf(given);
    const tries = given.number("tries", 1, MOST_TRIES);
    return function* (seed) {
      for (let tried = 0; tried < tries; tried++) {
        const work = compose(wish, createRandom(seed, tried), () => done(true));
        const certified = yield* during(`seed ${seed}: ${tried + 1} of ${tries} tries`, work);
        if (certified === undefined) continue;
        if (countNeedless(certified.level, certified.certificate) !== 0) continue;
        return { level: certified.level, missed: given.has("difficulty") ? missedBy(certified, wish) : [] };
      }
      throw new UsageError(`no level was found for seed ${seed} in ${tries} tries: ask for less`);
    };
  },
  solution: firstShortest,
  figures: (level, certificate) => ({
    symmetry: symmetryOf(level),
    needless: countNeedless(level, certificate),
  }),
};

/**
 * How many of a level's things are needless: without one of them, or with hedge in the place of an anteater, the level is
 * worth the same. Null if the level cannot be won at all, or one without a thing has too many states to know.
 */
export function countNeedless(level: Level, { analysis: { verdict } }: Certificate<State>): number | null {
  if (verdict.par < 0) return null;
  let needless = 0;
  for (const ways of waysWithoutEach(level)) {
    const verdicts = ways.map((other) => verdictOf(other));
    if (verdicts.includes(undefined)) return null;
    if (verdicts.some((other) => other !== undefined && isWorthTheSame(other, verdict))) needless++;
  }
  return needless;
}

/** By thing: the ways in which it may be taken away. */
function waysWithoutEach(level: Level): Level[][] {
  const hedged = hedgedEach(level);
  const anteaters = level.anteaters.map((_, at) => [hedged[at], withoutAnteater(level, at)]);
  const others = withoutEach({ ...level, anteaters: [] });
  return [...anteaters, ...others.map((other) => [{ ...other, anteaters: level.anteaters }])];
}

function verdictOf(level: Level): Verdict | undefined {
  // Room for many states takes long to lay out, and hardly any level needs it.
  const certificate =
    finish(certifyLevel(level, rules(level), MOST_STATES)) ??
    finish(certifyLevel(level, rules(level), MOST_STATES_WITHOUT));
  certificate?.recycle?.();
  return certificate?.analysis.verdict;
}

function missedBy({ certificate }: Certified<Level, State>, { difficultyCentibits }: Wish): string[] {
  return isAsAsked(certificate.analysis.verdict.difficultyCentibits, difficultyCentibits) ? [] : ["difficulty"];
}

function wishOf(given: Given): Wish {
  const { has, number, range, centibits, oneOf } = given;
  const [leastPar, mostPar] = range("moves", 1, MOST_MOVES);
  const difficulty = has("difficulty")
    ? { difficultyCentibits: centibits("difficulty", MOST_BITS), toleranceCentibits: TOLERANCE_CENTIBITS }
    : { difficultyCentibits: MOST_CENTIBITS, toleranceCentibits: MOST_CENTIBITS };
  return {
    width: number("width", MIN_SIDE, MAX_SIDE),
    height: number("height", MIN_SIDE, MAX_SIDE),
    pairs: number("pairs", 1, FRUIT_KINDS),
    stones: number("stones", 0, MOST_LOOSE),
    cars: number("cars", 0, MOST_LOOSE),
    barrels: number("barrels", 0, MOST_LOOSE),
    passes: number("passes", 0, MOST_PASSES),
    puddles: number("puddles", 0, MOST_LOOSE),
    hedgehogs: number("hedgehogs", 0, MOST_ANIMALS),
    anteaters: number("anteaters", 0, MOST_ANIMALS),
    ...(has("symmetry") ? { symmetry: SYMMETRIES[oneOf("symmetry", Object.keys(SYMMETRIES))] } : {}),
    mayDieOut: has("dead-ends"),
    leastPar,
    mostPar,
    mostRailroadPercent: mostRailroadOf(given),
    ...difficulty,
    statesPerCandidate: MOST_STATES,
    states: STATES_PER_TRY,
  };
}
