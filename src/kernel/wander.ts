import { log2Centibits, MOST_CENTIBITS } from "./logarithm";
import { fill } from "./fill";
import { NEVER, type Transitions } from "./graph";
import { giveBack } from "./loan";
import { single } from "./single";
import { borrowWays, follow, makeRoom, putPlace, putWay, waysIn, type Ends, type Ways } from "./ways";
import type { Work } from "./work";

/**
 * The wandering player, in its plainest form that of Jarušek and Pelánek ("Human Problem Solving: Sokoban Case Study",
 * 2010). He
 * - sees `FORESIGHT` moves ahead: where a win is no farther he plays it;
 * - else picks one of the inputs that move something and do not lose at once, each as probable as the others;
 * - is back at the start, at no further cost, when a move brings him to a position that can no longer be won.
 *
 * A level is as hard as he needs more moves for it than the best player: see `difficultyOf`.
 */
export const FORESIGHT = 2;

/**
 * What comes of his wandering from each state, up to a win or to a position that can no longer be won. Where he begins
 * does not matter to that, so each state can be asked as if it were the start.
 */
export interface Wandering {
  /** By state: how many moves he makes on average. */
  readonly moves: readonly number[];
  /** By state: how probable a win is. */
  readonly chance: readonly number[];
}

const STATES_PER_SLICE = 10;
const WAYS_PER_SLICE = 4 * STATES_PER_SLICE;

/** Has him wander from all states of a graph at once; `distance` has the fewest moves from each to a win, or `NEVER`. */
export function* wander(graph: Transitions, distance: readonly number[]): Work<Wandering> {
  const { size } = graph;
  const { ways, loan } = yield* borrowWays(size);
  const moves: number[] = [];
  const chance: number[] = [];
  for (const list of [moves, chance]) yield* fill(list, size, 0);
  const wandering = { all: ways.ends, good: chance, cost: moves };
  for (let state = 0; state < size; state += STATES_PER_SLICE) {
    if (ways.count + WAYS_PER_SLICE > ways.room) yield* makeRoom(ways, ways.count, WAYS_PER_SLICE);
    layWays(ways, wandering, graph, distance, state + 1, Math.min(size, state + STATES_PER_SLICE));
    yield;
  }
  yield* follow(ways, wandering);
  giveBack(loan);
  return { moves, chance };
}

/** Lays the ways out of these states, which count from 1; of those from which he sees a win all is known already. */
function layWays(
  scratch: Ways,
  { all, good, cost }: Ends,
  { next }: Transitions,
  distance: readonly number[],
  first: number,
  last: number,
): void {
  const [ups, rights, downs, lefts] = next;
  /** @locals */
  const ways: Ways = waysIn(scratch);
  for (let state = first; state <= last; state++) {
    const far = distance[state - 1];
    if (far > FORESIGHT) {
      /** @locals */
      const choice: Choice = { ends: 0, wins: 0, cost: 0 };
      const before = ways.count;
      layWay(ways, choice, distance, before, state, ups[state - 1]);
      layWay(ways, choice, distance, before, state, rights[state - 1]);
      layWay(ways, choice, distance, before, state, downs[state - 1]);
      layWay(ways, choice, distance, before, state, lefts[state - 1]);
      putPlace(ways, state, before);
      all[state - 1] = choice.ends;
      good[state - 1] = choice.wins;
      cost[state - 1] = choice.cost;
    } else if (far >= 0) {
      good[state - 1] = 1;
      cost[state - 1] = far;
    }
  }
  scratch.count = ways.count;
  scratch.places = ways.places;
}

/** What he may choose from: how many inputs end his wandering, how many with a win, and what all together cost. */
interface Choice {
  ends: number;
  wins: number;
  cost: number;
}

/** Lays the way that an input leads, unless another of the same state does. @inline */
function layWay(
  ways: Ways,
  choice: Choice,
  distance: readonly number[],
  before: number,
  state: number,
  after: number,
): void {
  if (after >= 0) {
    const far = distance[after];
    choice.cost++;
    if (far > FORESIGHT) {
      const to = after + 1;
      if (to !== state) putWay(ways, before, state, to);
    } else {
      choice.ends++;
      if (far >= 0) {
        choice.wins++;
        choice.cost += far;
      }
    }
  }
}

/**
 * How hard the level is that begins in a state: log2 of the moves that he makes on average until he wins, for each move
 * of the shortest win; in hundredths of a bit, at most `MOST_CENTIBITS`, as for a level that cannot be won.
 */
export function difficultyOf({ moves, chance }: Wandering, distance: readonly number[], state: number): number {
  return difficultyCentibits(moves[state], chance[state], distance[state]);
}

/**
 * The same, of what comes of his wandering from the start. He is there again whenever he comes to a position that can no
 * longer be won, so he has to try once for each part of a chance of 1.
 */
export function difficultyCentibits(moves: number, chance: number, par: number): number {
  if (par === NEVER) return MOST_CENTIBITS;
  if (par <= FORESIGHT) return 0;
  const inAll = single(moves / chance);
  const forEach = single(inAll / par);
  return log2Centibits(forEach);
}
