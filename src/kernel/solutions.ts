/**
 * Enumerates the solutions of a level one by one. How many shortest solutions there are is computed in win-distance.ts,
 * without enumerating them.
 */
import type { Direction } from "./direction";
import type { Transitions } from "./graph";

/** Moves from the start to a win. */
interface Solution {
  readonly moves: readonly Direction[];
  /** The won state in which the solution ends. */
  readonly wonState: number;
}

/**
 * Yields every solution of up to `maxMoves` moves that visits no state twice, shorter solutions first. The number of
 * solutions may be exponential, so the caller may stop at any of them.
 *
 * `winDistance` is the result of `computeWinDistance`.
 */
export function* enumerateSolutions(
  graph: Transitions,
  winDistance: readonly number[],
  maxMoves: number,
): Generator<Solution, void, void> {
  for (let moveCount = 0; moveCount <= maxMoves; moveCount++) yield* solutionsOfLength(graph, winDistance, moveCount);
}

/** Yields every solution of exactly `moveCount` moves, in the order of directions. */
function* solutionsOfLength(
  graph: Transitions,
  winDistance: readonly number[],
  moveCount: number,
): Generator<Solution, void, void> {
  const moves: Direction[] = [];
  const path: number[] = [graph.start];
  let direction = 0;
  while (path.length > 0) {
    const state = path[path.length - 1];
    const movesLeft = moveCount - moves.length;
    if (movesLeft === 0 && winDistance[state] === 0) yield { moves: [...moves], wonState: state };
    const after = direction < 4 ? graph.next[direction][state] : graph.start;
    if (direction === 4 || movesLeft === 0) {
      path.pop();
      const lastMove = moves.pop();
      direction = lastMove === undefined ? 4 : lastMove + 1;
    } else if (after >= 0 && winDistance[after] >= 0 && winDistance[after] < movesLeft && !path.includes(after)) {
      path.push(after);
      moves.push(direction as Direction);
      direction = 0;
    } else direction++;
  }
}
