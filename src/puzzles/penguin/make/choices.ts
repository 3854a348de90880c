/** Checks whether a generated level leaves the player enough choices. */
import type { LevelPlan } from "./level-plan";
import type { Scratch } from "./scratch";
import { isOnSolution } from "./search";

/**
 * Returns whether the level has enough states and not too many forced moves: moves of the solution in which the player
 * has no choice. `search` must already have the fewest moves to a win from each state.
 */
export function hasEnoughChoices(scratch: Scratch, levelPlan: LevelPlan): boolean {
  return scratch.search.count >= levelPlan.minStates && !hasTooManyForcedMoves(scratch, levelPlan);
}

/**
 * Returns whether the solution has too many forced moves: moves in which the player has no choice. `search` must
 * already have the fewest moves to a win from each state. See kernel/difficulty/forced-moves.ts.
 */
export function hasTooManyForcedMoves(
  { search, solution }: Scratch,
  { maxForcedMovesPercent }: Pick<LevelPlan, "maxForcedMovesPercent">,
): boolean {
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
  return Math.floor((100 * forcedCount) / moveCount) > maxForcedMovesPercent;
}
