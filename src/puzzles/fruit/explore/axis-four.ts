/**
 * The tables and lists for the two moves along one axis: up and down, or right and left. They are used in the search
 * for all states of a level with up to four pieces. search.ts has the tables and lists for levels with more pieces.
 */
import { fourAxisListsOf, type FourAxisLists, type FourAxisTables } from "../../tilting/four-axis-lists";
import type { Queue } from "../../tilting/queue";
import type { SlideTables } from "./slide-tables";

/**
 * The tables and queues for the two moves along one axis: up and down, or right and left. The first move goes up or
 * right, which raises the codes of the pieces. The second move goes down or left, which lowers them.
 */
export interface AxisLists extends FourAxisLists {
  /**
   * Whether all slides along this axis are reversible, except where an anteater pulls; see
   * `SlideTables.isReversibleWithoutPulls`.
   */
  readonly isReversibleWithoutPulls: boolean;
  readonly irreversible: readonly number[];
  /**
   * Above 0 for a piece that an anteater may see, otherwise 0. Indexed by piece code − 1 (a piece code is a number for
   * the piece's cell and kind). Not valid in levels without anteaters.
   */
  readonly sighted: readonly number[];
}

/**
 * The tables for moves along both axes, from which `axisListsOf` takes those for one axis. Each list is a field, so
 * that the build can make it a Lua local.
 */
export interface AxisSource extends Pick<SlideTables, "isReversibleWithoutPulls" | "irreversible" | "sighted"> {
  /** Lookup tables for each axis: 0 is up and down, 1 is right and left. For example, they say where pieces stop. */
  readonly axisTables: readonly FourAxisTables[];
  /**
   * The highest number of a state that may be unsettled, counted from 1; 0 if no state may be. In an unsettled state,
   * an anteater will pull a fruit as soon as any piece moves. So if the slides of a move lead to the cells of an
   * unsettled state, the move ends in another state, the one after the pull.
   */
  newestUnsettled: number;
}

/**
 * Returns the tables and queues of an axis. `queue` has the states from which the moves along this axis must still be
 * tried. New states are put into `nextQueues`. If the queue may contain unsettled states (see `newestUnsettled`),
 * `isReversibleWithoutPulls` is false in the result. @inline
 */
export function axisListsOf(source: AxisSource, axis: number, queue: Queue, nextQueues: readonly Queue[]): AxisLists {
  return {
    ...fourAxisListsOf(source.axisTables, axis, queue, nextQueues),
    isReversibleWithoutPulls:
      source.isReversibleWithoutPulls[axis] &&
      (source.newestUnsettled === 0 || queue.states[0] > source.newestUnsettled),
    irreversible: source.irreversible[axis],
    sighted: source.sighted[axis],
  };
}
