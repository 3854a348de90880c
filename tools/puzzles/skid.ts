import { NEVER } from "../../src/kernel/graph";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import { done, finish } from "../../src/kernel/work";
import { standings } from "../../src/puzzles/skid/explore/analysis";
import type { SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import { attempt, blocksOf, generate, type Find } from "../../src/puzzles/skid/make/generator";
import type { Wish } from "../../src/puzzles/skid/make/wish";
import { skid } from "../../src/puzzles/skid/index";
import type { Level } from "../../src/puzzles/skid/level";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { pieceCountOf } from "../../src/puzzles/skid/make/potential";
import type { State } from "../../src/puzzles/skid/state";
import { isAsAsked } from "../as-asked";
import { UsageError, type Given } from "../cli";
import type { Usage } from "../help";
import { CAST, castOf, cellsInside, makeSureOfRoom } from "../mine/skid-cast";
import { exactPotentialStates } from "../mine/skid-potential";
import { comboLine } from "../mine/skid-worth";
import { firstShortest } from "../report";
import { during, type Search } from "../search";
import type { MadeLevel, PuzzleTool } from "./puzzle-tool";
import { mostRailroadOf, RAILROAD } from "./railroad-option";

const MOST_TRIES = 10_000_000;
const MOST_STATES = 20_000;
const MOST_PAR = 99;
const MOST_BITS = 12;
const TOLERANCE_CENTIBITS = 25;

/** The options that go with a par or a difficulty. */
const WHEN_ASKED: Usage["options"] = {
  ...RAILROAD,
  ...CAST,
  blocks: { value: "N", unlessTold: "12", asks: "how much of the ground is blocks, in percent" },
  tries: { value: "N", unlessTold: "20000", asks: "how many are tried at most for a level" },
};

export const skidTool: PuzzleTool<Level, State, Wish> = {
  puzzle: skid,
  usage: {
    call: "levels skid",
    does: `levels as challenges of a size have them, or, with --par or --difficulty, levels made for just what is asked: "missed"
has the difficulty where the nearest is off by more than half a bit and 15 percent`,
    options: {
      size: { value: "N", unlessTold: "4", asks: `the size of the challenge, from 1 to ${CHALLENGE_SIZES}` },
      par: { value: "A..B", asks: "the moves of the shortest combo; any unless told" },
      difficulty: {
        value: "BITS",
        asks: "how hard, such as 1.5; unless told each level begins where it is hardest; only with this or --par go the options that follow",
      },
      ...WHEN_ASKED,
    },
  },
  composer: (given) => {
    const { has, number } = given;
    const asked = ["par", "difficulty"].find(has);
    if (asked !== undefined) {
      if (has("size")) throw new UsageError(`--size does not go with --${asked}`);
      return madeFor(wishOf(given), number("tries", 1, MOST_TRIES));
    }
    for (const name of Object.keys(WHEN_ASKED)) {
      if (has(name)) throw new UsageError(`--${name} goes with --par or --difficulty only`);
    }
    return generated(skid.plan.challenge(number("size", 1, CHALLENGE_SIZES)));
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

/** The level nearest to a wish that comes of a seed. */
function generated(wish: Wish): (seed: number) => Search<MadeLevel<Level>> {
  return function* (seed) {
    for (let stream = 0; ; stream++) {
      const find = yield* during(
        `seed ${seed}`,
        generate(wish, createRandom(seed, stream), () => done(true)),
      );
      if (find !== undefined) return madeLevel(find, wish);
    }
  };
}

/** The first level near enough to a wish that comes of a seed, or the nearest one of so many tries. */
function madeFor(wish: Wish, tries: number): (seed: number) => Search<MadeLevel<Level>> {
  return function* (seed) {
    const random = createRandom(seed);
    let best: Find | undefined;
    let nearestPar: number | undefined;
    for (let tried = 1; tried <= tries; tried++) {
      const words = `seed ${seed}: ${tried} of ${tries} tries; ${spoken(best, nearestPar)}`;
      const again = { ...random };
      const find = yield* during(words, attempt(wish, random, { states: 0 }));
      if (find === undefined) {
        if (best !== undefined) continue;
        const other = yield* during(words, attempt({ ...wish, leastPar: 1, mostPar: MOST_PAR }, again, { states: 0 }));
        nearestPar = nearer(wish, nearestPar, other?.par);
      } else {
        if (best === undefined || find.missCentibits < best.missCentibits) best = find;
        if (best.missCentibits <= wish.toleranceCentibits) break;
      }
    }
    if (best !== undefined) return madeLevel(best, wish);
    const told = spoken(best, nearestPar);
    throw new UsageError(`no fair level was found for seed ${seed} in ${tries} tries (${told}): ask for less`);
  };
}

function madeLevel({ level, missCentibits }: Find, { difficultyCentibits, toleranceCentibits }: Wish) {
  const isNear =
    missCentibits <= toleranceCentibits || isAsAsked(difficultyCentibits + missCentibits, difficultyCentibits);
  return { level, missed: isNear ? [] : ["difficulty"] };
}

function spoken(best: Find | undefined, nearestPar: number | undefined): string {
  if (best !== undefined) return `the nearest fair one is off by ${best.missCentibits / 100} bits`;
  return nearestPar === undefined ? "none was fair" : `the nearest fair one took ${nearestPar} moves`;
}

/** The one of two pars that is nearer to those of a wish. */
function nearer(wish: Wish, one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return offBy(wish, other) < offBy(wish, one) ? other : one;
}

function offBy({ leastPar, mostPar }: Wish, par: number): number {
  return Math.max(leastPar - par, par - mostPar, 0);
}

function wishOf(given: Given): Wish {
  const { has, number, centibits, range } = given;
  const [leastPar, mostPar] = has("par") ? range("par", 1, MOST_PAR) : [1, MOST_PAR];
  const difficulty = has("difficulty")
    ? { difficultyCentibits: centibits("difficulty", MOST_BITS), toleranceCentibits: TOLERANCE_CENTIBITS }
    : { difficultyCentibits: MOST_CENTIBITS, toleranceCentibits: MOST_CENTIBITS };
  const cast = castOf({ number });
  const blocksPercent = number("blocks", 0, 50);
  makeSureOfRoom(cast, blocksOf(cellsInside(cast), blocksPercent));
  return {
    ...cast,
    blocksPercent,
    leastPar,
    mostPar,
    mostRailroadPercent: mostRailroadOf(given),
    ...difficulty,
    statesPerCandidate: MOST_STATES,
    states: MOST_STATES,
  };
}
