/** The request of a test to the paint game, a Lua program that only draws levels of Fruit. */
import type { Direction } from "../../../../src/kernel/direction";
import type { Lamp } from "../../../../src/puzzles/puzzle";

/** A request of a test: the level to draw, and the moment of its last move. */
export interface Request {
  /** The map of the board to draw. The board may lack something that a level needs. */
  readonly map: string;
  readonly moves: readonly Direction[];
  /** The time since the beginning of the last move, in milliseconds. If it is undefined, the last move is over. */
  readonly elapsedMs?: number;
  readonly lamp: Lamp;
  readonly shows: "background" | "pieces" | "trails" | "arrival" | "farewell" | "hint";
  readonly hint?: Direction;
}

/** The name of the file, without its extension, that holds the request of a test to the game. */
export const REQUEST_FILE = "request";
