/**
 * A screen that shows only the result page of a run of levels. play-view.ts shows the results of single levels on the
 * play screen.
 */
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound } from "../sounds";
import type { RunCard } from "./card";
import { drawRunPage } from "./card-page";

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
