/**
 * Generates random levels until the difficulty of one is near the wanted difficulty. This suits small boards, and
 * puzzles that have no generator of their own yet. A generator that builds a level around its solution finds good
 * levels sooner: see kernel/select-level.ts.
 */
import { buildBoard, findCachedBoard, type Board } from "../kernel/board";
import { certify } from "../kernel/certify";
import type { Random } from "../kernel/random";
import type { Rules } from "../kernel/rules";
import type { CertifiedLevel } from "../kernel/select-level";
import type { Task } from "../kernel/task";
import { findBestSolution } from "../kernel/verdict";
import type { BoardSize } from "./puzzle";

export interface DifficultyTarget extends BoardSize {
  readonly difficultyCentibits: number;
}

/**
 * The functions that a puzzle provides for the random generation of its levels.
 * @noSelf
 */
export interface RandomGenerator<Level, State, Target> {
  /**
   * Returns a random level, which need not be winnable. Returns undefined if no level can be made with these random
   * numbers.
   */
  readonly generateCandidate: (board: Board, target: Target, random: Random) => Level | undefined;
  readonly rules: (level: Level) => Rules<State>;
}

const MAX_TRIES = 300;
const ENOUGH_FOUND = 8;
/**
 * The search ends at a level whose difficulty differs from the wanted difficulty by at most this many hundredths of a
 * bit.
 */
const TOLERANCE_CENTIBITS = 20;
/** An accepted level has at most this many states, because exploring a larger level would take too long. */
const MAX_STATES = 1000;
const MIN_MOVES = 2;

/**
 * Generates levels at random and returns the one whose difficulty is nearest to the wanted difficulty. Only winnable
 * levels that `isAcceptable` accepts count. Returns undefined if no such level was found. The search is limited by
 * numbers of levels and states and not by time, so the same random numbers give the same level on every machine.
 */
export function* composeAtRandom<Level, State, Target extends DifficultyTarget>(
  { generateCandidate, rules }: RandomGenerator<Level, State, Target>,
  target: Target,
  random: Random,
  isAcceptable: (level: Level) => Task<boolean>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const board = findCachedBoard(target.width, target.height) ?? (yield* buildBoard(target.width, target.height));
  let best: CertifiedLevel<Level, State> | undefined;
  let bestMissCentibits = Infinity;
  let found = 0;
  for (let tries = 0; tries < MAX_TRIES && found < ENOUGH_FOUND; tries++) {
    yield;
    const level = generateCandidate(board, target, random);
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

function* certifyWinnable<Level, State>(
  level: Level,
  rules: Rules<State>,
): Task<CertifiedLevel<Level, State> | undefined> {
  const certificate = yield* certify(rules, MAX_STATES);
  if (certificate === undefined) return undefined;
  const { graph, analysis } = certificate;
  // This test also rejects a level that cannot be won: its `par`, the number of moves of the shortest solution, is
  // negative.
  if (analysis.verdict.par < MIN_MOVES) {
    certificate.release?.();
    return undefined;
  }
  return { level, solution: findBestSolution(graph, analysis.winDistance, graph.start), rules, certificate };
}
