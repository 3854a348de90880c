/**
 * Prints the result of a level or a run (a sequence of levels), which the web page can offer to share. Also tells
 * screen readers why a win earned no medal.
 */
import { queueLine, queueLines } from "../frame-events";
import { TEXTS } from "../texts/index";
import type { Card } from "./card";

/** Prints the result that the player may share, if the card after the level has a result to share. */
export function announceShared(card: Card | undefined): void {
  if (card?.shared !== undefined) queueLines("result", card.shared);
}

/** Tells the web page that the result can no longer be shared, because the card with the result is closed. */
export function clearShared(card: Card | undefined): void {
  if (card?.shared !== undefined) queueLine("result", "none");
}

/**
 * Announces the texts beside the medal signs that a win has not earned, such as "with a hint". Leaves out the text
 * "watched", which is announced together with the win.
 */
export function announceMissedMedals(card: Card): void {
  if (card.about === "run" || card.endCard === undefined) return;
  const reasons: string[] = [];
  for (const { state, texts } of card.endCard.signs) {
    const [reason] = texts;
    const isMissed = state === "none" || state === "before";
    if (isMissed && reason !== TEXTS.result.watched && !reasons.includes(reason)) reasons.push(reason);
  }
  if (reasons.length > 0) queueLine("announcement", reasons.join(", "));
}
