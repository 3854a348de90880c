/** For players who cannot see the screen: remembers which facts about the level being played have been announced. */
import type { MoveRecord } from "../../kernel/motion";
import type { Attempt } from "./attempt";

/** What was last announced of a level being played: its moves, and whether a move was refused. */
export interface HeardLevel {
  attempt: Attempt | undefined;
  moveCount: number;
  /** The last move that was announced; undefined at the start of the level. */
  lastMove: MoveRecord | undefined;
  /**
   * The age of the pieces' latest shake, as it was in the previous frame, in milliseconds. The pieces shake when a move
   * is refused. If the age has become smaller since then, a new shake has begun.
   */
  shakeMs: number;
}

/** Returns the record of announcements for a play screen on which nothing has been announced yet. */
export function createHeardLevel(): HeardLevel {
  return { attempt: undefined, moveCount: 0, lastMove: undefined, shakeMs: 0 };
}
