/**
 * Measures the solving idea "too soon": two fruits of a kind that one input could join, but that must not be joined
 * yet. A solving idea is a technique that a solution needs.
 */
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import type { PlayedSolution } from "../../kernel/ideas/played-solution";
import type { Task } from "../../kernel/task";
import { GONE, type State } from "./state";

/**
 * If an input adds fewer moves than this to the shortest way to a win, it is a small mistake, which a player hardly
 * notices.
 */
const MIN_COST_MOVES = 2;

/**
 * Returns how many moves it costs to join pairs too soon, added up over all inputs that do this along a solution. An
 * input joins a pair too soon if fruits leave after it, but it costs at least `MIN_COST_MOVES`. The cost is the number
 * of moves that the input adds to the shortest way to a win, or all moves that are left if it makes a win impossible.
 *
 * Returns 0 early, to save time, if the cost cannot reach `atLeast` any more.
 */
export function* measureTooSoon(solution: PlayedSolution<State>, atLeast: number): Task<number> {
  // The number of states of the solution that have more than one pair of fruits. Mistakes are looked for only in these
  // states: an input that joins the last pair wins, so it is not too soon.
  let length = 0;
  while (countFruits(solution.states[length]) > 2) length++;
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
      if (joinsPair(solution, index, direction)) strength += cost;
      yield;
    }
  }
  return strength;
}

/**
 * Returns how many moves an input costs in the state at `index` of a solution: by how many it makes the shortest way to
 * a win longer, or all moves that are left if it makes a win impossible. Returns 0 if these are fewer than
 * `MIN_COST_MOVES`, or if the input moves nothing or loses.
 */
function costOf({ certificate, stateNumbers, moves }: PlayedSolution<State>, index: number, direction: Direction) {
  const { graph, analysis } = certificate;
  const after = graph.next[direction][stateNumbers[index]];
  if (after < 0) return 0;
  const movesLeft = moves.length - index;
  const distance = analysis.winDistance[after];
  const cost = distance < 0 ? movesLeft : distance + 1 - movesLeft;
  return cost < MIN_COST_MOVES ? 0 : cost;
}

/** Returns whether fruits leave after an input in the state at `index` of a solution. */
function joinsPair(
  { certificate, stateNumbers, states, rules, playedMoves }: PlayedSolution<State>,
  index: number,
  direction: Direction,
): boolean {
  const before = states[index];
  const number = certificate.graph.next[direction][stateNumbers[index]];
  const after = playedMoves.states[number] ?? rules.move(before, direction) ?? before;
  playedMoves.states[number] = after;
  return countFruits(after) < countFruits(before);
}

function countFruits({ fruits }: State): number {
  return fruits.filter((cell) => cell !== GONE).length;
}
