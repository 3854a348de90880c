/**
 * Checks whether a generated level of Penguin is still good after the generator has removed a needless wall or other
 * thing: the solution, the lures (wrong ways that look right), the moves with a choice and the dead ends must not have
 * changed for the worse.
 */
import type { Task } from "../../../kernel/task";
import { hasEnoughChoices } from "./choices";
import { collectUnfairMoves } from "./dead-ends";
import type { LevelPlan } from "./level-plan";
import { hasEnoughLures } from "./lures";
import type { Scratch } from "./scratch";
import {
  advanceSearch,
  UNLIMITED_MOVES,
  beginSearch,
  hasNoDeadEnd,
  isOnlySolution,
  computeWinDistances,
} from "./search";

/**
 * Returns whether the planned solution has no rival and there are no unwanted dead ends. A rival is another way to win
 * with at most one move more than the planned solution. A dead end is a state from which the finish cannot be reached.
 * If the level must have some, the fair ones are wanted; see dead-ends.ts. A level with too few states is rejected here,
 * too, because the test of the dead ends takes longer.
 */
function* hasNoRivalOrUnwantedDeadEnd(
  { level, search, solution, moveList }: Scratch,
  { minDeadEnds, minStates }: LevelPlan,
): Task<boolean> {
  yield;
  beginSearch(search, level, solution, UNLIMITED_MOVES);
  while (!advanceSearch(search, level, solution)) yield;
  if (!isOnlySolution(search, solution) || search.count < minStates) return false;
  yield;
  yield* computeWinDistances(search, solution);
  yield;
  if (minDeadEnds === 0) return hasNoDeadEnd(search);
  yield* collectUnfairMoves(moveList, search, level);
  return moveList.count === 0;
}

/**
 * Returns whether a generated level can be used. Every other solution must be at least two moves longer, and the finish
 * must be reachable from every state. It must be possible to lose the level exactly if `canLose` is true. There must be
 * as many wrong ways that look right, states and moves with a choice as `levelPlan` asks for.
 */
export function* isAcceptable(scratch: Scratch, canLose: boolean, levelPlan: LevelPlan): Task<boolean> {
  return (yield* hasNoRivalOrUnwantedDeadEnd(scratch, levelPlan)) && (yield* isAsWanted(scratch, canLose, levelPlan));
}

/**
 * Returns whether a level is as wanted, if it has no rivals (other short ways to win) and no dead ends: it can be lost
 * exactly if `canLose` is true, and there are as many wrong ways that look right, states and moves with a choice as
 * `levelPlan` asks for. `search` must have the complete search of the level, with the fewest moves to the finish from
 * every state.
 */
export function* isAsWanted(scratch: Scratch, canLose: boolean, levelPlan: LevelPlan): Task<boolean> {
  yield;
  if (scratch.search.canLose !== canLose || !hasEnoughChoices(scratch, levelPlan)) return false;
  yield;
  return yield* hasEnoughLures(scratch, levelPlan.lures);
}
