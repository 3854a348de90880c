import { levelsOf } from "../../puzzles/campaign";
import type { SealedPuzzle } from "../../puzzles/sealed";
import type { Room } from "./editing";

/** How large boards may be made: as large as those of the campaign, since painters know of no larger ones. */
export function largestBoard({ campaign, legend }: SealedPuzzle): Room {
  const { minWidth, minHeight } = legend.sizes;
  let maxWidth = minWidth;
  let maxHeight = minHeight;
  for (const { map } of levelsOf(campaign)) {
    const gap = map.indexOf("");
    maxWidth = Math.max(maxWidth, map[0].length);
    maxHeight = Math.max(maxHeight, gap < 0 ? map.length : gap);
  }
  return { minWidth, maxWidth, minHeight, maxHeight };
}
