/**
 * A word after a level or a run: what was achieved, and where to go from here.
 * @noSelf
 */
export interface Card {
  /** What it is about: of a level its place says enough. */
  readonly about: "level" | "run";
  readonly title: string;
  readonly lines: readonly string[];
  /** The medals that were won, in words, the least first; none if the card does not speak of medals. */
  readonly medals: readonly string[];
  /** What medals mean that were won for the first time. */
  readonly meanings?: readonly string[];
  /** The fewest moves that the level was ever cleared in; left out where that is not kept. */
  readonly best?: number;
  /** What the player may tell others of it, in a few lines that spoil nothing; left out where there is nothing to tell. */
  readonly shared?: readonly string[] | undefined;
  /** What Ⓐ and Ⓑ do. */
  readonly aText: string;
  readonly bText: string;
  readonly onA: () => void;
  readonly onB: () => void;
}

/** What ✛ and the crank do beneath a card. */
export const REPLAY_LINES: readonly string[] = ["✛ right: watch it again", "✛ up: see it as arrows"];

/** Of a level that the game itself has played. */
export const WATCHED = "Watched: it does not count";

/** No such medal is won with a hint. */
export function unaided(meaning: string): string {
  return `${meaning}, no hint`;
}
