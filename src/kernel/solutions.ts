/**
 * Lists the solutions of a level one by one. To count the shortest solutions without listing them, see win-distance.ts.
 */
import type { Direction } from "./direction";
import type { Transitions } from "./graph";

interface Solution {
  readonly moves: readonly Direction[];
  readonly wonState: number;
}

/**
 * Yields every solution with at most `maxMoves` moves that visits no state twice. Shorter solutions come first. The
 * solutions are found one by one, so that the caller can stop the search at any time, because there may be
 * exponentially many.
 *
 * `winDistance` is the result of `computeWinDistance`.
 */
export function* enumerateSolutions(
  graph: Transitions,
  winDistance: readonly number[],
  maxMoves: number,
): Generator<Solution, void, void> {
  for (let moveCount = 0; moveCount <= maxMoves; moveCount++)
    yield* generateSolutionsOfLength(graph, winDistance, moveCount);
}

/**
 * Yields every solution of exactly `moveCount` moves. Solutions that start with up come first, then right, down and
 * left.
 */
function* generateSolutionsOfLength(
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
