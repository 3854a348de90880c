/**
 * The types of cards: messages with two buttons after a level or a run (a sequence of levels). A card may have a page,
 * a picture that takes the place of the board.
 */
import type { Destination } from "../destination";
import { TEXTS } from "../texts/index";

/**
 * A message with two buttons after a level or a run (a sequence of levels). It holds the result and the actions of Ⓐ
 * and Ⓑ.
 */
export type Card = LevelCard | RunCard;

/** The action of a button that only closes the card (a message), so that the game goes on without another screen. */
interface CloseCard {
  readonly kind: "close";
}

/**
 * The texts and the actions of a card's two buttons, and the lines that the player can share.
 * @noSelf
 */
interface Buttons {
  readonly shared?: readonly string[] | undefined;
  readonly aText: string;
  readonly bText: string;
  readonly onA: Destination | CloseCard;
  readonly onB: Destination;
}

/**
 * A message with two buttons after a level. The number of moves is not on it, but in the text beside the board.
 * @noSelf
 */
export interface LevelCard extends Buttons {
  readonly about: "level";
  /** The page with the results of the win; left out if this card (a message) has no such page. */
  readonly endCard?: EndCard | undefined;
  /** True if level-card.ts adds the page with the results of the win; otherwise left out. */
  readonly addsEndCard?: boolean;
  /**
   * Whether the player must tap Ⓑ twice to leave the level from this card (a message). The first tap only shows a tip,
   * because the player may have wanted to undo a move.
   */
  readonly asksToLeave?: boolean;
  /** True if the moves of the cleared level play again as soon as the card (a message) appears; otherwise left out. */
  readonly playsMoves?: boolean;
  /** A shorter text that says what Ⓐ does, for puzzles with less space beside the board; left out if there is none. */
  readonly aShortText?: string;
  /** The number of days in a row on which the player won the daily level; left out if it is not shown. */
  readonly streak?: number;
  /** A text beside the result that says that the win does not count; left out if it counts. */
  readonly note?: string;
}

/**
 * A message with two buttons about a run (a sequence of levels) that is over or that can be continued.
 * @noSelf
 */
export interface RunCard extends Buttons {
  readonly about: "run";
  readonly title: string;
  /**
   * The texts of the page with the result of a run (a sequence of levels), at most six lines. A text wider than
   * `PAGE_WIDTH` (run-page-view.ts) takes two lines.
   */
  readonly lines: readonly string[];
  /** The result of a rush (a timed run), which has a page of its own; left out for other runs. */
  readonly rushEnd?: RushEnd;
  /**
   * The race between the player and a friend after a challenge of ten levels, which has a page of its own; left out for
   * other runs.
   */
  readonly raceEnd?: RaceEnd;
}

/** The drawn race after a challenge of ten levels, in which the player and a friend run through the levels again. */
export interface RaceEnd {
  /**
   * The text about the challenge beside the title of the page, such as the number of the player's hints, in several
   * lengths, the longest first.
   */
  readonly about: readonly string[];
  readonly own: Racer;
  /** The friend whose result came with the challenge code; undefined if the code had no result. */
  readonly friend: Racer | undefined;
  /**
   * Whether the player's result is compared with the friend's result from the challenge code. False if the player had a
   * hint or watched a solution.
   */
  readonly isCounted: boolean;
  /**
   * The text that says who won the race and by how much, in several lengths, the longest first. Without a friend's
   * result, the text asks who is faster. If `isCounted` is false, the text says that the player had help.
   */
  readonly comparison: readonly string[];
}

/** The player or the friend in the race after a challenge of ten levels. */
export interface Racer {
  readonly name: string;
  /** The time that this racer took for all ten levels, in tenths of a second. */
  readonly tenths: number;
  /**
   * The time from the challenge's start until each of the ten levels was cleared, in tenths of a second. Left out if it
   * is not known.
   */
  readonly splits?: readonly number[] | undefined;
}

/** The result of a rush (a timed run) that is over. */
export interface RushEnd {
  readonly reason: string;
  readonly cleared: number;
  /** The most levels cleared in any earlier rush (a timed run) of the puzzle. */
  readonly best: number;
  /** The number of lives that are left, from 0 to 3; undefined if levels of the puzzle cannot be lost. */
  readonly lives: number | undefined;
}

/** The results of a cleared level, as the card after the level shows them. */
export interface EndCard {
  /** The name of the cleared level in several lengths, the longest first. */
  readonly names: readonly string[];
  readonly moves: number;
  readonly par: number;
  /** The fewest moves in which the player ever cleared the level; undefined if this is not known. */
  readonly best: number | undefined;
  /** How many moves a person is expected to need until the level's first win; undefined if this is not known. */
  readonly expectedMoves: number | undefined;
  /**
   * The medal signs: a tick for the cleared level, a flag for par (the fewest moves), and a star for the feat (an extra
   * task). A level without a feat has no star.
   */
  readonly signs: readonly CardSign[];
  /** The number of levels cleared in a row without help; undefined if the card after the level does not show it. */
  readonly streak: number | undefined;
  /** True if the game played the solution, so that the win does not count; otherwise left out. */
  readonly isOnlyWatched?: boolean;
  /** The name of the chapter that Ⓐ opens, which begins with the next level; left out if Ⓐ opens no chapter. */
  readonly nextChapter?: string | undefined;
  /**
   * A text about something new, in several lengths, the longest first. The card shows it in place of the facts or of
   * the headline; see `chooseNews`. Left out if there is no such text.
   */
  readonly note?: readonly string[];
  /**
   * The indices of the solving ideas (techniques) that the card names: at most two, and none if no idea is strong.
   * Undefined if the game must still look for the level's leading idea.
   */
  readonly namedIdeas?: readonly number[] | undefined;
}

/** A medal sign (tick, flag or star) on the card after a level. Beside it stands the first of `texts` that fits. */
export interface CardSign {
  readonly state: SignState;
  readonly texts: readonly string[];
}

/**
 * Whether the player has earned a medal sign. `new`: by this win for the first time. `again`: by this win and an
 * earlier one. `before`: only by an earlier win. `none`: never.
 */
type SignState = "new" | "again" | "before" | "none";

/** The texts of the two buttons of a card (message) from which Ⓐ leads to the next level. */
export const GO_ON_BUTTONS = {
  aText: TEXTS.buttons.goOn,
  aShortText: TEXTS.buttons.on,
  bText: TEXTS.buttons.leave,
};

/** Returns whether a card (message) has a page: a picture that takes the place of the board. */
export function hasPage(card: Card): boolean {
  return card.about === "run" || card.endCard !== undefined;
}
