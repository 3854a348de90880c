/** The conditions that a level must fulfil while needless things are removed from it. */
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

/** Returns whether the solution has no rival and the finish can be reached from every state. */
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

/** Returns whether a level has no rival and no dead end, enough lures, and can be lost exactly if `canLose` says so. */
export function* isAcceptable(scratch: Scratch, canLose: boolean, lures: number): Task<boolean> {
  const isAcceptableSoFar = (yield* hasNoRivalOrDeadEnd(scratch)) && scratch.search.canLose === canLose;
  yield;
  return isAcceptableSoFar && (yield* hasEnoughLures(scratch, lures));
}
