/**
 * The command-line option `--forced-moves`: how large the share of forced moves in a level may be. A move is forced if
 * the player has no sensible alternative.
 */

import type { ParsedArguments } from "../cli";
import type { Usage } from "../help";

/**
 * The command-line option for the largest allowed share of forced moves (moves without a choice) in a level; see
 * src/kernel/difficulty/forced-moves.ts.
 */
export const FORCED_MOVES_OPTION: Usage["options"] = {
  "forced-moves": {
    value: "N",
    defaultValue: "100",
    description: "the largest share of forced moves, which leave no choice, in percent",
  },
};

export function parseMaxForcedMovesPercent({ number }: ParsedArguments): number {
  return number("forced-moves", 0, 100);
}
