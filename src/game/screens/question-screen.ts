import { writeText } from "../../device/text";
import type { Question } from "../routes";
import type { Screen } from "../screen";
import { soundBack, soundConfirm } from "../sounds";
import { drawSidePlace, PlaceLook } from "../widgets/side-place";
import { wrapped } from "../widgets/wrap";

const HEADING = { x: 132, y: 4 };
const TEXT = { x: 132, top: 56, apart: 24, width: 256 };
const BUTTONS = { y: 214, left: 132, right: 392 };
/** A button that goes down sooner was meant for the screen beneath. */
const DEAF_MS = 300;

/**
 * A question over the screen `beneath`, which is neither left nor dropped: it goes on once `close` was called. Ⓐ closes
 * and does what the question offers, Ⓑ only closes.
 */
export function createQuestionScreen(
  world: string,
  { title, text, yes }: Question,
  beneath: Screen,
  close: () => void,
): Screen {
  let shownMs = 0;
  const answer = (aPressed: boolean): void => {
    if (aPressed) soundConfirm();
    else soundBack();
    close();
    if (aPressed) yes?.run();
  };
  return {
    frame: ({ aPressed, bPressed }, elapsedMs) => {
      shownMs += elapsedMs;
      if (shownMs > DEAF_MS && (aPressed || bPressed)) answer(aPressed);
    },
    show: () => {
      drawSidePlace(world, PlaceLook.Lit);
      writeText("large", title, HEADING.x, HEADING.y, "left", "white");
      wrapped(text, TEXT.width).forEach((line, at) => {
        writeText("text", line, TEXT.x, TEXT.top + at * TEXT.apart, "left", "white");
      });
      writeText("text", "Ⓑ back", BUTTONS.left, BUTTONS.y, "left", "white");
      if (yes !== undefined) writeText("text", `Ⓐ ${yes.label}`, BUTTONS.right, BUTTONS.y, "right", "white");
    },
    leave: beneath.leave,
    ...(beneath.drop === undefined ? {} : { drop: beneath.drop }),
    ...(beneath.isHurried === undefined ? {} : { isHurried: beneath.isHurried }),
    menu: [],
  };
}
