/**
 * Judges the dead ends of a level that is being generated. A dead end is a place from which the finish cannot be
 * reached.
 *
 * A dead end is fair if a player who looks two moves ahead sees it. The first of these moves ends in the dead end. The
 * second move shows every other place that the penguin can still reach: its moves only lead to one another and back.
 * Besides, the first move of a level never ends in a dead end, so that the player can look around before.
 */
import type { Task } from "../../../kernel/task";
import type { LevelPlan } from "./level-plan";
import type { MutableLevel } from "./mutable-level";
import { addMove, isDeadEnd, type SolutionSearch } from "./search";
import type { MoveList } from "./slide-building";

/** The largest share of a level's places, in percent, that may be dead ends (places without a way to the finish). */
const MAX_DEAD_END_PERCENT = 40;

/** The number of places of the penguin that the background task handles before it yields. */
const NODES_PER_SLICE = 10;

/**
 * Returns whether a level has at least `minDeadEnds` dead ends (places without a way to the finish), and at most as
 * many as a level may have. The function `computeWinDistances` must have run before.
 */
export function hasEnoughDeadEnds(search: SolutionSearch, { minDeadEnds }: Pick<LevelPlan, "minDeadEnds">): boolean {
  if (minDeadEnds === 0) return true;
  const deadEnds = countDeadEnds(search);
  return deadEnds >= minDeadEnds && 100 * deadEnds <= MAX_DEAD_END_PERCENT * search.count;
}

/**
 * Counts the dead ends of a level (places without a way to the finish). The function `computeWinDistances` must have
 * run before.
 */
export function countDeadEnds(search: SolutionSearch): number {
  const { queue, count } = search;
  let deadEnds = 0;
  for (let index = 0; index < count; index++) if (isDeadEnd(search, queue[index])) deadEnds++;
  return deadEnds;
}

/**
 * Collects the moves that lead from a place with a way to the finish to a dead end that the player cannot foresee. The
 * function `computeWinDistances` must have run before.
 */
export function* collectUnfairMoves(
  moveList: MoveList,
  search: SolutionSearch,
  { start, finish }: MutableLevel,
): Task<void> {
  const { queue, count, next } = search;
  moveList.count = 0;
  for (let index = 0; index < count; index++) {
    if (index % NODES_PER_SLICE === 0) yield;
    const node = queue[index];
    if (node === finish || isDeadEnd(search, node)) continue;
    for (let direction = 0; direction < 4; direction++) {
      const end = next[direction][node - 1];
      if (end > 0 && isDeadEnd(search, end) && (node === start || !isClosed(search, end)))
        addMove(moveList, node, direction);
    }
  }
}

/**
 * Returns whether one move from a dead end (a place without a way to the finish) shows every place that the penguin can
 * still reach from there.
 */
function isClosed(search: SolutionSearch, deadEnd: number): boolean {
  const { next } = search;
  for (let direction = 0; direction < 4; direction++) {
    const end = next[direction][deadEnd - 1];
    if (end <= 0) continue;
    for (let further = 0; further < 4; further++) {
      const farEnd = next[further][end - 1];
      if (farEnd > 0 && farEnd !== deadEnd && !isNext(search, deadEnd, farEnd)) return false;
    }
  }
  return true;
}

/** Returns whether one move leads from the place `from` to the place `to`. */
function isNext({ next }: SolutionSearch, from: number, to: number): boolean {
  for (let direction = 0; direction < 4; direction++) if (next[direction][from - 1] === to) return true;
  return false;
}
