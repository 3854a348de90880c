/** Draws the making of a cleared level: the board after some steps, and the groove with the bead. */
import { fillBox, fillDisc, paintOnto, paintPicture, showPicture, type Ink } from "../../device/screen";
import { drawText, textWidth } from "../../device/text";
import { boardAfter } from "../../kernel/making";
import { momentAtRest } from "../../kernel/motion";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { Lamp } from "../../puzzles/puzzle";
import { requestRedraw } from "../redraw";
import { TEXTS } from "../texts/index";
import type { Attempt } from "./attempt";
import { LINE_HEIGHT, type AnyScene } from "./hud-text";
import type { ShownMaking } from "./shown-making";

/**
 * Draws the board of a shown making. Painting the board after another step takes a whole frame, in which the previous
 * picture stays on the screen; then this function returns false.
 */
export function drawMaking(puzzle: AnyPuzzle, { painter }: Attempt, shown: ShownMaking, lamp: Lamp): boolean {
  const { making, picture, isFresh } = shown;
  const stepCount = making.steps.length - Math.floor(shown.undoneSteps + 0.5);
  if (picture === undefined || (stepCount !== shown.pictureSteps && !isFresh)) {
    const level = puzzle.levelOf(boardAfter(puzzle.legend, making, stepCount));
    const paint = (): void => {
      painter.drawBackground(level, lamp);
      painter.drawMakingMarks?.(making, stepCount);
      painter.drawPieces(level, momentAtRest(puzzle.rules(level).start), lamp);
    };
    if (picture === undefined) shown.picture = paintPicture(paint);
    else paintOnto(picture, paint);
    shown.pictureSteps = stepCount;
    shown.isFresh = true;
    requestRedraw();
    return false;
  }
  showPicture(picture);
  shown.isFresh = false;
  if (stepCount !== shown.pictureSteps) requestRedraw();
  return true;
}

/** The words, the line and the bead of the groove, in pixels. */
const WORD_GAP = 13;
const NOTCH_GAP = 26;
const BAR_GAP = 4;
const BAR_HEIGHT = 15;
const END_RADIUS = 3;
const BEAD_RADIUS = 6;
const BEAD_HOLE = 3;
const LINE = 3;
const DASH = 3;
const DASH_GAP = 3;
const HEIGHT = 21;
const LOWER = 8;

/**
 * Where the groove lies on the screen, in pixels. The groove is a line that shows, like a progress bar, how far the crank
 * has turned back; its notch is the place where the moves end and the making begins.
 */
interface Groove {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly notch: number;
  readonly notchGap: number;
  readonly ink: Ink;
}

/**
 * Draws the groove: dashes on the left for the steps of the making, a line on the right for the moves, the notch between
 * them and the bead. `undoneShare` is 0 at the notch and 1 at the left end. `notchShare` says how much of the resistance
 * at the notch the crank has overcome, from 0 to 1.
 */
export function drawGroove(scene: AnyScene, undoneShare: number, notchShare: number): void {
  const groove = clearGroove(scene);
  const { left, right, y, notch, notchGap, ink } = groove;
  const dashesEnd = notch - notchGap;
  for (let x = left; x < dashesEnd; x += DASH + DASH_GAP) fillBox(ink, x, y - 1, Math.min(DASH, dashesEnd - x), LINE);
  fillBox(ink, notch + notchGap, y - 1, right - notch - notchGap, LINE);
  fillDisc(ink, left, y, END_RADIUS);
  fillDisc(ink, right, y, END_RADIUS);
  if (notchGap === BAR_GAP) fillBox(ink, notch - 1, y - Math.floor(BAR_HEIGHT / 2), 2, BAR_HEIGHT);
  if (notchShare > 0)
    fillBox(ink, dashesEnd - Math.floor(notchShare * NOTCH_GAP), y - 2, Math.floor(notchShare * NOTCH_GAP), LINE + 2);
  const bead = undoneShare === 0 ? dashesEnd : Math.floor(dashesEnd - undoneShare * (dashesEnd - left) + 0.5);
  fillDisc(ink, bead, y, BEAD_RADIUS);
  fillDisc(paperOf(ink), bead, y, BEAD_HOLE);
}

/** Clears the box of the texts beside the board, draws the two words, and returns where the groove lies. */
function clearGroove({ texts }: AnyScene): Groove {
  const { main, side, ink } = texts;
  const isBeside = side.y === main.y;
  const { made, played } = TEXTS.play.making;
  const left = main.x;
  const right = isBeside ? side.x : main.x + main.width;
  if (isBeside) {
    drawWord(made, left, main.y, "left", ink);
    drawWord(played, right, main.y, "right", ink);
    const from = left + textWidth("text", made) + WORD_GAP;
    const to = right - textWidth("text", played) - WORD_GAP;
    const notch = Math.floor((left + right) / 2);
    return { left: from, right: to, y: main.y + Math.floor(HEIGHT / 2), notch, notchGap: NOTCH_GAP, ink };
  }
  fillBox(paperOf(ink), left - 4, main.y, main.width + 8, LINE_HEIGHT + 2 * LOWER + 4);
  drawWord(made, left, main.y, "left", ink);
  // Some puzzles have room for one word only. Then the player is at the left half, because the groove is shown.
  const hasRoom = textWidth("text", made) + WORD_GAP + textWidth("text", played) <= main.width;
  if (hasRoom) drawWord(played, right, main.y, "right", ink);
  const notch = Math.floor((left + right) / 2);
  return {
    left: left + END_RADIUS,
    right: right - END_RADIUS,
    y: main.y + LINE_HEIGHT + LOWER,
    notch,
    notchGap: BAR_GAP,
    ink,
  };
}

function drawWord(text: string, x: number, y: number, align: "left" | "right", ink: Ink): void {
  const width = textWidth("text", text);
  fillBox(paperOf(ink), align === "left" ? x : x - width, y, width, HEIGHT);
  drawText(text, x, y, align, ink);
}

/** Returns the colour behind texts of a colour. */
function paperOf(ink: Ink): Ink {
  return ink === "white" ? "black" : "white";
}
