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

/** Whether the winning way has no rival, and the finish can be reached from everywhere. */
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

/** Whether a fair level has something to lose just if it shall, and as many lures as it shall have. */
export function* isAcceptable(scratch: Scratch, canLose: boolean, lures: number): Task<boolean> {
  const isAcceptableSoFar = (yield* hasNoRivalOrDeadEnd(scratch)) && scratch.search.canLose === canLose;
  yield;
  return isAcceptableSoFar && (yield* hasEnoughLures(scratch, lures));
}
