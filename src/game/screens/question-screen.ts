/** The screen with a question or a message over another screen. That screen continues when the question is closed. */
import { drawLargeText, drawText } from "../../device/text";
import type { Question } from "../routes";
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound } from "../sounds";
import { drawSideScene, SceneFrame } from "../widgets/side-scene";
import { wrapText } from "../widgets/wrap";
import { TEXTS } from "../texts/index";

const HEADING = { x: 132, y: 4 };
const TEXT = { x: 132, top: 56, apart: 24, width: 256 };
const BUTTONS = { y: 214, left: 132, right: 392 };
/**
 * How long buttons are ignored after a question appears, in milliseconds. An earlier press was meant for the screen
 * beneath the question.
 */
const IGNORES_INPUT_MS = 300;

/**
 * Creates a question over the screen `beneath`, which continues afterwards. `close` makes `beneath` the open screen
 * again and then calls the given function. Ⓐ closes the question and does what the question offers; Ⓑ only closes it.
 */
export function createQuestionScreen(
  puzzleId: string,
  { title, text, yes }: Question,
  beneath: Screen,
  close: (onClosed: () => void) => void,
): Screen {
  let shownMs = 0;
  const answer = (isAPressed: boolean): void => {
    if (isAPressed) playConfirmSound();
    else playBackSound();
    close(() => {
      if (isAPressed) yes?.onSelect();
    });
  };
  return {
    name: "question",
    update: ({ isAPressed, isBPressed }, elapsedMs) => {
      shownMs += elapsedMs;
      if (shownMs > IGNORES_INPUT_MS && (isAPressed || isBPressed)) answer(isAPressed);
    },
    draw: () => {
      drawSideScene(puzzleId, SceneFrame.Lit);
      drawLargeText(title, HEADING.x, HEADING.y, "left", "white");
      wrapText(text, TEXT.width).forEach((line, index) => {
        drawText(line, TEXT.x, TEXT.top + index * TEXT.apart, "left", "white");
      });
      drawText(`Ⓑ ${TEXTS.buttons.back}`, BUTTONS.left, BUTTONS.y, "left", "white");
      if (yes !== undefined) drawText(`Ⓐ ${yes.label}`, BUTTONS.right, BUTTONS.y, "right", "white");
    },
    leave: beneath.leave,
    ...(beneath.drop === undefined ? {} : { drop: beneath.drop }),
    ...(beneath.soundTheme === undefined ? {} : { soundTheme: beneath.soundTheme }),
    ...(beneath.hasFastMusic === undefined ? {} : { hasFastMusic: beneath.hasFastMusic }),
    menu: [],
  };
}
