/** A cache of the numbers that pieces add to the keys of states, for levels with the same pieces on the same board. */

/** An entry of the cache: the numbers for all levels with this board and these numbers of pieces of each kind. */
export interface CachedWeights<BoardCodes, Weights> {
  readonly boardCodes: BoardCodes;
  readonly counts: readonly number[];
  readonly weights: Weights;
}

/** Returns the numbers for a board and the numbers of pieces of each kind, or undefined if they are not cached. */
export function findCachedWeights<BoardCodes, Weights>(
  cache: readonly CachedWeights<BoardCodes, Weights>[],
  boardCodes: BoardCodes,
  counts: readonly number[],
): Weights | undefined {
  return cache.find(
    (entry) => entry.boardCodes === boardCodes && entry.counts.every((count, kind) => count === counts[kind]),
  )?.weights;
}
