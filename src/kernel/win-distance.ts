import { fill } from "./fill";
import { MAX_SOLUTION_COUNT, UNREACHABLE, type Transitions } from "./graph";
import type { Task } from "./task";

/** What is known of the states of a graph once its wins have been followed back. */
export interface WinAnalysis {
  /** By state: fewest moves to a win, or `NEVER`. */
  readonly winDistance: number[];
  /** By state: how many shortest lines win, at most `MANY`. */
  readonly solutionCounts: number[];
  /** How many states a win can be reached from, won ones included. */
  readonly winnableCount: number;
  /** These states, the nearest to a win first. */
  readonly nearestFirst: readonly number[];
}

/** In a list of states: there is none. */
const NO_STATE = -1;

/** The moves of a graph the other way about: by direction, then by state. What lies behind its states is noise. */
interface Predecessors {
  /** The newest state that comes to this one by that move. */
  readonly heads: readonly number[][];
  /** The state that comes to the same as this one by that move, the one before it. */
  readonly links: readonly number[][];
}

/** From the last graph that was followed back: lists that are long already are filled in a quarter of the time. */
let pooledPredecessors: Predecessors | undefined;

const STATES_PER_SLICE = 60;
const MOVES_PER_SLICE = 100;
/** In moves: what a state takes that no move leads to. */
const MOVES_PER_STATE = 3;

/** Follows the wins of a graph back to all states that lead to them, the nearest first: each move is looked at once. */
export function* computeWinDistance(graph: Transitions): Task<WinAnalysis> {
  const predecessors = pooledPredecessors ?? { heads: [[], [], [], []], links: [[], [], [], []] };
  // Works may be dropped before they end: then the next one begins with new lists.
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

/** Turns the moves in one direction about. */
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
