/**
 * Draws the full-screen page of a card (a message after a level): the result as text, beside a picture of the puzzle.
 */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawLargeText, drawText } from "../../device/text";
import { longestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { wrapEvenly, wrapPhrases } from "../widgets/wrap";
import type { Card, LevelPage, ResultState, RunCard } from "./card";
import { TEXTS } from "../texts/index";

/** The number of the picture in `images/ID/place` that shows the puzzle's scenery with a lit lamp. */
const LIT = 1;

/** The column of text to the right of the puzzle's picture, in pixels. `apart` is the distance between two lines. */
const TEXT_COLUMN = { x: 214, top: 44, first: 92, apart: 24, bottom: 212 };
const BUTTONS = { y: 214, bRight: 290, aRight: 392 };

/** The width of the text on a result page, in pixels. */
const PAGE_WIDTH = BUTTONS.aRight - TEXT_COLUMN.x;

/**
 * Returns the longest text that fits in one line of a result page; the last text if none fits. The texts must be
 * ordered from long to short.
 */
export function longestOnPage(...texts: readonly string[]): string {
  return longestFitting(PAGE_WIDTH, texts);
}

/** The position of the level's name and difficulty dots below the puzzle's picture, in pixels. */
const LEVEL_LABEL = { middle: 100, y: 178, apart: 18, width: 192 };
/** The top edges of the rows on a level's result page, in pixels from the top of the screen. */
const LEVEL = { moves: 6, par: 40, rows: 68, apart: 22, note: 164, noteApart: 20 };

const RESULT_STATE_TEXTS: Readonly<Record<ResultState, string>> = TEXTS.result.medalStates;

/**
 * Draws the result page of a card beside a picture of the puzzle. The card must have a page. `tipTexts` is a tip in
 * several lengths, the longest first; on a level's page, the tip replaces the texts of the buttons.
 */
export function drawPage(puzzleId: string, card: Card, tipTexts?: readonly string[]): void {
  if (card.about === "run") drawRunPage(puzzleId, card);
  else if (card.page !== undefined) {
    drawScene(puzzleId);
    drawLevel(card.page);
    if (tipTexts === undefined) drawButtons(card);
    else drawText(longestFitting(PAGE_WIDTH, tipTexts), BUTTONS.aRight, BUTTONS.y, "right", "white");
  }
}

/** Draws the result page of a run (a series of levels) beside a picture of the puzzle. */
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

/**
 * Draws the result page of a level. Each medal has a row: the medal's name on the left, and whether the player won it
 * on the right.
 */
function drawLevel({ moves, par, best, labels, dots, expectedMoves, rows, note }: LevelPage): void {
  const { middle, y, apart, width } = LEVEL_LABEL;
  drawText(longestFitting(width, labels), middle, y, "centre", "white");
  drawText(dots, middle, y + apart, "centre", "white");
  if (expectedMoves !== undefined) {
    const expectation = longestFitting(width, TEXTS.result.expectation(expectedMoves));
    drawText(expectation, middle, y + 2 * apart, "centre", "white");
  }
  const parText = TEXTS.result.par(par);
  drawLargeText(TEXTS.moves(moves), TEXT_COLUMN.x, LEVEL.moves, "left", "white");
  drawText(
    best === undefined ? parText : TEXTS.result.withBest(parText, best),
    TEXT_COLUMN.x,
    LEVEL.par,
    "left",
    "white",
  );
  rows.forEach(({ name, state }, index) => {
    const top = LEVEL.rows + index * LEVEL.apart;
    drawText(name, TEXT_COLUMN.x, top, "left", "white");
    drawText(RESULT_STATE_TEXTS[state], BUTTONS.aRight, top, "right", "white");
  });
  wrapPhrases(note, PAGE_WIDTH).forEach((line, index) => {
    drawText(line, TEXT_COLUMN.x, LEVEL.note + index * LEVEL.noteApart, "left", "white");
  });
}

function drawScene(puzzleId: string): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawPuzzlePicture(puzzleId, "place", LIT, 0, 0);
}

function drawButtons({ aText, bText }: { readonly aText: string; readonly bText: string }): void {
  drawText(`Ⓑ ${bText}`, BUTTONS.bRight, BUTTONS.y, "right", "white");
  drawText(`Ⓐ ${aText}`, BUTTONS.aRight, BUTTONS.y, "right", "white");
}
