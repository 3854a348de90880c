/**
 * Draws the page after a rush (a timed run of levels): the number of cleared levels in large numerals, and a rail with
 * a ball for each of these levels.
 */
import { fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH, wantsLessFlashing } from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { drawLargeText, drawText, textWidth, TextStep } from "../../device/text";
import { drawHangingLamp, drawLampLight } from "../widgets/hanging-lamp";
import { drawNumerals, hasSpaceForNumerals, numeralsWidth } from "../widgets/numerals";
import { fillPill } from "../widgets/pill";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";
import type { RunCard, RushEnd } from "./card";
import { countedLevels, isCountFinished, isNewBest } from "./rush-end";

const MARGIN = 8;
const MIDDLE = SCREEN_WIDTH / 2;
const TOP_TEXT_Y = 1;
const LINES_Y = [TOP_TEXT_Y + TextStep.HeadingToRule, 169];
const LAMPS = { y: 31, apart: 80, count: 3 };
const NUMBER_Y = 68;
const MAX_DIGITS = 3;
/**
 * The word beside the number, in pixels: its distance from the number, its top, its height, and the black margin at
 * both sides that separates it from the light of the lamps.
 */
const UNIT = { gap: 12, y: 109, height: 26, margin: 6 };
const RAYS = { path: "images/best-rays", x: 60, y: 50 };
const COMPARISON_Y = 139;
/**
 * The two balls at the left and the right of the text about the result, in pixels: the x coordinates of their centres,
 * their y coordinate, their radius, and how far their highlight is to the left of the centre. The right ball is black.
 */
const BALLS = { x: [32, 368], y: 157, radius: 12, gleam: 3 };
const PILL = { height: 23, padding: 14 };
const RAIL = { x: 12, y: 177, height: 28, padding: 12 };
const BUTTON_Y = 214;

/**
 * The largest distance, in pixels, between two balls on the rail, a box with a row of balls that stand for cleared
 * levels.
 */
const MAX_PITCH = 26;
const MAX_RADIUS = 8;
const MAX_BALLS = 60;

export function drawRushEnd({ title, aText, bText }: RunCard, end: RushEnd, ageMs: number): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  const isDone = isCountFinished(end, ageMs);
  // A number with too many digits for large numerals is drawn in small digits. The lamps that stand for lives would
  // make small digits illegible, so the light of the lamps is left out.
  if (hasSpaceForNumerals(end.cleared, MAX_DIGITS)) drawLights(end, isDone && isNewBest(end));
  if (isDone && isNewBest(end) && !wantsLessFlashing()) drawImage(RAYS.path, RAYS.x, RAYS.y);
  drawText(end.reason, MARGIN, TOP_TEXT_Y, "left", "white");
  drawText(title, SCREEN_WIDTH - MARGIN, TOP_TEXT_Y, "right", "white");
  for (const y of LINES_Y) fillBox("white", 0, y, SCREEN_WIDTH, 1);
  if (end.lives !== undefined) drawLamps(end.lives);
  const counted = countedLevels(end, ageMs);
  drawNumber(Math.floor(counted));
  drawRail(end, counted);
  if (isDone) drawComparison(end);
  drawText(`Ⓑ ${bText}`, MARGIN, BUTTON_Y, "left", "white");
  drawText(`Ⓐ ${aText}`, SCREEN_WIDTH - MARGIN, BUTTON_Y, "right", "white");
}

/**
 * Draws the light of each lamp that stands for a life left. After a new best, only the middle lamp shines, also in a
 * puzzle without lives.
 */
function drawLights({ lives = 0 }: RushEnd, isOnBest: boolean): void {
  if (isOnBest) drawLampLight(MIDDLE, LAMPS.y);
  else for (let index = 0; index < lives; index++) drawLampLight(lampX(index), LAMPS.y);
}

function drawLamps(lives: number): void {
  for (let index = 0; index < LAMPS.count; index++) drawHangingLamp(lampX(index), LINES_Y[0], LAMPS.y, index < lives);
}

function lampX(index: number): number {
  return MIDDLE + (index - 1) * LAMPS.apart;
}

/** Draws the number of cleared levels, and at its right end the word for what it counts. */
function drawNumber(count: number): void {
  const width = numeralsWidth(count);
  if (!drawNumerals(count, MIDDLE - width / 2, NUMBER_Y, MAX_DIGITS)) {
    drawLargeText(shortCount(count), MIDDLE, NUMBER_Y + 16, "centre", "white");
    return;
  }
  const unit = TEXTS.rush.unit(count);
  const { gap, y, height, margin } = UNIT;
  const left = MIDDLE + Math.floor(width / 2) + gap;
  fillBox("black", left - margin, y, textWidth("text", unit) + 2 * margin, height);
  drawText(unit, left, y + 2, "left", "white");
}

function drawComparison(end: RushEnd): void {
  const { cleared, best } = end;
  const { newBest, bestBefore, short } = TEXTS.rush;
  if (!isNewBest(end)) {
    const text = cleared === best ? TEXTS.best(best) : short(best, best - cleared);
    drawText(text, MIDDLE, COMPARISON_Y, "centre", "white");
    drawBalls();
    return;
  }
  const text = best === 0 ? newBest : `${newBest}, ${bestBefore(best)}`;
  const width = textWidth("text", text) + 2 * PILL.padding;
  fillPill("white", MIDDLE - Math.floor(width / 2), COMPARISON_Y, width, PILL.height);
  drawText(text, MIDDLE, COMPARISON_Y + 1, "centre", "black");
}

function drawBalls(): void {
  const { x: middles, y, radius, gleam } = BALLS;
  middles.forEach((x, index) => {
    const isBlack = index === middles.length - 1;
    fillDisc("white", x, y, radius);
    if (isBlack) fillDisc("black", x, y, radius - 1);
    fillDisc(isBlack ? "white" : "black", x - gleam, y - gleam - 1, 2);
  });
}

/**
 * Draws the rail with a ball for each cleared level, or for several levels if there is no space. Rings show the levels
 * of the player's best earlier rush (a timed run).
 */
function drawRail({ cleared, best }: RushEnd, counted: number): void {
  const { x, y, height, padding } = RAIL;
  const width = SCREEN_WIDTH - 2 * x;
  fillPill("white", x, y, width, height);
  fillPill("black", x + 2, y + 2, width - 4, height - 4);
  const all = Math.max(cleared, best, 1);
  const levelsPerBall = Math.ceil(all / MAX_BALLS);
  const pitch = Math.min(MAX_PITCH, Math.floor((width - 2 * padding) / Math.ceil(all / levelsPerBall)));
  const radius = Math.min(MAX_RADIUS, Math.floor(pitch / 2) - 1);
  const middle = y + height / 2;
  const slotX = (slot: number): number => x + padding + slot * pitch + Math.floor(pitch / 2);
  const balls = counted / levelsPerBall;
  const whole = Math.floor(balls);
  for (let slot = 0; slot < Math.ceil(best / levelsPerBall); slot++) {
    fillDisc("white", slotX(slot), middle, radius);
    fillDisc("black", slotX(slot), middle, radius - 1);
  }
  for (let slot = 0; slot < whole; slot++) fillDisc("white", slotX(slot), middle, radius);
  const share = balls - whole;
  const right = x + width - padding;
  if (share > 0) fillDisc("white", Math.floor(right + (slotX(whole) - right) * share), middle, radius);
}
