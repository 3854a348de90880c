/**
 * Checks whether a generated level of Penguin can be used. The level must have only one short solution. It must also
 * have as many lure paths, moves with a choice and dead ends as wanted. A lure path is a wrong path that looks correct
 * for three moves. From a dead end, no win can be reached.
 */
import type { Task } from "../../../kernel/task";
import { hasEnoughChoices } from "./choices";
import { collectUnfairMoves } from "./dead-ends";
import type { LevelPlan } from "./level-plan";
import { hasEnoughLures } from "./lures";
import { hasEnoughRoutes } from "./passages";
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
 * Returns whether the level has neither a rival solution nor unwanted dead ends. A rival solution has at most one move
 * more than the planned solution. If dead ends (states from which no win can be reached) are wanted, those that a
 * player can foresee are allowed; see dead-ends.ts. Levels with too few states or too few routes are rejected before
 * the test of the dead ends, which takes longer.
 */
function* hasNoRivalOrUnwantedDeadEnd(scratch: Scratch, levelPlan: LevelPlan): Task<boolean> {
  const { level, search, solution, moveList } = scratch;
  const { minDeadEnds, minStates } = levelPlan;
  yield;
  beginSearch(search, level, solution, UNLIMITED_MOVES);
  while (!advanceSearch(search, level, solution)) yield;
  if (!isOnlySolution(search, solution) || search.count < minStates) return false;
  yield;
  if (!(yield* hasEnoughRoutes(scratch, levelPlan))) return false;
  yield* computeWinDistances(search, solution);
  yield;
  if (minDeadEnds === 0) return hasNoDeadEnd(search);
  yield* collectUnfairMoves(moveList, search, level);
  return moveList.count === 0;
}

/**
 * Searches a generated level and returns whether it can be used. Every solution except the planned one must be at least
 * two moves longer than the planned one. The finish must be reachable from every state, apart from wanted dead ends
 * (states from which no win can be reached). The level must also pass `isAsWanted`.
 */
export function* isAcceptable(scratch: Scratch, canLose: boolean, levelPlan: LevelPlan): Task<boolean> {
  return (yield* hasNoRivalOrUnwantedDeadEnd(scratch, levelPlan)) && (yield* isAsWanted(scratch, canLose, levelPlan));
}

/**
 * Returns whether a level has the properties that `levelPlan` asks for: its misleading lure paths, number of states and
 * moves with a choice. If `canLose` is true, it must be possible to lose the level; if false, it must be impossible.
 * `search` must already have the fewest moves to a win from each state.
 */
export function* isAsWanted(scratch: Scratch, canLose: boolean, levelPlan: LevelPlan): Task<boolean> {
  yield;
  if (scratch.search.canLose !== canLose || !hasEnoughChoices(scratch, levelPlan)) return false;
  yield;
  return yield* hasEnoughLures(scratch, levelPlan.lures);
}
