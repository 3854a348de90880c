/** What a test can ask the paint game to draw. The paint game is a test program that only draws levels of Fruit. */
import type { Direction } from "../../../../src/kernel/direction";
import type { Lamp } from "../../../../src/puzzles/puzzle";

/** What the paint game draws: a level, and a moment of the level's last move. */
export interface Request {
  /** The map of the board to draw. It need not be a complete level. */
  readonly map: string;
  readonly moves: readonly Direction[];
  /** The time since the beginning of the last move, in milliseconds. If it is undefined, the last move is over. */
  readonly elapsedMs?: number;
  readonly lamp: Lamp;
  readonly shows: "background" | "pieces" | "trails" | "arrival" | "farewell" | "hint";
  readonly hint?: Direction;
}

/** The name of the file, without its extension, in which a test writes what the paint game must draw. */
export const REQUEST_FILE = "request";
