/**
 * Computes the fewest moves to a win from every state of a level by searching backwards from all won states, as chess
 * endgame tables do (retrograde analysis).
 */
import { fill } from "./fill";
import { MAX_SOLUTION_COUNT, UNREACHABLE, type Transitions } from "./graph";
import type { Task } from "./task";

export interface WinAnalysis {
  /** For each state: the fewest moves to a win, or `UNREACHABLE` if no win can be reached. */
  readonly winDistance: number[];
  /** The number of shortest solutions from each state, at most `MAX_SOLUTION_COUNT`. */
  readonly solutionCounts: number[];
  /** The number of states from which a win can be reached, including won states. */
  readonly winnableCount: number;
  /** The states from which a win can be reached, sorted by the fewest moves to a win. */
  readonly nearestFirst: readonly number[];
}

const NO_STATE = -1;

/**
 * The transitions between states in reverse. For each direction and each state, a linked list has the states from which
 * a move in this direction leads to that state. Entries beyond the number of states are stale (left over from another
 * level) and must not be read.
 */
interface Predecessors {
  /**
   * The first state of each linked list of predecessors: `heads[direction][state]` is one of the states from which a
   * move in `direction` leads to `state`.
   */
  readonly heads: readonly number[][];
  /**
   * The links of the linked lists of predecessors. `links[direction][state]` is the state after `state` in its list:
   * another state from which a move in `direction` leads to the same state.
   */
  readonly links: readonly number[][];
}

/**
 * The linked lists of predecessors (states one move earlier) from the last analysed level. The next level reuses these
 * lists, because building new ones takes four times as long.
 */
let keptPredecessors: Predecessors | undefined;

const STATES_PER_SLICE = 60;
const MOVES_PER_SLICE = 100;
/**
 * The work for visiting one state, in units. The background task counts these units to decide when to pause. Following
 * one transition backwards is one unit.
 */
const MOVES_PER_STATE = 3;

/**
 * Computes for each state the fewest moves to a win and the number of shortest solutions. Searches backwards from the
 * won states, breadth first, so that each transition is followed only once.
 */
export function* computeWinDistance(graph: Transitions): Task<WinAnalysis> {
  const predecessors = keptPredecessors ?? { heads: [[], [], [], []], links: [[], [], [], []] };
  // While the task runs, the variable `keptPredecessors` is undefined, so that no other task uses the task's lists. A
  // cancelled task does not put its lists back, and the next task then creates new lists.
  keptPredecessors = undefined;
  const { heads, links } = predecessors;
  for (let direction = 0; direction < 4; direction++) {
    yield* fill(heads[direction], graph.stateCount, NO_STATE);
    yield* reverseMoves(graph.next[direction], graph.stateCount, heads[direction], links[direction]);
  }
  const winDistance: number[] = [];
  yield* fill(winDistance, graph.stateCount, UNREACHABLE);
  const solutionCounts: number[] = [];
  yield* fill(solutionCounts, graph.stateCount, 0);
  const reached: number[] = [];
  for (const state of graph.wonStates) {
    winDistance[state] = 0;
    solutionCounts[state] = 1;
    reached.push(state);
  }
  let winnableCount = reached.length;
  let movesLeft = MOVES_PER_SLICE;
  for (let index = 0; index < winnableCount; index++) {
    movesLeft -= MOVES_PER_STATE;
    if (movesLeft <= 0) {
      yield;
      movesLeft = MOVES_PER_SLICE;
    }
    const state = reached[index];
    const moves = winDistance[state] + 1;
    const solutionCount = solutionCounts[state];
    for (let direction = 0; direction < 4; direction++) {
      const directionLinks = links[direction];
      let predecessor = heads[direction][state];
      while (predecessor >= 0) {
        const knownDistance = winDistance[predecessor];
        if (knownDistance < 0) {
          winDistance[predecessor] = moves;
          solutionCounts[predecessor] = solutionCount;
          reached[winnableCount] = predecessor;
          winnableCount++;
        } else if (knownDistance === moves)
          solutionCounts[predecessor] = Math.min(MAX_SOLUTION_COUNT, solutionCounts[predecessor] + solutionCount);
        predecessor = directionLinks[predecessor];
        movesLeft--;
        if (movesLeft <= 0) {
          yield;
          movesLeft = MOVES_PER_SLICE;
        }
      }
    }
  }
  keptPredecessors = predecessors;
  return { winDistance, solutionCounts, winnableCount, nearestFirst: reached };
}

function* reverseMoves(successors: readonly number[], size: number, heads: number[], links: number[]): Task<void> {
  for (let from = 0; from < size; from += STATES_PER_SLICE) {
    reverseMovesFrom(successors, from, Math.min(size, from + STATES_PER_SLICE), heads, links);
    yield;
  }
}

function reverseMovesFrom(
  successors: readonly number[],
  from: number,
  to: number,
  heads: number[],
  links: number[],
): void {
  for (let state = from; state < to; state++) {
    const after = successors[state];
    if (after >= 0) {
      links[state] = heads[after];
      heads[after] = state;
    } else links[state] = NO_STATE;
  }
}
