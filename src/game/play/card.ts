/**
 * The types of cards: messages with two buttons after a level or a run of levels. A card may have a picture that takes
 * the place of the board. Each kind of picture has a file that draws it: the end card of a level
 * (end-card-view.ts), the end of a rush (rush-end-view.ts), the end of a race (race-end-view.ts) and the page of any
 * other run (run-page-view.ts).
 */
import type { Destination } from "../destination";
import { TEXTS } from "../texts/index";

/**
 * A message with two buttons after a level or a run of levels. The card holds the result and the actions of Ⓐ and Ⓑ.
 */
export type Card = LevelCard | RunCard;

/**
 * The action of a button that only closes the card (a message over the level), so that the game goes on without another
 * screen.
 */
interface CloseCard {
  readonly kind: "close";
}

/**
 * The two buttons of a card. `shared` is a short text about the result that the player may share without giving a
 * solution away; left out if there is no such text.
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
 * A message with two buttons after a level. The text beside the board, not this card, shows the number of moves.
 * @noSelf
 */
export interface LevelCard extends Buttons {
  readonly about: "level";
  /** The page with the results of the win; left out if the card has no such page. */
  readonly endCard?: EndCard | undefined;
  /**
   * True if level-card.ts makes the page with the results of the win, from the level as it was played, and adds it to
   * the card; otherwise left out.
   */
  readonly addsEndCard?: boolean;
  /**
   * Whether the player must tap Ⓑ twice to leave the level from this card. The first tap only shows a tip, because the
   * player may have meant to undo a move.
   */
  readonly asksToLeave?: boolean;
  /**
   * True if the moves of the cleared level play again from the first one as soon as the card (a message with two
   * buttons) appears; otherwise left out.
   */
  readonly playsMoves?: boolean;
  /** A shorter text of button Ⓐ, for puzzles with less space beside the board. */
  readonly aShortText?: string;
  /** The number of days in a row on which the player won the daily level; left out if it is not shown. */
  readonly streak?: number;
  /** A text beside the result, which says that the win does not count; left out if the win counts. */
  readonly note?: string;
}

/** A message with two buttons about a run of levels that is over or that can be continued. @noSelf */
export interface RunCard extends Buttons {
  readonly about: "run";
  readonly title: string;
  /**
   * The texts of the page with the result of the run (a sequence of levels), at most six lines. A text wider than
   * `PAGE_WIDTH` (run-page-view.ts) takes two lines.
   */
  readonly lines: readonly string[];
  /** The result of a rush (timed run), which has a page of its own; left out for other runs of levels. */
  readonly rushEnd?: RushEnd;
  /**
   * The race at the end of a challenge of ten levels, which has a page of its own; left out for other runs of levels.
   */
  readonly raceEnd?: RaceEnd;
}

/**
 * The race at the end of a challenge of ten levels, in which drawn figures of the player and a friend run through the
 * levels again.
 */
export interface RaceEnd {
  /**
   * The text beside the title of the drawn race, such as the number of hints or rewinds, in several lengths, the
   * longest first.
   */
  readonly about: readonly string[];
  readonly own: Racer;
  /** The friend whose result came with the challenge code; undefined if the code had no result. */
  readonly friend: Racer | undefined;
  /**
   * Whether the player's result is compared with the friend's result. False if the player had a hint or watched a
   * solution.
   */
  readonly isCounted: boolean;
  /**
   * The text that says who won the race and by how much: the player, or the friend whose result came with the challenge
   * code. It comes in several lengths, the longest first. Without a friend's result, the text asks who is faster. If
   * `isCounted` is false, it says that the player, unlike the friend, had help.
   */
  readonly comparison: readonly string[];
}

/** The player or the friend in the race at the end of a challenge of ten levels. */
export interface Racer {
  readonly name: string;
  /** The time that the player or the friend took for all ten levels, in tenths of a second. */
  readonly tenths: number;
  /**
   * For each of ten levels: the time from the start of the challenge until the level was cleared, in tenths of a
   * second. Left out if these times are not known.
   */
  readonly splits?: readonly number[] | undefined;
}

/** The result of a timed run (rush) that is over. */
export interface RushEnd {
  readonly reason: string;
  readonly cleared: number;
  /** The best result in any earlier rush (a timed run) of the puzzle: the number of cleared levels. */
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
  /** The fewest moves in which the player ever cleared the level; undefined if this number is not known. */
  readonly best: number | undefined;
  /** How many moves a person is expected to need until the first win; undefined if that is not known. */
  readonly expectedMoves: number | undefined;
  /**
   * The medal signs of the win: a tick for the cleared level, a flag for par (the fewest moves), and a star for the
   * feat (an extra task of a level). A level without a feat has no star.
   */
  readonly signs: readonly CardSign[];
  /**
   * The number of levels cleared in a row without help; undefined if the card (a message with two buttons) does not
   * show this number.
   */
  readonly streak: number | undefined;
  /**
   * True if the game itself played the solution, so that the level does not count; otherwise left out. If true, the
   * number of moves on the card has no tick.
   */
  readonly isOnlyWatched?: boolean;
  /** The name of the chapter that Ⓐ opens, which begins with the next level; left out if Ⓐ opens no chapter. */
  readonly nextChapter?: string | undefined;
  /**
   * A text in several lengths, the longest first, that replaces the text about the moves that a person is expected to
   * need. Left out if the card has no such text.
   */
  readonly note?: readonly string[];
  /**
   * The indices of the solving ideas (techniques that a solution needs) that the card names: at most two, and none if
   * no solving idea is strong. If the list is undefined, because the level was not generated for a solving idea, a
   * background task looks for the level's strongest idea.
   */
  readonly namedIdeas?: readonly number[] | undefined;
}

/**
 * A medal sign (tick, flag or star) on the card after a level. Beside it stands the first of `texts` that fits. These
 * texts say the same in several lengths, the longest first.
 */
export interface CardSign {
  readonly state: SignState;
  readonly texts: readonly string[];
}

/**
 * Whether the player has earned a medal sign. `new`: by this win for the first time. `again`: by this win and by an
 * earlier one. `before`: only by an earlier win. `none`: never.
 */
type SignState = "new" | "again" | "before" | "none";

/** The texts of the two buttons of a card from which Ⓐ leads to the next level. */
export const GO_ON_BUTTONS = {
  aText: TEXTS.buttons.goOn,
  aShortText: TEXTS.buttons.on,
  bText: TEXTS.buttons.leave,
};

/** Returns whether a card has a page: a picture that takes the place of the board. */
export function hasPage(card: Card): boolean {
  return card.about === "run" || card.endCard !== undefined;
}
