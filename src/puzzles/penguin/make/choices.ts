/** Checks whether a generated level leaves the player enough choices. */
import type { LevelPlan } from "./level-plan";
import type { Scratch } from "./scratch";
import { isOnSolution } from "./search";

/**
 * Returns whether the level has enough states, and few enough forced moves in its solution, at which the player has no
 * choice. `search` must have the win distances of all states. See kernel/difficulty/forced-moves.ts.
 */
export function hasEnoughChoices(
  { search, solution }: Scratch,
  { minStates, maxForcedMovesPercent }: LevelPlan,
): boolean {
  if (search.count < minStates) return false;
  const { moveCount, stops } = solution;
  const { next, winDistance } = search;
  let forcedCount = 0;
  for (let index = 0; index < moveCount; index++) {
    const node = stops[index];
    let choices = 0;
    for (let direction = 0; direction < 4; direction++) {
      const end = next[direction][node - 1];
      const isPassed = end > 0 && isOnSolution(search, end) && winDistance[end - 1] >= moveCount - index;
      if (end > 0 && !isPassed) choices++;
    }
    if (choices === 1) forcedCount++;
  }
  return Math.floor((100 * forcedCount) / moveCount) <= maxForcedMovesPercent;
}
