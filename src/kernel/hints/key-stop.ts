/**
 * Chooses the stop that a hint is about, in a level with one piece that the player moves. A stop is the end of a move,
 * where the piece comes to rest.
 */
import { STUCK } from "../graph";
import type { ShortestWins, WinMove } from "./shortest-wins";

/**
 * A stop (the end of a move, where the piece rests) that is the same in all shortest wins, after the same number of
 * moves.
 */
export interface KeyStop<State> {
  readonly move: WinMove<State>;
  /** The index of the move that ends at the stop, counted from 0. The index is the same in every shortest win. */
  readonly index: number;
  /**
   * Whether every win of the level has this stop (the end of a move), also the wins that are longer than the shortest
   * ones.
   */
  readonly isNeeded: boolean;
}

/**
 * The number of next stops from which a hint chooses, at most. A stop is the end of a move, where the piece rests. A
 * stop farther ahead would help nobody.
 */
const MAX_STOPS_AHEAD = 6;

const MIN_WRONG_MOVES = 2;

// The points that a stop (the end of a move, where the piece rests) gets for its qualities. A hint prefers the stop
// with the most points. A stop that every win needs gets `NEEDED_WEIGHT`, and a stop that is hard to leave gets
// `HARD_WEIGHT`. Each stop after the next one gets `LATER_WEIGHT` minus its index. The next stop does not get these
// points, because it would show the next move to the player.
const NEEDED_WEIGHT = 8;
const LATER_WEIGHT = 6;
const HARD_WEIGHT = 4;

/**
 * Returns the stops that all shortest wins make, the best for a hint first. A stop is the end of a move, where the
 * piece rests; the win itself does not count. `isNeeded` is the result of `findNeededStates`. `extraWeightOf` returns
 * how much a puzzle prefers a stop to other ones, as a whole number. This number is added to weights such as
 * `HARD_WEIGHT`.
 */
export function findKeyStops<State>(
  wins: ShortestWins<State>,
  isNeeded: readonly boolean[],
  extraWeightOf: (this: void, move: WinMove<State>) => number,
): readonly KeyStop<State>[] {
  const { shown, all, winDistance } = wins;
  const stops: { readonly stop: KeyStop<State>; readonly weight: number }[] = [];
  for (let index = 0; index < Math.min(all[0].length, MAX_STOPS_AHEAD); index++) {
    const move = shown[index];
    if (winDistance[move.afterNumber] === 0) break;
    if (all.some((win) => win[index].afterNumber !== move.afterNumber)) continue;
    let weight = extraWeightOf(move) + (index === 0 ? 0 : LATER_WEIGHT - index);
    if (isNeeded[index]) weight += NEEDED_WEIGHT;
    if (isHardToLeave(wins, move.afterNumber)) weight += HARD_WEIGHT;
    stops.push({ stop: { move, index, isNeeded: isNeeded[index] }, weight });
  }
  stops.sort((one, other) =>
    one.weight === other.weight ? one.stop.index - other.stop.index : other.weight - one.weight,
  );
  return stops.map(({ stop }) => stop);
}

/**
 * Returns moves of the shown win (the shortest win that hints show) whose stops a hint may suggest, the best first. A
 * stop is the cell where the piece comes to rest. Hints suggest a stop if no stop is the same in all shortest wins.
 *
 * The second move is best, because the first move's stop would show the player what to do. The result has neither the
 * winning move nor moves that lead back to the current state.
 */
export function suggestedStops<State>({
  shown,
  winDistance,
  fromNumber,
}: ShortestWins<State>): readonly WinMove<State>[] {
  const [first, ...later] = shown.slice(0, MAX_STOPS_AHEAD);
  return [later[0] ?? first, first, ...later.slice(1)].filter(
    ({ afterNumber }) => winDistance[afterNumber] > 0 && afterNumber !== fromNumber,
  );
}

/**
 * Returns whether a state is hard to leave: only one move leads nearer to a win, and at least `MIN_WRONG_MOVES` other
 * moves do not.
 */
function isHardToLeave<State>({ graph, winDistance }: ShortestWins<State>, state: number): boolean {
  let nearer = 0;
  let wrong = 0;
  for (let direction = 0; direction < 4; direction++) {
    const after = graph.next[direction][state];
    if (after === STUCK) continue;
    if (after >= 0 && winDistance[after] === winDistance[state] - 1) nearer++;
    else wrong++;
  }
  return nearer === 1 && wrong >= MIN_WRONG_MOVES;
}
