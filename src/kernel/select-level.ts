/**
 * Generates several levels and returns the one that best fits the wanted difficulty and the wanted share of forced
 * moves (moves without a choice). This works with the level generator of any puzzle.
 */
import type { Certificate } from "./analysed-graph";
import { certify } from "./certify";
import type { Direction } from "./direction";
import type { IdeaAim } from "./ideas/idea-aim";
import { fitsBetter, ideaPercentOf, type Fit } from "./ideas/fits-better";
import { STRONG_PERCENT, type BestIdea } from "./ideas/leading-idea";
import { drawRandomBelow, type Random } from "./random";
import type { Rules } from "./rules";
import type { Task } from "./task";

/** A generated level, with the solution around which the generator built the level. */
export interface GeneratedLevel<Level> {
  readonly level: Level;
  readonly solution: readonly Direction[];
  /**
   * The random numbers that decided the moves of the solution, one for each move. If the generator starts with the
   * first of these numbers again, it generates a similar level.
   */
  readonly randomNumbers: readonly number[];
}

/** A level with its certificate: the proof of its facts, which is the analysis of all its states. */
export interface CertifiedLevel<Level, State> {
  readonly level: Level;
  readonly solution: readonly Direction[];
  readonly rules: Rules<State>;
  readonly certificate: Certificate<State>;
  /**
   * The strongest solving idea (a technique that a solution needs) of the level; left out if the generator has not
   * looked for it.
   */
  readonly idea?: BestIdea | undefined;
}

/**
 * A generated and analysed level, and how well it fits the selection criteria, such as the wanted difficulty. The
 * strongest solving idea (a technique that a solution needs) of the level is known only if the level's difficulty is
 * near the wanted one.
 */
interface Candidate<Level, State> extends GeneratedLevel<Level>, CertifiedLevel<Level, State>, Fit {
  readonly solution: readonly Direction[];
  readonly idea: BestIdea | undefined;
}

/**
 * The criteria for selecting one of several generated levels, and the limits of this selection.
 * @noSelf
 */
export interface SelectionCriteria<Level, State> {
  readonly difficultyCentibits: number;
  /**
   * The search may stop at a level whose difficulty differs from the wanted one by at most this many hundredths of a
   * bit.
   */
  readonly toleranceCentibits: number;
  /**
   * The wanted limit, in percent, for the share of forced moves in a solution. A forced move is one for which the
   * player has no other sensible choice. A level with a larger share is rated worse.
   */
  readonly maxForcedMovesPercent: number;
  /**
   * The number of generated levels that must be analysed before the search may end, even if the first level fits the
   * criteria. If `aim` is set, the search may end earlier: at a level that is near the wanted difficulty and has a
   * strong solving idea (a technique that a solution needs).
   */
  readonly minCandidates: number;
  /**
   * The limit for the number of states of all generated levels together. The search ends when this limit is reached,
   * but not before `minCandidates` levels have been analysed.
   */
  readonly stateBudget: number;
  readonly maxStatesPerCandidate: number;
  readonly isAcceptable: (level: Level) => Task<boolean>;
  /**
   * Functions that judge the solving ideas (techniques that a solution needs) of levels near the wanted difficulty.
   * Left out if solving ideas do not matter.
   */
  readonly aim?: IdeaAim<Level, State> | undefined;
}

/**
 * What the search for a suitable level needs from a puzzle's level generator.
 * @noSelf
 */
export interface LevelGenerator<Level, State> {
  /**
   * Tries to generate a level. Random numbers decide the moves of its solution; the list `prefix` has the numbers for
   * the first moves. Returns undefined if the try fails.
   */
  readonly generateCandidate: (random: Random, prefix: readonly number[]) => Task<GeneratedLevel<Level> | undefined>;
  readonly rules: (level: Level) => Rules<State>;
}

/**
 * The search ends after the generator has failed this many times in a row, because perhaps no level meets the criteria.
 */
const MAX_TRIES = 500;

const MAX_CANDIDATES = 100;

/**
 * The penalty, in hundredths of a bit, for each percent of forced moves (moves without a choice) above the wanted
 * limit.
 */
const CENTIBITS_PER_PERCENT = 10;

/**
 * Levels whose difficulty differs from the wanted one by at most this number count as equally good, and the search
 * keeps the first of them. There are few small levels with exactly the wanted difficulty, so a stricter search would
 * return the same levels again and again.
 */
const EQUALLY_GOOD_CENTIBITS = 12;

/**
 * The search first generates this many levels that are independent of each other. After that, it also generates
 * variations of the best level.
 */
const FRESH_CANDIDATES = 4;

/**
 * Generates several levels, analyses each of them, and returns the level that fits the criteria best. The first levels
 * are independent of each other. After that, every second level starts with some random numbers of the best level so
 * far, because levels whose solutions start alike have similar difficulties.
 *
 * Numbers of levels and states limit the search, not its time. The same criteria and random numbers therefore give the
 * same level on every machine. Returns undefined if no level was acceptable.
 */
export function* selectLevel<Level, State>(
  generator: LevelGenerator<Level, State>,
  criteria: SelectionCriteria<Level, State>,
  random: Random,
): Task<CertifiedLevel<Level, State> | undefined> {
  let best: Candidate<Level, State> | undefined;
  let exploredStates = 0;
  let certifiedCount = 0;
  for (let candidateNumber = 0; candidateNumber < MAX_CANDIDATES; candidateNumber++) {
    const prefix = drawPrefix(best, candidateNumber, random);
    yield;
    let generated: GeneratedLevel<Level> | undefined;
    for (let tries = 0; generated === undefined; tries++) {
      if (tries === MAX_TRIES) return best;
      generated = yield* generator.generateCandidate(random, prefix);
    }
    yield;
    const rules = generator.rules(generated.level);
    const certificate = yield* certify(rules, criteria.maxStatesPerCandidate);
    if (certificate === undefined) exploredStates += criteria.maxStatesPerCandidate;
    else {
      exploredStates += certificate.graph.stateCount;
      certifiedCount++;
      yield;
      best = yield* chooseBetter(best, { ...generated, rules, certificate }, criteria);
      yield;
    }
    if (best === undefined) continue;
    const isEnough = certifiedCount >= criteria.minCandidates || criteria.aim !== undefined;
    if (isEnough && isAsWanted(best, criteria)) return best;
    if (certifiedCount >= criteria.minCandidates && exploredStates >= criteria.stateBudget) return best;
  }
  return best;
}

function isAsWanted<Level, State>(
  candidate: Candidate<Level, State>,
  { toleranceCentibits, aim }: SelectionCriteria<Level, State>,
): boolean {
  if (candidate.miss > toleranceCentibits) return false;
  return aim === undefined || ideaPercentOf(candidate) >= STRONG_PERCENT;
}

/**
 * Returns random numbers for the first moves of the next generated level: some of the first random numbers of the best
 * level so far, or none. Levels whose solutions start alike have similar difficulties.
 */
function drawPrefix(
  best: GeneratedLevel<unknown> | undefined,
  candidateNumber: number,
  random: Random,
): readonly number[] {
  if (best === undefined || candidateNumber < FRESH_CANDIDATES || candidateNumber % 2 === 0) return [];
  const { randomNumbers } = best;
  return randomNumbers.length === 0 ? [] : randomNumbers.slice(0, drawRandomBelow(random, randomNumbers.length));
}

/**
 * Returns the better of two generated levels: the new one if it is acceptable and fits the criteria better than `best`,
 * and `best` otherwise. Releases the memory of the level that is not returned.
 */
function* chooseBetter<Level, State>(
  best: Candidate<Level, State> | undefined,
  level: GeneratedLevel<Level> & CertifiedLevel<Level, State>,
  criteria: SelectionCriteria<Level, State>,
): Task<Candidate<Level, State> | undefined> {
  const miss = computeMiss(level, criteria);
  const candidate = { ...level, miss, idea: yield* judgeIfNear(level, miss, criteria) };
  const isBetter =
    (best === undefined || fitsBetter(candidate, best, toleratedMissOf(criteria))) &&
    (yield* criteria.isAcceptable(level.level));
  const rejected = isBetter ? best : candidate;
  rejected?.certificate.release?.();
  return isBetter ? candidate : best;
}

function* judgeIfNear<Level, State>(
  level: CertifiedLevel<Level, State>,
  miss: number,
  { aim, toleranceCentibits }: SelectionCriteria<Level, State>,
): Task<BestIdea | undefined> {
  return aim === undefined || miss > toleranceCentibits ? undefined : yield* aim.judgeLevel(level);
}

function toleratedMissOf<Level, State>({ aim, toleranceCentibits }: SelectionCriteria<Level, State>): number {
  return aim === undefined ? EQUALLY_GOOD_CENTIBITS : toleranceCentibits;
}

/**
 * Returns how badly a level meets the criteria, in hundredths of a bit: the distance from the wanted difficulty, plus a
 * penalty for too many forced moves (moves without a choice).
 */
function computeMiss<Level, State>(
  { certificate }: CertifiedLevel<Level, State>,
  criteria: SelectionCriteria<Level, State>,
): number {
  const { verdict } = certificate.analysis;
  const surplusPercent = Math.max(0, verdict.forcedMovesPercent - criteria.maxForcedMovesPercent);
  return Math.abs(verdict.difficultyCentibits - criteria.difficultyCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}
