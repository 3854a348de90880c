import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import type { Screen } from "../screen";
import { soundBack, soundConfirm } from "../sounds";
import { drawCard, type Card } from "./card";

/** A card by itself, about a run that is not on the screen. */
export function createCardScreen(card: Card): Screen {
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
      fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
      drawCard(card);
    },
    leave: () => undefined,
    menu: [],
  };
}
