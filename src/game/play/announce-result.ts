/** Prints the player's result as text, so that the web page around the game can offer to share the result. */
import { queueLine, queueLines } from "../frame-events";
import type { Card } from "./card";

/** Prints the result that the player may share, if the card after the level has a result to share. */
export function announceShared(card: Card | undefined): void {
  if (card?.shared !== undefined) queueLines("result", card.shared);
}

/** Tells the web page that the result can no longer be shared, because the card with the result is closed. */
export function clearShared(card: Card | undefined): void {
  if (card?.shared !== undefined) queueLine("result", "none");
}
