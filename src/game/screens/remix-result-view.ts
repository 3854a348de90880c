/**
 * Draws the page with the result of a weekly remix (three levels with a special rule): the moves of each level as
 * squares, and a QR code of the result.
 */
import { fillBox, SCREEN_HEIGHT, SCREEN_WIDTH, showPicture, type Picture } from "../../device/screen";
import { drawLargeText, drawText, TextStep } from "../../device/text";
import type { DayResult } from "../modes/day-results";
/** The import below is loaded from today.lua on first use. @lazy today */
import { remixOf } from "../modes/remix-week";
import { TEXTS as GAME_TEXTS } from "../texts/index";
/** The import below is loaded from today.lua on first use. @lazy today */
import { TEXTS } from "../texts/remix";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
/** The import below is loaded from today.lua on first use. @lazy today */
import { drawMoveSquares, type SquareGrid } from "./move-squares";
/** The import below is loaded from today.lua on first use. @lazy today */
import { formatRemixHeading, remixPuzzleName } from "./remix-texts";

const MARGIN = 8;
const TOP = { y: 3, rule: 3 + TextStep.HeadingToRule };
export const QR_SIDE = 165;
const QR = { left: SCREEN_WIDTH - MARGIN - QR_SIDE, top: 36 };
const TEXT_WIDTH = QR.left - 2 * MARGIN;
const HERO = { x: MARGIN, y: 36, textX: 58, textY: 40 };
const ROWS = { top: 92, apart: 38, squaresBelow: 20 };
const SQUARES: SquareGrid = { size: 8, pitch: 9, columnCount: 22, rowCount: 1 };
const FOOT_Y = 216;

/**
 * Draws the page with the result of a weekly remix (three levels with a special rule). `qr` is the picture of the QR
 * code, or undefined until it is painted.
 */
export function drawRemixResult(week: number, results: readonly DayResult[], qr: Picture | undefined): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(formatRemixHeading(week), MARGIN, TOP.y, "left", "white");
  fillBox("white", 0, TOP.rule, SCREEN_WIDTH, 1);
  const { puzzleId, twist } = remixOf(week);
  drawPuzzlePicture(puzzleId, "cast", 1, HERO.x, HERO.y);
  drawLargeText(remixPuzzleName(week), HERO.textX, HERO.textY - 8, "left", "white");
  drawText(TEXTS.twists[twist], HERO.textX, HERO.textY + TextStep.Line, "left", "white");
  results.forEach((result, index) => {
    drawLevel(result, ROWS.top + index * ROWS.apart);
  });
  if (qr === undefined) fillBox("white", QR.left, QR.top, QR_SIDE, QR_SIDE);
  else showPicture(qr, QR.left, QR.top);
  drawText(TEXTS.nothingSent, MARGIN, FOOT_Y, "left", "white");
  drawText(`Ⓐ ${GAME_TEXTS.buttons.today}`, SCREEN_WIDTH - MARGIN, FOOT_Y, "right", "white");
}

function drawLevel(result: DayResult, top: number): void {
  const { moves, par } = result;
  const texts = moves > 0 ? TEXTS.levelShown(moves, par) : [TEXTS.watched];
  drawText(findLongestFitting(TEXT_WIDTH, texts), MARGIN, top, "left", "white");
  if (moves > 0) drawMoveSquares("white", SQUARES, result, MARGIN, top + ROWS.squaresBelow);
}
