import { printToHost } from "../../device/host";
import type { Card } from "./card";

/** What stands between the lines: whoever hears them makes lines of it again. */
const LINE_SEPARATOR = " / ";

/** Tells what the player may share of a card that has come: a web page offers it. */
export function announceShared(card: Card | undefined): void {
  if (card?.shared !== undefined) printToHost("result", card.shared.join(LINE_SEPARATOR));
}

/** The card is no longer there. */
export function clearShared(card: Card | undefined): void {
  if (card?.shared !== undefined) printToHost("result", "none");
}
