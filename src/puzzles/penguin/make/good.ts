import type { Work } from "../../../kernel/work";
import { hasLures } from "./lures";
import type { Scratch } from "./scratch";
import { advance, ANY_MOVES, beginSearch, hasNoDeadEnd, isOnlyWay, lookBack } from "./search";

/** Whether the winning way has no rival, and the finish can be reached from everywhere. */
function* isFair({ floe, search, way }: Scratch): Work<boolean> {
  yield;
  beginSearch(search, floe, way, ANY_MOVES);
  while (!advance(search, floe, way)) yield;
  if (!isOnlyWay(search, way)) return false;
  yield;
  yield* lookBack(search, way);
  yield;
  return hasNoDeadEnd(search);
}

/** Whether a fair level has something to lose just if it shall, and as many lures as it shall have. */
export function* isGood(scratch: Scratch, canLose: boolean, lures: number): Work<boolean> {
  const isGoodSoFar = (yield* isFair(scratch)) && scratch.search.canLose === canLose;
  yield;
  return isGoodSoFar && (yield* hasLures(scratch, lures));
}
