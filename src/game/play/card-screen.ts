/** A screen with nothing but the page of a run's card. The cards on the play screen are shown by play-view.ts. */
import type { Screen } from "../screen";
import { soundBack, soundConfirm } from "../sounds";
import type { RunCard } from "./card";
import { drawRunPage } from "./card-page";

/** Creates a screen with a card about a run that is not open, beside the scene of its puzzle. */
export function createCardScreen(puzzleId: string, card: RunCard): Screen {
  return {
    frame: ({ aPressed, bPressed }) => {
      if (aPressed) {
        soundConfirm();
        card.onA();
      } else if (bPressed) {
        soundBack();
        card.onB();
      }
    },
    show: () => {
      drawRunPage(puzzleId, card);
    },
    leave: () => undefined,
    menu: [],
  };
}
