/**
 * A screen that shows only the result page of a run (a series of levels). play-view.ts shows the results of levels on
 * the play screen.
 */
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound } from "../sounds";
import type { RunCard } from "./card";
import { drawRunPage } from "./card-page";

/**
 * Creates a screen with the result of a run (a series of levels), beside the puzzle's picture. The board of the run is
 * not on the screen.
 */
export function createCardScreen(puzzleId: string, card: RunCard): Screen {
  return {
    name: "card",
    update: ({ isAPressed, isBPressed }) => {
      if (isAPressed) {
        playConfirmSound();
        card.onA();
      } else if (isBPressed) {
        playBackSound();
        card.onB();
      }
    },
    draw: () => {
      drawRunPage(puzzleId, card);
    },
    leave: () => undefined,
    menu: [],
  };
}
