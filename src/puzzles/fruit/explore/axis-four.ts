/**
 * The tables and lists for the two moves along one axis: up and down, or right and left. They are used in the search
 * for all states of a level with up to four pieces. For levels with more pieces, search.ts has such tables and lists.
 */
import { fourAxisListsOf, type FourAxisLists, type FourAxisTables } from "../../tilting/four-axis-lists";
import type { Queue } from "../../tilting/queue";
import type { SlideTables } from "./slide-tables";

/**
 * The tables and queues for the two moves along one axis: up and down, or right and left. The first move goes up or
 * right, which raises the piece codes (numbers for the pieces' cells and kinds). The second move goes down or left,
 * which lowers these codes.
 */
export interface AxisLists extends FourAxisLists {
  /**
   * Whether all slides along this axis are reversible, except for slides after which an anteater pulls; see
   * `SlideTables.isReversibleWithoutPulls`.
   */
  readonly isReversibleWithoutPulls: boolean;
  readonly irreversible: readonly number[];
  /**
   * For each piece code (a number for a piece's cell and kind): a number above 0 if an anteater may see the piece,
   * otherwise 0. The index is the piece code minus 1. Not valid in levels without anteaters.
   */
  readonly sighted: readonly number[];
}

/**
 * The lookup tables for the moves along both axes: up and down, and right and left. `axisListsOf` takes from them the
 * tables for one axis. Each list of tables is a field, so that the build can make the list a Lua local.
 */
export interface AxisSource extends Pick<SlideTables, "isReversibleWithoutPulls" | "irreversible" | "sighted"> {
  /**
   * Lookup tables for the slides along each axis, such as a table of the cells where pieces stop. Axis 0 is up and
   * down, axis 1 is right and left.
   */
  readonly axisTables: readonly FourAxisTables[];
  /**
   * The highest number of a state that may be unsettled, counted from 1; 0 if no state may be unsettled. In an
   * unsettled state, an anteater will pull a fruit as soon as any piece moves. If the slides of a move lead to the
   * cells of an unsettled state, the pull follows, so the move ends in another state.
   */
  newestUnsettled: number;
}

/**
 * Returns the tables and queues of an axis. `queue` has the states from which the moves along this axis must still be
 * tried. New states are put into the queues `nextQueues`.
 *
 * In an unsettled state, an anteater will pull a fruit as soon as any piece moves. If `queue` may contain such states
 * (see `newestUnsettled`), `isReversibleWithoutPulls` is false in the result. @inline
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
