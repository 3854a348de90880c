/** Finds the moves that lead to a state of a level, in a graph whose states were found by a breadth-first search. */
import { DIRECTIONS, type Direction } from "../../kernel/direction";
import { fill } from "../../kernel/fill";
import { UNREACHABLE, type Transitions } from "../../kernel/graph";
import type { Task } from "../../kernel/task";

const STATES_PER_SLICE = 40;

/**
 * Returns a shortest sequence of moves from the start to the state with the number `state` in the graph. The states
 * must be numbered in the order in which a breadth-first search finds them.
 */
export function* findPath(next: Transitions["next"], state: number): Task<Direction[]> {
  const [ups, rights, downs, lefts] = next;
  const parents: number[] = [];
  yield* fill(parents, state + 1, UNREACHABLE);
  for (let from = 0; parents[state] === UNREACHABLE && from < state; from++) {
    recordParent(parents, from, ups[from], state);
    recordParent(parents, from, rights[from], state);
    recordParent(parents, from, downs[from], state);
    recordParent(parents, from, lefts[from], state);
    if (from % STATES_PER_SLICE === 0) yield;
  }
  yield;
  const path: Direction[] = [];
  for (let current = state; current > 0; current = parents[current]) {
    const from = parents[current];
    path.push(directionTo(next, from, current));
  }
  return path.reverse();
}

/**
 * Stores `from` as the state before `after` on a shortest path. Does so only if no earlier state has a move to `after`,
 * and if the number of `after` is not above `last`.
 * @inline
 */
function recordParent(parents: number[], from: number, after: number, last: number): void {
  if (after > from && after <= last && parents[after] === UNREACHABLE) parents[after] = from;
}

function directionTo(next: Transitions["next"], from: number, after: number): Direction {
  let index = 0;
  while (next[index][from] !== after) index++;
  return DIRECTIONS[index];
}
