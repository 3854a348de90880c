/**
 * The interface of a twist: what is different in the levels of a remix while the rules of the puzzle stay the same. The
 * play screen calls these functions. The twists themselves are in the folder twists.
 */
import type { Box } from "../../device/screen";
import type { Attempt } from "./attempt";
import type { Intent } from "./controls";

/** A function that draws the board of an attempt, with its pieces. */
export type DrawBoard = (this: void, shown: Attempt) => void;

/**
 * A twist of the levels that are played now.
 * @noSelf
 */
export interface PlayedTwist {
  /** The letter of the lesson that comes before the first level with this twist. */
  readonly lessonLetter: string;
  /** Returns what the text beside the board says of the twist, from long to short. */
  readonly texts: (attempt: Attempt) => readonly string[];
  /** Returns the tip that a lost level shows, from long to short. Left out if it is the same as without a twist. */
  readonly lostTips?: (attempt: Attempt) => readonly string[] | undefined;
  /** Returns what becomes of what the player asks for. Left out if nothing is changed. */
  readonly acceptIntent?: (attempt: Attempt, intent: Intent) => Intent;
  /** Called after the player has restarted the level. Left out if nothing is to be done then. */
  readonly restart?: (attempt: Attempt) => void;
  /** Advances the twist by one frame. Returns whether the picture changes. Left out if nothing moves by itself. */
  readonly advance?: (attempt: Attempt, elapsedMs: number) => boolean;
  /** Returns the attempts that `drawBoard` may draw now, whose backgrounds must be painted before. */
  readonly shownAttempts?: (attempt: Attempt) => readonly Attempt[];
  /**
   * Draws the board by calling `draw`, perhaps with another attempt, which shows the same in another way. `boxOf` returns
   * the place of such a board on the screen. Left out if the board is drawn as it is.
   */
  readonly drawBoard?: (attempt: Attempt, draw: DrawBoard, boxOf: (this: void, shown: Attempt) => Box) => void;
  /** Draws over the board, its pieces and its hint. Left out if nothing is drawn there. */
  readonly drawCover?: (attempt: Attempt) => void;
}

/**
 * Returns the twist of the level on the screen; undefined if it has none. Of the lessons before a level with a twist, only
 * the one about the twist has it.
 */
export function twistOf({ mode, tutorial }: TwistedView): PlayedTwist | undefined {
  const { twist } = mode;
  return tutorial === undefined || tutorial.lesson.letter === twist?.lessonLetter ? twist : undefined;
}

/** A screen on which levels with a twist may be played. */
interface TwistedView {
  readonly mode: { readonly twist?: PlayedTwist };
  readonly tutorial: { readonly lesson: { readonly letter: string } } | undefined;
}
