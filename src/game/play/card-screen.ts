import type { Screen } from "../screen";
import { soundBack, soundConfirm } from "../sounds";
import type { RunCard } from "./card";
import { drawRunPage } from "./card-page";

/** A word about a run that is not on the screen, beside the place `world` where it goes on. */
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
