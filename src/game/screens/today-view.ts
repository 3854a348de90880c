/**
 * Draws the page Today: the day and the streak, the week as beads on a string, a card for each puzzle with its moves as
 * squares, and the strip with the results of the day.
 */
import { drawFrame, fillArrowhead, fillBox, fillDisc, SCREEN_HEIGHT, SCREEN_WIDTH } from "../../device/screen";
import { drawImage, drawSprite, hasSprites } from "../../device/sprites";
import { drawText, textWidth } from "../../device/text";
import { DOWN, UP } from "../../kernel/direction";
import { CAST_HEIGHT, CAST_PICTURES, CAST_WIDTH } from "../../puzzles/looks/cast";
import { DAY_CARD, DAY_CARD_PICTURES } from "../../puzzles/looks/day-card";
import { PUZZLES } from "../../puzzles/index";
import { streakOn, weekOf, type DayMark } from "../modes/daily";
import { isCleared } from "../modes/day-results";
import type { DayRecord } from "../save/day-record";
import { weekdayOf } from "../save/days";
import { nextRemixLevel } from "../modes/remix-results";
import { TEXTS } from "../texts/index";
import { TEXTS as REMIX_TEXTS } from "../texts/remix";
import { longestFitting } from "../widgets/longest-fitting";
import { drawPuzzlePicture } from "../widgets/puzzle-picture";
import { shortCount } from "../widgets/short-count";
import { dayInWords, resultHeadings, solvedText, type DayResults } from "./day-texts";
import { drawRemixCard, drawRemixStrip, type ShownRemix } from "./remix-card-view";
import { drawMoveSquares, hasRoomForMoves, type SquareGrid } from "./move-squares";

/** What the page Today shows of one day. */
export interface TodayPage {
  readonly day: number;
  /** The days on which the player cleared daily levels. */
  readonly record: DayRecord;
  /** Whether the page shows the levels of yesterday, which the player makes up. */
  readonly isYesterday: boolean;
  /** Whether the levels of yesterday can be made up today. */
  readonly canMakeUp: boolean;
  /** The player's results of the day. */
  readonly results: DayResults;
  readonly remix: ShownRemix;
}

/** What the player has chosen on the page Today. */
export interface TodayChoice {
  /** The index of the chosen card: that of a puzzle in `PUZZLES`, or the number of puzzles for the weekly remix. */
  readonly card: number;
  /** Whether Ⓐ opens the chosen card. */
  readonly canOpen: boolean;
  /** The time since the card was chosen, in milliseconds, while it swings. */
  readonly chosenMs: number;
}

const HEADING = { y: 3, margin: 8 };
const STRING = { y: 34, left: 32, apart: 56 };
/** The radii of the beads: of a day of the week, of a day to come, and of the day of the page with its ring and hole. */
const BEAD = { clear: 9, done: 6, hole: 4, toCome: 3, day: 9, dayHole: 7, dayDone: 4 };
/** The cards: the left edge of the picture inside the first card's frame, and the distance between two cards. */
const CARDS = { left: 10, apart: 60, top: 52 };
const INSIDE_WIDTH = DAY_CARD.width - 2 * DAY_CARD.margin;
const RESULT_Y = 122;
const MADE_UP_Y = 143;
const SQUARES: SquareGrid = { size: 8, pitch: 9, columns: 6, rows: 4 };
const STRIP = { x: 8, y: 166, left: 20, textWidth: 166, first: 170, second: 189 };
const SMALL_SQUARES: SquareGrid = { size: 5, pitch: 6, columns: 6, rows: 5 };
const SMALL = { left: 193, apart: 39, y: 175, width: 35, height: 29 };
const FOOT_Y = 217;
const FOOT_GAP = 12;
/** The arrowhead before the tip about another day: its tip above or below the text's top, and its middle. */
const ARROW = { gap: 11, size: 7, top: 5, bottom: 14 };

/** Draws the page Today. The cards of the day's levels come first, then the card of the weekly remix. */
export function drawToday(page: TodayPage, choice: TodayChoice): void {
  const isRemixChosen = choice.card === page.results.length;
  fillBox("black", 0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
  drawHeading(page);
  drawWeek(page);
  page.results.forEach((_, index) => {
    drawCard(page.results, index, index === choice.card);
  });
  drawRemixCard(page.remix, isRemixChosen, choice.chosenMs);
  drawImage("images/day-strip", STRIP.x, STRIP.y);
  if (isRemixChosen) drawRemixStrip(page.remix);
  else drawStrip(page);
  drawFoot(page, choice);
}

/**
 * Draws the day and, beside it, the streak. On the page of yesterday, it says below the cards how long its levels can be
 * made up.
 */
function drawHeading({ day, record, isYesterday }: TodayPage): void {
  const { margin, y } = HEADING;
  const date = isYesterday ? TEXTS.daily.yesterday : dayInWords(day);
  drawText(date, margin, y, "left", "white");
  const streak = streakOn(record, day);
  if (streak > 0) drawText(TEXTS.daysInARow(streak), SCREEN_WIDTH - margin, y, "right", "white");
  if (isYesterday) drawText(TEXTS.daily.madeUp, SCREEN_WIDTH / 2, MADE_UP_Y, "centre", "white");
}

/** Draws the days of the week as beads on a string. The day of the page is the large bead. */
function drawWeek({ record, day }: TodayPage): void {
  fillBox("white", HEADING.margin, STRING.y, SCREEN_WIDTH - 2 * HEADING.margin, 1);
  weekOf(record, day).forEach((mark, weekday) => {
    const x = STRING.left + weekday * STRING.apart;
    fillDisc("black", x, STRING.y, BEAD.clear);
    if (weekday === weekdayOf(day)) drawDayBead(mark, x);
    else drawBead(mark, x);
  });
}

/** Draws the bead of another day than that of the page: full if it is done, a ring if it was missed, small if to come. */
function drawBead(mark: DayMark, x: number): void {
  if (mark === "to come") {
    fillDisc("white", x, STRING.y, BEAD.toCome);
    return;
  }
  fillDisc("white", x, STRING.y, BEAD.done);
  if (mark === "missed") fillDisc("black", x, STRING.y, BEAD.hole);
}

/** Draws the bead of the day of the page: a ring, with a dot inside once a level of the day is cleared. */
function drawDayBead(mark: DayMark, x: number): void {
  fillDisc("white", x, STRING.y, BEAD.day);
  fillDisc("black", x, STRING.y, BEAD.dayHole);
  if (mark === "done") fillDisc("white", x, STRING.y, BEAD.dayDone);
}

/** Draws the card of a puzzle, and below it the moves of its level. */
function drawCard(results: DayResults, index: number, isChosen: boolean): void {
  const result = results[index];
  const left = CARDS.left + index * CARDS.apart;
  const { open, openChosen, cleared, clearedChosen } = DAY_CARD_PICTURES;
  const picture = isCleared(result) ? (isChosen ? clearedChosen : cleared) : isChosen ? openChosen : open;
  drawCardPicture(PUZZLES[index].id, picture, left - DAY_CARD.margin, CARDS.top - DAY_CARD.margin);
  const middle = left + INSIDE_WIDTH / 2;
  if (!isCleared(result)) drawText(TEXTS.daily.open, middle, RESULT_Y - 1, "centre", "white");
  else if (hasRoomForMoves(SQUARES, result)) drawMoveSquares("white", SQUARES, result, left, RESULT_Y + 1);
  else drawText(shortCount(result.moves), middle, RESULT_Y - 1, "centre", "white");
}

/** Draws a picture of a card. A puzzle without pictures of its own has a plain card with its hero. */
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

/** Draws the texts of the strip: the result of the day, which the player can show or photograph. */
function drawStrip({ day, results }: TodayPage): void {
  drawText(longestFitting(STRIP.textWidth, resultHeadings(day)), STRIP.left, STRIP.first, "left", "black");
  drawText(solvedText(results), STRIP.left, STRIP.second, "left", "black");
  results.forEach((result, index) => {
    const x = SMALL.left + index * SMALL.apart;
    if (isCleared(result)) drawMoveSquares("black", SMALL_SQUARES, result, x, SMALL.y);
    else drawFrame("black", { x, y: SMALL.y, width: SMALL.width, height: SMALL.height }, 1);
  });
}

/** Draws what the buttons do. */
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
    drawText(longestFitting(right - left, tips), right, FOOT_Y, "right", "white");
    return;
  }
  const text = page.isYesterday ? TEXTS.daily.todayTip : TEXTS.daily.yesterdayTip;
  drawText(text, right, FOOT_Y, "right", "white");
  const middle = right - textWidth("text", text) - ARROW.gap;
  if (page.isYesterday) fillArrowhead("white", DOWN, middle, FOOT_Y + ARROW.bottom, ARROW.size);
  else fillArrowhead("white", UP, middle, FOOT_Y + ARROW.top, ARROW.size);
}

/** Returns what Ⓐ does with the chosen card; empty if it does nothing. */
function openText({ results, remix }: TodayPage, { card, canOpen }: TodayChoice): string {
  if (!canOpen) return "";
  if (card === results.length) return nextRemixLevel(remix.results) === undefined ? REMIX_TEXTS.see : REMIX_TEXTS.play;
  const { name } = PUZZLES[card];
  return isCleared(results[card]) ? TEXTS.daily.see(name) : TEXTS.daily.play(name);
}
