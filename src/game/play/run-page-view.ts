/**
 * Draws the full-screen page at the end of a run of levels, or before a run continues: the result as text, beside a
 * picture of the puzzle.
 */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawLargeText, drawText } from "../../device/text";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { wrapEvenly } from "../widgets/wrap";
import type { RunCard } from "./card";

/** The number of the picture with a lit lamp, in `images/ID/place`, the image table of the puzzle's scenery. */
const LIT = 1;

/**
 * The column of text to the right of the puzzle's picture, in pixels. `top` and `first` are the tops of the title and
 * of the first line, `apart` is the largest distance between two lines, and `bottom` is the lower limit.
 */
const TEXT_COLUMN = { x: 214, top: 44, first: 92, apart: 24, bottom: 212 };
const BUTTONS = { y: 214, bRight: 290, aRight: 392 };

const PAGE_WIDTH = BUTTONS.aRight - TEXT_COLUMN.x;

/**
 * Returns the longest text that fits in one line of a result page, or the last text if no text fits. The texts must be
 * ordered from long to short.
 */
export function findLongestOnPage(...texts: readonly string[]): string {
  return findLongestFitting(PAGE_WIDTH, texts);
}

export function drawRunPage(puzzleId: string, card: RunCard): void {
  drawScene(puzzleId);
  drawLargeText(card.title, TEXT_COLUMN.x, TEXT_COLUMN.top, "left", "white");
  const lines = card.lines.flatMap((line) => wrapEvenly(line, PAGE_WIDTH));
  const apart = Math.min(TEXT_COLUMN.apart, Math.floor((TEXT_COLUMN.bottom - TEXT_COLUMN.first) / lines.length));
  lines.forEach((line, index) => {
    drawText(line, TEXT_COLUMN.x, TEXT_COLUMN.first + index * apart, "left", "white");
  });
  drawButtons(card);
}

function drawScene(puzzleId: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawPuzzlePicture(puzzleId, "place", LIT, 0, 0);
}

function drawButtons({ aText, bText }: { readonly aText: string; readonly bText: string }): void {
  drawText(`Ⓑ ${bText}`, BUTTONS.bRight, BUTTONS.y, "right", "white");
  drawText(`Ⓐ ${aText}`, BUTTONS.aRight, BUTTONS.y, "right", "white");
}
