/**
 * Measures the solving idea "too soon": pieces could leave at one input, but they must stay longer. A solving idea is a
 * technique that a solution needs.
 */
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { Task } from "../../kernel/task";

/**
 * If an input adds fewer moves than this to the shortest way to a win, it is a small mistake, which a player hardly
 * notices.
 */
const MIN_COST_MOVES = 2;

/**
 * Returns how many moves it costs to let pieces leave too soon, added up over all inputs along a solution with which
 * they would. Such an input lets pieces leave, but costs at least `MIN_COST_MOVES` moves. The cost is the number of
 * moves that the input adds to the shortest way to a win. If the input makes a win impossible, the cost is the number
 * of moves that are left.
 *
 * `piecesLeft` returns how many pieces of a state have not left. Only states with more than `lastPieces` such pieces
 * are examined: an input that lets the last pieces leave wins, so it is not too soon. Returns 0 early, to save time, if
 * the cost cannot reach `atLeast` any more.
 */
export function* measureTooSoon<State>(
  solution: PlayedSolution<State>,
  piecesLeft: (this: void, state: State) => number,
  lastPieces: number,
  atLeast: number,
): Task<number> {
  let length = 0;
  while (length < solution.moves.length && piecesLeft(solution.states[length]) > lastPieces) length++;
  let strength = 0;
  let mostLeft = 0;
  for (let index = 0; index < length; index++)
    for (const direction of DIRECTIONS) mostLeft += costOf(solution, index, direction);
  yield;
  for (let index = 0; index < length; index++) {
    for (const direction of DIRECTIONS) {
      const cost = costOf(solution, index, direction);
      if (cost === 0) continue;
      if (strength + mostLeft < atLeast) return 0;
      mostLeft -= cost;
      if (letsLeave(solution, index, direction, piecesLeft)) strength += cost;
      yield;
    }
  }
  return strength;
}

/**
 * Returns the cost of an input in the state at `index` of a solution: the number of moves that the input adds to the
 * shortest way to a win. If the input makes a win impossible, the cost is the number of moves that are left. Returns 0
 * if the cost is below `MIN_COST_MOVES`, or if the input moves nothing or loses.
 */
function costOf<State>(
  { certificate, stateNumbers, moves }: PlayedSolution<State>,
  index: number,
  direction: Direction,
): number {
  const { graph, analysis } = certificate;
  const after = graph.next[direction][stateNumbers[index]];
  if (after < 0) return 0;
  const movesLeft = moves.length - index;
  const distance = analysis.winDistance[after];
  const cost = distance < 0 ? movesLeft : distance + 1 - movesLeft;
  return cost < MIN_COST_MOVES ? 0 : cost;
}

function letsLeave<State>(
  { certificate, stateNumbers, states, rules, playedMoves }: PlayedSolution<State>,
  index: number,
  direction: Direction,
  piecesLeft: (this: void, state: State) => number,
): boolean {
  const before = states[index];
  const number = certificate.graph.next[direction][stateNumbers[index]];
  const after = playedMoves.states[number] ?? rules.move(before, direction) ?? before;
  playedMoves.states[number] = after;
  return piecesLeft(after) < piecesLeft(before);
}
