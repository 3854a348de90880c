/**
 * The card (a message with two buttons) that is shown after a level, with the replay of the level. level-card.ts opens,
 * advances and closes the card.
 */
import { cancelTask, type TaskHandle } from "../../kernel/task-handle";
import { clearShared } from "./announce-result";
import type { Attempt } from "./attempt";
import { hasPage, type Card, type RunCard } from "./card";
import type { Mode } from "./mode";
import { createReplay, endReplay, type Replay } from "./replay";

/** The card after a level, if a card is shown, with the replay of the level and the offer of an editable copy. */
export interface ShownCard {
  /** The card (a message with two buttons) after the level, or undefined while the level is played. */
  readonly card: Card | undefined;
  cardMs: number;
  /** The replay of the cleared level, which the crank and the D-pad (✛) start from the card after the level. */
  readonly replay: Replay;
  /**
   * The task that looks for the level's leading solving idea (the one that the game names). It is undefined if the card
   * after the level does not show this idea.
   */
  readonly ideaTask: TaskHandle<readonly string[]> | undefined;
  readonly offersCopy: boolean;
}

/**
 * How long the last state of a level is shown before a full-screen page with the result replaces it, in milliseconds.
 */
export const PAGE_AFTER_MS = 300;

/** Returns the state in which no card (a message with two buttons) is shown, because the level is still played. */
export function createShownCard(): ShownCard {
  return { card: undefined, cardMs: 0, replay: createReplay(), ideaTask: undefined, offersCopy: false };
}

/**
 * Returns whether the card's page is shown instead of the texts beside the board. The crank and the diagram of all
 * moves bring the board back.
 */
export function isPageShown({ card, cardMs, replay }: ShownCard, { played }: Attempt): boolean {
  const { playhead, steps } = played.timeline;
  return (
    card !== undefined &&
    hasPage(card) &&
    cardMs >= PAGE_AFTER_MS &&
    replay.diagram === undefined &&
    playhead === steps.length
  );
}

/** Returns whether a timed mode has used up its time or lives, but the screen does not show the result yet. */
export function isWaitingForResult(level: {
  readonly mode: Pick<Mode, "isOver">;
  readonly shownCard: Pick<ShownCard, "card">;
}): boolean {
  return level.shownCard.card === undefined && level.mode.isOver?.() === true;
}

/** Returns the result of a run of levels, if the page with this result fills the screen now. */
export function shownRunCard(shownCard: ShownCard, attempt: Attempt): RunCard | undefined {
  const { card } = shownCard;
  return card?.about === "run" && isPageShown(shownCard, attempt) ? card : undefined;
}

export function pageAgeMs({ cardMs }: ShownCard): number {
  return cardMs - PAGE_AFTER_MS;
}

/** Cancels the tasks of the card (a message with two buttons). The result on the card can then no longer be shared. */
export function releaseCard({ card, replay, ideaTask }: ShownCard): void {
  if (ideaTask !== undefined) cancelTask(ideaTask);
  endReplay(replay);
  clearShared(card);
}
