import type { Certificate } from "./certificate";
import { certify } from "./certify";
import type { Direction } from "./direction";
import { below, type Random } from "./random";
import type { Rules } from "./rules";
import type { Work } from "./work";

/** A level as a generator made it, with the line of moves it was made from. */
export interface Composition<Level> {
  readonly level: Level;
  readonly line: readonly Direction[];
  /** The random numbers it was made from, one a move: the first of them begin another level in the same way. */
  readonly numbers: readonly number[];
}

/** A level that has been explored whole, and what came of it. */
export interface Certified<Level, State> {
  readonly level: Level;
  /** Moves that win it. */
  readonly line: readonly Direction[];
  readonly rules: Rules<State>;
  readonly certificate: Certificate<State>;
}

type Candidate<Level, State> = Composition<Level> & Certified<Level, State>;

/**
 * What is asked of the level, and how much may be spent on finding it.
 * @noSelf
 */
export interface Order<Level> {
  /** The wanted difficulty; a level that misses by `toleranceCentibits` at the most is good enough. */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /** The most that may be a railroad; more of it is as bad as being off the difficulty. */
  readonly mostRailroadPercent: number;
  /** How many candidates are certified at the least, even if the first is good enough. */
  readonly fewestCandidates: number;
  /** No further one is begun once this many states have been explored. */
  readonly states: number;
  /** A candidate with more states than this is given up. */
  readonly statesPerCandidate: number;
  readonly isWelcome: (level: Level) => Work<boolean>;
}

/**
 * The part of a puzzle that makes levels.
 * @noSelf
 */
export interface Composer<Level, State> {
  /** One attempt at a level that begins with the moves of `opening`; undefined when it came to nothing. */
  readonly attempt: (random: Random, opening: readonly number[]) => Work<Composition<Level> | undefined>;
  readonly rules: (level: Level) => Rules<State>;
}

// So many attempts in a row that come to nothing mean that no such level exists.
const MAX_ATTEMPTS = 500;

// So many candidates end any search, whatever they cost.
const MAX_CANDIDATES = 100;

// A level that is by one percent too much of a railroad is as bad as one that is so much too hard or too easy.
const CENTIBITS_PER_PERCENT = 10;

// A level that misses by no more than this is as good as any nearer one. Few small levels are nearest of all: were the
// nearest always taken, the same few would come again and again.
const NEAR_CENTIBITS = 12;

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
export function* select<Level, State>(
  composer: Composer<Level, State>,
  order: Order<Level>,
  random: Random,
): Work<Certified<Level, State> | undefined> {
  let best: Candidate<Level, State> | undefined;
  let states = 0;
  let certified = 0;
  for (let made = 0; made < MAX_CANDIDATES; made++) {
    const opening = openingOf(best, made, random);
    yield;
    let composition: Composition<Level> | undefined;
    for (let attempts = 0; composition === undefined; attempts++) {
      if (attempts === MAX_ATTEMPTS) return best;
      composition = yield* composer.attempt(random, opening);
    }
    yield;
    const rules = composer.rules(composition.level);
    const certificate = yield* certify(rules, order.statesPerCandidate);
    if (certificate === undefined) states += order.statesPerCandidate;
    else {
      states += certificate.graph.size;
      certified++;
      yield;
      best = yield* better(best, { ...composition, rules, certificate }, order);
      yield;
    }
    if (best === undefined || certified < order.fewestCandidates) continue;
    if (states >= order.states || missOf(best, order) <= order.toleranceCentibits) return best;
  }
  return best;
}

/** How the next candidate begins: as the best one does up to somewhere, or with nothing. */
function openingOf(best: Composition<unknown> | undefined, made: number, random: Random): readonly number[] {
  if (best === undefined || made < FRESH_CANDIDATES || made % 2 === 0) return [];
  const { numbers } = best;
  return numbers.length === 0 ? [] : numbers.slice(0, below(random, numbers.length));
}

/** The better of two levels, if the new one is welcome; the other one's certificate is needed no more. */
function* better<Level, State>(
  best: Candidate<Level, State> | undefined,
  candidate: Candidate<Level, State>,
  order: Order<Level>,
): Work<Candidate<Level, State> | undefined> {
  const missed = best === undefined ? Infinity : missOf(best, order);
  const isNearer = missed > NEAR_CENTIBITS && missOf(candidate, order) < missed;
  const isBetter = isNearer && (yield* order.isWelcome(candidate.level));
  const other = isBetter ? best : candidate;
  other?.certificate.recycle?.();
  return isBetter ? candidate : best;
}

/** How far the level is from what is wanted, in hundredths of a bit. */
function missOf<Level, State>({ certificate }: Candidate<Level, State>, order: Order<Level>): number {
  const { verdict } = certificate.analysis;
  const surplus = Math.max(0, verdict.railroadPercent - order.mostRailroadPercent);
  return Math.abs(verdict.difficultyCentibits - order.difficultyCentibits) + CENTIBITS_PER_PERCENT * surplus;
}
