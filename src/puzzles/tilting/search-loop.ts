/**
 * The loop of the search for all states of a level of Fruit or Skid, in which a move shifts all pieces at once. The
 * build inlines the loop, together with the moves of the puzzle, into each search.
 */
import type { Task } from "../../kernel/task";
import { isExplored, type AxisSuccessors } from "./axis-successors";
import { hasWaiting, type Queue, type Queues } from "./queue";
import { beginSlice, finishRound, isWithinLimit, type SearchProgress } from "./search-progress";

interface LoopLists extends AxisSuccessors {
  /**
   * The number of states in the queue for the moves of the other axis: right and left if this record is for up and
   * down. New states are put into that queue.
   */
  readonly otherQueueLength: number;
}

/**
 * Finds all states of a level, in the order of their number of moves. Returns whether the search is complete. The
 * search ends early after more than `search.maxStates` states, or if `beginDepth` returns false. A round makes the
 * moves from all states that are equally many moves from the start; `beginDepth` is called before each round.
 *
 * There are two axes: up and down, on cells numbered by columns, and right and left, on cells numbered by rows. Each
 * axis has a queue of states from which its two moves must still be made. At the call, the start must be in both queues
 * of `queues[0]`. In each round, the loop first makes the moves up and down, then right and left.
 *
 * `axisListsOf` returns the lists for one axis. `moveBothWays` makes the two moves of this axis from the state
 * `search.from`, which is at `index` of the queue, counted from 1. It stores the states to which the moves lead, and
 * puts new ones into the queues of the next round. @inline
 */
export function* searchAllStates<Search extends SearchProgress, AxisLists extends LoopLists>(
  search: Search,
  queues: Queues,
  beginDepth: (search: Search) => boolean,
  axisListsOf: (search: Search, axis: number, queue: Queue, nextQueues: readonly Queue[]) => AxisLists,
  moveBothWays: (search: Search, axisLists: AxisLists, index: number) => void,
): Task<boolean> {
  let [currentQueues, nextQueues] = queues;
  while (hasWaiting(currentQueues)) {
    const hasBegun = beginDepth(search);
    if (!hasBegun) return false;
    for (let axis = 0; axis < 2; axis++) {
      const queue = currentQueues[axis];
      const { states, length } = queue;
      if (length === 0) continue;
      /** The tables and queues for the two opposite moves along an axis. @locals */
      const axisLists: AxisLists = axisListsOf(search, axis, queue, nextQueues);
      search.sliceLeft--;
      for (let index = 1; index <= length; index++) {
        search.from = states[index - 1];
        if (isExplored(axisLists, search.from)) continue;
        if (search.sliceLeft <= 0) {
          yield;
          if (!isWithinLimit(search)) {
            search.exploration.stateCount = search.stateCount;
            return false;
          }
          beginSlice(search);
        }
        moveBothWays(search, axisLists, index);
      }
      nextQueues[1 - axis].length = axisLists.otherQueueLength;
    }
    finishRound(search, currentQueues);
    [currentQueues, nextQueues] = [nextQueues, currentQueues];
  }
  return isWithinLimit(search);
}
