/**
 * Draws a lesson, a tiny level that teaches something. The board is at the right. At the left, a drawn hand shows what
 * to press, sometimes below the lamp or below the plan of a cave (a level of several rooms).
 */
import {
  drawClipped,
  drawFrame,
  drawShifted,
  expandBox,
  fillBox,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  type Box,
} from "../../../device/screen";
import { drawSprite } from "../../../device/sprites";
import { drawText } from "../../../device/text";
import type { Lamp } from "../../../puzzles/puzzle";
import { directionOnScreen, placementsIn, type Attempt } from "../attempt";
import { isHintShown } from "../hint";
import { composeHintHudText } from "../hint-hud";
import type { Tutorial } from "../tutorial";
import { arePulsesShown, askedDirection } from "./lesson-stage";
import { TEXTS as GAME_TEXTS } from "../../texts/index";
import { TEXTS } from "./texts/index";

const HANDS = "images/hands";
/**
 * The number of the picture with a hand at the crank in `images/hands`. The pictures before it show the direction pad.
 */
const CRANK_PICTURE = 5;
const A_PICTURE = 6;
/**
 * The number of pictures of the drawn hand (which shows what to press). The image table has each picture twice: first
 * without arcs beside the hand, then with arcs.
 */
const HAND_COUNT = 6;

const TITLE = { x: 8, y: 1 };
const TEXT = { x: 8, y: 218 };
const LESSON_MARKS = { right: 392, y: 6, apart: 14, side: 10 };
const HAND = { x: 8, y: 73, width: 120, height: 96 };
/**
 * The middle (`x`) and the top (`y`) of the picture above the drawn hand, such as the lamp, in pixels. With such a
 * picture, the hand is lower by `handDown` pixels.
 */
const BESIDE = { x: 68, y: 35, handDown: 44 };
const BOARD = { left: 132, right: 398, top: 24, bottom: 216 };
/** The box on the screen in which the board of a lesson is centred. */
export const LESSON_SPACE: Box = {
  x: BOARD.left,
  y: BOARD.top,
  width: BOARD.right - BOARD.left,
  height: BOARD.bottom - BOARD.top,
};
/**
 * The unit, in pixels, of the distance by which a lesson's board is shifted. Grey patterns repeat at this distance, so
 * the shift does not change their look.
 */
const TONE_PIXELS = 8;
/** The space that is left free for a frame at each side of the largest board with its rim of scenery, in pixels. */
const FRAME_SPACE_PIXELS = 3;
/**
 * The largest width and height of a board with its rim of scenery, in pixels, so that its frame stays in the right part
 * of the screen.
 */
const MAX_WIDTH_PIXELS = BOARD.right - BOARD.left - 2 * FRAME_SPACE_PIXELS - TONE_PIXELS;
const MAX_HEIGHT_PIXELS = BOARD.bottom - BOARD.top - 2 * FRAME_SPACE_PIXELS - TONE_PIXELS;
const HEADROOM_PIXELS = 14;
const SIDE_SPACE_PIXELS = 8;

/**
 * The functions that draw the background and the pieces of the puzzle's whole screen.
 * @noSelf
 */
interface PuzzleScreen {
  readonly drawBackground: () => void;
  readonly drawPieces: () => void;
}

/**
 * Draws a lesson. `screen` draws the puzzle's whole screen, of which only the board and the lamp are shown. `shown` is
 * the level being played or, if a weekly remix turns the board, a turned copy.
 */
export function drawLesson(
  tutorial: Tutorial,
  attempt: Attempt,
  shown: Attempt,
  lamp: Lamp,
  screen: PuzzleScreen,
): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawBoard(
    shownBoard(tutorial, shown),
    screen,
    tutorial.lesson.boxes === undefined ? tutorial.look.frameGap : undefined,
  );
  const beside = boxBeside(tutorial, lamp);
  if (beside !== undefined) drawBeside(beside, screen);
  drawHand(tutorial, attempt, handBoxOf(tutorial, lamp));
  drawTexts(tutorial, attempt);
  drawLessonMarks(tutorial);
}

/**
 * Returns the part of the puzzle's screen that a lesson shows, in pixels: the board with its rim of scenery. Around a
 * large board, the rim is narrower, so that it does not reach the lesson's texts or the drawn hand.
 */
function shownBoard({ look, lesson }: Tutorial, attempt: Attempt): Box {
  if (lesson.boxes !== undefined) return lesson.boxes.board;
  const { painter } = attempt;
  const { board } = placementsIn(attempt);
  const { rim } = look;
  const first = painter.boxOf(board, board.cells[0]);
  const last = painter.boxOf(board, board.cells[board.cells.length - 1]);
  const cellsWidth = last.x + last.width - first.x;
  const cellsHeight = last.y + last.height - first.y;
  const mostRim = Math.max(0, Math.floor((MAX_HEIGHT_PIXELS - cellsHeight) / 2));
  // If the rim of scenery around the board is narrow above and below, it must be narrow at the sides, too. Otherwise, a
  // frame that the scenery has around the board, such as the edge of a table, would be cut off only above and below.
  const widestSide = mostRim < Math.min(rim.top, rim.bottom) ? Math.min(rim.side, mostRim) : rim.side;
  const side = Math.min(widestSide, Math.max(0, Math.floor((MAX_WIDTH_PIXELS - cellsWidth) / 2)));
  const top = Math.min(rim.top, mostRim);
  const height = top + cellsHeight + Math.min(rim.bottom, mostRim);
  return { x: first.x - side, y: first.y - top, width: cellsWidth + 2 * side, height };
}

export function lessonBoardBoxOf(tutorial: Tutorial, shown: Attempt): Box {
  const { x, y, width, height } = shownBoard(tutorial, shown);
  const { right, down } = shiftToMiddle({ x, y, width, height });
  return { x: x + right, y: y + down, width, height };
}

/** Returns how far a lesson's board is moved to the right and down, in pixels, from its spot in a normal level. */
export function shiftOfLesson(tutorial: Tutorial, shown: Attempt): { readonly right: number; readonly down: number } {
  return shiftToMiddle(shownBoard(tutorial, shown));
}

function shiftToMiddle({ x, y, width, height }: Box): { readonly right: number; readonly down: number } {
  return {
    right: roundToTone((BOARD.left + BOARD.right - width) / 2 - x),
    down: roundToTone((BOARD.top + BOARD.bottom - height) / 2 - y),
  };
}

/**
 * Draws a lesson's board in the right part of the screen. Pieces may reach beyond the board's upper edge and sides, but
 * not into the lesson's title or the drawn hand.
 */
function drawBoard(box: Box, { drawBackground, drawPieces }: PuzzleScreen, frameGap?: number): void {
  const { x, y, width, height } = box;
  const { right, down } = shiftToMiddle(box);
  drawShifted(right, down, () => {
    drawClipped(x, y, width, height, drawBackground);
    if (frameGap !== undefined) drawRoundFrame(expandBox(box, frameGap));
    const top = Math.max(y - HEADROOM_PIXELS, BOARD.top - down);
    const left = Math.max(x - SIDE_SPACE_PIXELS, BOARD.left - right);
    const end = Math.min(x + width + SIDE_SPACE_PIXELS, BOARD.right - right);
    drawClipped(left, top, end - left, y + height - top, drawPieces);
  });
}

function drawRoundFrame({ x, y, width, height }: Box): void {
  for (const line of [y, y + height - 1]) fillBox("white", x + 2, line, width - 4, 1);
  for (const line of [x, x + width - 1]) fillBox("white", line, y + 2, 1, height - 4);
}

function roundToTone(distance: number): number {
  return Math.floor(distance / TONE_PIXELS + 0.5) * TONE_PIXELS;
}

function boxBeside({ lesson, look }: Tutorial, lamp: Lamp): Box | undefined {
  if (lesson.boxes !== undefined) return lesson.boxes.beside;
  return lesson.mistake !== undefined && lamp !== "none" && lamp !== "dark" ? look.lamp : undefined;
}

function drawBeside(box: Box, { drawBackground }: PuzzleScreen): void {
  const right = roundToTone(BESIDE.x - box.x - box.width / 2);
  const down = roundToTone(BESIDE.y - box.y);
  drawFrame("white", expandBox({ ...box, x: box.x + right, y: box.y + down }, 2), 1);
  drawShifted(right, down, () => {
    drawClipped(box.x, box.y, box.width, box.height, drawBackground);
  });
}

function drawHand(tutorial: Tutorial, attempt: Attempt, { x, y }: Box): void {
  const picture = handPicture(tutorial, attempt);
  if (picture === undefined) return;
  drawSprite(HANDS, picture + (arePulsesShown(tutorial) ? HAND_COUNT : 0), x, y);
}

/**
 * Returns the box of the picture with the hand that shows the next press, in pixels. The direction pad is in its
 * middle. `lamp` is the lamp that may be drawn above the hand.
 */
export function handBoxOf(tutorial: Tutorial, lamp: Lamp): Box {
  return boxBeside(tutorial, lamp) === undefined ? HAND : { ...HAND, y: HAND.y + BESIDE.handDown };
}

function handPicture(tutorial: Tutorial, attempt: Attempt): number | undefined {
  if (tutorial.stage === "back") return CRANK_PICTURE;
  if (tutorial.stage === "ask") return A_PICTURE;
  const direction = askedDirection(tutorial, attempt);
  return direction === undefined ? undefined : directionOnScreen(attempt, direction) + 1;
}

function drawTexts(tutorial: Tutorial, attempt: Attempt): void {
  drawText(titleOf(tutorial, attempt), TITLE.x, TITLE.y, "left", "white");
  drawText(textBelow(tutorial, attempt), TEXT.x, TEXT.y, "left", "white");
}

/**
 * Returns the title of a lesson. While a hint names a move, this is the sentence of the hint, because the lesson's own
 * title may ask for another button.
 */
function titleOf({ lesson, stage }: Tutorial, attempt: Attempt): string {
  return stage === "win" && isHintShown(attempt) ? wrapHintSentence(attempt) : lesson.title;
}

function textBelow({ lesson, stage, hasErred }: Tutorial, attempt: Attempt): string {
  if (attempt.notice === "leave-tip") return GAME_TEXTS.play.leaveTips[0];
  if (isHintShown(attempt)) return stage === "win" ? TEXTS.followHint : wrapHintSentence(attempt);
  if (stage === "back") return lesson.afterMistake ?? TEXTS.back;
  return hasErred || stage === "done" ? "" : lesson.text;
}

function wrapHintSentence(attempt: Attempt): string {
  const { scene } = attempt.painter;
  const texts = {
    ...scene.texts,
    main: { ...scene.texts.main, width: SCREEN_WIDTH - 2 * TEXT.x, maxLines: 1 as const },
  };
  return composeHintHudText({ ...scene, texts }, attempt).main;
}

/**
 * Draws a square for each lesson of the tutorial (a row of lessons). The square is full if the lesson is over. Discs
 * would look like the balls of a puzzle.
 */
function drawLessonMarks({ letters, lessonIndex, stage }: Tutorial): void {
  const { right, y, apart, side } = LESSON_MARKS;
  const doneCount = stage === "done" ? lessonIndex + 1 : lessonIndex;
  letters.forEach((_, index) => {
    const x = right - side - (letters.length - 1 - index) * apart;
    fillBox("white", x, y, side, side);
    if (index >= doneCount) fillBox("black", x + 1, y + 1, side - 2, side - 2);
  });
}
