/**
 * Chooses the best of several generated levels: the one nearest to the target in difficulty and forced moves. The
 * levels are generated in generator.ts.
 */
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

/** The most levels that are generated for one target. The first that is near enough is taken, otherwise the nearest. */
const MAX_CANDIDATES = 7;

/** A difficulty is near enough if it differs by half a bit or by 15 percent, whichever is more. */
const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_PERCENT = 15;

/** One percent of forced moves above the target counts as much as this difference in difficulty. */
const CENTIBITS_PER_PERCENT = 10;

/**
 * Generates a certified level near the target; see `Puzzle.compose`. Returns the best level so far when the generator
 * fails or `isWelcome` refuses a level, and undefined if there is none.
 */
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

/** Returns how far a level is from the target, in hundredths of a bit; 0 if it is near enough. */
function missOf({ difficultyCentibits, forcedMovesPercent }: Verdict, target: Target): number {
  const surplusPercent = Math.max(0, forcedMovesPercent - target.maxForcedMovesPercent);
  const targetCentibits = target.difficultyCentibits ?? difficultyCentibits;
  const missCentibits = Math.abs(difficultyCentibits - targetCentibits);
  const isNear = missCentibits <= TOLERANCE_CENTIBITS || 100 * missCentibits <= TOLERANCE_PERCENT * targetCentibits;
  return (isNear ? 0 : missCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}

/** Generates and certifies one level. Returns undefined if no level was found or `isWelcome` refuses it. */
function* composeCertified(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const level = yield* composePenguin(target, random);
  if (level === undefined || !(yield* isWelcome(level))) return undefined;
  const levelRules = rules(level);
  // At most two states per cell: a penguin on a bridge and one under it are different states.
  const certificate = yield* certify(levelRules, 2 * level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: levelRules, certificate };
}
