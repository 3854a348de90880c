/** Generate and test: selects the best of several generated levels. It works with the generator of any puzzle. */
import type { Certificate } from "./analysed-graph";
import { certify } from "./certify";
import type { Direction } from "./direction";
import { drawBelow, type Random } from "./random";
import type { Rules } from "./rules";
import type { Task } from "./task";

/** A generated level with the solution that it was built around. */
export interface GeneratedLevel<Level> {
  readonly level: Level;
  readonly solution: readonly Direction[];
  /**
   * The random numbers that the solution was made from, one per move. Another level can start with a prefix of them.
   */
  readonly randomNumbers: readonly number[];
}

/** A level that has been explored completely, with its certificate. */
export interface CertifiedLevel<Level, State> {
  readonly level: Level;
  /** The moves of a win. */
  readonly solution: readonly Direction[];
  readonly rules: Rules<State>;
  readonly certificate: Certificate<State>;
}

type Candidate<Level, State> = GeneratedLevel<Level> & CertifiedLevel<Level, State>;

/**
 * The properties of the wanted level and the limits of the search for it.
 * @noSelf
 */
export interface SelectionCriteria<Level> {
  /** The wanted difficulty. A level is good enough if it differs by at most `toleranceCentibits`. */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /** The wanted limit of the share of forced moves. A level above it counts as farther from the wanted difficulty. */
  readonly maxForcedMovesPercent: number;
  /** The number of candidates to certify at least, even if the first is good enough. */
  readonly minCandidates: number;
  /** No further candidate is generated once this many states have been explored in total. */
  readonly stateBudget: number;
  /** Candidates with more states than this are rejected. */
  readonly maxStatesPerCandidate: number;
  readonly isAcceptable: (level: Level) => Task<boolean>;
}

/**
 * The generator of a puzzle, as the selection needs it.
 * @noSelf
 */
export interface LevelGenerator<Level, State> {
  /** Tries to generate a level that begins with the moves of `opening`. Returns undefined if the attempt fails. */
  readonly tryGenerate: (random: Random, opening: readonly number[]) => Task<GeneratedLevel<Level> | undefined>;
  readonly rules: (level: Level) => Rules<State>;
}

// After this many failed attempts in a row the search ends, because such a level probably does not exist.
const MAX_TRIES = 500;

// The search ends after this many candidates, even if no state budget is used up.
const MAX_CANDIDATES = 100;

// The penalty for each percent of forced moves above the limit, in hundredths of a bit of difficulty.
const CENTIBITS_PER_PERCENT = 10;

// Levels that miss the target by at most this are equally good, and the first of them is chosen. The nearest small
// levels are few, so choosing the nearest would repeat the same levels.
const EQUALLY_GOOD_CENTIBITS = 12;

// The number of candidates without an opening before the best of them is varied.
const FRESH_CANDIDATES = 4;

/**
 * Generates candidates, certifies each of them, and returns the one nearest to the criteria. The first candidates have
 * no opening. After that, every second candidate starts with a prefix of the best one, because levels with the same
 * opening have similar difficulty.
 *
 * The cost is counted in candidates and states, not in time. The same criteria and random numbers therefore give the
 * same level on every machine. Returns undefined if no candidate was acceptable.
 */
export function* selectLevel<Level, State>(
  generator: LevelGenerator<Level, State>,
  criteria: SelectionCriteria<Level>,
  random: Random,
): Task<CertifiedLevel<Level, State> | undefined> {
  let best: Candidate<Level, State> | undefined;
  let exploredStates = 0;
  let certifiedCount = 0;
  for (let candidateNumber = 0; candidateNumber < MAX_CANDIDATES; candidateNumber++) {
    const opening = openingOf(best, candidateNumber, random);
    yield;
    let generated: GeneratedLevel<Level> | undefined;
    for (let tries = 0; generated === undefined; tries++) {
      if (tries === MAX_TRIES) return best;
      generated = yield* generator.tryGenerate(random, opening);
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
    if (best === undefined || certifiedCount < criteria.minCandidates) continue;
    if (exploredStates >= criteria.stateBudget || missCentibits(best, criteria) <= criteria.toleranceCentibits)
      return best;
  }
  return best;
}

/** Returns the opening of the next candidate: a random prefix of the best one's random numbers, or nothing. */
function openingOf(
  best: GeneratedLevel<unknown> | undefined,
  candidateNumber: number,
  random: Random,
): readonly number[] {
  if (best === undefined || candidateNumber < FRESH_CANDIDATES || candidateNumber % 2 === 0) return [];
  const { randomNumbers } = best;
  return randomNumbers.length === 0 ? [] : randomNumbers.slice(0, drawBelow(random, randomNumbers.length));
}

/**
 * Returns the candidate if it is better than the best one and acceptable, and the best one otherwise. Releases the
 * certificate of the other.
 */
function* chooseBetter<Level, State>(
  best: Candidate<Level, State> | undefined,
  candidate: Candidate<Level, State>,
  criteria: SelectionCriteria<Level>,
): Task<Candidate<Level, State> | undefined> {
  const bestMissCentibits = best === undefined ? Infinity : missCentibits(best, criteria);
  const isNearer = bestMissCentibits > EQUALLY_GOOD_CENTIBITS && missCentibits(candidate, criteria) < bestMissCentibits;
  const isBetter = isNearer && (yield* criteria.isAcceptable(candidate.level));
  const rejected = isBetter ? best : candidate;
  rejected?.certificate.release?.();
  return isBetter ? candidate : best;
}

/** Returns how far a level is from the criteria, in hundredths of a bit. */
function missCentibits<Level, State>(
  { certificate }: Candidate<Level, State>,
  criteria: SelectionCriteria<Level>,
): number {
  const { verdict } = certificate.analysis;
  const surplusPercent = Math.max(0, verdict.forcedMovesPercent - criteria.maxForcedMovesPercent);
  return Math.abs(verdict.difficultyCentibits - criteria.difficultyCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}
