/**
 * The interface between the play screen and a twist. A twist, such as fog over the board, makes the levels of a weekly
 * remix different, but the rules of the puzzle stay the same. The twists themselves are in the folder twists.
 */
import type { Box } from "../../device/screen";
import type { Attempt } from "./attempt";
import type { Intent } from "./controls";

export type DrawBoard = (this: void, shown: Attempt) => void;

/**
 * A twist of the weekly remix, such as fog, as functions that the play screen calls.
 * @noSelf
 */
export interface PlayedTwist {
  /**
   * The letter that names the lesson about this twist (a special rule). The lesson comes before the player's first
   * level with this twist.
   */
  readonly lessonLetter: string;
  /** Returns the text beside the board about the twist (a special rule), in several lengths, the longest first. */
  readonly texts: (attempt: Attempt) => readonly string[];
  /**
   * Returns the tip that a lost level shows, in several lengths, the longest first. Left out if the tip is the same as
   * in other levels.
   */
  readonly lostTips?: (attempt: Attempt) => readonly string[] | undefined;
  /**
   * Returns the intent (such as a move or an undo) that the game carries out when the player asks for `intent`. Left
   * out if the twist changes no intent.
   */
  readonly acceptIntent?: (attempt: Attempt, intent: Intent) => Intent;
  /**
   * Adapts the level to the twist (a special rule) after the player has restarted the level: all rewinds are available
   * again, for example. Left out if a restart changes nothing for the twist.
   */
  readonly restart?: (attempt: Attempt) => void;
  /**
   * Advances the animation of the twist (a special rule), such as a turning board, by one frame. Returns whether the
   * picture changes. Left out if nothing moves by itself.
   */
  readonly advance?: (attempt: Attempt, elapsedMs: number) => boolean;
  /**
   * Returns all levels that `drawBoard` may draw now: the level being played, or turned copies of it. Their backgrounds
   * are painted beforehand. Left out if `drawBoard` draws only the given attempt.
   */
  readonly shownAttempts?: (attempt: Attempt) => readonly Attempt[];
  /**
   * Draws the board by calling `draw`, perhaps with a changed copy of the level being played, such as a turned one. The
   * copy shows the same moment as the level. `boxOf` returns the rectangle of a copy's board on the screen. A moving
   * board must not leave the rectangle `space`; if `space` is undefined, the board may move over the whole screen. Left
   * out if the board is drawn unchanged.
   */
  readonly drawBoard?: (
    attempt: Attempt,
    draw: DrawBoard,
    boxOf: (this: void, shown: Attempt) => Box,
    space: Box | undefined,
  ) => void;
  /**
   * Returns whether the twist (a special rule) hides a cell of the board from the player now. Left out if the twist
   * hides no cells.
   */
  readonly isHidden?: (attempt: Attempt, cell: number) => boolean;
  /**
   * Draws something over the board, its pieces and its hint, such as fog. Left out if the twist draws nothing over the
   * board.
   */
  readonly drawCover?: (attempt: Attempt) => void;
}

/**
 * Returns the twist (a special rule) of the weekly remix that the level on the screen has; undefined if it has none. A
 * lesson has a twist only if the lesson is about this twist.
 */
export function twistOf({ mode, tutorial }: TwistedView): PlayedTwist | undefined {
  const { twist } = mode;
  return tutorial === undefined || tutorial.lesson.letter === twist?.lessonLetter ? twist : undefined;
}

interface TwistedView {
  readonly mode: { readonly twist?: PlayedTwist };
  readonly tutorial: { readonly lesson: { readonly letter: string } } | undefined;
}
