import { soundMedals } from "../sounds";
import type { Card } from "./card";

/** Plays a run's new record, or what the win of a level earned: the medals for par and for the feat. */
export function soundCard(card: Card): void {
  if (card.about === "run") {
    if (card.isRecord === true) soundMedals(true, true);
  } else if (card.page !== undefined) {
    const [, hasPar, hasFeat] = card.page.rows.map(({ state }) => state === "new" || state === "again");
    soundMedals(hasPar, hasFeat);
  }
}
