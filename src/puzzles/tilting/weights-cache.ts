/**
 * A cache of key weights: the numbers that the pieces of a level add to a state key, which identifies a state. Two
 * levels have the same weights if their boards have the same size and if they have equally many pieces of each kind.
 */

/**
 * An entry of the cache: the weights of pieces for all levels with the same board size and the same number of pieces of
 * each kind. The weights of all pieces add up to the number that identifies a state.
 */
export interface CachedWeights<BoardCodes, Weights> {
  readonly boardCodes: BoardCodes;
  readonly counts: readonly number[];
  readonly weights: Weights;
}

/**
 * Returns the cached weights of pieces for a board size and the number of pieces of each kind, or undefined if the
 * cache lacks them. The weights of all pieces add up to the number that identifies a state.
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
