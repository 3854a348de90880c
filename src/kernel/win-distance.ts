/** Retrograde analysis: computes the fewest moves to a win from every state of a graph, as for chess endgame tables. */
import { fill } from "./fill";
import { MAX_SOLUTION_COUNT, UNREACHABLE, type Transitions } from "./graph";
import type { Task } from "./task";

/** Win distances and counts of shortest solutions for all states of a graph. */
export interface WinAnalysis {
  /** By state: the fewest moves to a win, or `UNREACHABLE`. */
  readonly winDistance: number[];
  /** By state: the number of shortest solutions from there, at most `MAX_SOLUTION_COUNT`. */
  readonly solutionCounts: number[];
  /** The number of states from which a win can be reached, won ones included. */
  readonly winnableCount: number;
  /** The states from which a win can be reached, in the order of rising win distance. */
  readonly nearestFirst: readonly number[];
}

/** The end of a linked list of states. */
const NO_STATE = -1;

/**
 * The reversed transitions of a graph as linked lists: by direction, then by state. Entries beyond the states of the
 * graph are stale.
 */
interface Predecessors {
  /** The first state in the list of predecessors of this state. */
  readonly heads: readonly number[][];
  /** The next state after this one in its list. All states of a list have the same successor. */
  readonly links: readonly number[][];
}

/** The lists of the last analysed graph. Refilling long lists takes a quarter of the time of building new ones. */
let pooledPredecessors: Predecessors | undefined;

const STATES_PER_SLICE = 60;
const MOVES_PER_SLICE = 100;
/** The cost of a state without predecessors, in transitions. */
const MOVES_PER_STATE = 3;

/**
 * Computes the win distance and the number of shortest solutions of every state. It searches breadth first from the won
 * states along reversed transitions, so it visits each transition once.
 */
export function* computeWinDistance(graph: Transitions): Task<WinAnalysis> {
  const predecessors = pooledPredecessors ?? { heads: [[], [], [], []], links: [[], [], [], []] };
  // If this task is cancelled, the lists are not put back, and the next task starts with new ones.
  pooledPredecessors = undefined;
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
  pooledPredecessors = predecessors;
  return { winDistance, solutionCounts, winnableCount, nearestFirst: reached };
}

/** Adds the transitions of one direction to the linked lists of predecessors. */
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
