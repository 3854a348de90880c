/**
 * Measures the solving idea "bait": wrong inputs after which the level clearly looks nearest to a win, but which cost
 * several moves or lead into a dead end (a state from which no win can be reached).
 */
import type { Direction } from "../direction";
import type { Task } from "../task";
import { measureDeadEndDepth, MAX_DEAD_END_STATES } from "./dead-end-depth";
import type { GraphSolution, PlayedSolution } from "./played-solution";

/**
 * The smallest cost, in moves, of a wrong input that counts as bait. Cheaper inputs are small mistakes. For example, it
 * costs two moves to go back to the cell from which the seal of Ice Path has just come, and players do not notice that
 * as a trap.
 */
const MIN_COST_MOVES = 3;

/**
 * The number of quarters in the condition for an input that clearly looks best. After such an input, the level looks at
 * most three quarters as far from a win as after every other input.
 */
const BEST_QUARTERS = 3;
const ALL_QUARTERS = 4;

/**
 * An input into a dead end (a state from which no win can be reached) can cost at most this many moves: the input
 * itself, and one move for each further state that `measureDeadEndDepth` visits.
 */
const MAX_DEAD_END_MOVES = MAX_DEAD_END_STATES;

/**
 * Returns the cost of all baits along a solution, in moves, or 0 if there is no bait. A bait is a wrong input that
 * clearly looks best (see `findBaitingInput`) and costs at least `MIN_COST_MOVES`. Returns 0 early, to save time,
 * if the cost cannot reach `atLeast` any more.
 *
 * The cost of an input is the number of moves that the input adds to the shortest way to a win. An input into a dead
 * end (a state from which no win can be reached) costs one move plus `measureDeadEndDepth`. Inputs that lose at once
 * are no baits, because the player sees the danger.
 *
 * `distanceOf` returns how far a state looks from a win.
 */
export function* measureBaitStrength<State>(
  solution: PlayedSolution<State>,
  distanceOf: (this: void, state: State) => number,
  atLeast = 0,
): Task<number> {
  const { baitCosts } = solution.playedMoves;
  let strength = 0;
  let mostLeft = 0;
  for (let index = 0; index < solution.moves.length; index++) mostLeft += findMaxCost(solution, index);
  for (let index = 0; index < solution.moves.length; index++) {
    if (strength + mostLeft < atLeast) return 0;
    const maxCost = findMaxCost(solution, index);
    mostLeft -= maxCost;
    if (maxCost === 0) continue;
    const number = solution.stateNumbers[index];
    const cost = baitCosts[number] ?? (yield* measureBaitCost(solution, index, distanceOf));
    baitCosts[number] = cost;
    strength += cost;
  }
  return strength;
}

function* measureBaitCost<State>(
  solution: PlayedSolution<State>,
  index: number,
  distanceOf: (this: void, state: State) => number,
): Task<number> {
  yield;
  const direction = yield* findBaitingInput(solution, index, distanceOf);
  if (direction === undefined) return 0;
  const cost = yield* measureCost(solution, index, direction);
  return cost >= MIN_COST_MOVES ? cost : 0;
}

/**
 * Returns an upper limit for the cost of a bait (a wrong input that clearly looks best) in one state of a solution. The
 * state has the index `index` in the solution. The limit is quick to compute, because no move is played.
 *
 * The limit is the most moves that any input in this state can cost. An input into a dead end (a state from which no
 * win can be reached) counts as `MAX_DEAD_END_MOVES`, because its cost is not known yet. The result is 0 if no input
 * can cost `MIN_COST_MOVES`, because then no input is a bait.
 */
function findMaxCost(solution: GraphSolution, index: number): number {
  let most = 0;
  for (let direction = 0; direction < 4; direction++) most = Math.max(most, findMaxCostOf(solution, index, direction));
  return most >= MIN_COST_MOVES ? most : 0;
}

/**
 * Returns an upper limit for the cost of the input `direction` in the state at `index` of the solution. Returns 0 for
 * an input that moves nothing or loses.
 */
function findMaxCostOf({ certificate, stateNumbers }: GraphSolution, index: number, direction: number): number {
  const { graph, analysis } = certificate;
  const state = stateNumbers[index];
  const after = graph.next[direction][state];
  if (after < 0) return 0;
  const distance = analysis.winDistance[after];
  return distance < 0 ? MAX_DEAD_END_MOVES : distance + 1 - analysis.winDistance[state];
}

/**
 * Returns the input that clearly looks best (see `BEST_QUARTERS`) in one state of a solution, if this input may be a
 * bait. Returns undefined if there is no such input. An input may be a bait if it can cost `MIN_COST_MOVES` and the
 * level looks nearer to a win after it than before.
 *
 * To save time, the function first plays the inputs that can cost so much. It plays the other inputs only if the level
 * looks nearer to a win after one of the played inputs.
 */
function* findBaitingInput<State>(
  solution: PlayedSolution<State>,
  index: number,
  distanceOf: (this: void, state: State) => number,
): Task<Direction | undefined> {
  const { states } = solution;
  let best: Direction | undefined;
  let least = distanceOf(states[index]);
  yield;
  let secondLeast = Infinity;
  for (let direction = 0; direction < 4; direction++) {
    if (findMaxCostOf(solution, index, direction) < MIN_COST_MOVES) continue;
    const distance = measureDistanceAfter(solution, index, direction as Direction, distanceOf);
    yield;
    if (distance < least) {
      if (best !== undefined) secondLeast = least;
      least = distance;
      best = direction as Direction;
    } else if (distance < secondLeast) secondLeast = distance;
  }
  if (best === undefined) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    if (ALL_QUARTERS * least > BEST_QUARTERS * secondLeast) return undefined;
    if (findMaxCostOf(solution, index, direction) >= MIN_COST_MOVES) continue;
    const distance = measureDistanceAfter(solution, index, direction as Direction, distanceOf);
    yield;
    // Of two inputs that look equally good, the input with the lower number counts as the better one. So if the input
    // `direction` counts as better than `best`, the input `best` is no bait.
    if (distance < least || (distance === least && direction < best)) return undefined;
    secondLeast = Math.min(secondLeast, distance);
  }
  return ALL_QUARTERS * least <= BEST_QUARTERS * secondLeast ? best : undefined;
}

/**
 * Returns how far the level looks from a win after the input `direction` in the state at `index` of the solution.
 * Returns Infinity if the input moves nothing or loses.
 */
function measureDistanceAfter<State>(
  { rules, certificate, moves, stateNumbers, states }: PlayedSolution<State>,
  index: number,
  direction: Direction,
  distanceOf: (this: void, state: State) => number,
): number {
  if (direction === moves[index]) return distanceOf(states[index + 1]);
  if (certificate.graph.next[direction][stateNumbers[index]] < 0) return Infinity;
  const after = rules.move(states[index], direction);
  return after === undefined ? Infinity : distanceOf(after);
}

/**
 * Returns how many moves the input `direction` costs in the state at `index` of the solution: by how many moves it
 * makes the shortest way to a win longer. For an input into a dead end (a state from which no win can be reached), the
 * cost is 1 plus the depth of the dead end; see `measureDeadEndDepth`.
 */
function* measureCost<State>(
  { certificate, stateNumbers }: PlayedSolution<State>,
  index: number,
  direction: Direction,
): Task<number> {
  const { graph, analysis } = certificate;
  const state = stateNumbers[index];
  const after = graph.next[direction][state];
  const distanceAfter = analysis.winDistance[after];
  if (distanceAfter >= 0) return distanceAfter + 1 - analysis.winDistance[state];
  return 1 + (yield* measureDeadEndDepth(graph, after));
}
