import { tell } from "../../device/desktop";
import type { Card } from "./card";

/** What stands between the lines: whoever hears them makes lines of it again. */
const LINE_END = " / ";

/** Tells what the player may share of a card that has come: a web page offers it. */
export function tellShared(card: Card | undefined): void {
  if (card?.shared !== undefined) tell("result", card.shared.join(LINE_END));
}

/** The card is no longer there. */
export function tellNothingShared(card: Card | undefined): void {
  if (card?.shared !== undefined) tell("result", "none");
}
