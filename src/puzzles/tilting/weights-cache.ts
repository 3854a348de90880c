/**
 * A cache of key weights: numbers that the pieces add to the key of a state. Levels with as many pieces of each kind on
 * a board of the same size have the same weights.
 */

/** The cached key weights for all levels on one board with the same numbers of pieces of each kind. */
export interface CachedWeights<BoardCodes, Weights> {
  readonly boardCodes: BoardCodes;
  readonly counts: readonly number[];
  readonly weights: Weights;
}

/**
 * Returns the cached key weights for a board and the numbers of pieces of each kind, or undefined if they are not
 * cached.
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
