/**
 * Draws the backs of the postcards and of the calendar on the statistics screen, and the animation in which they turn
 * over.
 */
import { drawFrame, expandBox, fillBox, type Box } from "../../device/screen";
import { drawLargeText, drawText } from "../../device/text";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { PUZZLES } from "../../puzzles/index";
import { KEEPSAKE_COUNT } from "../../puzzles/looks/keepsake";
import { PACES } from "../../puzzles/pace";
import { streakOn } from "../modes/daily";
import { readFirstWins } from "../save/first-wins-file";
import { bestLevelAt } from "../save/pace-records";
import { countMedals } from "../save/progress";
import { openPuzzleSave, type PuzzleSave, type Save } from "../save/save";
import { countLevelsPerDay, type Stats } from "../save/stats";
import { computeTypicalWin } from "../save/typical-win";
import { TEXTS } from "../texts/index";
import { STATS_TEXTS } from "../texts/stats";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { shortCount } from "../widgets/short-count";
import type { CardFigures, StatsWall } from "./stats-figures";
import { spotBox } from "./stats-wall-view";

export type Figure = readonly [label: string, value: string];

const PAGE: Box = { x: 12, y: 32, width: 376, height: 202 };
const RIM = 2;
const MARGIN = 12;
const [LEFT, RIGHT] = [PAGE.x + MARGIN, PAGE.x + PAGE.width - MARGIN];
const HEADING_Y = 42;
const STAMP: Box = { x: RIGHT - 44, y: 38, width: 44, height: 42 };
/** The line below the heading and the stamp on the back of a postcard, in pixels. */
const HEADING_RULE = { y: 84, height: 2 };
/**
 * The two columns of numbers on the back of a postcard, in pixels: the left and right end of each column, and the top
 * of its first row.
 */
const COLUMNS = [
  { left: LEFT, right: 190, top: 89 },
  { left: 214, right: RIGHT, top: 89 },
];
const DIVIDER = { x: 202, top: 92, height: 96 };
const ROW_HEIGHT = 20;
const LINE_Y = 192;
const LAST_LINE_Y = 193;

/** The tops of the heading and of the first row of numbers on the back of the calendar. */
const CALENDAR_BACK = { heading: 36, top: 57 };
const BUTTONS_Y = 211;
/**
 * The bar chart on the calendar's back, with a bar for each day, in pixels: the y coordinate below the bars, their
 * greatest height, and the top of the label.
 */
const DAY_COLUMNS = { foot: 203, height: 46, labelY: 121, left: LEFT + 50 };
/**
 * The position of the numbers at the left of the bar chart, in pixels. `gap` is the distance between a number and the
 * chart, and `rise` is how far the number's top is above the line that the number labels.
 */
const SCALE = { gap: 6, rise: 11 };
const DAYS_PER_WEEK = 7;

/**
 * Draws the postcard or calendar with the number `spot` while it turns over; `share`, from 0 to 1, is the finished part
 * of the turn. The front becomes narrow, then the back becomes wide.
 */
export function drawTurningCard(spot: number, share: number): void {
  const front = spotBox(spot);
  const outside = expandBox(front, 2);
  fillBox("black", outside.x, outside.y, outside.width, outside.height);
  const box = share < 0.5 ? front : PAGE;
  const width = Math.floor(box.width * Math.abs(1 - 2 * share));
  if (width > 0) drawPage({ ...box, x: box.x + Math.floor((box.width - width) / 2), width });
}

/** Draws the back of a puzzle's postcard: the player's numbers in this puzzle, such as medals and best levels. */
export function drawPostcardBack(save: Save, { cards, day }: StatsWall, puzzleIndex: number): void {
  const { id, name, levelCount } = PUZZLES[puzzleIndex];
  const saved = openPuzzleSave(save, id);
  drawPage(PAGE);
  drawLargeText(name, LEFT, HEADING_Y, "left", "black");
  fillBox("black", LEFT, HEADING_RULE.y, RIGHT - LEFT, HEADING_RULE.height);
  drawStamp(id);
  drawFigures([listCardFigures(saved, cards[puzzleIndex], levelCount), runFigures(saved, day)]);
  const wins = readFirstWins(id);
  const typical = wins.length === 0 ? undefined : computeTypicalWin(wins);
  if (typical !== undefined) {
    const texts = STATS_TEXTS.card.typicalWin(typical.moves, typical.seconds);
    fillBox("black", LEFT, LINE_Y, RIGHT - LEFT, 1);
    drawText(findLongestFitting(RIGHT - LEFT, texts), LEFT, LAST_LINE_Y, "left", "black");
  }
  drawButtons(wins.length > 0 ? TEXTS.buttons.share : undefined);
}

/**
 * Draws the back of the calendar: the player's totals over all puzzles, and how many levels were cleared on each recent
 * day.
 */
export function drawCalendarBack(stats: Stats, { day }: StatsWall): void {
  drawPage(PAGE);
  const { heading, top } = CALENDAR_BACK;
  drawText(STATS_TEXTS.calendar.all[PUZZLES.length - 1], (LEFT + RIGHT) / 2, heading, "centre", "black");
  listCalendarFigures(stats).forEach((figure, row) => {
    drawFigure(figure, { left: LEFT, right: RIGHT }, top + row * ROW_HEIGHT);
  });
  drawDayColumns(countLevelsPerDay(stats, day));
  drawButtons(STATS_TEXTS.calendar.achievements);
}

/**
 * Returns the player's numbers for the back of the calendar: moves, moves taken back, and the most levels won in a row
 * without hints.
 */
export function listCalendarFigures(stats: Stats): readonly Figure[] {
  const { moves, undone, withoutHints } = STATS_TEXTS.calendar;
  return [
    [moves, shortCount(stats.movesMade)],
    [undone, shortCount(stats.rewinds)],
    [withoutHints, shortCount(stats.longestLevelStreak)],
  ];
}

/** Returns all numbers on the back of a puzzle's postcard, the left column first. */
export function listPostcardFigures(
  saved: PuzzleSave,
  { cards, day }: StatsWall,
  puzzleIndex: number,
): readonly Figure[] {
  const { levelCount } = PUZZLES[puzzleIndex];
  return [...listCardFigures(saved, cards[puzzleIndex], levelCount), ...runFigures(saved, day)];
}

function drawPage(page: Box): void {
  const outside = expandBox(page, RIM);
  fillBox("black", outside.x, outside.y, outside.width, outside.height);
  fillBox("white", page.x, page.y, page.width, page.height);
}

function drawStamp(puzzleId: string): void {
  const { x, y, width, height } = STAMP;
  drawFrame("black", STAMP, 2);
  for (let at = 2; at < width; at += 4) {
    fillBox("white", x + at, y, 2, 1);
    fillBox("white", x + at, y + height - 1, 2, 1);
    if (at >= height) continue;
    fillBox("white", x, y + at, 1, 2);
    fillBox("white", x + width - 1, y + at, 1, 2);
  }
  const castX = x + (width - CAST_WIDTH) / 2;
  drawPuzzlePicture(puzzleId, "cast", CAST_PICTURES.hero, castX, y + Math.floor((height - CAST_HEIGHT) / 2));
}

/**
 * Returns the left column of numbers on a postcard's back: campaign, par, feats, rush (a timed run) and
 * keepsakes (souvenirs).
 */
function listCardFigures(saved: PuzzleSave, figures: CardFigures, levelCount: number): readonly Figure[] {
  const { campaign, par, feats, rush, keepsakes, share } = STATS_TEXTS.card;
  const counts = countMedals(saved.medals, levelCount);
  return [
    [campaign, share(figures.campaignCleared, levelCount)],
    [par, `${counts.par}`],
    [feats, `${counts.feat}`],
    [rush, shortCount(saved.rushBest)],
    [keepsakes, share(figures.keepsakeCount, KEEPSAKE_COUNT)],
  ];
}

function runFigures({ bestLevels, daily }: PuzzleSave, day: number): readonly Figure[] {
  const { bestLevel, none, days, mostDays } = STATS_TEXTS.card;
  const runs = PACES.map((pace): Figure => {
    const level = bestLevelAt(bestLevels, pace);
    return [bestLevel(TEXTS.pace.names[pace].toLowerCase()), level === 0 ? none : shortCount(level)];
  });
  return [...runs, [days, shortCount(streakOn(daily, day))], [mostDays, shortCount(daily.bestStreak)]];
}

function drawFigures(columns: readonly (readonly Figure[])[]): void {
  fillBox("black", DIVIDER.x, DIVIDER.top, 1, DIVIDER.height);
  columns.forEach((figures, column) => {
    figures.forEach((figure, row) => {
      drawFigure(figure, COLUMNS[column], COLUMNS[column].top + row * ROW_HEIGHT);
    });
  });
}

function drawFigure([label, value]: Figure, { left, right }: { left: number; right: number }, y: number): void {
  drawText(label, left, y, "left", "black");
  drawText(value, right, y, "right", "black");
}

function drawButtons(aText: string | undefined): void {
  drawText(`Ⓑ ${TEXTS.buttons.back}`, LEFT, BUTTONS_Y, "left", "black");
  if (aText !== undefined) drawText(`Ⓐ ${aText}`, RIGHT, BUTTONS_Y, "right", "black");
}

function drawDayColumns(counts: readonly number[]): void {
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  const { foot, height: maxHeight, labelY, left } = DAY_COLUMNS;
  drawText(STATS_TEXTS.calendar.levelsPerDay(counts.length), LEFT, labelY, "left", "black");
  const apart = Math.floor((RIGHT - left) / counts.length);
  fillBox("black", left, foot, RIGHT - left, 1);
  drawText("0", left - SCALE.gap, foot - SCALE.rise, "right", "black");
  drawText(shortCount(most), left - SCALE.gap, foot - maxHeight - SCALE.rise, "right", "black");
  for (let x = left; x < RIGHT; x += 4) fillBox("black", x, foot - maxHeight, 1, 1);
  counts.forEach((count, index) => {
    const x = RIGHT - (counts.length - index) * apart;
    const height = count === 0 ? 0 : Math.max(2, Math.floor((count * maxHeight) / most));
    fillBox("black", x + 2, foot - height, apart - 3, height);
    if ((counts.length - index) % DAYS_PER_WEEK === 0) fillBox("black", x, foot, 1, 4);
  });
}
