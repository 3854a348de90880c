/**
 * Chooses the best of several generated levels: the level nearest to the wanted difficulty and the wanted share of
 * moves without a choice. The levels are generated in generator.ts.
 */
import { certify } from "../../../kernel/certify";
import type { IdeaAim } from "../../../kernel/ideas/idea-aim";
import { fitsBetter, ideaPercentOf, type Fit } from "../../../kernel/ideas/fits-better";
import { STRONG_PERCENT } from "../../../kernel/ideas/lead-idea";
import type { Random } from "../../../kernel/random";
import type { CertifiedLevel } from "../../../kernel/select-level";
import { bestSolution, type Verdict } from "../../../kernel/verdict";
import type { Task } from "../../../kernel/task";
import type { Level } from "../level";
import { rules } from "../rules";
import type { State } from "../state";
import { generateLevel } from "./generator";
import type { Target } from "./plan";

/**
 * The largest number of levels that are generated to choose from. The first level that is near enough to the wanted
 * difficulty is taken, otherwise the nearest.
 */
const MAX_CANDIDATES = 7;
const MAX_CANDIDATES_WITH_AIM = 12;

/**
 * The allowed difference between a level's difficulty and the wanted difficulty, in hundredths of a bit (the unit of
 * difficulty). If 15 percent of the wanted difficulty is more, 15 percent is allowed.
 */
const TOLERANCE_CENTIBITS = 50;
const TOLERANCE_PERCENT = 15;

/**
 * A level is worse if it has too many moves without a choice. Each percent above the allowed share counts as much as
 * this difference in difficulty, in hundredths of a bit (the unit of difficulty).
 */
const CENTIBITS_PER_PERCENT = 10;

/**
 * A generated level with the analysis of all its states, and how well it fits the wanted level. Its ideas (tricks that
 * make it interesting) are judged only if it is near enough.
 */
type Candidate = CertifiedLevel<Level, State> & Fit;

/**
 * Generates a level near the wanted one (`target`), and computes its shortest solution and difficulty from all its
 * states; see `Puzzle.compose`. Stops if the generator fails or the caller's function `isWelcome` refuses a level. The
 * result is then the best level so far, or undefined if there is none.
 */
export function* compose(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
  aim?: IdeaAim<Level, State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const maxCandidates = maxCandidatesOf(aim);
  let best: Candidate | undefined;
  for (let made = 0; made < maxCandidates; made++) {
    const certified = yield* composeCertified(target, random, isWelcome);
    if (certified === undefined) return best;
    const errorCentibits = missOf(certified.certificate.analysis.verdict, target);
    const idea = aim === undefined || errorCentibits > 0 ? undefined : yield* aim.judgeLevel(certified);
    const candidate = { ...certified, errorCentibits, idea };
    if (best === undefined || fitsBetter(candidate, best, 0)) best = candidate;
    if (best.errorCentibits === 0 && (aim === undefined || ideaPercentOf(best) >= STRONG_PERCENT)) return best;
  }
  return best;
}

/** Returns the largest number of levels that are generated to choose from. */
export function maxCandidatesOf(aim: IdeaAim<Level, State> | undefined): number {
  return aim === undefined ? MAX_CANDIDATES : MAX_CANDIDATES_WITH_AIM;
}

/**
 * Returns how far a level is from the wanted level, in hundredths of a bit (the unit of difficulty). Returns 0 if the
 * level is near enough.
 */
function missOf({ difficultyCentibits, forcedMovesPercent }: Verdict, target: Target): number {
  const surplusPercent = Math.max(0, forcedMovesPercent - target.maxForcedMovesPercent);
  const targetCentibits = target.difficultyCentibits ?? difficultyCentibits;
  const missCentibits = Math.abs(difficultyCentibits - targetCentibits);
  const isNear = missCentibits <= TOLERANCE_CENTIBITS || 100 * missCentibits <= TOLERANCE_PERCENT * targetCentibits;
  return (isNear ? 0 : missCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}

/**
 * Generates one level, and computes its shortest solution and difficulty from all its states. Returns undefined if no
 * level was found or the caller's function `isWelcome` refuses the level.
 */
function* composeCertified(
  target: Target,
  random: Random,
  isWelcome: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const level = yield* generateLevel(target, random);
  if (level === undefined || !(yield* isWelcome(level))) return undefined;
  const levelRules = rules(level);
  // A level has at most two states for each cell: one with the penguin on the cell's bridge, and one with the penguin
  // on the floor.
  const certificate = yield* certify(levelRules, 2 * level.board.cellCount);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules: levelRules, certificate };
}
