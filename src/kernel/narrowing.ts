import { MANY, type Transitions } from "./graph";
import { bestLine } from "./verdict";
import type { Work } from "./work";

const STATES_PER_SLICE = 40;

/**
 * How many shortest lines win from each position of the best line, the start first (at most `MANY`): where it comes down
 * to one, the level turns hard. Empty where there is no win. `distance` is of kernel/verdict.
 */
export function* waysAlong(graph: Transitions, distance: readonly number[]): Work<number[]> {
  const states = yield* statesOfBestLines(graph, distance);
  const lines: Record<number, number | undefined> = {};
  for (let at = states.length - 1; at >= 0; at--) {
    const state = states[at];
    let ways = distance[state] === 0 ? 1 : 0;
    for (let direction = 0; direction < 4; direction++) {
      const after = graph.next[direction][state];
      if (after >= 0 && distance[after] === distance[state] - 1) ways = Math.min(MANY, ways + (lines[after] ?? 0));
    }
    lines[state] = ways;
    if (at % STATES_PER_SLICE === 0) yield;
  }
  if (states.length === 0) return [];
  let state = graph.start;
  const along = [lines[state] ?? 0];
  for (const direction of bestLine(graph, distance, graph.start)) {
    state = graph.next[direction][state];
    along.push(lines[state] ?? 0);
  }
  return along;
}

/** All states that a shortest line from the start comes by, the farther from a win the earlier. */
function* statesOfBestLines(graph: Transitions, distance: readonly number[]): Work<number[]> {
  if (distance[graph.start] < 0) return [];
  const states = [graph.start];
  const isKnown: Record<number, true | undefined> = {};
  for (let at = 0; at < states.length; at++) {
    const nearer = distance[states[at]] - 1;
    for (let direction = 0; direction < 4; direction++) {
      const after = graph.next[direction][states[at]];
      if (after < 0 || nearer < 0 || distance[after] !== nearer || isKnown[after] === true) continue;
      isKnown[after] = true;
      states.push(after);
    }
    if (at % STATES_PER_SLICE === 0) yield;
  }
  return states;
}
