import { NEVER } from "../../src/kernel/graph";
import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { standings } from "../../src/puzzles/skid/explore/analysis";
import { giveUp, type SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import { attempt, blocksOf, generate } from "../../src/puzzles/skid/make/generator";
import type { Wish } from "../../src/puzzles/skid/make/wish";
import { skid } from "../../src/puzzles/skid/index";
import type { Level } from "../../src/puzzles/skid/level";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { pieceCountOf } from "../../src/puzzles/skid/make/potential";
import type { State } from "../../src/puzzles/skid/state";
import { UsageError, type Given } from "../cli";
import type { Usage } from "../help";
import { CAST, castOf, cellsInside, makeSureOfRoom } from "../mine/skid-cast";
import { exactPotentialStates } from "../mine/skid-potential";
import { comboLine } from "../mine/skid-worth";
import { firstShortest } from "../report";
import type { PuzzleTool } from "./puzzle-tool";

const MOST_TRIES = 20_000;
const MOST_STATES = 20_000;
const MOST_PAR = 99;

/** The options that go with a par. */
const WITH_PAR: Usage["options"] = {
  ...CAST,
  blocks: { value: "N", unlessTold: "12", asks: "how much of the ground is blocks, in percent" },
};

export const skidTool: PuzzleTool<Level, State, Wish> = {
  puzzle: skid,
  usage: {
    call: "levels skid",
    does: "levels as challenges of a size have them, or, with --par, levels made for just what is asked",
    options: {
      size: { value: "N", unlessTold: "4", asks: `the size of the challenge, from 1 to ${CHALLENGE_SIZES}` },
      par: { value: "A..B", asks: "the moves of the shortest combo; only with it go the options that follow" },
      ...WITH_PAR,
    },
  },
  composer: ({ has, number, range }) => {
    if (has("par") && has("size")) throw new UsageError("--size does not go with --par");
    if (has("par")) return madeFor(wishOf({ number, range }));
    for (const name of Object.keys(WITH_PAR)) {
      if (has(name)) throw new UsageError(`--${name} goes with --par only`);
    }
    const wish = skid.plan.challenge(number("size", 1, CHALLENGE_SIZES));
    return (seed) => finish(generate(wish, createRandom(seed))).level;
  },
  solution: (certificate) => {
    // It comes from Skid's own rules.
    const skidCertificate = certificate as SkidCertificate;
    const { par, parCombo } = skidCertificate.analysis.verdict;
    return par === parCombo && par !== NEVER ? comboLine(skidCertificate) : firstShortest(certificate);
  },
  figures: (level, certificate) => {
    const { graph, analysis, combos } = certificate as SkidCertificate;
    const { realStates, parCombo, parPlain } = analysis.verdict;
    const comboStates = finish(standings(graph, combos)).filter((standing) => standing === "max-combo").length;
    const potentialStates = Number(exactPotentialStates(pieceCountOf(level)));
    return { realStates, potentialStates, comboStates, parCombo: orNull(parCombo), parPlain: orNull(parPlain) };
  },
};

function orNull(moves: number): number | null {
  return moves < 0 ? null : moves;
}

/** The first level that comes of each seed, without help from the store. */
function madeFor(wish: Wish): (seed: number) => Level {
  return (seed) => {
    const random = createRandom(seed);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const generated = finish(attempt(wish, random, { states: 0 }));
      if (generated === undefined) continue;
      if (generated.exploration !== undefined) giveUp(generated.exploration);
      return generated.level;
    }
    throw new UsageError(`no fair level was found for seed ${seed} in ${MOST_TRIES} tries: ask for less`);
  };
}

function wishOf({ number, range }: Pick<Given, "number" | "range">): Wish {
  const [leastPar, mostPar] = range("par", 1, MOST_PAR);
  const cast = castOf({ number });
  const blocksPercent = number("blocks", 0, 50);
  makeSureOfRoom(cast, blocksOf(cellsInside(cast), blocksPercent));
  return {
    ...cast,
    blocksPercent,
    leastPar,
    mostPar,
    statesPerCandidate: MOST_STATES,
    states: MOST_STATES,
    shelf: 0,
  };
}
