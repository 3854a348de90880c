/** Plays the sound of a card (a message after a level) when the card appears. */
import { playMedalSounds } from "../sounds";
import type { Card } from "./card";

/** Plays the sound of a new record in a run (a series of levels), or of newly won medals. */
export function playCardSound(card: Card): void {
  if (card.about === "run") {
    if (card.isNewBest === true) playMedalSounds(true, true);
  } else if (card.page !== undefined) {
    // Ignores the first row of the result page. This row tells that the level was cleared, which has already played its
    // own sound.
    const [, hasPar, hasFeat] = card.page.rows.map(({ state }) => state === "new" || state === "again");
    playMedalSounds(hasPar, hasFeat);
  }
}
