/**
 * Checks whether a generated level of Penguin is still good after the generator has removed a needless wall or other
 * thing: the solution, the number of lures and the dead ends must not have changed for the worse.
 */
import type { Task } from "../../../kernel/task";
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
 * Returns whether the planned solution has no rival and the finish can be reached from every state. A rival is another
 * way to win with at most one move more than the planned solution.
 */
function* hasNoRivalOrDeadEnd({ level, search, solution }: Scratch): Task<boolean> {
  yield;
  beginSearch(search, level, solution, UNLIMITED_MOVES);
  while (!advanceSearch(search, level, solution)) yield;
  if (!isOnlySolution(search, solution)) return false;
  yield;
  yield* computeWinDistances(search, solution);
  yield;
  return hasNoDeadEnd(search);
}

/**
 * Returns whether a generated level can be used. Every other solution must be at least two moves longer, and the finish
 * must be reachable from every state. There must be at least `lures` wrong ways that look right. It must be possible to
 * lose the level exactly if `canLose` is true.
 */
export function* isAcceptable(scratch: Scratch, canLose: boolean, lures: number): Task<boolean> {
  const isAcceptableSoFar = (yield* hasNoRivalOrDeadEnd(scratch)) && scratch.search.canLose === canLose;
  yield;
  return isAcceptableSoFar && (yield* hasEnoughLures(scratch, lures));
}
