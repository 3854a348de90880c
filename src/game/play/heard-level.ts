/** Remembers which facts about the level being played have been announced to a player who cannot see the screen. */
import type { MoveRecord } from "../../kernel/motion";
import type { Attempt } from "./attempt";

/** What was last announced of a level being played: its moves, and whether a move was refused. */
export interface HeardLevel {
  attempt: Attempt | undefined;
  moveCount: number;
  /** The last announced move; undefined at the start of the level. */
  lastMove: MoveRecord | undefined;
  /**
   * The age of the pieces' shake after a refused move, in milliseconds, in the previous frame. A smaller age now means
   * a new shake.
   */
  shakeMs: number;
}

/** Returns an empty record of announcements, for a play screen on which nothing has been announced yet. */
export function createHeardLevel(): HeardLevel {
  return { attempt: undefined, moveCount: 0, lastMove: undefined, shakeMs: 0 };
}
