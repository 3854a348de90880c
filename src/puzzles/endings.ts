// The list of all campaign endings. An ending follows the last level of a campaign: two pictures with moving figures.
// The endings are not in the list of puzzles, because that list is loaded when the game starts.

/** The import below is loaded from fruit-ending.lua on first use. @lazy fruit-ending */
import { ending as fruitEnding } from "./fruit/ending/ending";
/** The import below is loaded from ice-path-ending.lua on first use. @lazy ice-path-ending */
import { ending as icePathEnding } from "./ice-path/ending/ending";
/** The import below is loaded from last-ball-ending.lua on first use. @lazy last-ball-ending */
import { ending as lastBallEnding } from "./last-ball/ending/ending";
import type { Ending } from "./looks/ending";
/** The import below is loaded from penguin-ending.lua on first use. @lazy penguin-ending */
import { ending as penguinEnding } from "./penguin/ending/ending";
/** The import below is loaded from skid-ending.lua on first use. @lazy skid-ending */
import { ending as skidEnding } from "./skid/ending/ending";

/**
 * The ending of one puzzle's campaign. Each ending is in a Lua file of its own, which is loaded when the ending is
 * first shown.
 * @noSelf
 */
interface EndingEntry {
  readonly id: string;
  readonly loadEnding: () => Ending;
}

/** The endings of all campaigns that have one, in the order of the puzzles. */
export const ENDINGS: readonly EndingEntry[] = [
  { id: "last-ball", loadEnding: () => lastBallEnding },
  { id: "ice-path", loadEnding: () => icePathEnding },
  { id: "skid", loadEnding: () => skidEnding },
  { id: "penguin", loadEnding: () => penguinEnding },
  { id: "fruit", loadEnding: () => fruitEnding },
];
