import { DIRECTIONS, type Direction } from "../../kernel/direction";
import { fill } from "../../kernel/fill";
import { NEVER, type Transitions } from "../../kernel/graph";
import type { Work } from "../../kernel/work";

const STATES_PER_SLICE = 40;

/** Moves that lead from the first state of a graph to another one. States are numbered in the order of their depth. */
export function* wayTo(next: Transitions["next"], state: number): Work<Direction[]> {
  const [ups, rights, downs, lefts] = next;
  const cameFrom: number[] = [];
  yield* fill(cameFrom, state + 1, NEVER);
  for (let from = 0; cameFrom[state] === NEVER && from < state; from++) {
    noteFrom(cameFrom, from, ups[from], state);
    noteFrom(cameFrom, from, rights[from], state);
    noteFrom(cameFrom, from, downs[from], state);
    noteFrom(cameFrom, from, lefts[from], state);
    if (from % STATES_PER_SLICE === 0) yield;
  }
  yield;
  const way: Direction[] = [];
  for (let at = state; at > 0; at = cameFrom[at]) {
    const from = cameFrom[at];
    const after = at;
    way.push(DIRECTIONS.find((direction) => next[direction][from] === after) ?? DIRECTIONS[0]);
  }
  return way.reverse();
}

/** Notes where a state is come to from first; none behind `last` matters. @inline */
function noteFrom(cameFrom: number[], from: number, after: number, last: number): void {
  if (after > from && after <= last && cameFrom[after] === NEVER) cameFrom[after] = from;
}
