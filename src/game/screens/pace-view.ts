/**
 * Draws the screen with the difficulty paces of endless runs (sequences of levels): for each pace, a picture and facts
 * about the player's run.
 */
import { fillArrowhead, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawText, textWidth, TextStep } from "../../device/text";
import { LEFT, RIGHT } from "../../kernel/direction";
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { PaceRun } from "../save/pace-records";
import { PACES } from "../../puzzles/pace";
import { TEXTS } from "../texts/index";
import { drawChoiceRow } from "../widgets/choice-row";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";

export interface PaceChoice {
  readonly paceIndex: number;
  /**
   * Whether the row "New run" is chosen. The row above it continues the endless run (a sequence of levels) at the
   * chosen pace.
   */
  readonly isNewRunChosen: boolean;
  /**
   * Whether the lamp drawn over the chosen pace is lit. It is dark for a moment after the player has selected another
   * pace.
   */
  readonly isLampLit: boolean;
}

const HEADING = { y: 2, margin: 8 };
const LINES_Y = [HEADING.y + TextStep.HeadingToRule, 148];
const PICTURES = { y: 27, apart: 134, width: 132 };
const NAME = { y: 150, middle: 160 };
const RECORD_Y = 170;
const ARROW = { gap: 9, size: 6 };
const FOOT_Y = 215;

/**
 * Draws the screen with the difficulty paces of endless runs (sequences of levels). `runs` has the player's run at each
 * pace.
 */
export function drawPaces(puzzle: AnyPuzzle, runs: readonly PaceRun[], choice: PaceChoice): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(puzzle.name, HEADING.margin, HEADING.y, "left", "white");
  drawText(TEXTS.pace.title, SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
  const litIndex = choice.isLampLit ? choice.paceIndex : -1;
  runs.forEach((run, index) => {
    drawPace(puzzle.id, run, index, index === litIndex);
  });
  drawTurnArrows(choice.paceIndex, TEXTS.pace.names[runs[choice.paceIndex].pace]);
  for (const y of LINES_Y) fillBox("white", 0, y, SCREEN_WIDTH, 1);
  drawRunRows(runs[choice.paceIndex], choice);
  drawTips(choice.paceIndex);
}

function drawPace(puzzleId: string, { pace, level, best }: PaceRun, index: number, isLit: boolean): void {
  const middle = middleOf(index);
  drawPuzzlePicture(puzzleId, "paces", 2 * index + (isLit ? 2 : 1), index * PICTURES.apart, PICTURES.y);
  drawText(TEXTS.pace.names[pace], middle, NAME.y, "centre", "white");
  const records = level === undefined ? [TEXTS.pace.meanings[pace]] : TEXTS.pace.records(level, best);
  drawText(findLongestFitting(PICTURES.width, records), middle, RECORD_Y, "centre", "white");
}

function drawTurnArrows(paceIndex: number, name: string): void {
  const aside = Math.floor(textWidth("text", name) / 2) + ARROW.gap + ARROW.size;
  if (paceIndex > 0) fillArrowhead("white", LEFT, middleOf(paceIndex) - aside, NAME.middle, ARROW.size);
  if (paceIndex < PACES.length - 1) fillArrowhead("white", RIGHT, middleOf(paceIndex) + aside, NAME.middle, ARROW.size);
}

function drawRunRows({ level }: PaceRun, { paceIndex, isNewRunChosen }: PaceChoice): void {
  const middle = middleOf(paceIndex);
  drawChoiceRow(level === undefined ? TEXTS.pace.begin : TEXTS.pace.goOn, 0, !isNewRunChosen, middle);
  if (level !== undefined) drawChoiceRow(TEXTS.pace.newRun, 1, isNewRunChosen, middle);
}

/**
 * Draws the tips about buttons below the paces that are not chosen. Below the chosen pace, there is no space for a tip,
 * because the rows with the player's choice are there.
 */
function drawTips(paceIndex: number): void {
  const tips = [`Ⓑ ${TEXTS.buttons.title}`, TEXTS.pace.chooseTip];
  const columns = PACES.map((_, index) => index).filter((index) => index !== paceIndex);
  tips.forEach((tip, order) => {
    const index = columns[order];
    if (index === 0) drawText(tip, HEADING.margin, FOOT_Y, "left", "white");
    else if (index === 1) drawText(tip, middleOf(index), FOOT_Y, "centre", "white");
    else drawText(tip, SCREEN_WIDTH - HEADING.margin, FOOT_Y, "right", "white");
  });
}

function middleOf(paceIndex: number): number {
  return paceIndex * PICTURES.apart + PICTURES.width / 2;
}

/** Returns the index of the pace (calm, rising or hard) whose picture is at the x coordinate `x` of the screen. */
export function paceIndexAt(x: number): number {
  return Math.min(PACES.length - 1, Math.floor(x / PICTURES.apart));
}
