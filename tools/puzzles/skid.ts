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
import { during, type Search } from "../search";
import type { MadeLevel, PuzzleTool } from "./puzzle-tool";

const MOST_TRIES = 10_000_000;
const MOST_STATES = 20_000;
const MOST_PAR = 99;

/** The options that go with a par. */
const WITH_PAR: Usage["options"] = {
  ...CAST,
  blocks: { value: "N", unlessTold: "12", asks: "how much of the ground is blocks, in percent" },
  tries: { value: "N", unlessTold: "20000", asks: "how many are tried at most for a level" },
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
    if (has("par")) return madeFor(wishOf({ number, range }), number("tries", 1, MOST_TRIES));
    for (const name of Object.keys(WITH_PAR)) {
      if (has(name)) throw new UsageError(`--${name} goes with --par only`);
    }
    const wish = skid.plan.challenge(number("size", 1, CHALLENGE_SIZES));
    return function* (seed) {
      const { level, exploration } = yield* during(`seed ${seed}`, generate(wish, createRandom(seed)));
      if (exploration !== undefined) giveUp(exploration);
      return { level, missed: [] };
    };
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
function madeFor(wish: Wish, tries: number): (seed: number) => Search<MadeLevel<Level>> {
  return function* (seed) {
    const random = createRandom(seed);
    let nearest: number | undefined;
    for (let tried = 1; tried <= tries; tried++) {
      const words = `seed ${seed}: ${tried} of ${tries} tries; ${spoken(nearest)}`;
      const generated = yield* during(words, attempt(nearerThan(wish, nearest), random, { states: 0 }));
      if (generated?.exploration === undefined) continue;
      nearest = generated.exploration.parCombo;
      giveUp(generated.exploration);
      if (nearest >= wish.leastPar && nearest <= wish.mostPar) return { level: generated.level, missed: [] };
    }
    throw new UsageError(
      `no fair level was found for seed ${seed} in ${tries} tries (${spoken(nearest)}): ask for less`,
    );
  };
}

function spoken(nearest: number | undefined): string {
  return nearest === undefined ? "none was fair" : `the nearest fair one took ${nearest} moves`;
}

/**
 * The wish with as many more pars as there are between the wanted ones and the nearest that has come. Hardly any level
 * is explored further for that, and none that the wish itself asks for is passed over.
 */
function nearerThan(wish: Wish, nearest: number | undefined): Wish {
  const { leastPar, mostPar } = wish;
  if (nearest === undefined) return { ...wish, leastPar: 1, mostPar: MOST_PAR };
  const more = Math.max(leastPar - nearest, nearest - mostPar) - 1;
  return { ...wish, leastPar: Math.max(1, leastPar - more), mostPar: mostPar + more };
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
