/**
 * Composes levels by generating them at random until one fits. This suits small boards, and puzzles that have no
 * generator of their own yet. A generator that builds a level around its solution finds good levels sooner: see
 * kernel/select-level.ts.
 */
import { buildBoard, cachedBoard, type Board } from "../kernel/board";
import { certify } from "../kernel/certify";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { CertifiedLevel } from "../kernel/select-level";
import type { Task } from "../kernel/task";
import { bestSolution } from "../kernel/verdict";
import type { BoardSize } from "./puzzle";

/** A target that names the wanted difficulty, in hundredths of a bit, besides the size of the board. */
export interface DifficultyTarget extends BoardSize {
  readonly difficultyCentibits: number;
}

/**
 * A generator that puts things on an empty board at random.
 * @noSelf
 */
export interface RandomGenerator<Level, State, Target> {
  /** Returns a level, which need not be winnable, or undefined if the random numbers give none. */
  readonly generate: (board: Board, target: Target, random: Random) => Level | undefined;
  readonly rules: (level: Level) => Rules<State>;
}

/** The number of levels that are generated before the search ends with the best one, or with none. */
const MAX_TRIES = 300;
/** The number of acceptable levels from which the best one is taken. */
const ENOUGH_FOUND = 8;
/** A level whose difficulty misses the wanted one by at most this number ends the search, in hundredths of a bit. */
const TOLERANCE_CENTIBITS = 20;
/** A level with more states than this is rejected, because exploring it would take too long. */
const MAX_STATES = 1000;
/** A level whose shortest solution has fewer moves is rejected, because it is no puzzle. */
const MIN_MOVES = 2;

/**
 * Generates levels at random and returns the one whose difficulty is nearest to the target. Only winnable levels that
 * `isAcceptable` accepts count. Returns undefined if there is none. The work is limited by numbers of levels and
 * states, so the same random numbers give the same level on every machine.
 */
export function* composeAtRandom<Level, State, Target extends DifficultyTarget>(
  { generate, rules }: RandomGenerator<Level, State, Target>,
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const board = cachedBoard(target.width, target.height) ?? (yield* buildBoard(target.width, target.height));
  let best: CertifiedLevel<Level, State> | undefined;
  let bestMissCentibits = Infinity;
  let found = 0;
  for (let tries = 0; tries < MAX_TRIES && found < ENOUGH_FOUND; tries++) {
    yield;
    const level = generate(board, target, random);
    const candidate = level === undefined ? undefined : yield* certifyWinnable(level, rules(level));
    if (candidate === undefined) continue;
    yield;
    const { difficultyCentibits } = candidate.certificate.analysis.verdict;
    const missCentibits = Math.abs(difficultyCentibits - target.difficultyCentibits);
    const isAccepted = yield* isAcceptable(candidate.level);
    if (isAccepted) found++;
    const isBetter = isAccepted && missCentibits < bestMissCentibits;
    const rejected = isBetter ? best : candidate;
    rejected?.certificate.release?.();
    if (!isBetter) continue;
    best = candidate;
    bestMissCentibits = missCentibits;
    if (missCentibits <= TOLERANCE_CENTIBITS) return best;
  }
  return best;
}

/** Explores a level. Returns undefined if it has too many states, or cannot be won, or is won by too few moves. */
function* certifyWinnable<Level, State>(
  level: Level,
  rules: Rules<State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const certificate = yield* certify(rules, MAX_STATES);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  // The par of a level that cannot be won is negative.
  if (analysis.verdict.par < MIN_MOVES) {
    certificate.release?.();
    return undefined;
  }
  return { level, solution: bestSolution(graph, analysis.winDistance, graph.start), rules, certificate };
}
