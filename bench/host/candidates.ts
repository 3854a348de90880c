import type { Certificate } from "../../src/kernel/certificate";
import { certify } from "../../src/kernel/certify";
import { createRandom } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { select } from "../../src/kernel/select";
import { done, finish, type Work } from "../../src/kernel/work";
import { composerOf, orderOf } from "../../src/puzzles/last-ball/make/compose";
import { lastBall } from "../../src/puzzles/last-ball/index";
import type { Level } from "../../src/puzzles/last-ball/level";
import type { State } from "../../src/puzzles/last-ball/state";
import { fingerprintOf } from "../../tools/fingerprint";
import { placeOf, wishOf } from "../device/levels";
import { sayFigure } from "./figures";
import { percentile } from "./summary";

const LEVELS = 200;
const SEED_OF_RUN = 1;

/** More levels than the climb has before it comes round. */
const CLIMB_LEVELS = 60;

/** What the endless plan asks of the sizes that it has; larger ones are asked as much as its hardest. */
const SIZES = [8, 9, 10, 11, 12, 13, 15];

/** How many candidates are certified before a level is chosen. */
export function benchCandidates(): void {
  for (const pieces of SIZES) {
    const counts = countsOf(pieces);
    sayFigure(`candidates ${pieces}: certified for a level, fewest`, Math.min(...counts));
    sayFigure(`candidates ${pieces}: certified for a level, median`, percentile(counts, 0.5));
  }
}

function countsOf(pieces: number): number[] {
  const wish = wishOf(pieces, hardestAsked(pieces));
  const recent: number[] = [];
  return Array.from({ length: LEVELS }, (_, at) => {
    let certified = 0;
    const { x, y } = placeOf(at + 1);
    const { attempt, rules } = composerOf({ ...wish, fromX: x, fromY: y });
    const counting = { attempt, rules: (level: Level) => countingRules(rules(level), () => certified++) };
    const order = orderOf(wish, (level) => done(!recent.includes(fingerprintOf(lastBall, level))));
    const chosen = finish(select(counting, order, createRandom(SEED_OF_RUN, at + 1)));
    if (chosen === undefined) throw new Error(`no level of ${pieces} pieces was chosen`);
    recent.push(fingerprintOf(lastBall, chosen.level));
    return certified;
  });
}

/** How hard the endless run wants levels of so many pieces or fewer to be, at the most. */
function hardestAsked(pieces: number): number {
  const wishes = Array.from({ length: CLIMB_LEVELS }, (_, at) => lastBall.plan.endless(at + 1));
  const asked = wishes.filter(({ whites }) => whites <= pieces);
  return Math.max(...asked.map(({ difficultyCentibits }) => difficultyCentibits));
}

/** The same rules, but each certificate is counted. */
function countingRules(rules: Rules<State>, count: () => void): Rules<State> {
  function* certifyAndCount(cap: number): Work<Certificate<State> | undefined> {
    const certificate = yield* certify(rules, cap);
    if (certificate !== undefined) count();
    return certificate;
  }
  return { ...rules, certify: certifyAndCount };
}
