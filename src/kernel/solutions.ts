import type { Direction } from "./direction";
import type { Transitions } from "./graph";

/** A way from the start to a win. */
interface Solution {
  readonly moves: readonly Direction[];
  /** The won state it ends in. */
  readonly wonState: number;
}

/**
 * Every solution of up to `maxMoves` moves that comes to no state twice, the shorter ones first. Takes as long as there
 * are solutions: whoever asks may stop at any of them. `distance` is of kernel/verdict.
 */
export function* enumerateSolutions(
  graph: Transitions,
  winDistance: readonly number[],
  maxMoves: number,
): Generator<Solution, void, void> {
  for (let moveCount = 0; moveCount <= maxMoves; moveCount++) yield* solutionsOfLength(graph, winDistance, moveCount);
}

/** Every solution of exactly so many moves, in the order of their directions. */
function* solutionsOfLength(
  graph: Transitions,
  winDistance: readonly number[],
  moveCount: number,
): Generator<Solution, void, void> {
  const line: Direction[] = [];
  const path: number[] = [graph.start];
  let direction = 0;
  while (path.length > 0) {
    const state = path[path.length - 1];
    const movesLeft = moveCount - line.length;
    if (movesLeft === 0 && winDistance[state] === 0) yield { moves: [...line], wonState: state };
    const after = direction < 4 ? graph.next[direction][state] : graph.start;
    if (direction === 4 || movesLeft === 0) {
      path.pop();
      const lastMove = line.pop();
      direction = lastMove === undefined ? 4 : lastMove + 1;
    } else if (after >= 0 && winDistance[after] >= 0 && winDistance[after] < movesLeft && !path.includes(after)) {
      path.push(after);
      line.push(direction as Direction);
      direction = 0;
    } else direction++;
  }
}
