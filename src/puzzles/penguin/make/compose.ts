/**
 * Chooses the best of several generated levels: the level nearest to the wanted difficulty. Too many forced moves, at
 * which the player has no choice, count as a further difference. generator.ts generates the levels.
 */
import { certify } from "../../../kernel/certify";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { fitsBetter, ideaPercentOf, type Fit } from "../../../kernel/ideas/fits-better";
import { STRONG_PERCENT } from "../../../kernel/ideas/leading-idea";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { findBestSolution, type Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generateCandidate } from "./generator";
import type { Target } from "./plan";

/**
 * At most this many levels are generated for one wanted level. A generated level is taken at once if it is near enough
 * to the wanted difficulty and has few enough forced moves (moves without a choice). If there is no such level, the
 * nearest one is taken.
 */
const MAX_CANDIDATES = 7;
/**
 * At most this many levels are generated for one wanted level, if levels with a strong solving idea (a technique that a
 * solution needs) are preferred.
 */
const MAX_CANDIDATES_WITH_AIM = 12;

/**
 * A level is within the allowed difference if its difficulty differs from the wanted one by at most this many
 * hundredths of a bit.
 */
const TOLERANCE_CENTIBITS = 50;
/**
 * A level whose difficulty differs from the wanted one by more than `TOLERANCE_CENTIBITS` is still within the allowed
 * difference, if the two differ by at most this many percent.
 */
const TOLERANCE_PERCENT = 15;

/**
 * How much each percent of forced moves (moves without a choice) above the allowed share makes a level worse: as much
 * as a difficulty this many hundredths of a bit away from the wanted one.
 */
const CENTIBITS_PER_PERCENT = 10;

/**
 * A generated level with its state graph (all states and the moves between them), and how well it fits the wanted
 * level. Its solving ideas (techniques that a solution needs) are measured only if its difficulty is within the allowed
 * difference from the wanted one.
 */
type Candidate = CertifiedLevel<Level, State> & Fit;

/**
 * Generates a level whose difficulty is near the one that `target` asks for, with the analysis of all states of the
 * level; see `Puzzle.compose`. Stops if the generator fails or `isAcceptable` refuses a level. Then the result is the
 * best level so far, or undefined if there is none.
 */
export function* compose(
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const maxCandidates = maxCandidatesOf(aim);
  let best: Candidate | undefined;
  for (let made = 0; made < maxCandidates; made++) {
    const certified = yield* generateCertified(target, random, isAcceptable);
    if (certified === undefined) return best;
    const miss = computeMiss(certified.certificate.analysis.verdict, target);
    const idea = aim === undefined || miss > 0 ? undefined : yield* aim.judgeLevel(certified);
    const candidate = { ...certified, miss, idea };
    if (best === undefined || fitsBetter(candidate, best, 0)) best = candidate;
    if (best.miss === 0 && (aim === undefined || ideaPercentOf(best) >= STRONG_PERCENT)) return best;
  }
  return best;
}

export function maxCandidatesOf(aim: IdeaAim<Level, State> | undefined): number {
  return aim === undefined ? MAX_CANDIDATES : MAX_CANDIDATES_WITH_AIM;
}

function computeMiss({ difficultyCentibits, forcedMovesPercent }: Verdict, target: Target): number {
  const surplusPercent = Math.max(0, forcedMovesPercent - target.maxForcedMovesPercent);
  const targetCentibits = target.difficultyCentibits ?? difficultyCentibits;
  const missCentibits = Math.abs(difficultyCentibits - targetCentibits);
  const isNear = missCentibits <= TOLERANCE_CENTIBITS || 100 * missCentibits <= TOLERANCE_PERCENT * targetCentibits;
  return (isNear ? 0 : missCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}

function* generateCertified(
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const level = yield* generateCandidate(target, random);
  if (level === undefined || !(yield* isAcceptable(level))) return undefined;
  const levelRules = rules(level);
  // Analyses the level, which has at most two states for each cell: the penguin on the bridge over the cell, and the
  // penguin on the floor.
  const certificate = yield* certify(levelRules, 2 * level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return {
    level,
    solution: findBestSolution(graph, analysis.winDistance, graph.start),
    rules: levelRules,
    certificate,
  };
}
