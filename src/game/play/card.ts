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
  /** The medals that were won, in words, the least first; none if the card does not speak of medals. */
  readonly medals: readonly string[];
  /** What medals mean that were won for the first time. */
  readonly meanings?: readonly string[];
  /** The fewest moves that the level was ever cleared in; left out where that is not kept. */
  readonly best?: number;
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
  /** At most five, each no wider than `PAGE_WIDTH`. */
  readonly lines: readonly string[];
  /** Whether the run beat the player's best; left out where it did not. */
  readonly isRecord?: boolean;
}

/** No such medal is won with a hint. */
export function unaided(meaning: string): string {
  return `${meaning}, no hint`;
}
