/**
 * Draws the page Today: the date, the days of the week as marks on a string, a card for each puzzle, and the strip with
 * the day's results.
 */
import { drawFrame, fillArrowhead, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawImage, drawSprite, hasSprites } from "../../device/sprites";
import { drawText, textWidth, TextStep } from "../../device/text";
import { DOWN, UP } from "../../kernel/direction";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { DAY_CARD, DAY_CARD_PICTURES } from "../../puzzles/looks/day-card";
import { PUZZLES } from "../../puzzles/index";
import { DAILY_RANKS } from "../../puzzles/puzzle";
import { dailyRankOf } from "../modes/daily-level";
import { streakOn, listDayMarks, type DayMark } from "../modes/daily";
import { isCleared } from "../modes/day-results";
import type { DayRecord } from "../save/day-record";
import { weekdayOf } from "../save/days";
import { TEXTS } from "../texts/index";
import { TEXTS as REMIX_TEXTS } from "../texts/remix";
import { firstInSight } from "../widgets/first-in-sight";
import { findLongestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { shortCount } from "../widgets/short-count";
import { formatDay, formatResultHeadings, formatSolvedCount, type DayResults } from "./day-texts";
import { drawRemixCard, drawRemixStrip, LEFT as REMIX_LEFT, type ShownRemix } from "./remix-card-view";
import { drawMoveSquares, hasSpaceForMoves, type SquareGrid } from "./move-squares";

export interface TodayPage {
  readonly day: number;
  readonly record: DayRecord;
  /** Whether the page shows the daily levels of yesterday, which the player may play today once a week. */
  readonly isYesterday: boolean;
  /** Whether the player may still play yesterday's daily levels today, to make up for the missed day. */
  readonly canMakeUp: boolean;
  /**
   * Whether a win in a daily level is recorded today. No win is recorded if the console's clock is before the last day
   * on which the player won a daily level.
   */
  readonly isCounted: boolean;
  readonly results: DayResults;
  readonly remix: ShownRemix;
}

/** What Ⓐ does with a card: plays its level, shows what the player has won, or does nothing. */
export type CardAction = "play" | "see" | "none";

export interface TodayChoice {
  /** The index of the chosen card: its puzzle's index in `PUZZLES`, or the number of puzzles for the weekly remix. */
  readonly card: number;
  readonly action: CardAction;
  /** The time since the player selected the card, in milliseconds. The card of the weekly remix swings for a moment. */
  readonly chosenMs: number;
}

const HEADING = { y: 2, margin: 8, gap: 14 };
const STRING = { y: 34, left: 32, apart: 56 };
/**
 * The radii of the discs that are drawn for each day of a week, in pixels. `clear` is a black disc beneath the mark of
 * a day. `done` and `toCome` are the marks of a won day and of a day in the future. `hole` is the black disc inside the
 * mark of a missed day. `day`, `dayHole` and `dayDone` are the ring, its black inside and its filling for the shown
 * day.
 */
const DAY_RADII = { clear: 9, done: 6, hole: 4, toCome: 3, day: 9, dayHole: 7, dayDone: 4 };
/**
 * The row of the daily levels' cards, in pixels: the left edge of the first card's picture inside its frame, the
 * distance to the next card, and the top.
 */
const CARDS = { left: 10, apart: 60, top: 52 };
const CARDS_IN_SIGHT = 5;
const INSIDE_WIDTH = DAY_CARD.width - 2 * DAY_CARD.margin;
const RESULT_Y = 122;
const NOTE = { middle: 155, y: 143 };
/**
 * The most moves of today's wins with which the text about the difficulty is shown below the cards. Each win is drawn
 * as squares, one for each move. If there are more squares, they need the space of this text.
 */
const FREE_NOTE_MOVES = 12;
/**
 * The dots below an uncleared daily level's card, which show its difficulty, in pixels: the middle of the first, from
 * the card picture's left edge, the distance to the next, and the radii of full and empty dots.
 */
const RANK_DOTS = { first: 4, apart: 11, y: 129, radius: 4, emptyRadius: 1 };
const SQUARES: SquareGrid = { size: 8, pitch: 9, columnCount: 6, rowCount: 4 };
const STRIP = { x: 8, y: 166, left: 20, textWidth: 166, first: 169, second: 169 + TextStep.NarrowLine };
const SMALL_SQUARES: SquareGrid = { size: 5, pitch: 6, columnCount: 6, rowCount: 5 };
const SMALL = { left: 193, apart: 39, y: 175, width: 35, height: 29 };
const FOOT_Y = 217;
const FOOT_GAP = 12;
/**
 * The arrowhead before the text that names another day, in pixels. `top` and `bottom` are the distances of its point
 * from the top of the text; `gap` is the distance from its middle to the text.
 */
const ARROW = { gap: 11, size: 7, top: 5, bottom: 14 };

export function drawToday(page: TodayPage, choice: TodayChoice): void {
  const isRemixChosen = choice.card === page.results.length;
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawHeading(page);
  drawNote(page, choice);
  drawWeek(page);
  const first = firstCardInSight(page, choice);
  page.results.slice(first, first + CARDS_IN_SIGHT).forEach((_, slot) => {
    drawCard(page, first + slot, slot, first + slot === choice.card);
  });
  drawRemixCard(page.remix, isRemixChosen, choice.chosenMs);
  drawImage("images/day-strip", STRIP.x, STRIP.y);
  if (isRemixChosen) drawRemixStrip(page.remix);
  else drawStrip(page, first);
  drawFoot(page, choice);
}

function firstCardInSight({ results }: Pick<TodayPage, "results">, { card }: Pick<TodayChoice, "card">): number {
  return firstInSight(results.length, CARDS_IN_SIGHT, Math.min(card, results.length - 1));
}

function drawHeading({ day, record, isYesterday }: TodayPage): void {
  const { margin, y } = HEADING;
  const date = isYesterday ? TEXTS.daily.yesterday : formatDay(day);
  drawText(date, margin, y, "left", "white");
  const streak = streakOn(record, day);
  if (streak === 0) return;
  const space = SCREEN_WIDTH - 2 * margin - textWidth("text", date) - HEADING.gap;
  const text = findLongestFitting(space, [TEXTS.daysInARow(streak), TEXTS.title.days(streak)]);
  drawText(text, SCREEN_WIDTH - margin, y, "right", "white");
}

function drawNote({ day, results, isYesterday, isCounted }: TodayPage, { card }: TodayChoice): void {
  const isRankShown =
    card < results.length && !isCleared(results[card]) && results.every(({ moves }) => moves <= FREE_NOTE_MOVES);
  const rank = isRankShown ? TEXTS.daily.rank(dailyRankOf(PUZZLES[card].id, day), DAILY_RANKS) : "";
  const note = isCounted ? (isYesterday ? TEXTS.daily.madeUp : rank) : TEXTS.daily.clockBefore;
  drawText(note, NOTE.middle, NOTE.y, "centre", "white");
}

function drawWeek({ record, day }: TodayPage): void {
  fillBox("white", HEADING.margin, STRING.y, SCREEN_WIDTH - 2 * HEADING.margin, 1);
  listDayMarks(record, day).forEach((mark, weekday) => {
    const x = STRING.left + weekday * STRING.apart;
    fillDisc("black", x, STRING.y, DAY_RADII.clear);
    if (weekday === weekdayOf(day)) drawShownDay(mark, x);
    else drawOtherDay(mark, x);
  });
}

function drawOtherDay(mark: DayMark, x: number): void {
  if (mark === "to-come") {
    fillDisc("white", x, STRING.y, DAY_RADII.toCome);
    return;
  }
  fillDisc("white", x, STRING.y, DAY_RADII.done);
  if (mark === "missed") fillDisc("black", x, STRING.y, DAY_RADII.hole);
}

function drawShownDay(mark: DayMark, x: number): void {
  fillDisc("white", x, STRING.y, DAY_RADII.day);
  fillDisc("black", x, STRING.y, DAY_RADII.dayHole);
  if (mark === "done") fillDisc("white", x, STRING.y, DAY_RADII.dayDone);
}

/** Draws the card of a daily level. `slot` is the index of the card among the visible cards. */
function drawCard({ day, results, isCounted }: TodayPage, index: number, slot: number, isChosen: boolean): void {
  const result = results[index];
  const left = CARDS.left + slot * CARDS.apart;
  const { open, openChosen, cleared, clearedChosen } = DAY_CARD_PICTURES;
  const picture = isCleared(result) ? (isChosen ? clearedChosen : cleared) : isChosen ? openChosen : open;
  drawCardPicture(PUZZLES[index].id, picture, left - DAY_CARD.margin, CARDS.top - DAY_CARD.margin);
  const middle = left + INSIDE_WIDTH / 2;
  if (!isCleared(result)) {
    if (isCounted) drawRank(dailyRankOf(PUZZLES[index].id, day), left);
    else drawText(TEXTS.daily.freePlay, middle, RESULT_Y - 1, "centre", "white");
  } else if (hasSpaceForMoves(SQUARES, result)) drawMoveSquares("white", SQUARES, result, left, RESULT_Y + 1);
  else drawText(shortCount(result.moves), middle, RESULT_Y - 1, "centre", "white");
}

/**
 * Draws the difficulty of a daily level below its card as dots: as many are full as its rank on the day, from 1
 * (easiest) to `DAILY_RANKS`. `left` is the left edge of the card's picture.
 */
function drawRank(rank: number, left: number): void {
  for (let dot = 0; dot < DAILY_RANKS; dot++) {
    const radius = dot < rank ? RANK_DOTS.radius : RANK_DOTS.emptyRadius;
    fillDisc("white", left + RANK_DOTS.first + dot * RANK_DOTS.apart, RANK_DOTS.y, radius);
  }
}

function drawCardPicture(puzzleId: string, picture: number, x: number, y: number): void {
  const path = `images/${puzzleId}/day-card`;
  if (hasSprites(path)) {
    drawSprite(path, picture, x, y);
    return;
  }
  const { width, height, margin } = DAY_CARD;
  const isChosen = picture === DAY_CARD_PICTURES.openChosen || picture === DAY_CARD_PICTURES.clearedChosen;
  drawFrame("white", { x: x + margin - 2, y: y + margin - 2, width: width - 6, height: height - 6 }, isChosen ? 4 : 2);
  drawPuzzlePicture(puzzleId, "cast", CAST_PICTURES.hero, x + (width - CAST_WIDTH) / 2, y + height - 16 - CAST_HEIGHT);
}

/**
 * Draws the strip with the day's results in the daily levels, which the player can show or photograph. `first` is the
 * index of the first puzzle whose card is visible.
 */
function drawStrip({ day, results, isCounted }: TodayPage, first: number): void {
  drawText(findLongestFitting(STRIP.textWidth, formatResultHeadings(day)), STRIP.left, STRIP.first, "left", "black");
  const hasResults = isCounted || results.some((result) => isCleared(result));
  drawText(hasResults ? formatSolvedCount(results) : TEXTS.daily.notCounted, STRIP.left, STRIP.second, "left", "black");
  results.slice(first, first + CARDS_IN_SIGHT).forEach((result, slot) => {
    const x = SMALL.left + slot * SMALL.apart;
    if (isCleared(result)) drawMoveSquares("black", SMALL_SQUARES, result, x, SMALL.y);
    else drawFrame("black", { x, y: SMALL.y, width: SMALL.width, height: SMALL.height }, 1);
  });
}

function drawFoot(page: TodayPage, choice: TodayChoice): void {
  const { margin } = HEADING;
  const back = `Ⓑ ${TEXTS.buttons.title}`;
  const open = openText(page, choice);
  drawText(back, margin, FOOT_Y, "left", "white");
  drawText(open, SCREEN_WIDTH - margin, FOOT_Y, "right", "white");
  const left = margin + textWidth("text", back) + FOOT_GAP;
  const right = SCREEN_WIDTH - margin - (open === "" ? 0 : textWidth("text", open) + FOOT_GAP);
  const isRemixChosen = choice.card === page.results.length;
  if (isRemixChosen || (!page.isYesterday && !page.canMakeUp)) {
    const tips = isRemixChosen ? REMIX_TEXTS.tillSunday : TEXTS.daily.chooseTips;
    drawText(findLongestFitting(right - left, tips), right, FOOT_Y, "right", "white");
    return;
  }
  const text = page.isYesterday ? TEXTS.daily.todayTip : TEXTS.daily.yesterdayTip;
  drawText(text, right, FOOT_Y, "right", "white");
  const middle = right - textWidth("text", text) - ARROW.gap;
  if (page.isYesterday) fillArrowhead("white", DOWN, middle, FOOT_Y + ARROW.bottom, ARROW.size);
  else fillArrowhead("white", UP, middle, FOOT_Y + ARROW.top, ARROW.size);
}

function openText({ results }: TodayPage, { card, action }: TodayChoice): string {
  if (action === "none") return "";
  if (card === results.length) return action === "see" ? REMIX_TEXTS.see : REMIX_TEXTS.play;
  const { name } = PUZZLES[card];
  return action === "see" ? TEXTS.daily.see(name) : TEXTS.daily.play(name);
}

/**
 * Returns the index of the card at a point of the page Today, or undefined if there is none. The card of the weekly
 * remix is the last.
 */
export function cardAt(page: TodayPage, card: number, x: number, y: number): number | undefined {
  if (y < STRING.y || y >= STRIP.y) return undefined;
  if (x >= REMIX_LEFT) return page.results.length;
  const slot = Math.floor((x - CARDS.left + DAY_CARD.margin) / CARDS.apart);
  const index = firstCardInSight(page, { card }) + slot;
  return slot < 0 || index >= page.results.length ? undefined : index;
}
