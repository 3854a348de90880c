/**
 * Finds the dead ends of a generated level: positions of the penguin from which the finish cannot be reached.
 *
 * A dead end is fair if a player who looks two moves ahead can recognise it. The first of the two moves ends in the
 * dead end. From there, the penguin can reach all its remaining positions with one more move, and every further move
 * leads to one of these positions or back to the dead end. So the second move shows the player that the finish is out
 * of reach. The first move of a level never ends in a dead end, so that the player can look around first.
 */
import type { Task } from "../../../kernel/task";
import type { LevelPlan } from "./level-plan";
import type { MutableLevel } from "./mutable-level";
import { addMove, isDeadEnd, type SolutionSearch } from "./search";
import type { MoveList } from "./slide-building";

const MAX_DEAD_END_PERCENT = 40;

const NODES_PER_SLICE = 10;

/**
 * Returns whether the level has at least as many dead ends as `minDeadEnds` asks for, but at most
 * `MAX_DEAD_END_PERCENT` percent of its states. From a dead end, no win can be reached. Requires that
 * `computeWinDistances` has run.
 */
export function hasEnoughDeadEnds(search: SolutionSearch, { minDeadEnds }: Pick<LevelPlan, "minDeadEnds">): boolean {
  if (minDeadEnds === 0) return true;
  const deadEnds = countDeadEnds(search);
  return deadEnds >= minDeadEnds && 100 * deadEnds <= MAX_DEAD_END_PERCENT * search.count;
}

/**
 * Counts the positions of the penguin from which no win can be reached (dead ends). Requires that `computeWinDistances`
 * has run.
 */
export function countDeadEnds(search: SolutionSearch): number {
  const { queue, count } = search;
  let deadEnds = 0;
  for (let index = 0; index < count; index++) if (isDeadEnd(search, queue[index])) deadEnds++;
  return deadEnds;
}

/**
 * Collects the moves that lead into a dead end, from which no win can be reached, although the player cannot foresee
 * this. Requires that `computeWinDistances` has run.
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

function isNext({ next }: SolutionSearch, from: number, to: number): boolean {
  for (let direction = 0; direction < 4; direction++) if (next[direction][from - 1] === to) return true;
  return false;
}
