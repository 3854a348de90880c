import type { Direction } from "./direction";
import { explore, type Graph } from "./explore";
import type { Random } from "./random";
import type { Rules } from "./rules";
import { judge, type Analysis } from "./verdict";
import type { Work } from "./work";

/** A level as a generator made it, with the line of moves it was made from. */
export interface Composition<Level> {
  readonly level: Level;
  readonly line: readonly Direction[];
}

/** A level that has been explored whole: nothing about it is a guess. */
export interface Certified<Level, State> extends Composition<Level> {
  readonly rules: Rules<State>;
  readonly graph: Graph<State>;
  readonly analysis: Analysis;
}

/** What is asked of the level, and how much may be spent on finding it. */
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
  readonly isWelcome: (this: void, level: Level) => boolean;
}

/** The part of a puzzle that makes levels. */
export interface Composer<Level, State> {
  /** One attempt at a level; undefined when it came to nothing. */
  readonly attempt: (this: void, random: Random) => Work<Composition<Level> | undefined>;
  readonly rules: (this: void, level: Level) => Rules<State>;
}

// An attempt that comes to nothing costs no states; this many in a row mean that no level exists.
const MAX_ATTEMPTS = 2000;

/**
 * Composes candidates, explores each of them whole, and gives the one whose difficulty is nearest to the wanted one.
 * What it spends is counted in candidates and states, not in time: the same order and the same random numbers give
 * the same level on every machine. Gives undefined only if no attempt delivered a level that could be certified.
 */
export function* select<Level, State>(
  composer: Composer<Level, State>,
  order: Order<Level>,
  random: Random,
): Work<Certified<Level, State> | undefined> {
  let best: Certified<Level, State> | undefined;
  let states = 0;
  let candidates = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const composition = yield* composer.attempt(random);
    if (composition === undefined || !order.isWelcome(composition.level)) continue;
    const rules = composer.rules(composition.level);
    const graph = yield* explore(rules, order.statesPerCandidate);
    states += graph === undefined ? order.statesPerCandidate : graph.states.length;
    candidates++;
    if (graph !== undefined) {
      const analysis = yield* judge(graph);
      const candidate = { ...composition, rules, graph, analysis };
      if (best === undefined || missOf(candidate, order) < missOf(best, order)) best = candidate;
    }
    const spent = candidates >= order.candidates || states >= order.states;
    if (best !== undefined && (spent || missOf(best, order) <= order.toleranceCentibits)) return best;
  }
  return best;
}

/** How far the level is from the wanted difficulty, in hundredths of a bit. */
function missOf(candidate: Certified<unknown, unknown>, order: Order<never>): number {
  return Math.abs(candidate.analysis.verdict.difficultyCentibits - order.difficultyCentibits);
}
