import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import type { Screen } from "../screen";
import { soundBack, soundConfirm } from "../sounds";
import type { RunCard } from "./card";

/** The frame of `images/ID/place` in which the lamp is lit. */
const LIT = 1;

/** Right of the place. */
const WORDS = { x: 214, top: 44, first: 92, apart: 24 };
const BUTTONS = { y: 214, bRight: 290, aRight: 392 };

/** A word about a run that is not on the screen, beside the place `world` where it goes on. */
export function createCardScreen(world: string, card: RunCard): Screen {
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
      drawSprite(`images/${world}/place`, LIT, 0, 0);
      writeText("large", card.title, WORDS.x, WORDS.top, "left", "white");
      card.lines.forEach((line, at) => {
        writeText("text", line, WORDS.x, WORDS.first + at * WORDS.apart, "left", "white");
      });
      writeText("text", `Ⓑ ${card.bText}`, BUTTONS.bRight, BUTTONS.y, "right", "white");
      writeText("text", `Ⓐ ${card.aText}`, BUTTONS.aRight, BUTTONS.y, "right", "white");
    },
    leave: () => undefined,
    menu: [],
  };
}
