import { allLevelsOf } from "../../puzzles/campaign";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { BoardLimits } from "./editing";

/** How large boards may be made: as large as those of the campaign, since painters know of no larger ones. */
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
