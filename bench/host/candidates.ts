import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { selectLevel } from "../../src/kernel/select-level";
import { finishedTask, runToEnd, type Task } from "../../src/kernel/task";
import { composerOf, orderOf } from "../../src/puzzles/last-ball/make/compose";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { State } from "../../src/puzzles/last-ball/state";
import { fingerprintOf } from "../../tools/fingerprint";
import { startPositionOf, targetOf } from "../device/levels";
import { printFigure } from "./figures";
import { percentile } from "./summary";

const LEVELS = 200;
const SEED_OF_RUN = 1;

/** More levels than the climb has before it comes round. */
const CURVE_LEVELS = 60;

/** What the endless plan asks of the sizes that it has; larger ones are asked as much as its hardest. */
const SIZES = [8, 9, 10, 11, 12, 13, 15];

/** How many candidates are certified before a level is chosen. */
export function benchCandidates(): void {
  for (const pieces of SIZES) {
    const counts = countsOf(pieces);
    printFigure(`candidates ${pieces}: certified for a level, fewest`, Math.min(...counts));
    printFigure(`candidates ${pieces}: certified for a level, median`, percentile(counts, 0.5));
  }
}

function countsOf(pieces: number): number[] {
  const target = targetOf(pieces, hardestAsked(pieces));
  const recent: number[] = [];
  return Array.from({ length: LEVELS }, (_, at) => {
    let certified = 0;
    const { x, y } = startPositionOf(at + 1);
    const { tryGenerate, rules } = composerOf({ ...target, fromX: x, fromY: y });
    const counting = {
      tryGenerate: tryGenerate,
      rules: (level: Level) => countingRules(rules(level), () => certified++),
    };
    const order = orderOf(target, (level) => finishedTask(!recent.includes(fingerprintOf(lastBall, level))));
    const chosen = runToEnd(selectLevel(counting, order, createRandom(SEED_OF_RUN, at + 1)));
    if (chosen === undefined) throw new Error(`no level of ${pieces} pieces was chosen`);
    recent.push(fingerprintOf(lastBall, chosen.level));
    return certified;
  });
}

/** How hard the endless run wants levels of so many pieces or fewer to be, at the most. */
function hardestAsked(pieces: number): number {
  const targets = Array.from({ length: CURVE_LEVELS }, (_, at) => lastBall.plan.endless(at + 1));
  const asked = targets.filter(({ whiteCount }) => whiteCount <= pieces);
  return Math.max(...asked.map(({ difficultyCentibits }) => difficultyCentibits));
}

/** The same rules, but each certificate is counted. */
function countingRules(rules: Rules<State>, count: () => void): Rules<State> {
  function* certifyAndCount(cap: number): Task<Certificate<State> | undefined> {
    const certificate = yield* certify(rules, cap);
    if (certificate !== undefined) count();
    return certificate;
  }
  return { ...rules, certify: certifyAndCount };
}
