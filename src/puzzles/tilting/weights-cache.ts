/**
 * A cache of key weights: the numbers that the pieces of a level add to a state key, which identifies a state. Levels
 * with as many pieces of each kind on a board of the same size have the same weights.
 */

/**
 * An entry of the cache: the weights for all levels with the same board size and the same number of pieces of each
 * kind.
 */
export interface CachedWeights<BoardCodes, Weights> {
  readonly boardCodes: BoardCodes;
  readonly counts: readonly number[];
  readonly weights: Weights;
}

/**
 * Returns the weights that the cache has for a board size and the number of pieces of each kind. Returns undefined if
 * there are none.
 */
export function findCachedWeights<BoardCodes, Weights>(
  cache: readonly CachedWeights<BoardCodes, Weights>[],
  boardCodes: BoardCodes,
  counts: readonly number[],
): Weights | undefined {
  return cache.find(
    (entry) => entry.boardCodes === boardCodes && entry.counts.every((count, kind) => count === counts[kind]),
  )?.weights;
}
