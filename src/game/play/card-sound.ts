/** Plays the sound of a card when it appears. */
import { soundMedals } from "../sounds";
import type { Card } from "./card";

/** Plays the sound of a run's new record, or of the medals for par and feat that a win earned. */
export function soundCard(card: Card): void {
  if (card.about === "run") {
    if (card.isRecord === true) soundMedals(true, true);
  } else if (card.page !== undefined) {
    // The first row of a page is about clearing the level at all, which has its own sound.
    const [, hasPar, hasFeat] = card.page.rows.map(({ state }) => state === "new" || state === "again");
    soundMedals(hasPar, hasFeat);
  }
}
