/** Computes the size limits of the boards in the level editor. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { CHALLENGE_SIZES, DAILY_RANKS, type BoardSize } from "../../puzzles/puzzle";
import type { BoardLimits } from "./editing";

export function boardLimitsOf({ largestBoard, legend, plan }: AnyPuzzle): BoardLimits {
  const { minWidth, minHeight } = legend.sizeLimits;
  return { minWidth, minHeight, ...(largestBoard ?? largestGenerated(plan)) };
}

function largestGenerated({ challenge, daily }: AnyPuzzle["plan"]): Pick<BoardLimits, "maxWidth" | "maxHeight"> {
  let { width: maxWidth, height: maxHeight } = challenge(1);
  const include = ({ width, height }: BoardSize): void => {
    maxWidth = Math.max(maxWidth, width);
    maxHeight = Math.max(maxHeight, height);
  };
  for (let size = 2; size <= CHALLENGE_SIZES; size++) include(challenge(size));
  for (let rank = 1; rank <= DAILY_RANKS; rank++) include(daily(rank));
  return { maxWidth, maxHeight };
}
