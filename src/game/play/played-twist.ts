/**
 * The interface between the play screen and a twist of the weekly remix, such as fog over the board. A twist makes
 * levels different without a change of the puzzle's rules.
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
   * The letter that names, in the save, the lesson about this twist (a special rule). The lesson comes before the
   * player's first level with the twist.
   */
  readonly lessonLetter: string;
  /** Returns the text beside the board about the twist (a special rule), in several lengths, the longest first. */
  readonly texts: (attempt: Attempt) => readonly string[];
  /**
   * Returns the tip that a lost level shows, in several lengths, the longest first. Left out if the twist has no tip of
   * its own.
   */
  readonly lostTips?: (attempt: Attempt) => readonly string[] | undefined;
  /**
   * Returns the intent (such as a move or an undo) that the game carries out when the player asks for `intent`. Left
   * out if the twist changes no intent.
   */
  readonly acceptIntent?: (attempt: Attempt, intent: Intent) => Intent;
  /**
   * Adapts the level to the twist (a special rule) after the player has restarted the level. Left out if a restart
   * changes nothing for the twist.
   */
  readonly restart?: (attempt: Attempt) => void;
  /**
   * Advances the animation of the twist (a special rule), such as a turning board, by one frame. Returns whether the
   * picture changes. Left out if nothing moves by itself.
   */
  readonly advance?: (attempt: Attempt, elapsedMs: number) => boolean;
  /**
   * Returns all levels that `drawBoard` may draw now: the level being played, or turned copies of it. Left out if
   * `drawBoard` draws only the given attempt.
   */
  readonly shownAttempts?: (attempt: Attempt) => readonly Attempt[];
  /**
   * Draws the board by calling `draw` with the level being played or a changed copy. A moving board must not leave the
   * rectangle `space`, or the screen if `space` is undefined. Left out if the board is drawn unchanged.
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
   * Draws something, such as fog, over the board with its pieces and its hint. Left out if the twist draws nothing
   * there.
   */
  readonly drawCover?: (attempt: Attempt) => void;
}

/**
 * Returns the twist (a special rule) of the weekly remix in the level on the screen, or undefined if the level has
 * none. A lesson has a twist only if it teaches this twist.
 */
export function twistOf({ mode, tutorial }: TwistedView): PlayedTwist | undefined {
  const { twist } = mode;
  return tutorial === undefined || tutorial.lesson.letter === twist?.lessonLetter ? twist : undefined;
}

interface TwistedView {
  readonly mode: { readonly twist?: PlayedTwist };
  readonly tutorial: { readonly lesson: { readonly letter: string } } | undefined;
}
