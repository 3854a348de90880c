/**
 * Counts how many generated levels of Last Ball the game explores completely before it chooses one of them as the next
 * level.
 */
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { selectLevel } from "../../src/kernel/select-level";
import { createFinishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { createLevelGenerator, createSelectionCriteria } from "../../src/puzzles/last-ball/make/compose";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { State } from "../../src/puzzles/last-ball/state";
import { computeLevelFingerprint } from "../../tools/fingerprint";
import { chooseStartPosition, createUsualTarget } from "../device/levels";
import { printFigure } from "./figures";
import { computePercentile } from "./summary";

const LEVELS = 200;
const SEED_OF_RUN = 1;

/**
 * The number of measured levels of the endless mode: more than one cycle of the difficulties, which repeat for ever.
 */
const CURVE_LEVELS = 60;

/**
 * The numbers of white balls in the measured levels. For each number, the bench asks for the highest difficulty of the
 * endless mode's levels with at most this many balls.
 */
const SIZES = [8, 9, 10, 11, 12, 13, 15];

export function benchCandidates(): void {
  for (const pieces of SIZES) {
    const counts = countsOf(pieces);
    printFigure(`candidates ${pieces}: certified for a level, fewest`, Math.min(...counts));
    printFigure(`candidates ${pieces}: certified for a level, median`, computePercentile(counts, 0.5));
  }
}

function countsOf(pieces: number): number[] {
  const target = createUsualTarget(pieces, hardestAsked(pieces));
  const recent: number[] = [];
  return Array.from({ length: LEVELS }, (_, index) => {
    let certified = 0;
    const { x, y } = chooseStartPosition(index + 1);
    const { generateCandidate, rules } = createLevelGenerator({ ...target, fromX: x, fromY: y });
    const counting = {
      generateCandidate,
      rules: (level: Level) => countingRules(rules(level), () => certified++),
    };
    const criteria = createSelectionCriteria(target, (level) =>
      createFinishedTask(!recent.includes(computeLevelFingerprint(lastBall, level))),
    );
    const chosen = runToEnd(selectLevel(counting, criteria, createRandom(SEED_OF_RUN, index + 1)));
    if (chosen === undefined) throw new Error(`no level of ${pieces} pieces was chosen`);
    recent.push(computeLevelFingerprint(lastBall, chosen.level));
    return certified;
  });
}

function hardestAsked(pieces: number): number {
  const targets = Array.from({ length: CURVE_LEVELS }, (_, index) => lastBall.plan.rising(index + 1));
  const asked = targets.filter(({ whiteCount }) => whiteCount <= pieces);
  return Math.max(...asked.map(({ difficultyCentibits }) => difficultyCentibits));
}

function countingRules(rules: Rules<State>, count: () => void): Rules<State> {
  function* certifyAndCount(maxStates: number): Task<Certificate<State> | undefined> {
    const certificate = yield* certify(rules, maxStates);
    if (certificate !== undefined) count();
    return certificate;
  }
  return { ...rules, certify: certifyAndCount };
}
