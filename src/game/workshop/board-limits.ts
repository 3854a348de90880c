/** Computes the size limits of the boards in the level editor. */
import { allLevelsOf } from "../../puzzles/campaign";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { BoardLimits } from "./editing";

/**
 * Returns the size limits of a puzzle's boards in the editor. The largest size is that of the campaign's levels,
 * because the puzzles cannot draw larger boards.
 */
export function boardLimitsOf({ campaign, legend }: AnyPuzzle): BoardLimits {
  const { minWidth, minHeight } = legend.sizeLimits;
  let maxWidth = minWidth;
  let maxHeight = minHeight;
  for (const { map } of allLevelsOf(campaign)) {
    const gap = map.indexOf("");
    maxWidth = Math.max(maxWidth, map[0].length);
    maxHeight = Math.max(maxHeight, gap < 0 ? map.length : gap);
  }
  return { minWidth, maxWidth, minHeight, maxHeight };
}
