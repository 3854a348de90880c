/**
 * The command-line options of the puzzle Skid, and the numbers that the commands `levels` and `verdict` print only for
 * levels of Skid.
 */

import { UNREACHABLE } from "../../src/kernel/graph";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { createRandom } from "../../src/kernel/random";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { computeBestOutcomes } from "../../src/puzzles/skid/explore/best-outcomes";
import type { SkidCertificate } from "../../src/puzzles/skid/explore/certify";
import { generateCandidate, findBestCandidate, type Candidate } from "../../src/puzzles/skid/make/generator";
import { countBlocks } from "../../src/puzzles/skid/make/boards";
import type { Target } from "../../src/puzzles/skid/make/target";
import { skid } from "../../src/puzzles/skid/index";
import type { Level } from "../../src/puzzles/skid/level";
import { CHALLENGE_SIZES } from "../../src/puzzles/puzzle";
import { countCellsAndPieces } from "../../src/puzzles/skid/make/potential-states";
import type { State } from "../../src/puzzles/skid/state";
import { isWithinTolerance } from "../difficulty-tolerance";
import { UsageError, type ParsedArguments } from "../cli";
import type { Usage } from "../help";
import { CONTENTS_OPTIONS, parseContents, countInsideCells, requireSpace } from "../mine/skid-contents";
import { exactPotentialStates } from "../mine/skid-potential";
import { findComboSolution } from "../mine/skid-fitness";
import { findFirstShortestSolution } from "../level-report";
import { withProgressText, type ReportingTask } from "../reporting-task";
import type { ToolLevel, PuzzleTool } from "./puzzle-tool";
import { parseMaxForcedMovesPercent, FORCED_MOVES_OPTION } from "./forced-moves-option";

const MAX_TRIES = 10_000_000;
const MAX_STATES = 20_000;
const MAX_PAR = 99;
const MAX_BITS = 12;
const TOLERANCE_CENTIBITS = 25;

const TARGET_OPTIONS: Usage["options"] = {
  ...FORCED_MOVES_OPTION,
  ...CONTENTS_OPTIONS,
  blocks: { value: "N", defaultValue: "12", description: "the share of the floor that is blocks, in percent" },
  tries: { value: "N", defaultValue: "20000", description: "the largest number of tries for each level" },
};

export const skidTool: PuzzleTool<Level, State, Target> = {
  puzzle: skid,
  usage: {
    synopsis: "levels skid",
    summary: `levels like the last one of a challenge of a size, or, with --par or --difficulty, levels for exactly that target; "missed" names
the difficulty if the nearest level is off by more than half a bit and 15 percent`,
    options: {
      size: { value: "N", defaultValue: "4", description: `the size of the challenge, from 1 to ${CHALLENGE_SIZES}` },
      par: { value: "A..B", description: "the moves of the shortest combo (default: any)" },
      difficulty: {
        value: "BITS",
        description:
          "the difficulty, such as 1.5 (default: each level begins at its hardest state); the options below need this or --par",
      },
      ...TARGET_OPTIONS,
    },
  },
  createComposer: (given) => {
    const { has, number } = given;
    const asked = ["par", "difficulty"].find(has);
    if (asked !== undefined) {
      if (has("size")) throw new UsageError(`--size does not go with --${asked}`);
      return composeForTarget(parseTarget(given), number("tries", 1, MAX_TRIES));
    }
    for (const name of Object.keys(TARGET_OPTIONS)) {
      if (has(name)) throw new UsageError(`--${name} goes with --par or --difficulty only`);
    }
    return composeForSize(skid.plan.challenge(number("size", 1, CHALLENGE_SIZES)));
  },
  solution: (certificate) => {
    // The certificate (the analysed level) has additional fields here, because Skid analyses its levels with a function
    // of its own.
    const skidCertificate = certificate as SkidCertificate;
    const { par, parCombo } = skidCertificate.analysis.verdict;
    return par === parCombo && par !== UNREACHABLE
      ? findComboSolution(skidCertificate)
      : findFirstShortestSolution(certificate);
  },
  figures: (level, certificate) => {
    const { graph, analysis, combos } = certificate as SkidCertificate;
    const { realStates, parCombo, parPlain } = analysis.verdict;
    const comboStates = runToEnd(computeBestOutcomes(graph, combos)).filter(
      (standing) => standing === "full-combo",
    ).length;
    const potentialStates = Number(exactPotentialStates(countCellsAndPieces(level)));
    return {
      realStates,
      potentialStates,
      comboStates,
      parCombo: movesOrNull(parCombo),
      parPlain: movesOrNull(parPlain),
    };
  },
};

function movesOrNull(moves: number): number | null {
  return moves < 0 ? null : moves;
}

function composeForSize(target: Target): (seed: number) => ReportingTask<ToolLevel<Level>> {
  return function* (seed) {
    for (let stream = 0; ; stream++) {
      const find = yield* withProgressText(
        `seed ${seed}`,
        findBestCandidate(target, createRandom(seed, stream), () => createFinishedTask(true)),
      );
      if (find !== undefined) return toToolLevel(find, target);
    }
  };
}

/**
 * Returns a function that generates the first fair Skid level of a seed whose difficulty is near the wanted one. If
 * `tries` attempts produce no such level, the function returns the fair level with the nearest difficulty. A fair level
 * can be won from every state. Also, in one of its shortest wins, all toys of each colour leave the board in one move.
 */
function composeForTarget(target: Target, tries: number): (seed: number) => ReportingTask<ToolLevel<Level>> {
  return function* (seed) {
    const random = createRandom(seed);
    let best: Candidate | undefined;
    let nearestPar: number | undefined;
    for (let tried = 1; tried <= tries; tried++) {
      const progressText = `seed ${seed}: ${tried} of ${tries} tries; ${describeNearest(best, nearestPar)}`;
      const randomBefore = { ...random };
      const find = yield* withProgressText(progressText, generateCandidate(target, random, { stateCount: 0 }));
      if (find === undefined) {
        if (best !== undefined) continue;
        const other = yield* withProgressText(
          progressText,
          generateCandidate({ ...target, minPar: 1, maxPar: MAX_PAR }, randomBefore, { stateCount: 0 }),
        );
        nearestPar = nearerPar(target, nearestPar, other?.par);
      } else {
        if (best === undefined || find.miss < best.miss) best = find;
        if (best.miss <= target.toleranceCentibits) break;
      }
    }
    if (best !== undefined) return toToolLevel(best, target);
    const nearestText = describeNearest(best, nearestPar);
    throw new UsageError(`no fair level was found for seed ${seed} in ${tries} tries (${nearestText}): ask for less`);
  };
}

function toToolLevel({ level, miss }: Candidate, { difficultyCentibits, toleranceCentibits }: Target) {
  const isNear = miss <= toleranceCentibits || isWithinTolerance(difficultyCentibits + miss, difficultyCentibits);
  return { level, missed: isNear ? [] : ["difficulty"] };
}

function describeNearest(best: Candidate | undefined, nearestPar: number | undefined): string {
  if (best !== undefined) return `the nearest fair one is off by ${best.miss / 100} bits`;
  return nearestPar === undefined ? "none was fair" : `the nearest fair one took ${nearestPar} moves`;
}

function nearerPar(target: Target, one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return distanceFromPar(target, other) < distanceFromPar(target, one) ? other : one;
}

function distanceFromPar({ minPar, maxPar }: Target, par: number): number {
  return Math.max(minPar - par, par - maxPar, 0);
}

function parseTarget(given: ParsedArguments): Target {
  const { has, number, centibits, range } = given;
  const [minPar, maxPar] = has("par") ? range("par", 1, MAX_PAR) : [1, MAX_PAR];
  const difficulty = has("difficulty")
    ? { difficultyCentibits: centibits("difficulty", MAX_BITS), toleranceCentibits: TOLERANCE_CENTIBITS }
    : { difficultyCentibits: MAX_CENTIBITS, toleranceCentibits: MAX_CENTIBITS };
  const contents = parseContents({ number });
  const blocksPercent = number("blocks", 0, 50);
  requireSpace(contents, countBlocks(countInsideCells(contents), blocksPercent));
  return {
    ...contents,
    blocksPercent,
    minPar,
    maxPar,
    maxForcedMovesPercent: parseMaxForcedMovesPercent(given),
    ...difficulty,
    statesPerCandidate: MAX_STATES,
    states: MAX_STATES,
  };
}
