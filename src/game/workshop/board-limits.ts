/** Computes the size limits of the boards in the level editor. */
import { createBoard } from "../../kernel/board";
import { isCave } from "../../kernel/draft";
import { allLevelsOf } from "../../puzzles/campaign";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { CHALLENGE_SIZES, type BoardSize } from "../../puzzles/puzzle";
import type { BoardLimits } from "./editing";

const DAYS_PER_WEEK = 7;

/**
 * Returns the size limits of a puzzle's boards in the editor. The largest size is that of the campaign's levels,
 * because the puzzles cannot draw larger boards. Caves do not count, which the editor cannot show. Without a campaign, it is that of daily levels and challenges.
 */
export function boardLimitsOf({ campaign, legend, plan }: AnyPuzzle): BoardLimits {
  const { minWidth, minHeight } = legend.sizeLimits;
  if (campaign.levelCount === 0) return { minWidth, minHeight, ...largestGenerated(plan) };
  let maxWidth = minWidth;
  let maxHeight = minHeight;
  for (const { map } of allLevelsOf(campaign)) {
    const gap = map.indexOf("");
    const width = Math.max(maxWidth, map[0].length);
    const height = Math.max(maxHeight, gap < 0 ? map.length : gap);
    if ((width === maxWidth && height === maxHeight) || isCave(createBoard(width, height))) continue;
    maxWidth = width;
    maxHeight = height;
  }
  return { minWidth, maxWidth, minHeight, maxHeight };
}

function largestGenerated({ challenge, daily }: AnyPuzzle["plan"]): Pick<BoardLimits, "maxWidth" | "maxHeight"> {
  let { width: maxWidth, height: maxHeight } = challenge(1);
  const include = ({ width, height }: BoardSize): void => {
    maxWidth = Math.max(maxWidth, width);
    maxHeight = Math.max(maxHeight, height);
  };
  for (let size = 2; size <= CHALLENGE_SIZES; size++) include(challenge(size));
  for (let weekday = 0; weekday < DAYS_PER_WEEK; weekday++) include(daily(weekday));
  return { maxWidth, maxHeight };
}
