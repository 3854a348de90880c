import type { Certificate } from "./analysed-graph";
import { certify } from "./certify";
import type { Direction } from "./direction";
import { drawBelow, type Random } from "./random";
import type { Rules } from "./rules";
import type { Task } from "./task";

/** A level as a generator made it, with the line of moves it was made from. */
export interface GeneratedLevel<Level> {
  readonly level: Level;
  readonly solution: readonly Direction[];
  /** The random numbers it was made from, one a move: the first of them begin another level in the same way. */
  readonly randomNumbers: readonly number[];
}

/** A level that has been explored whole, and what came of it. */
export interface CertifiedLevel<Level, State> {
  readonly level: Level;
  /** Moves that win it. */
  readonly solution: readonly Direction[];
  readonly rules: Rules<State>;
  readonly certificate: Certificate<State>;
}

type Candidate<Level, State> = GeneratedLevel<Level> & CertifiedLevel<Level, State>;

/**
 * What is asked of the level, and how much may be spent on finding it.
 * @noSelf
 */
export interface SelectionCriteria<Level> {
  /** The wanted difficulty; a level that misses by `toleranceCentibits` at the most is good enough. */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /** The most that may be a railroad; more of it is as bad as being off the difficulty. */
  readonly maxForcedMovesPercent: number;
  /** How many candidates are certified at the least, even if the first is good enough. */
  readonly minCandidates: number;
  /** No further one is begun once this many states have been explored. */
  readonly stateBudget: number;
  /** A candidate with more states than this is given up. */
  readonly maxStatesPerCandidate: number;
  readonly isAcceptable: (level: Level) => Task<boolean>;
}

/**
 * The part of a puzzle that makes levels.
 * @noSelf
 */
export interface LevelGenerator<Level, State> {
  /** One attempt at a level that begins with the moves of `opening`; undefined when it came to nothing. */
  readonly tryGenerate: (random: Random, opening: readonly number[]) => Task<GeneratedLevel<Level> | undefined>;
  readonly rules: (level: Level) => Rules<State>;
}

// So many attempts in a row that come to nothing mean that no such level exists.
const MAX_TRIES = 500;

// So many candidates end any search, whatever they cost.
const MAX_CANDIDATES = 100;

// A level that is by one percent too much of a railroad is as bad as one that is so much too hard or too easy.
const CENTIBITS_PER_PERCENT = 10;

// A level that misses by no more than this is as good as any nearer one. Few small levels are nearest of all: were the
// nearest always taken, the same few would come again and again.
const EQUALLY_GOOD_CENTIBITS = 12;

// So many are made from nothing before the best of them is improved.
const FRESH_CANDIDATES = 4;

/**
 * Composes candidates, explores each of them whole, and gives the one that comes nearest to what is wanted.
 * The first are made from nothing; then every second one begins as the best so far does and goes on otherwise, since
 * levels that share their beginning are about as hard as each other.
 *
 * What it spends is counted in candidates and states, not in time: the same order and the same random numbers give the
 * same level on every machine. Gives undefined only if no level came that was welcome and could be certified.
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

/** How the next candidate begins: as the best one does up to somewhere, or with nothing. */
function openingOf(
  best: GeneratedLevel<unknown> | undefined,
  candidateNumber: number,
  random: Random,
): readonly number[] {
  if (best === undefined || candidateNumber < FRESH_CANDIDATES || candidateNumber % 2 === 0) return [];
  const { randomNumbers } = best;
  return randomNumbers.length === 0 ? [] : randomNumbers.slice(0, drawBelow(random, randomNumbers.length));
}

/** The better of two levels, if the new one is welcome; the other one's certificate is needed no more. */
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

/** How far the level is from what is wanted, in hundredths of a bit. */
function missCentibits<Level, State>(
  { certificate }: Candidate<Level, State>,
  criteria: SelectionCriteria<Level>,
): number {
  const { verdict } = certificate.analysis;
  const surplusPercent = Math.max(0, verdict.forcedMovesPercent - criteria.maxForcedMovesPercent);
  return Math.abs(verdict.difficultyCentibits - criteria.difficultyCentibits) + CENTIBITS_PER_PERCENT * surplusPercent;
}
