import type { ParsedArguments } from "../cli";
import type { Usage } from "../help";

/** The option that bounds how much of a level is a railroad; see src/kernel/difficulty/forced-moves.ts. */
export const FORCED_MOVES_OPTION: Usage["options"] = {
  "forced-moves": {
    value: "N",
    defaultValue: "100",
    description: "the most of it that may be a railroad: moves without choice, in percent",
  },
};

/** What that option says. */
export function maxForcedMovesPercent({ number }: ParsedArguments): number {
  return number("forced-moves", 0, 100);
}
