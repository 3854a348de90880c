import type { Direction } from "./direction";
import type { Transitions } from "./graph";

/** A way from the start to a win. */
interface Solution {
  readonly line: readonly Direction[];
  /** The won state it ends in. */
  readonly end: number;
}

/**
 * Every solution of up to `mostMoves` moves that comes to no state twice, the shorter ones first. Takes as long as there
 * are solutions: whoever asks may stop at any of them. `distance` is of kernel/verdict.
 */
export function* solutions(
  graph: Transitions,
  distance: readonly number[],
  mostMoves: number,
): Generator<Solution, void, void> {
  for (let moves = 0; moves <= mostMoves; moves++) yield* solutionsOf(graph, distance, moves);
}

/** Every solution of exactly so many moves, in the order of their directions. */
function* solutionsOf(graph: Transitions, distance: readonly number[], moves: number): Generator<Solution, void, void> {
  const line: Direction[] = [];
  const path: number[] = [graph.start];
  let direction = 0;
  while (path.length > 0) {
    const state = path[path.length - 1];
    const left = moves - line.length;
    if (left === 0 && distance[state] === 0) yield { line: [...line], end: state };
    const after = direction < 4 ? graph.next[direction][state] : graph.start;
    if (direction === 4 || left === 0) {
      path.pop();
      const last = line.pop();
      direction = last === undefined ? 4 : last + 1;
    } else if (after >= 0 && distance[after] >= 0 && distance[after] < left && !path.includes(after)) {
      path.push(after);
      line.push(direction as Direction);
      direction = 0;
    } else direction++;
  }
}
