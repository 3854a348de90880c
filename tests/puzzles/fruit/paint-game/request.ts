import type { Direction } from "../../../../src/kernel/direction";
import type { Lamp } from "../../../../src/puzzles/puzzle";

/** What a test asks the paint game to paint. */
export interface Request {
  /** The map of a draft. */
  readonly map: string;
  /** The moves to make before the level is drawn. */
  readonly moves: readonly Direction[];
  /** The time in the last move, in milliseconds. If it is missing, all moves are finished. */
  readonly elapsedMs?: number;
  readonly lamp: Lamp;
  readonly shows: "background" | "pieces" | "trails" | "arrival" | "farewell" | "hint";
  /** The direction of the hint, if `shows` is "hint". */
  readonly hint?: Direction;
}

/** The name of the file in the game's storage that holds the request, without its extension. */
export const REQUEST_FILE = "request";
