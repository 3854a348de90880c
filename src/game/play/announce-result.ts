/** Prints the result that the player may share to the host, so that a web page can offer it. */
import { printToHost } from "../../device/host";
import type { Card } from "./card";

/** The separator between the lines of a result. The host splits the printed text at it. */
const LINE_SEPARATOR = " / ";

/** Prints the result of a new card for sharing, if the card has one. */
export function announceShared(card: Card | undefined): void {
  if (card?.shared !== undefined) printToHost("result", card.shared.join(LINE_SEPARATOR));
}

/** Withdraws the printed result of a card that is no longer shown. */
export function clearShared(card: Card | undefined): void {
  if (card?.shared !== undefined) printToHost("result", "none");
}
