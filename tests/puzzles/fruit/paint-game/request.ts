import type { Direction } from "../../../../src/kernel/direction";
import type { Lamp } from "../../../../src/puzzles/puzzle";

/** What the paint game shall paint. */
export interface Request {
  /** The map of a draft. */
  readonly map: string;
  /** Moves from its start. */
  readonly moves: readonly Direction[];
  /** So far into the last of them; where it is left out all have been made. */
  readonly elapsedMs?: number;
  readonly lamp: Lamp;
  readonly shows: "ground" | "pieces" | "ways" | "arrival" | "farewell" | "hint";
  /** Where the hint points. */
  readonly hint?: Direction;
}

/** The file of its store. */
export const REQUEST_FILE = "request";
