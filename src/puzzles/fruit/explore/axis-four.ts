/**
 * The tables and lists that `exploreFour` needs for the two pushes along one axis. search.ts has those of
 * `exploreMany`.
 */
import { fourAxisListsOf, type FourAxisLists, type FourAxisTables } from "../../tilting/four-axis-lists";
import type { Queue } from "../../tilting/queue";
import type { SlideTables } from "./slide-tables";

/**
 * The tables and queues for the two pushes along one axis: up and down, or right and left. The first push goes up or
 * right, where piece codes (numbers for a piece's cell and kind) grow. The second push goes down or left, where they
 * shrink.
 */
export interface AxisLists extends FourAxisLists {
  /**
   * Whether the opposite push undoes every push along this axis, unless an anteater pulls; see
   * `SlideTables.isReversibleWithoutPulls`.
   */
  readonly isReversibleWithoutPulls: boolean;
  readonly irreversible: readonly number[];
  /**
   * Whether an anteater may see a piece. The list is indexed by the piece's code (one number for its cell and kind) −
   * 1; see `SlideTables.sighted`, which `fillPulls` extends. In levels without anteaters, the entries are left over
   * from other levels and must not be read.
   */
  readonly sighted: readonly number[];
}

/** What the lists of an axis are taken from. */
interface AxisSource {
  readonly exploration: { readonly slideTables: SlideTables };
  readonly axisTables: readonly FourAxisTables[];
  readonly newestUnsettled: number;
}

/**
 * Returns the tables and queues of an axis. `currentQueues` has the states from which pushes must still be tried, for
 * each axis. New states are put into `nextQueues`.
 *
 * In an unsettled state, an anteater pulls a fruit as soon as anything moves, so that not all slides can be undone. The
 * first state in a queue is the oldest one. If its number is at most `newestUnsettled`, the queue may contain unsettled
 * states. @inline
 */
export function axisListsOf(
  source: AxisSource,
  axis: number,
  currentQueues: readonly Queue[],
  nextQueues: readonly Queue[],
): AxisLists {
  const { isReversibleWithoutPulls, irreversible, sighted } = source.exploration.slideTables;
  return {
    ...fourAxisListsOf(source.axisTables, axis, currentQueues, nextQueues),
    isReversibleWithoutPulls: isReversibleWithoutPulls[axis] && currentQueues[axis].states[0] > source.newestUnsettled,
    irreversible: irreversible[axis],
    sighted: sighted[axis],
  };
}
