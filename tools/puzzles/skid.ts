import { createRandom } from "../../src/kernel/random";
import { finish } from "../../src/kernel/work";
import { standings } from "../../src/puzzles/skid/analysis";
import { giveUp, type SkidCertificate } from "../../src/puzzles/skid/certify";
import { attempt, generate, type Brief } from "../../src/puzzles/skid/generator";
import { skid } from "../../src/puzzles/skid/index";
import { MAX_HEIGHT, MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH, type Level } from "../../src/puzzles/skid/level";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { pieceCountOf } from "../../src/puzzles/skid/potential";
import type { State } from "../../src/puzzles/skid/rules";
import { rangeOf, UsageError, wholeNumber } from "../cli";
import { exactPotentialStates } from "../mine/skid-potential";
import type { MadeLevel, Option, PuzzleTool } from "./puzzle-tool";

const MOST_TRIES = 20_000;
const MOST_STATES = 20_000;
const MOST_PAR = 99;
const MOST_PIECES = 4;

const USUAL_SIZE = "4";

/** The options that go with a par, and what they are unless told. */
const CAST = {
  width: "7",
  height: "6",
  reds: "2",
  yellows: "0",
  crates: "0",
  ices: "0",
  pits: "0",
  blocks: "12",
  goals: "1",
} as const;

/**
 * `[--size N]`: levels as challenges of that size have them. Or `--par A..B` with `[--width N] [--height N] [--reds N]
 * [--yellows N] [--crates N] [--ices N] [--pits N] [--blocks PERCENT] [--goals N]`: made for just that.
 */
export const skidTool: PuzzleTool<Level, State, Brief> = {
  puzzle: skid,
  alphabet: "#RYrycip.",
  options: Object.fromEntries(["size", "par", ...Object.keys(CAST)].map((name) => [name, { type: "string" as const }])),
  composer: (option) => {
    const par = option("par");
    if (par !== undefined && option("size") !== undefined) throw new UsageError("--size does not go with --par");
    if (par !== undefined) return madeFor(briefOf(option, par));
    for (const name of Object.keys(CAST)) {
      if (option(name) !== undefined) throw new UsageError(`--${name} goes with --par only`);
    }
    const brief = skid.plan.challenge(wholeNumber("size", option("size") ?? USUAL_SIZE, 1, CHALLENGE_SIZES));
    return (seed) => ({ level: finish(generate(brief, createRandom(seed))).level, line: undefined });
  },
  figures: (level, certificate) => {
    // It comes from Skid's own rules.
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
function madeFor(brief: Brief): (seed: number) => MadeLevel<Level> {
  return (seed) => {
    const random = createRandom(seed);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const generated = finish(attempt(brief, random, { states: 0 }));
      if (generated === undefined) continue;
      if (generated.exploration !== undefined) giveUp(generated.exploration);
      return { level: generated.level, line: undefined };
    }
    throw new UsageError(`no fair level was found for seed ${seed} in ${MOST_TRIES} tries: ask for less`);
  };
}

function briefOf(option: Option, par: string): Brief {
  const number = (name: string, least: number, most: number) =>
    wholeNumber(name, option(name) ?? CAST[name as keyof typeof CAST], least, most);
  const [leastPar, mostPar] = rangeOf("par", par, 1, MOST_PAR);
  const [reds, yellows] = [number("reds", 0, MOST_PIECES), number("yellows", 0, MOST_PIECES)];
  if (reds + yellows === 0) throw new UsageError("a level needs a skiddy: --reds or --yellows");
  return {
    width: number("width", MIN_WIDTH, MAX_WIDTH),
    height: number("height", MIN_HEIGHT, MAX_HEIGHT),
    reds,
    yellows,
    crates: number("crates", 0, MOST_PIECES),
    ices: number("ices", 0, MOST_PIECES),
    pits: number("pits", 0, MOST_PIECES),
    blocksPercent: number("blocks", 0, 50),
    goalsPerColour: number("goals", 1, MOST_PIECES),
    leastPar,
    mostPar,
    statesPerCandidate: MOST_STATES,
    states: MOST_STATES,
    shelf: 0,
  };
}
