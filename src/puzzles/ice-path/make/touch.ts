/**
 * Finds the first slide of the seal that is affected if a cell changes, for example from ice to rock. All slides before
 * it stay the same.
 */

import type { SlideSearch } from "../../sliding/slide-search";
import { Floor } from "../level";
import type { MutableLevel } from "./mutable-level";

/**
 * Returns the fewest moves before a slide that touches a cell: a slide that crosses the cell, ends on it or is stopped
 * by it. Returns −1 if no slide touches the cell. `search` must be a complete search of the level.
 */
export function countMovesToTouch(search: SlideSearch, { board, floor, hole }: MutableLevel, cell: number): number {
  const { reachedAt, base } = search;
  const { steps } = board;
  let minMoves = -1;
  for (let direction = 0; direction < 4; direction++) {
    const step = steps[direction];
    let from = cell;
    do {
      from -= step;
      if (floor[from - 1] === Floor.Rock) break;
      const moves = reachedAt[from - 1] - base;
      if (moves >= 0 && (minMoves < 0 || moves < minMoves) && from !== hole) minMoves = moves;
    } while (floor[from - 1] === Floor.Ice);
  }
  return minMoves;
}
