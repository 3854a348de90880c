/** The types of cards: the messages with two buttons after a level or a run. card-page.ts draws their pages. */

/** A message after a level or a run: the result, and what Ⓐ and Ⓑ do next. */
export type Card = LevelCard | RunCard;

/**
 * The buttons of a card. `shared` is a result that the player may share: a few lines that give no solution away. It is
 * left out if there is nothing to share.
 * @noSelf
 */
interface Buttons {
  readonly shared?: readonly string[] | undefined;
  readonly aText: string;
  readonly bText: string;
  readonly onA: () => void;
  readonly onB: () => void;
}

/**
 * A card about a level. The number of moves is shown by the scene's text, not by the card.
 * @noSelf
 */
export interface LevelCard extends Buttons {
  readonly about: "level";
  /** The results of the win; left out if the level has no medals. */
  readonly page?: LevelPage;
  /** Whether Ⓑ needs a second tap to leave. The first only shows a tip, because it may have been meant as an undo. */
  readonly asksToLeave?: boolean;
  /** A shorter form of `aText`, for scenes with less room. */
  readonly aBrief?: string;
  /** The number of days won in a row; left out if there is no streak to show. */
  readonly streak?: number;
}

/**
 * A card about a run that is over or that can be continued.
 * @noSelf
 */
export interface RunCard extends Buttons {
  readonly about: "run";
  readonly title: string;
  /** The texts of the page. It has room for six lines; a text wider than `PAGE_WIDTH` (card-page.ts) takes two. */
  readonly lines: readonly string[];
  /** Whether the run beat the player's best; left out if it did not. */
  readonly isRecord?: boolean;
}

/** The results of a campaign level, for a page beside the puzzle's scene. */
export interface LevelPage {
  readonly moves: number;
  readonly par: number;
  /** The fewest moves in which the player ever cleared the level; undefined if there is no such number. */
  readonly best: number | undefined;
  /** The name of the level in several lengths, the longest first. */
  readonly labels: readonly string[];
  /** The difficulty dots of the level, such as `●●●○○`. */
  readonly dots: string;
  readonly rows: readonly ResultRow[];
  /** A remark of at most two lines. */
  readonly note: string;
}

/** An achievement of a level, and whether the player won it. */
export interface ResultRow {
  readonly name: string;
  readonly state: ResultState;
}

/** `new`: won for the first time. `again`: won again. `before`: won earlier, not this time. `none`: never won. */
export type ResultState = "new" | "again" | "before" | "none";

/** Returns whether a card has a page, which is shown instead of the board. */
export function hasPage(card: Card): boolean {
  return card.about === "run" || card.page !== undefined;
}
