// The list of the endings of all campaigns. It is apart from the list of puzzles, because the start of the game needs
// none of it.

import type { Ending } from "./looks/ending";
/** Loads the ending of Last Ball on first use. @lazy last-ball-ending */
import { ending as lastBallEnding } from "./last-ball/ending/ending";

/**
 * The entry of a puzzle in the list of endings. Each ending is in a Lua file of its own, which is loaded when the ending
 * is first shown.
 * @noSelf
 */
interface EndingEntry {
  readonly id: string;
  readonly loadEnding: () => Ending;
}

/** The endings of all campaigns that have one, in the order of the puzzles. */
export const ENDINGS: readonly EndingEntry[] = [{ id: "last-ball", loadEnding: () => lastBallEnding }];
