import { certify, type Certificate } from "./certify";
import type { Direction } from "./direction";
import type { Random } from "./random";
import type { Rules } from "./rules";
import type { Work } from "./work";

/** A level as a generator made it, with the line of moves it was made from. */
export interface Composition<Level> {
  readonly level: Level;
  readonly line: readonly Direction[];
}

/** A level that has been explored whole, and what came of it. */
export interface Certified<Level, State> extends Composition<Level> {
  readonly rules: Rules<State>;
  readonly certificate: Certificate<State>;
}

/**
 * What is asked of the level, and how much may be spent on finding it.
 * @noSelf
 */
export interface Order<Level> {
  /** The wanted difficulty; a level within `toleranceCentibits` of it ends the search. */
  readonly difficultyCentibits: number;
  readonly toleranceCentibits: number;
  /** How many candidates are looked at, at the most. */
  readonly candidates: number;
  /** No further candidate is begun once this many states have been explored. */
  readonly states: number;
  /** A candidate with more states than this is given up. */
  readonly statesPerCandidate: number;
  readonly isWelcome: (level: Level) => boolean;
}

/**
 * The part of a puzzle that makes levels.
 * @noSelf
 */
export interface Composer<Level, State> {
  /** One attempt at a level; undefined when it came to nothing. */
  readonly attempt: (random: Random) => Work<Composition<Level> | undefined>;
  readonly rules: (level: Level) => Rules<State>;
}

// So many attempts in a row that come to nothing mean that no such level exists.
const MAX_ATTEMPTS = 500;

// A candidate that is not welcome costs nothing; this many mean that none will be.
const MAX_CANDIDATES = 200;

/** Attempts until one delivers a level; undefined if none does. */
export function* deliver<Level>(
  attempt: (this: void, random: Random) => Work<Composition<Level> | undefined>,
  random: Random,
): Work<Composition<Level> | undefined> {
  for (let made = 0; made < MAX_ATTEMPTS; made++) {
    const composition = yield* attempt(random);
    if (composition !== undefined) return composition;
  }
  return undefined;
}

/**
 * Composes candidates, explores each of them whole, and gives the one whose difficulty is nearest to the wanted one.
 * What it spends is counted in candidates and states, not in time: the same order and the same random numbers give
 * the same level on every machine. Gives undefined only if no level came that was welcome and could be
 * certified.
 */
export function* select<Level, State>(
  composer: Composer<Level, State>,
  order: Order<Level>,
  random: Random,
): Work<Certified<Level, State> | undefined> {
  let best: Certified<Level, State> | undefined;
  let states = 0;
  let candidates = 0;
  for (let made = 0; made < MAX_CANDIDATES; made++) {
    const composition = yield* deliver(composer.attempt, random);
    if (composition === undefined) return best;
    if (!order.isWelcome(composition.level)) continue;
    const rules = composer.rules(composition.level);
    const certificate = yield* certify(rules, order.statesPerCandidate);
    states += certificate === undefined ? order.statesPerCandidate : certificate.graph.size;
    candidates++;
    if (certificate !== undefined) {
      const candidate = { ...composition, rules, certificate };
      const isBest = best === undefined || missOf(candidate, order) < missOf(best, order);
      const other = isBest ? best : candidate;
      other?.certificate.recycle?.();
      if (isBest) best = candidate;
    }
    const spent = candidates >= order.candidates || states >= order.states;
    if (best !== undefined && (spent || missOf(best, order) <= order.toleranceCentibits)) return best;
  }
  return best;
}

/** How far the level is from the wanted difficulty, in hundredths of a bit. */
function missOf<Level, State>(candidate: Certified<Level, State>, order: Order<Level>): number {
  return Math.abs(candidate.certificate.analysis.verdict.difficultyCentibits - order.difficultyCentibits);
}
