import { fill } from "./fill";
import { MANY, NEVER, type Transitions } from "./graph";
import type { Work } from "./work";

/** What is known of the states of a graph once its wins have been followed back. */
export interface LookBack {
  /** By state: fewest moves to a win, or `NEVER`. */
  readonly distance: number[];
  /** By state: how many shortest lines win, at most `MANY`. */
  readonly lines: number[];
  /** How many states a win can be reached from, won ones included. */
  readonly alive: number;
  /** These states, the nearest to a win first. */
  readonly nearestFirst: readonly number[];
}

/** In a list of states: there is none. */
const NONE = -1;

/** The moves of a graph the other way about: by direction, then by state. What lies behind its states is noise. */
interface Backward {
  /** The newest state that comes to this one by that move. */
  readonly newest: readonly number[][];
  /** The state that comes to the same as this one by that move, the one before it. */
  readonly older: readonly number[][];
}

/** From the last graph that was followed back: lists that are long already are filled in a quarter of the time. */
let spare: Backward | undefined;

const STATES_PER_SLICE = 60;
const MOVES_PER_SLICE = 100;
/** In moves: what a state takes that no move leads to. */
const LOOKING_AT_A_STATE = 3;

/** Follows the wins of a graph back to all states that lead to them, the nearest first: each move is looked at once. */
export function* lookBack(graph: Transitions): Work<LookBack> {
  const backward = spare ?? { newest: [[], [], [], []], older: [[], [], [], []] };
  // Works may be dropped before they end: then the next one begins with new lists.
  spare = undefined;
  const { newest, older } = backward;
  for (let direction = 0; direction < 4; direction++) {
    yield* fill(newest[direction], graph.size, NONE);
    yield* turnBack(graph.next[direction], graph.size, newest[direction], older[direction]);
  }
  const distance: number[] = [];
  yield* fill(distance, graph.size, NEVER);
  const lines: number[] = [];
  yield* fill(lines, graph.size, 0);
  const reached: number[] = [];
  for (const state of graph.won) {
    distance[state] = 0;
    lines[state] = 1;
    reached.push(state);
  }
  let alive = reached.length;
  let movesLeft = MOVES_PER_SLICE;
  for (let at = 0; at < alive; at++) {
    movesLeft -= LOOKING_AT_A_STATE;
    if (movesLeft <= 0) {
      yield;
      movesLeft = MOVES_PER_SLICE;
    }
    const state = reached[at];
    const moves = distance[state] + 1;
    const ways = lines[state];
    for (let direction = 0; direction < 4; direction++) {
      const next = older[direction];
      let before = newest[direction][state];
      while (before >= 0) {
        const known = distance[before];
        if (known < 0) {
          distance[before] = moves;
          lines[before] = ways;
          reached[alive] = before;
          alive++;
        } else if (known === moves) lines[before] = Math.min(MANY, lines[before] + ways);
        before = next[before];
        movesLeft--;
        if (movesLeft <= 0) {
          yield;
          movesLeft = MOVES_PER_SLICE;
        }
      }
    }
  }
  spare = backward;
  return { distance, lines, alive, nearestFirst: reached };
}

/** Turns the moves in one direction about. */
function* turnBack(exits: readonly number[], size: number, newest: number[], older: number[]): Work<void> {
  for (let from = 0; from < size; from += STATES_PER_SLICE) {
    turnBackSome(exits, from, Math.min(size, from + STATES_PER_SLICE), newest, older);
    yield;
  }
}

function turnBackSome(exits: readonly number[], from: number, to: number, newest: number[], older: number[]): void {
  for (let state = from; state < to; state++) {
    const after = exits[state];
    if (after >= 0) {
      older[state] = newest[after];
      newest[after] = state;
    } else older[state] = NONE;
  }
}
