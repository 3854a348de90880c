/**
 * Checks whether a generated level of Penguin can be used. The level must have only one short solution, and as many
 * lure paths, moves with a choice and dead ends (states from which no win can be reached) as wanted. A lure path is a
 * wrong path that looks correct for three moves.
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
 * Returns whether the level has neither a rival solution nor unwanted dead ends (states from which no win can be
 * reached). A rival solution has at most one move more than the planned solution. If dead ends are wanted, those that a
 * player can foresee are allowed (dead-ends.ts). Levels with too few states are rejected here, too, before the test of
 * the dead ends, which takes longer.
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
 * Searches a generated level and returns whether it can be used. Every other solution must be at least two moves
 * longer, and the finish must be reachable from every state, apart from wanted dead ends (states from which no win can
 * be reached). The level must also pass `isAsWanted`.
 */
export function* isAcceptable(scratch: Scratch, canLose: boolean, levelPlan: LevelPlan): Task<boolean> {
  return (yield* hasNoRivalOrUnwantedDeadEnd(scratch, levelPlan)) && (yield* isAsWanted(scratch, canLose, levelPlan));
}

/**
 * Returns whether a level is as wanted. It must be possible to lose the level exactly if `canLose` is true. The level
 * must have as many misleading lure paths, states and moves with a choice as `levelPlan` asks for. `search` must have
 * the win distances (the fewest moves to a win) of all states.
 */
export function* isAsWanted(scratch: Scratch, canLose: boolean, levelPlan: LevelPlan): Task<boolean> {
  yield;
  if (scratch.search.canLose !== canLose || !hasEnoughChoices(scratch, levelPlan)) return false;
  yield;
  return yield* hasEnoughLures(scratch, levelPlan.lures);
}
