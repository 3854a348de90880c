/**
 * Prints the result of a level or of a sequence of levels for the web page, which can offer to share it. Also tells
 * screen readers why a win earned no medal.
 */
import { queueLine, queueLines } from "../frame-events";
import { TEXTS } from "../texts/index";
import type { Card } from "./card";

/** Prints the result that the player may share, if the card (message) after the level has one. */
export function announceShared(card: Card | undefined): void {
  if (card?.shared !== undefined) queueLines("result", card.shared);
}

/**
 * Tells the web page around the game that the result can no longer be shared, because the card (message) with the
 * result is closed.
 */
export function clearShared(card: Card | undefined): void {
  if (card?.shared !== undefined) queueLine("result", "none");
}

/**
 * Announces why a win has not earned some of the medals, such as "with a hint". The reason "watched" is left out,
 * because it was announced with the win.
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
