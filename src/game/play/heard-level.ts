/** Records what of the level being played a player who cannot see the screen has heard. */
import type { MoveRecord } from "../../kernel/motion";
import type { Attempt } from "./attempt";

/** What was last announced of a level: its moves, and whether a move was refused. */
export interface HeardLevel {
  attempt: Attempt | undefined;
  moveCount: number;
  /** The last move that was announced; undefined at the start of the level. */
  lastMove: MoveRecord | undefined;
  /** The age of the last shake of the pieces, which shows that a move was refused, in the last frame. */
  shakeMs: number;
}

/** Returns the record of a play screen of which nothing was announced yet. */
export function createHeardLevel(): HeardLevel {
  return { attempt: undefined, moveCount: 0, lastMove: undefined, shakeMs: 0 };
}
