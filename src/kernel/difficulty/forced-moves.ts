/**
 * The share of forced moves in a solution, a measure of how much of a level plays itself. The author of "Ice Path"
 * calls it railroading.
 */
import type { Direction } from "../direction";
import type { Transitions } from "../graph";

/** The states that the solution has passed, by the number of moves left at each. Entries of earlier calls are stale. */
const passedStates: number[] = [];

/**
 * Returns the share of moves in a shortest solution that leave only one choice, in percent, rounded down. Returns 0 if
 * no move wins or none is needed.
 *
 * A move is forced if every other input moves nothing, loses at once, or leads back to a state that the solution has
 * passed. The solution starts at the start of the graph. It is the best one of verdict.ts unless another shortest one
 * is passed.
 */
export function forcedMovesPercent(
  { next, start }: Pick<Transitions, "next" | "start">,
  winDistance: readonly number[],
  solution?: readonly Direction[],
): number {
  const par = winDistance[start];
  if (par <= 0) return 0;
  let forcedCount = 0;
  let state = start;
  for (let movesLeft = par; movesLeft > 0; movesLeft--) {
    passedStates[movesLeft] = state;
    let choices = 0;
    let bestSuccessor = state;
    // Directions are tried in descending order, so that the first of several best moves is kept.
    for (let direction = 3; direction >= 0; direction--) {
      const after = next[direction][state];
      if (after < 0) continue;
      const distanceAfter = winDistance[after];
      if (distanceAfter === movesLeft - 1) bestSuccessor = after;
      if (distanceAfter < movesLeft || distanceAfter > par || passedStates[distanceAfter] !== after) choices++;
    }
    if (choices === 1) forcedCount++;
    state = solution === undefined ? bestSuccessor : next[solution[par - movesLeft]][state];
  }
  return Math.floor((100 * forcedCount) / par);
}
