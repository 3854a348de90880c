/**
 * Draws the page after a challenge of ten levels: a race between the player's figure and a friend's, each on a lane of
 * its own.
 */
import { drawClipped, fillBox, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawImage, drawSprite, hasSprites } from "../../device/sprites";
import { drawText, textWidth } from "../../device/text";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { formatTime } from "../widgets/format-time";
import { findLongestFitting } from "../widgets/longest-fitting";
import { fillPill } from "../widgets/pill";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { TEXTS } from "../texts/index";
import type { RaceEnd, Racer, RunCard } from "./card";
import { clearedAt, hopPixels, isDecided, levelTenths, raceTenths, RACE_LEVELS } from "./race-end";

const MARGIN = 8;
const TOP_TEXT_Y = 1;
const LINE_Y = 24;
const SKY_Y = 25;
const LANE_TOPS = [96, 167];
const [FRIENDS_LANE, OWN_LANE] = [0, 1];
const PLAIN_LANE_HEIGHT = 26;
const PILL = { y: 207, height: 26, padding: 10, left: 80, right: 314 };
const BUTTON_Y = 209;

const NAME_X = 12;
const TIME_X = 122;
/**
 * The distance, in pixels, from the top of a racer's name and time down to the racer's lane in the race. The figures on
 * the lane pass below these texts.
 */
const TEXTS_RISE = 33;
const START_X = 22;
const PITCH = 31;
const MARK = { y: 3, reach: 8 };
const TRAIL_Y = 5;
const FIGURES_Y = 16;
const FEET_Y = 14;
const FLAG = { x: 348, y: -18 };

/**
 * The small digits of the times of levels: their size and the distance between two digits (`pitch`), in pixels. In the
 * image table, the white digits begin at the index `white`.
 */
const FIGURE = { width: 5, height: 8, pitch: 6, white: 10 };
/** The page after a challenge draws a time of at least this many tenths of a second in whole seconds. */
const WHOLE_SECONDS_FROM = 1000;

export function drawRaceEnd(puzzleId: string, { title, aText, bText }: RunCard, end: RaceEnd, ageMs: number): void {
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawText(title, MARGIN, TOP_TEXT_Y, "left", "white");
  const spaceBeside = SCREEN_WIDTH - 3 * MARGIN - textWidth("text", title);
  drawText(findLongestFitting(spaceBeside, end.about), SCREEN_WIDTH - MARGIN, TOP_TEXT_Y, "right", "white");
  fillBox("white", 0, LINE_Y, SCREEN_WIDTH, 1);
  if (hasRacePictures(puzzleId)) drawImage(`images/${puzzleId}/race-sky`, 0, SKY_Y);
  const raceTime = raceTenths(end, ageMs);
  for (let lane = 0; lane < LANE_TOPS.length; lane++) drawLane(puzzleId, lane, end, raceTime);
  drawRacers(puzzleId, end, raceTime, ageMs);
  if (isDecided(end, ageMs)) drawComparison(end.comparison);
  drawText(`Ⓑ ${bText}`, MARGIN, BUTTON_Y, "left", "white");
  drawText(`Ⓐ ${aText}`, SCREEN_WIDTH - MARGIN, BUTTON_Y, "right", "white");
}

function hasRacePictures(puzzleId: string): boolean {
  return hasSprites(`images/${puzzleId}/racer`);
}

function drawLane(puzzleId: string, lane: number, { own, friend }: RaceEnd, raceTime: number): void {
  const top = LANE_TOPS[lane];
  const racer = lane === OWN_LANE ? own : friend;
  const rival = lane === OWN_LANE ? friend : own;
  if (hasRacePictures(puzzleId)) drawImage(`images/${puzzleId}/race-lane`, 0, top);
  else fillBox("white", 0, top, SCREEN_WIDTH, PLAIN_LANE_HEIGHT);
  drawLaneTexts(racer, top, raceTime);
  const cleared = racer === undefined ? 0 : clearedAt(racer, raceTime);
  drawClipped(START_X, top, Math.floor(PITCH * cleared), PLAIN_LANE_HEIGHT, () => {
    drawSprite("images/race-trails", lane === OWN_LANE ? 1 : 2, START_X, top + TRAIL_Y);
  });
  for (let level = 1; level <= RACE_LEVELS; level++) {
    const x = START_X + level * PITCH;
    if (level < RACE_LEVELS) drawSprite("images/race-marks", level <= cleared ? 2 : 1, x - MARK.reach, top + MARK.y);
    if (racer !== undefined && level <= cleared) drawLevelTime(racer, rival, level - 1, x, top + FIGURES_Y);
  }
  drawImage("images/race-flag", FLAG.x, top + FLAG.y);
}

function drawLaneTexts(racer: Racer | undefined, top: number, raceTime: number): void {
  const { aFriend, unknownTime } = TEXTS.race;
  drawText(racer?.name ?? aFriend, NAME_X, top - TEXTS_RISE, "left", "white");
  const time = racer === undefined ? unknownTime : formatTime(Math.min(racer.tenths, Math.floor(raceTime)));
  drawText(time, TIME_X, top - TEXTS_RISE, "left", "white");
}

/**
 * Draws the time that `racer` needed for a level, if it is known. The digits are white on black if `racer` was faster
 * in the level than `rival`, the other racer.
 */
function drawLevelTime(racer: Racer, rival: Racer | undefined, levelIndex: number, x: number, y: number): void {
  const tenths = levelTenths(racer, levelIndex);
  if (tenths === undefined) return;
  const rivalTenths = rival === undefined ? undefined : levelTenths(rival, levelIndex);
  drawSeconds(tenths, x, y, rivalTenths !== undefined && tenths < rivalTenths);
}

/**
 * Draws a time in seconds, with its middle at `x`: white digits on black if `isFaster`, otherwise black digits on
 * white.
 */
function drawSeconds(tenths: number, x: number, y: number, isFaster: boolean): void {
  const isWhole = tenths >= WHOLE_SECONDS_FROM;
  const digits = `${isWhole ? Math.floor(tenths / 10) : tenths < 10 ? `0${tenths}` : tenths}`;
  const pointAt = isWhole ? digits.length : digits.length - 1;
  const width = digits.length * FIGURE.pitch - 1 + (isWhole ? 0 : 3);
  let left = x - Math.floor(width / 2);
  if (isFaster) fillPill("black", left - 5, y - 2, width + 10, FIGURE.height + 4);
  else fillBox("white", left - 2, y - 1, width + 4, FIGURE.height + 2);
  for (let index = 0; index < digits.length; index++) {
    if (index === pointAt) {
      fillBox(isFaster ? "white" : "black", left, y + FIGURE.height - 2, 2, 2);
      left += 3;
    }
    const digit = digits.charCodeAt(index) - "0".charCodeAt(0);
    drawSprite("images/figures", 1 + digit + (isFaster ? FIGURE.white : 0), left, y);
    left += FIGURE.pitch;
  }
}

function drawRacers(puzzleId: string, end: RaceEnd, raceTime: number, ageMs: number): void {
  const leftOf = (racer: Racer): number => Math.floor(START_X + PITCH * clearedAt(racer, raceTime) - CAST_WIDTH / 2);
  const top = (lane: number, racer: Racer): number =>
    LANE_TOPS[lane] + FEET_Y - CAST_HEIGHT - hopPixels(end, racer, ageMs);
  const { own, friend } = end;
  if (friend !== undefined && hasRacePictures(puzzleId))
    drawSprite(`images/${puzzleId}/racer`, 1, leftOf(friend), top(FRIENDS_LANE, friend));
  drawPuzzlePicture(puzzleId, "cast", CAST_PICTURES.hero, leftOf(own), top(OWN_LANE, own));
}

function drawComparison(texts: readonly string[]): void {
  const { y, height, padding, left, right } = PILL;
  const text = findLongestFitting(right - left - 2 * padding, texts);
  const width = textWidth("text", text) + 2 * padding;
  const middle = Math.floor((left + right) / 2);
  fillPill("white", middle - Math.floor(width / 2), y, width, height);
  drawText(text, middle, y + 2, "centre", "black");
}
