/** Draws the end of a rush: the number of levels, and a return with a ball for each level. */
import { fillArrowhead, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH, wantsLessFlashing } from "../../device/screen";
import { drawImage } from "../../device/sprites";
import { drawLargeText, drawText, textWidth } from "../../device/text";
import { UP } from "../../kernel/direction";
import { drawNumerals, numeralsWidth } from "../widgets/numerals";
import { fillPill } from "../widgets/pill";
import { shortCount } from "../widgets/short-count";
import { TEXTS } from "../texts/index";
import type { RunCard, RushEnd } from "./card";
import { countedLevels, isCounted, isNewBest } from "./rush-end";

/** Where everything stands on the page, in pixels. */
const MARGIN = 8;
const MIDDLE = SCREEN_WIDTH / 2;
const TOP_TEXT_Y = 1;
const RULES = [23, 169];
const LAMPS = { y: 31, apart: 80, size: 13, rim: 2 };
const NUMBER_Y = 62;
const MAX_DIGITS = 3;
const RAYS = { path: "images/best-rays", x: 60, y: 50 };
const VERDICT_Y = 139;
const PILL = { height: 23, padding: 14 };
const BEFORE = { x: 8, y: 126, apart: 19 };
const RETURN = { x: 12, y: 177, height: 28, padding: 12 };
const BUTTON_Y = 214;

/** The distance from one ball to the next, the largest radius of a ball, in pixels, and the most balls. */
const MAX_PITCH = 19;
const MAX_RADIUS = 8;
const MAX_BALLS = 60;

/** Draws the end of a rush when the page is `ageMs` milliseconds old. */
export function drawRushEnd({ title, aText, bText }: RunCard, end: RushEnd, ageMs: number): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  const isDone = isCounted(end, ageMs);
  if (isDone && isNewBest(end) && !wantsLessFlashing()) drawImage(RAYS.path, RAYS.x, RAYS.y);
  drawText(end.reason, MARGIN, TOP_TEXT_Y, "left", "white");
  drawText(title, SCREEN_WIDTH - MARGIN, TOP_TEXT_Y, "right", "white");
  for (const y of RULES) fillBox("white", 0, y, SCREEN_WIDTH, 1);
  if (end.lives !== undefined) drawLamps(end.lives);
  const counted = countedLevels(end, ageMs);
  drawNumber(Math.floor(counted));
  drawReturn(end, counted);
  if (isDone) drawVerdict(end);
  drawText(`Ⓑ ${bText}`, MARGIN, BUTTON_Y, "left", "white");
  drawText(`Ⓐ ${aText}`, SCREEN_WIDTH - MARGIN, BUTTON_Y, "right", "white");
}

/** Draws a lamp for each life of a rush. The lamps of lost lives are dark, from the right on. */
function drawLamps(lives: number): void {
  const { y, apart, size, rim } = LAMPS;
  for (let index = 0; index < 3; index++) {
    const x = MIDDLE + (index - 1) * apart;
    fillBox("white", x, RULES[0], 1, y - RULES[0]);
    fillArrowhead("white", UP, x, y, size);
    if (index >= lives) fillArrowhead("black", UP, x, y + 2 * rim, size - 3 * rim);
  }
}

function drawNumber(count: number): void {
  if (!drawNumerals(count, MIDDLE - numeralsWidth(count) / 2, NUMBER_Y, MAX_DIGITS))
    drawLargeText(shortCount(count), MIDDLE, NUMBER_Y + 16, "centre", "white");
}

/** Draws whether the rush is a new best, and the old best; or how many levels were missing. */
function drawVerdict(end: RushEnd): void {
  const { cleared, best } = end;
  const { newBest, before, short } = TEXTS.rush;
  if (!isNewBest(end)) {
    const text = cleared === best ? TEXTS.best(best) : short(best, best - cleared);
    drawText(text, MIDDLE, VERDICT_Y, "centre", "white");
    return;
  }
  const width = textWidth("text", newBest) + 2 * PILL.padding;
  fillPill("white", MIDDLE - Math.floor(width / 2), VERDICT_Y, width, PILL.height);
  drawText(newBest, MIDDLE, VERDICT_Y + 1, "centre", "black");
  if (best === 0) return;
  drawText(before, BEFORE.x, BEFORE.y, "left", "white");
  drawText(shortCount(best), BEFORE.x, BEFORE.y + BEFORE.apart, "left", "white");
}

/**
 * Draws the return: a ball for each level, or for several levels if there is no room for so many. Rings show how many
 * levels were missing to the best. The ball of the next level rolls in from the right.
 */
function drawReturn({ cleared, best }: RushEnd, counted: number): void {
  const { x, y, height, padding } = RETURN;
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
