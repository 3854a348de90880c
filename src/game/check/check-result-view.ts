/**
 * Draws the results of the console check: a list of tests, each with a tick, cross or bar for its result. Below the
 * list are two lines about the selected test, and beside the list is a QR code.
 */
import {
  fillArrowhead,
  fillBox,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  showPicture,
  type Ink,
  type Picture,
} from "../../device/screen";
import { drawText, textWidth, TextStep } from "../../device/text";
import type { Tap } from "../../device/touch";
import { DOWN, UP } from "../../kernel/direction";
import type { List } from "../widgets/list";
import { fillPill } from "../widgets/pill";
import { passedCount, type CheckRun, type RowResult } from "./check-run";
import { drawSign, FOOT_Y, HEADING } from "./check-view";
import { TEXTS } from "./texts/index";

export const ROWS_IN_SIGHT = 5;
export const QR_SIDE = 185;
const QR = { left: 212, top: 27 };
const ROWS = { top: 31, apart: 24, left: 4, right: 204, height: 22 };
const SIGN_X = 18;
const NAME_X = 36;
const NOTE_RIGHT = 194;
/**
 * The two arrowheads of the list of results, in pixels. They show that the list has more rows above or below. `x` is
 * the x coordinate of their tips; `above` and `below` are their y coordinates.
 */
const ARROWS = { x: 104, size: 5, above: 26, below: 157 };
const LINES = { y: 164, apart: TextStep.NarrowLine };
const PROTOCOL = "https://";

/** The QR code with the measured numbers of a console check, and the web address to which it leads. */
export interface CheckQr {
  readonly qr?: Picture | undefined;
  readonly address?: string | undefined;
}

interface Extras extends CheckQr {
  readonly isFileWritten: boolean;
}

/** Draws the results of a console check. The two lines below the rows describe the row at the cursor of `list`. */
export function drawCheckResult(run: CheckRun, list: List, { qr, address, isFileWritten }: Extras): void {
  const { results } = run;
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(TEXTS.doneTitle, HEADING.margin, HEADING.y, "left", "white");
  const count = TEXTS.passedOf(passedCount(run), results.length);
  drawText(count, SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
  fillBox("white", 0, HEADING.line, SCREEN_WIDTH, 1);
  results.slice(list.first, list.first + list.rowsInSight).forEach((result, place) => {
    drawRow(result, ROWS.top + place * ROWS.apart, list.first + place === list.chosen);
  });
  if (list.first > 0) fillArrowhead("white", UP, ARROWS.x, ARROWS.above, ARROWS.size);
  if (list.first + list.rowsInSight < list.count) fillArrowhead("white", DOWN, ARROWS.x, ARROWS.below, ARROWS.size);
  linesOf(results[list.chosen]).forEach((line, index) => {
    drawText(line, HEADING.margin, LINES.y + index * LINES.apart, "left", "white");
  });
  drawQr(qr);
  drawText(`Ⓑ ${TEXTS.done}`, HEADING.margin, FOOT_Y, "left", "white");
  drawText(placeOfFigures(address, isFileWritten), QR.left + Math.floor(QR_SIDE / 2), FOOT_Y, "centre", "white");
}

/**
 * Returns two lines about the result of a row (one test of the console check). They say what it means and what the
 * player can do.
 */
export function linesOf({ id, verdict }: RowResult): readonly [string, string] {
  if (verdict === "passed") return TEXTS.passedLines;
  return verdict === "skipped" ? TEXTS.skippedLines : TEXTS.rows[id].failed;
}

/** Returns the index, from 0, of the row of check results at a point of the screen; undefined if no row is there. */
export function checkedRowAt({ first, count, rowsInSight }: List, { x, y }: Tap): number | undefined {
  const place = Math.floor((y - ROWS.top) / ROWS.apart);
  const isOnRow = x < ROWS.right && place >= 0 && place < rowsInSight && first + place < count;
  return isOnRow ? first + place : undefined;
}

function drawRow({ id, verdict, note }: RowResult, top: number, isChosen: boolean): void {
  const ink: Ink = isChosen ? "black" : "white";
  if (isChosen) fillPill("white", ROWS.left, top, ROWS.right - ROWS.left, ROWS.height);
  drawSign(verdict, ink, SIGN_X, top + 11);
  drawText(TEXTS.rows[id].name, NAME_X, top, "left", ink);
  drawText(note, NOTE_RIGHT, top, "right", ink);
}

function drawQr(qr: Picture | undefined): void {
  const { left, top } = QR;
  if (qr !== undefined) {
    showPicture(qr, left, top);
    return;
  }
  fillBox("white", left, top, QR_SIDE, QR_SIDE);
  const middle = Math.floor(QR_SIDE / 2);
  drawText(TEXTS.wait, left + middle, top + middle - TextStep.Line / 2, "centre", "black");
}

function placeOfFigures(address: string | undefined, isFileWritten: boolean): string {
  const shown = address?.startsWith(PROTOCOL) === true ? address.substring(PROTOCOL.length) : address;
  if (shown !== undefined && textWidth("text", shown) <= QR_SIDE) return shown;
  return isFileWritten ? TEXTS.inFile : TEXTS.notInFile;
}
