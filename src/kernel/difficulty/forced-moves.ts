/**
 * Computes the share of forced moves in a solution. A forced move is one for which the player has no other sensible
 * choice.
 */
import type { Direction } from "../direction";
import type { Transitions } from "../graph";

/**
 * The states that the solution has passed so far: `passedStates[movesLeft]` is the state from which the solution has
 * `movesLeft` moves left. Entries above the length of the solution are stale (left over from an earlier use) and never
 * read.
 */
const passedStates: number[] = [];

/**
 * Returns the share of forced moves (moves without a choice) in a shortest solution, in percent, rounded down. Returns
 * 0 if the level cannot be won or is already won.
 *
 * A move is forced if every other input moves nothing, loses at once, or leads back to a state that the solution has
 * passed. If no `solution` is given, the function uses the best solution (see `findBestSolution` in verdict.ts).
 */
export function computeForcedMovesPercent(
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
    // Several inputs may be best moves. `bestSuccessor` belongs to the first of them in the order up, right, down,
    // left: the loop runs in the opposite order, and the last best move that it finds is kept.
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
