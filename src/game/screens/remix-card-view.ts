/**
 * Draws the card of the weekly remix (three levels with a special rule) on the page Today. While this card is chosen,
 * also draws facts about the remix at the bottom of the page: its special rule, its puzzle and the result.
 */
import { drawFrame, fillBox, fillDisc } from "../../device/screen";
import { drawSprite } from "../../device/sprites";
import { drawText, textWidth, TextStep } from "../../device/text";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { REMIX_CARD, REMIX_CARD_PICTURES } from "../../puzzles/looks/remix-card";
import type { DayResult } from "../modes/day-results";
import { findNextRemixLevel } from "../modes/remix-results";
import { remixOf } from "../modes/remix-week";
import { TEXTS } from "../texts/remix";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { remixPuzzleName } from "./remix-texts";

export interface ShownRemix {
  readonly week: number;
  readonly results: readonly DayResult[];
}

const CARD = { x: 308, y: 34 };
export const LEFT = CARD.x;
const LABEL = { y: 128, margin: 5, height: 21 };
const STRIP = { left: 20, textWidth: 216, first: 169, second: 169 + TextStep.NarrowLine };
/**
 * The discs that stand for the three levels of the weekly remix, in pixels: the middle of the first one, the distance
 * to the next, and the radius.
 */
const ROUNDS = { x: 262, y: 190, apart: 48, radius: 19 };
/**
 * The tick on the disc of a cleared level of the weekly remix, in pixels. `left` is how far the tick's left end is from
 * the disc's middle.
 */
const TICK = { left: 8, shortStroke: 5, longStroke: 11, thickness: 3 };

/**
 * The dash on the disc of a level whose solution the game showed, in pixels: its upper left corner, `left` and `up`
 * from the disc's middle, and its size.
 */
const DASH = { left: 6, up: 1, width: 12, height: 3 };

/** How long the card of the weekly remix swings after the player has chosen it, in milliseconds. */
export const SWING_MS = 400;
const SWING_PICTURE_MS = 100;

/**
 * Draws the card of the weekly remix (three levels with a special rule). `swingMs` is the time since the player chose
 * it, in milliseconds.
 */
export function drawRemixCard({ week }: ShownRemix, isChosen: boolean, swingMs: number): void {
  const { puzzleId, twist } = remixOf(week);
  const isAside = isChosen && swingMs < SWING_MS && Math.floor(swingMs / SWING_PICTURE_MS) % 2 === 0;
  drawSprite("images/remix-card", REMIX_CARD_PICTURES[twist] + (isAside ? 1 : 0), CARD.x, CARD.y);
  const heroX = CARD.x + REMIX_CARD.heroMiddle - CAST_WIDTH / 2;
  drawPuzzlePicture(puzzleId, "cast", CAST_PICTURES.hero, heroX, CARD.y + REMIX_CARD.heroBottom - CAST_HEIGHT);
  drawLabel(isChosen);
}

function drawLabel(isChosen: boolean): void {
  const middle = CARD.x + REMIX_CARD.heroMiddle;
  const width = textWidth("text", TEXTS.name) + 2 * LABEL.margin;
  if (isChosen) fillBox("white", middle - Math.floor(width / 2), LABEL.y, width, LABEL.height);
  drawText(TEXTS.name, middle, LABEL.y - 1, "centre", isChosen ? "black" : "white");
}

/**
 * Draws the facts about the weekly remix at the bottom of the page Today: the twist (special rule), the puzzle and a
 * disc for each level.
 */
export function drawRemixStrip({ week, results }: ShownRemix): void {
  const { puzzleId, twist } = remixOf(week);
  drawText(findLongestFitting(STRIP.textWidth, TEXTS.thisWeek(twist)), STRIP.left, STRIP.first, "left", "black");
  const contents = findLongestFitting(STRIP.textWidth, TEXTS.contents(remixPuzzleName(week)));
  drawText(contents, STRIP.left, STRIP.second, "left", "black");
  const next = findNextRemixLevel(results);
  results.forEach((result, index) => {
    drawRound(puzzleId, result, ROUNDS.x + index * ROUNDS.apart, index + 1 === next);
  });
}

function drawRound(puzzleId: string, { moves, par }: DayResult, x: number, isNext: boolean): void {
  const { y, radius } = ROUNDS;
  fillDisc("black", x, y, radius);
  fillDisc("white", x, y, radius - (isNext ? 2 : 1));
  if (isNext) drawPuzzlePicture(puzzleId, "cast", CAST_PICTURES.hero, x - CAST_WIDTH / 2, y - CAST_HEIGHT / 2 - 1);
  else if (moves > 0) drawTick(x, y);
  else if (par > 0) drawFrame("black", { x: x - DASH.left, y: y - DASH.up, width: DASH.width, height: DASH.height }, 1);
}

function drawTick(x: number, y: number): void {
  const { left, shortStroke, longStroke, thickness } = TICK;
  for (let step = 0; step < shortStroke; step++) fillBox("black", x - left + step, y + step, thickness, thickness);
  for (let step = 0; step < longStroke; step++)
    fillBox("black", x - left + shortStroke + step, y + shortStroke - step, thickness, thickness);
}
