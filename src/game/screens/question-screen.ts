/** The screen with a question or a message over another screen, which continues when the question is closed. */
import { NO_INPUT, type Input } from "../../device/input";
import { drawLargeText, drawText } from "../../device/text";
import { requestScreen, type Question } from "../destination";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { playGoBackSound, playConfirmSound } from "../sounds";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfQuestionTap } from "../taps/tap-menus";
import { drawSideScene, SceneFrame } from "../widgets/side-scene";
import { wrapText } from "../widgets/wrap";
import { TEXTS } from "../texts/index";
/** The import below is loaded from by-ear.lua on first use. @lazy by-ear */
import { describeQuestionFocus } from "./focus-by-ear";

const HEADING = { x: 132, y: 4 };
const TEXT = { x: 132, top: 56, apart: 24, width: 256 };
const BUTTONS = { y: 214, left: 132, right: 392 };
/**
 * How long buttons are ignored after a question appears, in milliseconds. A press in this time was meant for the screen
 * beneath.
 */
const IGNORES_INPUT_MS = 300;

/**
 * The state of the screen with a question over another screen.
 * @noSelf
 */
interface QuestionScreen {
  readonly puzzleId: string;
  readonly question: Question;
  readonly beneath: Screen;
  shownMs: number;
}

const QUESTION: ScreenKind<QuestionScreen> = {
  name: "question",
  update: updateQuestion,
  draw: drawQuestion,
  buttonsOfTap: ({ question: { yes } }, tap) => buttonsOfQuestionTap(yes !== undefined, tap),
  focus: ({ question }) => describeQuestionFocus(question),
  // If the player leaves the game while the question is open, the screen beneath the question must save the progress.
  leave: ({ beneath }) => {
    beneath.kind.leave?.(beneath.state);
  },
  drop: ({ beneath }) => {
    beneath.kind.drop?.(beneath.state);
  },
  soundTheme: ({ beneath }) => beneath.kind.soundTheme?.(beneath.state),
  hasFastMusic: ({ beneath }) => beneath.kind.hasFastMusic?.(beneath.state) === true,
};

/**
 * Creates a question over the screen `beneath`, which continues afterwards. Ⓐ closes the question and answers it with
 * yes; Ⓑ only closes the question.
 */
export function createQuestionScreen(puzzleId: string, question: Question, beneath: Screen): Screen {
  return screenOf(QUESTION, { puzzleId, question, beneath, shownMs: 0 });
}

function updateQuestion(screen: QuestionScreen, { isAPressed, isBPressed }: Input, elapsedMs: number): void {
  screen.shownMs += elapsedMs;
  if (screen.shownMs <= IGNORES_INPUT_MS || !(isAPressed || isBPressed)) return;
  if (isAPressed) playConfirmSound();
  else playGoBackSound();
  requestScreen({ kind: "close-question", beneath: screen.beneath });
  if (isAPressed) answerYes(screen);
}

/**
 * Opens a screen, or passes the answer to the screen beneath the question. That screen handles the answer before that
 * screen is drawn again.
 */
function answerYes({ question: { yes }, beneath: { kind, state } }: QuestionScreen): void {
  if (yes === undefined) return;
  if ("opens" in yes) requestScreen(yes.opens);
  else kind.update(state, { ...NO_INPUT, answer: yes.answer }, 0);
}

function drawQuestion({ puzzleId, question: { title, text, yes } }: QuestionScreen): void {
  drawSideScene(puzzleId, SceneFrame.Lit);
  drawLargeText(title, HEADING.x, HEADING.y, "left", "white");
  wrapText(text, TEXT.width).forEach((line, index) => {
    drawText(line, TEXT.x, TEXT.top + index * TEXT.apart, "left", "white");
  });
  drawText(`Ⓑ ${TEXTS.buttons.back}`, BUTTONS.left, BUTTONS.y, "left", "white");
  if (yes !== undefined) drawText(`Ⓐ ${yes.label}`, BUTTONS.right, BUTTONS.y, "right", "white");
}
