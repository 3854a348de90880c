/** A word after a level or a run: what was achieved, and where to go from here. */
export type Card = LevelCard | RunCard;

/**
 * What Ⓐ and Ⓑ do, and what the player may tell others, in a few lines that spoil nothing; left out where there is
 * nothing to tell.
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
 * About a level: the place it is played in tells the moves.
 * @noSelf
 */
export interface LevelCard extends Buttons {
  readonly about: "level";
  /** What the win has brought; left out where there is nothing to win but the level. */
  readonly page?: LevelPage;
  /** Whether Ⓑ leaves by a second tap, which is told first: what goes on counts no longer once it is left. */
  readonly asksToLeave?: boolean;
  /** What Ⓐ does, where there is less room. */
  readonly aBrief?: string;
  /** How many days in a row; left out where there are none to tell. */
  readonly streak?: number;
}

/**
 * About a run, which is over or waits.
 * @noSelf
 */
export interface RunCard extends Buttons {
  readonly about: "run";
  readonly title: string;
  /** A page has room for six lines: a text that is wider than `PAGE_WIDTH` takes two of them. */
  readonly lines: readonly string[];
  /** Whether the run beat the player's best; left out where it did not. */
  readonly isRecord?: boolean;
}

/** What is said after a level of a campaign, on a page beside the puzzle's place. */
export interface LevelPage {
  readonly moves: number;
  readonly par: number;
  /** The fewest moves that the level was ever cleared in; undefined if there are none. */
  readonly best: number | undefined;
  /** Which level it is, from long to short. */
  readonly labels: readonly string[];
  /** How hard it is, as `●●●○○`. */
  readonly dots: string;
  readonly rows: readonly ResultRow[];
  /** At most two lines. */
  readonly note: string;
}

/** Something that can be won with a level. */
export interface ResultRow {
  readonly name: string;
  readonly state: ResultState;
}

/** Won for the first time, won again, held from before but not won this time, or never won. */
export type ResultState = "new" | "again" | "before" | "none";

/** Whether a card has a page, which stands instead of the board. */
export function hasPage(card: Card): boolean {
  return card.about === "run" || card.page !== undefined;
}
