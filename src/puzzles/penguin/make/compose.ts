import { certify } from "../../../kernel/certify";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { bestSolution, type Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { composePenguin } from "./generator";
import type { Target } from "./plan";

/** The nearest of so many levels is taken, or the first that is near enough. */
const MAX_CANDIDATES = 7;

/** A level is near enough if it is off by no more than the larger of these: half a bit, 15 percent. */
const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_PERCENT = 15;

/** A level that is by one percent too much of a railroad is as bad as one that is so much too hard or too easy. */
const CENTIBITS_PER_PERCENT = 10;

/** A level of the generator with all that is known of it; see `Puzzle.compose`. */
export function* compose(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  let best: CertifiedLevel<Level, State> | undefined;
  let smallestMiss = 0;
  for (let made = 0; made < MAX_CANDIDATES; made++) {
    const candidate = yield* composeCertified(target, random, isWelcome);
    if (candidate === undefined) return best;
    const miss = missOf(candidate.certificate.analysis.verdict, target);
    if (best === undefined || miss < smallestMiss) {
      best = candidate;
      smallestMiss = miss;
    }
    if (smallestMiss === 0) return best;
  }
  return best;
}

/** How far a level is from the wish, in hundredths of a bit; 0 if it is near enough. */
function missOf({ difficultyCentibits, forcedMovesPercent }: Verdict, target: Target): number {
  const surplusPercent = Math.max(0, forcedMovesPercent - target.maxForcedMovesPercent);
  const targetCentibits = target.difficultyCentibits ?? difficultyCentibits;
  const missCentibits = Math.abs(difficultyCentibits - targetCentibits);
  const isNear = missCentibits <= TOLERANCE_CENTIBITS || 100 * missCentibits <= TOLERANCE_PERCENT * targetCentibits;
  return (isNear ? 0 : missCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}

function* composeCertified(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const level = yield* composePenguin(target, random);
  if (level === undefined || !(yield* isWelcome(level))) return undefined;
  const levelRules = rules(level);
  // On a bridge the penguin is somewhere else than beneath it.
  const certificate = yield* certify(levelRules, 2 * level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: levelRules, certificate };
}
