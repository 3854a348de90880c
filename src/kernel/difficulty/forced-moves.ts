import type { Direction } from "../direction";
import type { Transitions } from "../graph";

/** The positions that the line has passed, by how many moves they are from its end; of all others this is noise. */
const passedStates: number[] = [];

/**
 * How much of a shortest line is a railroad, as the author of "Ice Path" calls it: the share of its moves, in percent and
 * rounded down, that are without choice. A move is so when every other input moves nothing, loses at once, or leads to a
 * position that the line has passed. The line begins at the start of the graph and is the best one of kernel/verdict
 * unless another of the shortest is given; `distance` is what that found out. 0 where no move wins, or none is needed.
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
    // Backwards, so that of several best moves the first is kept.
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
