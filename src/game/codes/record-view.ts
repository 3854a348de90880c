/**
 * Draws the screen where the player can share a puzzle's record: the moves and time with which the player first won
 * each level.
 */
import { drawFrame, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture, type Picture } from "../../device/screen";
import { drawText, TextStep } from "../../device/text";
import type { Tap } from "../../device/touch";
import { CAST_HEIGHT, CAST_WIDTH } from "../../puzzles/looks/cast";
import { PUZZLES } from "../../puzzles/index";
import { firstInSight } from "../widgets/first-in-sight";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import type { RecordSheet } from "./record-text";
import { TEXTS } from "../texts/index";
import { RECORD_TEXTS } from "../texts/record";

export interface ShownRecord {
  /** How many won levels of each puzzle are in the record of first wins, in the order of `PUZZLES`. */
  readonly winCounts: readonly number[];
  readonly puzzleIndex: number;
  /** The parts of the puzzle's record of first wins, one for each QR code; empty until they are computed. */
  readonly sheets: readonly RecordSheet[];
  readonly sheetIndex: number;
  /** The picture of the QR code of the chosen sheet, a part of the record; undefined until it is painted. */
  readonly qr: Picture | undefined;
}

/**
 * The most characters of a sheet, the part of the player's record in one QR code. A QR code of version 9 holds so many.
 * It is the largest version that fits on the screen with three pixels for each small square.
 */
export const MAX_SHEET_LETTERS = 335;

const MARGIN = 8;
const TOP = { y: 3, rule: 3 + TextStep.HeadingToRule };
export const QR_SIDE = 185;
const QR = { left: 207, top: 28 };
const HEROES = { left: 8, apart: 39, top: 40, inSight: 5 };
const PLATE = { width: 36, height: 21, top: 76 };
const LINES = { top: 112, apart: TextStep.Line };
const FOOT_Y = 216;

/** Draws the screen with the player's record of won levels. `name` is the player's name, which may be empty. */
export function drawRecord(name: string, shown: ShownRecord): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(RECORD_TEXTS.title, MARGIN, TOP.y, "left", "white");
  drawText(name, SCREEN_WIDTH - MARGIN, TOP.y, "right", "white");
  fillBox("white", 0, TOP.rule, SCREEN_WIDTH, 1);
  drawHeroes(shown);
  drawSheetLines(shown);
  drawQrSquare(shown.qr);
  drawText(RECORD_TEXTS.notSent, MARGIN, FOOT_Y, "left", "white");
  drawText(`Ⓑ ${TEXTS.buttons.back}`, SCREEN_WIDTH - MARGIN, FOOT_Y, "right", "white");
}

/**
 * Returns what lies at a point of the screen with the player's record: the index of a puzzle, or "sheet" for the QR
 * code. Returns undefined elsewhere, and at the QR code if the record has only one.
 */
export function recordPartAt(
  { puzzleIndex, sheets }: Pick<ShownRecord, "puzzleIndex" | "sheets">,
  { x, y }: Tap,
): number | "sheet" | undefined {
  if (x >= QR.left && y >= QR.top && y < QR.top + QR_SIDE) return sheets.length > 1 ? "sheet" : undefined;
  const index = firstHero(puzzleIndex) + Math.floor((x - HEROES.left) / HEROES.apart);
  const isInRow = y >= HEROES.top && y < PLATE.top + PLATE.height;
  return isInRow && index >= 0 && index < PUZZLES.length ? index : undefined;
}

function firstHero(puzzleIndex: number): number {
  return firstInSight(PUZZLES.length, HEROES.inSight, puzzleIndex);
}

function drawHeroes({ winCounts, puzzleIndex }: ShownRecord): void {
  const first = firstHero(puzzleIndex);
  PUZZLES.slice(first, first + HEROES.inSight).forEach(({ id }, index) => {
    const x = HEROES.left + index * HEROES.apart;
    const isChosen = first + index === puzzleIndex;
    drawPuzzlePicture(id, "cast", 1, x + (PLATE.width - CAST_WIDTH) / 2, PLATE.top - CAST_HEIGHT);
    if (isChosen) fillBox("white", x, PLATE.top, PLATE.width, PLATE.height);
    else drawFrame("white", { x, y: PLATE.top, width: PLATE.width, height: PLATE.height }, 1);
    const count = `${winCounts[first + index]}`;
    drawText(count, x + PLATE.width / 2, PLATE.top, "centre", isChosen ? "black" : "white");
  });
}

function drawSheetLines({ winCounts, puzzleIndex, sheets, sheetIndex }: ShownRecord): void {
  if (sheetIndex >= sheets.length) return;
  const { first, levelCount } = sheets[sheetIndex];
  const texts = RECORD_TEXTS;
  const lines = [
    texts.levels(first, first + levelCount - 1, winCounts[puzzleIndex]),
    texts.contents,
    ...(sheets.length > 1 ? [texts.sheet(sheetIndex + 1, sheets.length), TEXTS.turnHint] : []),
  ];
  lines.forEach((line, index) => {
    drawText(line, MARGIN, LINES.top + index * LINES.apart, "left", "white");
  });
}

function drawQrSquare(qr: Picture | undefined): void {
  const { left, top } = QR;
  if (qr !== undefined) {
    showPicture(qr, left, top);
    return;
  }
  fillBox("white", left, top, QR_SIDE, QR_SIDE);
  drawText(
    RECORD_TEXTS.wait,
    left + Math.floor(QR_SIDE / 2),
    top + Math.floor(QR_SIDE / 2) - LINES.apart / 2,
    "centre",
    "black",
  );
}
