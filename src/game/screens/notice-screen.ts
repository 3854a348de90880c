import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { writeText } from "../../device/text";
import type { Screen } from "../screen";
import { soundConfirm } from "../sounds";
import { wrapped } from "../widgets/wrap";

/** The frame of `images/ID/place` in which the lamp is lit. */
const LIT = 1;

/** Right of the place. */
const WORDS = { x: 208, top: 26, first: 66, apart: 23, width: 184 };
const BUTTON = { x: 392, y: 214 };

/** A message beside the place of `world`; Ⓐ and Ⓑ both go on. */
export function createNoticeScreen(world: string, title: string, message: string, goOn: () => void): Screen {
  const lines = wrapped(message, WORDS.width);
  return {
    frame: ({ aPressed, bPressed }) => {
      if (!aPressed && !bPressed) return;
      soundConfirm();
      goOn();
    },
    show: () => {
      fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
      drawSprite(`images/${world}/place`, LIT, 0, 0);
      writeText("large", title, WORDS.x, WORDS.top, "left", "white");
      lines.forEach((line, at) => {
        writeText("text", line, WORDS.x, WORDS.first + at * WORDS.apart, "left", "white");
      });
      writeText("text", "Ⓐ go on", BUTTON.x, BUTTON.y, "right", "white");
    },
    leave: () => undefined,
    menu: [],
  };
}
