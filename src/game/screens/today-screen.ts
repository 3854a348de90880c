/**
 * The page Today: the daily levels of all puzzles and the weekly remix (three levels with a special rule) as cards, and
 * a strip with the day's results for sharing.
 */
import { requestScreen } from "../destination";
import { readToday } from "../../device/clock";
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import { LEFT, RIGHT, UP } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { DAILY_RANKS } from "../../puzzles/puzzle";
import { queueLine, queueLines } from "../frame-events";
import { dailyRankOf } from "../modes/daily-level";
import { dayResultOf, hasWinningMoves, isCleared, isCountedDay, findNextPuzzle } from "../modes/day-results";
import { isMakeUpOpen } from "../modes/make-up";
import { findNextRemixLevel, remixResultsOf, remixWeekOn } from "../modes/remix-results";
import { remixOf } from "../modes/remix-week";
import { dayNumber } from "../save/days";
import type { Save } from "../save/save";
import { screenOf, type Screen, type ScreenKind } from "../screen";
import { listShown, type ShownValues } from "../shown-values";
import { playGoBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { TEXTS } from "../texts/index";
import { TEXTS as REMIX_TEXTS } from "../texts/remix";
import { formatSharedResultLines } from "./day-texts";
import { SWING_MS, type ShownRemix } from "./remix-card-view";
import { remixPuzzleName } from "./remix-texts";
/** The import below is loaded from taps.lua on first use. @lazy taps */
import { buttonsOfCardTap } from "../taps/tap-menus";
import { cardAt, drawToday, type CardAction, type TodayPage } from "./today-view";

interface TodayScreen {
  readonly save: Save;
  /** The day whose page is shown, in days since 1 January 2000. The page turns to a new day at midnight. */
  day: number;
  page: TodayPage;
  /** The index of the chosen card: its puzzle's index in `PUZZLES`, or the number of puzzles for the weekly remix. */
  chosen: number;
  chosenMs: number;
}

const TODAY: ScreenKind<TodayScreen> = {
  name: "today",
  update: updateToday,
  shown: listToday,
  draw: ({ save, page, chosen, chosenMs }) => {
    drawToday(page, { card: chosen, action: decideAction(save, page, chosen), chosenMs: swingMsOf(chosenMs) });
  },
  buttonsOfTap: ({ page, chosen }, tap) => buttonsOfCardTap(chosen, cardAt(page, chosen, tap.x, tap.y), tap),
  answer: ({ page, chosen }) => [composeAnnouncement(page, chosen)],
  drop: () => {
    queueLine("result", "none");
  },
};

/**
 * Creates the page Today, with a card for each puzzle's daily level and a card for the weekly remix (three levels with
 * a special rule). The cursor is on the card at `puzzleIndex`. If that daily level is cleared, the cursor is on the
 * card that `firstChoice` returns.
 */
export function createTodayScreen(save: Save, puzzleIndex: number): Screen {
  const day = dayNumber(readToday());
  const page = createPage(save, day, false);
  const chosen = firstChoice(save, puzzleIndex, page);
  announcePage(page, chosen);
  announceResults(page);
  return screenOf(TODAY, { save, day, page, chosen, chosenMs: SWING_MS });
}

function updateToday(screen: TodayScreen, input: Input, elapsedMs: number): void {
  screen.chosenMs = Math.min(SWING_MS, screen.chosenMs + elapsedMs);
  if (input.isBPressed) {
    playGoBackSound();
    requestScreen({ kind: "title" });
  } else if (dayNumber(readToday()) !== screen.day) showNewDay(screen, input.isAPressed);
  else if (input.isAPressed) openIfPossible(screen);
  else steer(screen, input);
}

/**
 * Shows the new day after midnight has passed while the page was open. If `isAPressed`, Ⓐ is refused, because the
 * player meant a level of the day before.
 */
function showNewDay(screen: TodayScreen, isAPressed: boolean): void {
  screen.day = dayNumber(readToday());
  screen.page = createPage(screen.save, screen.day, false);
  if (isAPressed) playRefusalSound();
  announcePage(screen.page, screen.chosen);
  queueLine("result", "none");
  announceResults(screen.page);
}

function listToday({ page, chosen, chosenMs }: TodayScreen, shown: ShownValues): void {
  listShown(shown, page);
  listShown(shown, chosen);
  listShown(shown, chosen === PUZZLES.length ? swingMsOf(chosenMs) : SWING_MS);
}

function steer(screen: TodayScreen, { pressedDirection }: Input): void {
  if (pressedDirection === LEFT) choose(screen, screen.chosen - 1);
  else if (pressedDirection === RIGHT) choose(screen, screen.chosen + 1);
  else if (pressedDirection !== undefined) turnToDay(screen, pressedDirection === UP);
}

function turnToDay(screen: TodayScreen, isYesterday: boolean): void {
  const { save, day, page } = screen;
  if (isYesterday === page.isYesterday || (isYesterday && !page.canMakeUp)) {
    playRefusalSound();
    return;
  }
  screen.page = createPage(save, day, isYesterday);
  showChange(screen);
}

function choose(screen: TodayScreen, card: number): void {
  if (card < 0 || card > screen.page.results.length) {
    playRefusalSound();
    return;
  }
  screen.chosen = card;
  screen.chosenMs = 0;
  showChange(screen);
}

function openIfPossible(screen: TodayScreen): void {
  const { save, page, chosen } = screen;
  if (decideAction(save, page, chosen) === "none") playRefusalSound();
  else openCard(screen);
}

function openCard({ page: { results, remix, isYesterday }, chosen }: TodayScreen): void {
  playConfirmSound();
  if (chosen === results.length) requestScreen({ kind: "remix", week: remix.week });
  else requestScreen({ kind: "daily", puzzleIndex: chosen, isMadeUp: isYesterday });
}

function createPage(save: Save, todaysDay: number, isYesterday: boolean): TodayPage {
  const record = save.days;
  const day = isYesterday ? todaysDay - 1 : todaysDay;
  return {
    day,
    record,
    isYesterday,
    canMakeUp: isMakeUpOpen(record, todaysDay),
    isCounted: isCountedDay(record, todaysDay),
    results: PUZZLES.map((_, index) => dayResultOf(save, index, day)),
    remix: remixOn(save, todaysDay),
  };
}

function remixOn({ remix }: Save, day: number): ShownRemix {
  const week = remixWeekOn(remix, day);
  return { week, results: remixResultsOf(remix, week) };
}

/**
 * Returns the time since which the card of the weekly remix swings, in milliseconds, at most `SWING_MS`. At `SWING_MS`,
 * the swing is over. If the player wants less flashing, always returns `SWING_MS`.
 */
function swingMsOf(chosenMs: number): number {
  return wantsLessFlashing() ? SWING_MS : chosenMs;
}

function firstChoice(save: Save, puzzleIndex: number, { day, remix }: TodayPage): number {
  if (puzzleIndex === PUZZLES.length || !isCleared(dayResultOf(save, puzzleIndex, day))) return puzzleIndex;
  const next = findNextPuzzle(save, PUZZLES[puzzleIndex].id, day);
  if (next !== undefined) return next;
  return findNextRemixLevel(remix.results) === undefined ? puzzleIndex : PUZZLES.length;
}

function decideAction(save: Save, { results, remix, day, isCounted }: TodayPage, chosen: number): CardAction {
  if (chosen === results.length) return findNextRemixLevel(remix.results) === undefined ? "see" : "play";
  if (hasWinningMoves(save, chosen, day)) return "see";
  return isCounted && isCleared(results[chosen]) ? "none" : "play";
}

function showChange({ page, chosen }: TodayScreen): void {
  playCursorSound();
  announce(page, chosen);
}

function announcePage(page: TodayPage, chosen: number): void {
  const card = composeAnnouncement(page, chosen);
  queueLine("announcement", page.isCounted ? card : `${TEXTS.daily.clockBefore}. ${card}`);
}

function announce(page: TodayPage, chosen: number): void {
  queueLine("announcement", composeAnnouncement(page, chosen));
}

function composeAnnouncement({ day, results, remix, isCounted }: TodayPage, chosen: number): string {
  if (chosen === results.length) {
    const { week } = remix;
    const ended = remix.results.filter(({ par }) => par > 0).length;
    return REMIX_TEXTS.announcement(remixPuzzleName(week), remixOf(week).twist, ended);
  }
  const result = results[chosen];
  const rank = dailyRankOf(PUZZLES[chosen].id, day);
  const open = isCounted ? TEXTS.daily.rank(rank, DAILY_RANKS) : TEXTS.daily.freePlay;
  const state = isCleared(result) ? TEXTS.result.withPar(TEXTS.moves(result.moves), result.par) : open;
  return `${PUZZLES[chosen].name}, ${state}`;
}

function announceResults({ results, day }: TodayPage): void {
  if (results.some((result) => isCleared(result))) queueLines("result", formatSharedResultLines(results, day));
}
