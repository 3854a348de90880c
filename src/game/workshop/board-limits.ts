/** Computes the size limits of the boards in the level editor. */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { CHALLENGE_SIZES, DAILY_RANKS, type BoardSize } from "../../puzzles/puzzle";
import type { BoardLimits } from "./editing";

export function findBoardLimits({ largestBoard, legend, plan }: AnyPuzzle): BoardLimits {
  const { minWidth, minHeight } = legend.sizeLimits;
  return { minWidth, minHeight, ...(largestBoard ?? findLargestGenerated(plan)) };
}

function findLargestGenerated({ challenge, daily }: AnyPuzzle["plan"]): Pick<BoardLimits, "maxWidth" | "maxHeight"> {
  let { width: maxWidth, height: maxHeight } = challenge(1);
  const include = ({ width, height }: BoardSize): void => {
    maxWidth = Math.max(maxWidth, width);
    maxHeight = Math.max(maxHeight, height);
  };
  for (let rung = 2; rung <= CHALLENGE_SIZES; rung++) include(challenge(rung));
  for (let rank = 1; rank <= DAILY_RANKS; rank++) include(daily(rank));
  return { maxWidth, maxHeight };
}
