/**
 * Draws the statistics screen, which looks like a wall: a postcard for each puzzle, the calendar of the month, and a
 * shelf with keepsakes (souvenirs).
 */
import {
  drawClipped,
  drawFrame,
  expandBox,
  fillBox,
  fillDisc,
  SCREEN_HEIGHT,
  SCREEN_WIDTH,
  type Box,
} from "../../device/screen";
import { drawImage, drawSprite, hasSprites } from "../../device/sprites";
import { DAY_CARD, DAY_CARD_PICTURES } from "../../puzzles/looks/day-card";
import { drawText, textWidth } from "../../device/text";
import type { Tap } from "../../device/touch";
import { PUZZLES } from "../../puzzles/index";
import { KEEPSAKE_COUNT, KEEPSAKE_SIZE, LEVELS_PER_KEEPSAKE } from "../../puzzles/looks/keepsake";
import { POSTCARD_HEIGHT, POSTCARD_WIDTH } from "../../puzzles/looks/postcard";
import { DAY_MARK_SIZE, DAY_PICTURES, SHELF } from "../../puzzles/looks/stats-wall";
/** The import below is loaded from keepsakes.lua on first use. @lazy keepsakes */
import { keepsakeNames } from "../../puzzles/keepsakes";
import { STATS_TEXTS } from "../texts/stats";
import { fillPill } from "../widgets/pill";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { shortCount } from "../widgets/short-count";
import type { CalendarMonth } from "./stats-calendar";
import type { CardFigures, StatsWall } from "./stats-figures";
import { CALENDAR, POSTCARDS_IN_SIGHT, SHELF_SPOT, firstPostcardInSight, isPostcard } from "./stats-spots";

interface ShelfCursor {
  readonly row: number;
  readonly column: number;
}

const HEADING = { y: 2, margin: 8 };
const GROUND_TOP = 27;
const CARD_CORNERS: readonly (readonly [x: number, y: number])[] = [
  [8, 38],
  [106, 35],
  [204, 40],
  [302, 36],
  [8, 118],
];
const CARD = { width: 88, height: 66, margin: 3 };
/**
 * The outline of a puzzle's main character, on the postcard of a puzzle that the player has not begun. The picture of
 * the character is cut by `inset` pixels at the left and right, and by `above` pixels at the top.
 */
const HERO = { inset: 8, above: 22 };
const COUNT = { x: 6, fromFoot: 22 };
const BAR = { left: 42, gap: 5, right: 6, fromFoot: 15, height: 9, rim: 2 };
const PIN = { radius: 3, rim: 2 };
/**
 * The button Ⓐ that is drawn at the cursor, in pixels: its radius, and its distances from the upper edge and from the
 * right corner of the marked box.
 */
const BUTTON = { radius: 9, above: 10, fromCorner: 12 };
const CURSOR = { distance: 3, thickness: 2 };
/** The white note on the shelf while it has no keepsake (souvenir): its box, the top of its lines and their height. */
const NOTE = { x: 269, y: 134, width: 124, height: 72, textTop: 140, lineHeight: 20 };
const SHEET: Box = { x: 108, y: 116, width: 150, height: 118 };
const MONTH = { top: 118, height: 20, inset: 2 };
const HOOKS = { fromEdge: 20, width: 2, height: 8 };
/**
 * The marks of the days on the calendar, in pixels: the middle of the first one, and the distances between columns and
 * rows. In a month with more than `weeks` weeks, the rows are closer together.
 */
const DAYS = { x: 123, y: 149, columnEvery: 20, rowEvery: 18, narrowRowEvery: 15, weeks: 5 };
const DAYS_PER_WEEK = 7;
const SHELF_BOX: Box = { x: SHELF.left - 1, y: SHELF.top + 1, width: SHELF.width + 2, height: 118 };

/** Draws the wall of the statistics screen with its heading, without the postcards and other things that hang on it. */
export function drawEmptyWall(stats: StatsWall): void {
  drawImage("images/stats/wall", 0, 0);
  drawHeading(stats);
}

/** Draws the postcards on the statistics screen. `first` is the index of the puzzle of the first visible postcard. */
export function drawPostcards({ cards }: StatsWall, first: number): void {
  cards.slice(first, first + POSTCARDS_IN_SIGHT).forEach((card, slot) => {
    drawCard(card, cardBox(slot));
  });
}

/** Draws the calendar of the month. */
export function drawMonth({ month }: StatsWall): void {
  drawCalendar(month);
}

/**
 * Draws the cursor on the shelf of keepsakes (souvenirs) over the painted wall: a white box, and the heading about the
 * chosen keepsake. `firstRow` is the index of the puzzle whose keepsakes are in the first visible row of the shelf.
 */
export function drawShelfCursor({ cards }: StatsWall, { row, column }: ShelfCursor, firstRow: number): void {
  drawClipped(0, 0, SCREEN_WIDTH, GROUND_TOP, () => {
    drawImage("images/stats/wall", 0, 0);
  });
  drawShelfHeading(cards[row], column);
  const foot = footOfShelfRow(row - firstRow);
  const x = SHELF.left + column * KEEPSAKE_SIZE;
  fillBox("white", x, foot - KEEPSAKE_SIZE - 1, KEEPSAKE_SIZE, KEEPSAKE_SIZE + 1);
  drawKeepsake(cards[row], column, foot);
}

/**
 * Draws the heading of the statistics screen and, below it, a black area for the back of a postcard or of the calendar.
 */
export function drawGround(stats: StatsWall): void {
  drawImage("images/stats/wall", 0, 0);
  drawHeading(stats);
  fillBox("black", 0, GROUND_TOP, SCREEN_WIDTH, SCREEN_HEIGHT - GROUND_TOP);
}

/** Returns the box of the postcard, the calendar or the shelf with the number `spot`, in pixels. */
export function spotBox(spot: number): Box {
  if (isPostcard(spot)) return cardBox(spot - firstPostcardInSight(spot));
  return spot === CALENDAR ? SHEET : SHELF_BOX;
}

function cardBox(slot: number): Box {
  const [x, y] = CARD_CORNERS[slot];
  return { x, y, width: CARD.width, height: CARD.height };
}

function drawHeading({ levelsCleared, movesMade, bestStreak }: StatsWall): void {
  const { levels, bestStreak: streak, nothingYet } = STATS_TEXTS;
  drawText(movesMade === 0 ? nothingYet : levels(levelsCleared), HEADING.margin, HEADING.y, "left", "white");
  if (bestStreak > 0) drawText(streak(bestStreak), SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
}

function drawShelfHeading(figures: CardFigures, column: number): void {
  const [text, note] = shelfHeading(figures, column);
  drawText(text, HEADING.margin, HEADING.y, "left", "white");
  drawText(note, SCREEN_WIDTH - HEADING.margin, HEADING.y, "right", "white");
}

/**
 * Returns the two texts about a keepsake (a souvenir) on the shelf: its name and the levels that earned it or, if it is
 * not earned, how many more levels it needs.
 */
export function shelfHeading(
  { id, name, keepsakeCount, endlessCleared }: CardFigures,
  column: number,
): readonly [text: string, note: string] {
  const { unnamed, notYet, earnedAt, comesIn } = STATS_TEXTS.shelf;
  const names = keepsakeNames(id);
  const levels = (column + 1) * LEVELS_PER_KEEPSAKE;
  const isEarned = column < keepsakeCount;
  const text = isEarned ? (column < names.length ? names[column] : unnamed) : notYet;
  return [text, isEarned ? earnedAt(name, levels) : comesIn(name, levels - endlessCleared)];
}

function drawCard({ id, levelsCleared, campaignCleared, campaignLevelCount }: CardFigures, box: Box): void {
  const { x, y, width, height } = box;
  const outside = expandBox(box, 2);
  fillBox("black", outside.x, outside.y, outside.width, outside.height);
  fillBox("white", x, y, width, height);
  const picture = { x: x + CARD.margin, y: y + CARD.margin, width: POSTCARD_WIDTH, height: POSTCARD_HEIGHT };
  if (levelsCleared === 0) drawNotYet(id, picture);
  else drawPuzzlePicture(id, "postcard", 1, picture.x, picture.y);
  const count = shortCount(levelsCleared);
  drawText(count, x + COUNT.x, y + height - COUNT.fromFoot, "left", "black");
  const left = x + Math.max(BAR.left, COUNT.x + textWidth("text", count) + BAR.gap);
  if (campaignLevelCount > 0)
    drawBar(left, x + width - BAR.right, y + height - BAR.fromFoot, campaignCleared / campaignLevelCount);
  drawPin(x + width / 2, y);
}

function drawNotYet(id: string, picture: Box): void {
  fillBox("black", picture.x, picture.y, picture.width, picture.height);
  const path = `images/${id}/day-card`;
  if (!hasSprites(path)) return;
  const left = picture.x + Math.floor((picture.width - DAY_CARD.width) / 2);
  drawClipped(left + HERO.inset, picture.y, DAY_CARD.width - 2 * HERO.inset, picture.height, () => {
    drawSprite(path, DAY_CARD_PICTURES.open, left, picture.y - HERO.above);
  });
}

function drawBar(left: number, right: number, y: number, share: number): void {
  const { height, rim } = BAR;
  const length = right - left - 2 * rim;
  fillPill("black", left, y, right - left, height);
  if (share < 1) {
    const from = left + rim + Math.floor(length * share);
    fillBox("white", from, y + rim, right - rim - from, height - 2 * rim);
    return;
  }
  const starX = Math.floor((left + right - DAY_MARK_SIZE) / 2);
  fillDisc("white", starX + DAY_MARK_SIZE / 2, y + height / 2, DAY_MARK_SIZE / 2);
  drawSprite("images/stats/days", DAY_PICTURES.all, starX, y + Math.floor((height - DAY_MARK_SIZE) / 2));
}

function drawPin(x: number, y: number): void {
  fillDisc("black", x, y, PIN.radius + PIN.rim);
  fillDisc("white", x, y, PIN.radius);
}

function drawCalendar({ month, firstWeekday, dayPictures }: CalendarMonth): void {
  const { x, y, width, height } = SHEET;
  const outside = expandBox(SHEET, 2);
  fillBox("black", outside.x, outside.y, outside.width, outside.height);
  fillBox("white", x, y, width, height);
  fillBox("black", x + MONTH.inset, MONTH.top, width - 2 * MONTH.inset, MONTH.height);
  drawText(STATS_TEXTS.months[month - 1], x + width / 2, y + 1, "centre", "white");
  for (const hookX of [x + HOOKS.fromEdge, x + width - HOOKS.fromEdge]) {
    drawPin(hookX, y);
    fillBox("white", hookX - 1, y - HOOKS.height, HOOKS.width, HOOKS.height);
  }
  const isLong = firstWeekday + dayPictures.length > DAYS.weeks * DAYS_PER_WEEK;
  const rowEvery = isLong ? DAYS.narrowRowEvery : DAYS.rowEvery;
  const half = Math.floor(DAY_MARK_SIZE / 2);
  dayPictures.forEach((picture, index) => {
    const at = firstWeekday + index;
    const dayX = DAYS.x + (at % DAYS_PER_WEEK) * DAYS.columnEvery - half;
    drawSprite("images/stats/days", picture, dayX, DAYS.y + Math.floor(at / DAYS_PER_WEEK) * rowEvery - half);
  });
}

/**
 * Draws the earned keepsakes (souvenirs) on the shelf. `firstRow` is the index of the puzzle in the first row in sight.
 * While there is no keepsake, a note on the shelf says what will stand there.
 */
export function drawShelf(cards: readonly CardFigures[], firstRow: number): void {
  if (cards.every(({ keepsakeCount }) => keepsakeCount === 0)) drawShelfNote();
  cards.slice(firstRow, firstRow + SHELF.rows).forEach((card, row) => {
    const columns = Math.min(card.keepsakeCount, KEEPSAKE_COUNT);
    for (let column = 0; column < columns; column++) drawKeepsake(card, column, footOfShelfRow(row));
  });
}

function drawShelfNote(): void {
  const { x, y, width, height, textTop, lineHeight } = NOTE;
  fillBox("black", x - 2, y - 2, width + 4, height + 4);
  fillBox("white", x, y, width, height);
  STATS_TEXTS.shelf.empty.forEach((line, index) => {
    drawText(line, x + width / 2, textTop + index * lineHeight, "centre", "black");
  });
  drawPin(x + width / 2, y);
}

function drawKeepsake({ id, keepsakeCount }: CardFigures, column: number, foot: number): void {
  if (column >= keepsakeCount) return;
  drawPuzzlePicture(id, "keepsakes", column + 1, SHELF.left + column * KEEPSAKE_SIZE, foot - KEEPSAKE_SIZE);
}

/**
 * Returns the number of the postcard, the calendar or the shelf at a tapped point of the statistics screen, or
 * undefined if none is there.
 */
export function spotAtPoint(spot: number, { x, y }: Tap): number | undefined {
  const first = firstPostcardInSight(spot);
  for (let other = first; other <= SHELF_SPOT; other++) {
    if (other < CALENDAR && other >= first + POSTCARDS_IN_SIGHT) continue;
    const box = isPostcard(other) ? cardBox(other - first) : spotBox(other);
    if (x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height) return other;
  }
  return undefined;
}

/**
 * Returns the row and the column of the keepsake (a souvenir) at a tapped point of the shelf, or undefined beside the
 * shelf. `firstRow` is the first visible row.
 */
export function shelfPlaceAtPoint(firstRow: number, { x, y }: Tap): ShelfCursor | undefined {
  const shelfRow = Math.floor((y - SHELF.top) / SHELF.rowHeight);
  const column = Math.floor((x - SHELF.left) / KEEPSAKE_SIZE);
  const row = firstRow + shelfRow;
  if (shelfRow < 0 || shelfRow >= SHELF.rows || row >= PUZZLES.length) return undefined;
  return column < 0 || column >= KEEPSAKE_COUNT ? undefined : { row, column };
}

function footOfShelfRow(row: number): number {
  return SHELF.top + (row + 1) * SHELF.rowHeight - SHELF.boardHeight;
}

/**
 * Draws the cursor on the statistics screen: a frame around the selected postcard, calendar or shelf, and the button Ⓐ.
 */
export function drawSpotCursor(spot: number): void {
  const box = spotBox(spot);
  const { distance, thickness } = CURSOR;
  drawFrame("black", expandBox(box, distance + thickness + 1), distance + thickness + 1);
  drawFrame("white", expandBox(box, distance + thickness), thickness);
  const x = box.x + (isPostcard(spot) ? Math.floor(box.width / 2) : box.width - BUTTON.fromCorner);
  fillDisc("black", x, box.y - 1, BUTTON.radius + 1);
  drawText("Ⓐ", x, box.y - BUTTON.above - 1, "centre", "white");
}
