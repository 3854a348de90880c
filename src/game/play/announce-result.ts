/** Prints the player's result as text, so that the web page around the game can offer to share the result. */
import { printToHost } from "../../device/host";
import type { Card } from "./card";

/**
 * The text between two lines of the player's printed result. The web page splits the result into lines at this text.
 */
const LINE_SEPARATOR = " / ";

/** Prints the result that the player may share, if the card (a message after a level) has such a result. */
export function announceShared(card: Card | undefined): void {
  if (card?.shared !== undefined) printToHost("result", card.shared.join(LINE_SEPARATOR));
}

/** Withdraws the result that the player could share, because its card is closed. */
export function clearShared(card: Card | undefined): void {
  if (card?.shared !== undefined) printToHost("result", "none");
}
