/** Draws the menu rows of the title screen, and the small windows of the puzzles. */
import { drawClipped, fillDisc, fillArrowhead, SCREEN_WIDTH, type Ink } from "../../device/screen";
import { textWidth, drawText } from "../../device/text";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { firstInSight } from "../widgets/first-in-sight";
import type { List } from "../widgets/list";
import type { Row } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";

/** The number of menu rows that the title screen shows at once. */
export const ROWS_IN_SIGHT = 4;

/**
 * The position of the menu rows, in pixels. A row is lower than a line of text, so one pixel below the last row is
 * drawn too.
 */
const ROWS = { x: 30, y: 86, height: 20, below: 1 };
const PILL = { left: 4, height: 20, padding: 11, gap: 10 };
const BALL = { x: 17, radius: 6 };
/**
 * The size of the arrowheads beside the menu, which show that the list goes on above or below. They are drawn where the
 * selected row has its ball. An arrowhead and the ball never meet, because the row beside an arrowhead is never
 * selected.
 */
const POINTER = { size: 6, rim: 2 };

const WINDOWS = { x: 4, y: 188, apart: 78, width: 80, height: 52, inSight: 5 };
const DARK = 1;
const LIT = 2;
/**
 * The number added to the picture number of a puzzle's window, to get the picture in which the window's figure blinks.
 */
const BLINKING = 2;
const NAME = { y: 169, height: 21, margin: 9, leftmost: 6, rightmost: 394 };

/**
 * Draws the menu rows over the title picture in the colour `ink`. The selected row has a rounded background and a note.
 */
export function drawRows(list: List, rows: readonly Row[], ink: Ink): void {
  const shownTop = ROWS.y + Math.floor((list.shownChosen - list.shownFirst) * ROWS.height);
  drawPill(shownTop, rows[list.chosen], ink);
  drawClipped(0, ROWS.y, WINDOWS.x + 2 * WINDOWS.apart, ROWS.height * ROWS_IN_SIGHT + ROWS.below, () => {
    rows.forEach(({ label }, index) => {
      const top = ROWS.y + Math.floor((index - list.shownFirst) * ROWS.height);
      const isInSight = top > ROWS.y - ROWS.height && top < ROWS.y + ROWS.height * ROWS_IN_SIGHT;
      if (isInSight) drawText(label, ROWS.x, top, "left", index === list.chosen ? inverse(ink) : ink);
    });
  });
  if (list.first > 0) drawPointer(ink, UP, 0);
  if (list.first + ROWS_IN_SIGHT < list.count) drawPointer(ink, DOWN, ROWS_IN_SIGHT - 1);
}

/**
 * Draws the small windows of the puzzles: all of them, or as many as the screen has room for. The window of the puzzle
 * `open` is lit and has its name above. The figure in the window `blinkingIndex` blinks; undefined means that no figure
 * blinks.
 */
export function drawWindows(open: AnyPuzzle, blinkingIndex: number | undefined): void {
  const openIndex = PUZZLES.findIndex(({ id }) => id === open.id);
  const first = firstInSight(PUZZLES.length, WINDOWS.inSight, openIndex);
  const drawWindow = (id: string, index: number, frame: number): void => {
    const shownFrame = index === blinkingIndex ? frame + BLINKING : frame;
    drawPuzzlePicture(id, "window", shownFrame, WINDOWS.x + (index - first) * WINDOWS.apart, WINDOWS.y);
  };
  PUZZLES.forEach(({ id }, index) => {
    if (index !== openIndex && index >= first && index < first + WINDOWS.inSight) drawWindow(id, index, DARK);
  });
  drawWindow(open.id, openIndex, LIT);
  if (first > 0) drawSidePointer(LEFT, WINDOWS.x + POINTER.rim);
  if (first + WINDOWS.inSight < PUZZLES.length) drawSidePointer(RIGHT, SCREEN_WIDTH - WINDOWS.x - POINTER.rim);
  const x = WINDOWS.x + (openIndex - first) * WINDOWS.apart;
  const width = textWidth("text", open.name) + 2 * NAME.margin;
  const centredLeft = x + Math.floor((WINDOWS.width - width) / 2);
  const left = Math.max(NAME.leftmost, Math.min(NAME.rightmost - width, centredLeft));
  fillPill("black", left - 2, NAME.y - 2, width + 4, NAME.height + 4);
  fillPill("white", left, NAME.y, width, NAME.height);
  drawText(open.name, left + NAME.margin, NAME.y, "left", "black");
}

function drawPill(top: number, { label, note }: Row, ink: Ink): void {
  const noteLeft = ROWS.x + textWidth("text", label) + PILL.gap;
  const right = note === "" ? noteLeft : noteLeft + textWidth("text", note) + PILL.padding;
  fillPill(inverse(ink), PILL.left - 2, top - 2, right - PILL.left + 4, PILL.height + 4);
  fillPill(ink, PILL.left, top, right - PILL.left, PILL.height);
  fillDisc(inverse(ink), BALL.x, top + PILL.height / 2, BALL.radius);
  if (note !== "") drawText(note, noteLeft, top, "left", inverse(ink));
}

/** Draws an arrowhead beside a menu row. The arrowhead has a rim, so that it is visible on any background. */
function drawPointer(ink: Ink, direction: Direction, row: number): void {
  const middle = ROWS.y + row * ROWS.height + ROWS.height / 2;
  const tipY = middle + (direction === UP ? -POINTER.size : POINTER.size) / 2;
  const rimY = tipY + (direction === UP ? -POINTER.rim : POINTER.rim);
  fillArrowhead(inverse(ink), direction, BALL.x, rimY, POINTER.size + 2 * POINTER.rim);
  fillArrowhead(ink, direction, BALL.x, tipY, POINTER.size);
}

/** Draws an arrowhead over the first or last window, which shows that more windows follow on that side. */
function drawSidePointer(direction: Direction, tipX: number): void {
  const y = WINDOWS.y + WINDOWS.height / 2;
  const rimX = tipX + (direction === LEFT ? -POINTER.rim : POINTER.rim);
  fillArrowhead("black", direction, rimX, y, POINTER.size + 2 * POINTER.rim);
  fillArrowhead("white", direction, tipX, y, POINTER.size);
}

function inverse(ink: Ink): Ink {
  return ink === "white" ? "black" : "white";
}
