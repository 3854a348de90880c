/**
 * The page Today: the daily levels of all puzzles and the weekly remix as cards, the streak, and a strip with the results
 * of the day to share. today-view.ts draws this page.
 */
import { today } from "../../device/clock";
import { printLinesToHost, printToHost } from "../../device/host";
import type { Input } from "../../device/input";
import { wantsLessFlashing } from "../../device/screen";
import { LEFT, RIGHT, UP } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { isLastWon } from "../modes/daily";
import { dayResultOf, isCleared, nextPuzzleOf } from "../modes/day-results";
import { isMakeUpOpen } from "../modes/make-up";
import { remixResultsOf, remixWeekOn } from "../modes/remix-results";
import { remixOf } from "../modes/remix-week";
import { requestRedraw } from "../redraw";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { dayRecordIn, puzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { TEXTS } from "../texts/index";
import { TEXTS as REMIX_TEXTS } from "../texts/remix";
import { sharedResultLines } from "./day-texts";
import { SWING_MS, type ShownRemix } from "./remix-card-view";
import { remixPuzzleName } from "./remix-texts";
import { drawToday, type TodayPage } from "./today-view";

/**
 * Creates the page Today. Its cursor is on the card of the puzzle with this index, or on the next one if that level is
 * cleared. Behind the cards of the puzzles comes the card of the weekly remix.
 */
export function createTodayScreen(save: Save, routes: Routes, puzzleIndex: number): Screen {
  const day = dayNumber(today());
  let page = pageOf(save, day, false);
  let chosen = firstChoice(save, puzzleIndex, day);
  let chosenMs = SWING_MS;

  const turnToDay = (isYesterday: boolean): void => {
    if (isYesterday === page.isYesterday || (isYesterday && !page.canMakeUp)) {
      playRefusalSound();
      return;
    }
    page = pageOf(save, day, isYesterday);
    showChange(page, chosen);
  };

  const choose = (index: number): void => {
    if (index < 0 || index > page.results.length) {
      playRefusalSound();
      return;
    }
    chosen = index;
    chosenMs = 0;
    showChange(page, chosen);
  };

  const open = (): void => {
    if (canOpen(save, page, chosen)) openCard(routes, page, chosen);
    else playRefusalSound();
  };

  const steer = ({ pressedDirection }: Input): void => {
    if (pressedDirection === LEFT) choose(chosen - 1);
    else if (pressedDirection === RIGHT) choose(chosen + 1);
    else if (pressedDirection !== undefined) turnToDay(pressedDirection === UP);
  };

  announce(page, chosen);
  announceResults(page);

  return {
    name: "today",
    update: (input, elapsedMs) => {
      chosenMs = advanceSwing(chosen, chosenMs, elapsedMs);
      if (input.isBPressed) {
        playBackSound();
        routes.title();
      } else if ((input.isAPressed || input.pressedDirection !== undefined) && dayNumber(today()) !== day) {
        // A new day has begun while the page was open, so its levels are no longer those of today.
        playRefusalSound();
        routes.today();
      } else if (input.isAPressed) open();
      else steer(input);
    },
    draw: () => {
      drawToday(page, { card: chosen, canOpen: canOpen(save, page, chosen), chosenMs: swingMsOf(chosenMs) });
    },
    leave: () => undefined,
    drop: () => {
      printToHost("result", "none");
    },
    menu: [],
  };
}

function openCard(routes: Routes, { results, remix, isYesterday }: TodayPage, card: number): void {
  playConfirmSound();
  if (card === results.length) routes.remix(remix.week);
  else routes.daily(card, isYesterday);
}

/** Returns what the page shows of a day, or of the day before it if that is being made up. */
function pageOf(save: Save, todaysDay: number, isYesterday: boolean): TodayPage {
  const record = dayRecordIn(save);
  const day = isYesterday ? todaysDay - 1 : todaysDay;
  return {
    day,
    record,
    isYesterday,
    canMakeUp: isMakeUpOpen(record, todaysDay),
    results: PUZZLES.map((_, index) => dayResultOf(save, index, day)),
    remix: remixOn(save, todaysDay),
  };
}

function remixOn({ remix }: Save, day: number): ShownRemix {
  const week = remixWeekOn(remix, day);
  return { week, results: remixResultsOf(remix, week) };
}

/** Advances the time since a card was chosen. The card of the remix swings at first. */
function advanceSwing(chosen: number, chosenMs: number, elapsedMs: number): number {
  if (chosen === PUZZLES.length && swingMsOf(chosenMs) < SWING_MS) requestRedraw();
  return Math.min(SWING_MS, chosenMs + elapsedMs);
}

/** Returns the time in the swing of a card that was chosen `chosenMs` ago. With fewer flashes, it does not swing. */
function swingMsOf(chosenMs: number): number {
  return wantsLessFlashing() ? SWING_MS : chosenMs;
}

/** Returns the index of the card that is chosen first: the given one, or the next one if its level is cleared. */
function firstChoice(save: Save, puzzleIndex: number, day: number): number {
  if (puzzleIndex === PUZZLES.length || !isCleared(dayResultOf(save, puzzleIndex, day))) return puzzleIndex;
  return nextPuzzleOf(save, PUZZLES[puzzleIndex].id, day) ?? puzzleIndex;
}

/**
 * Returns whether Ⓐ opens the chosen card. A cleared level can be looked at if the save still has its moves. It has those
 * of the last day that was won in each puzzle.
 */
function canOpen(save: Save, { results, day }: TodayPage, chosen: number): boolean {
  if (chosen === results.length) return true;
  return !isCleared(results[chosen]) || isLastWon(puzzleSave(save, PUZZLES[chosen].id).daily, day);
}

/** Shows a page on which the player has turned to another card or day. */
function showChange(page: TodayPage, chosen: number): void {
  playCursorSound();
  requestRedraw();
  announce(page, chosen);
}

/** Announces the chosen card to a screen reader. */
function announce({ results, remix }: TodayPage, chosen: number): void {
  if (chosen === results.length) {
    const { week } = remix;
    const ended = remix.results.filter(({ par }) => par > 0).length;
    printToHost("announcement", REMIX_TEXTS.announcement(remixPuzzleName(week), remixOf(week).twist, ended));
    return;
  }
  const result = results[chosen];
  const state = isCleared(result) ? TEXTS.result.withPar(TEXTS.moves(result.moves), result.par) : TEXTS.daily.open;
  printToHost("announcement", `${PUZZLES[chosen].name}, ${state}`);
}

/** Prints the results of the day, so that the web page around the game can offer to share them. */
function announceResults({ results, day }: TodayPage): void {
  if (results.some((result) => isCleared(result))) printLinesToHost("result", sharedResultLines(results, day));
}
