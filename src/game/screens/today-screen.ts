/**
 * The page Today: the daily levels of all puzzles as cards, the streak, and a strip with the results of the day to
 * share. today-view.ts draws this page.
 */
import { today } from "../../device/clock";
import { printLinesToHost, printToHost } from "../../device/host";
import type { Input } from "../../device/input";
import { LEFT, RIGHT, UP } from "../../kernel/direction";
import { PUZZLES } from "../../puzzles/index";
import { isLastWon } from "../modes/daily";
import { dayResultOf, isCleared, nextPuzzleOf } from "../modes/day-results";
import { isMakeUpOpen } from "../modes/make-up";
import { requestRedraw } from "../redraw";
import type { Routes } from "../routes";
import { dayNumber } from "../save/days";
import { dayRecordIn, puzzleSave, type Save } from "../save/save";
import type { Screen } from "../screen";
import { playBackSound, playConfirmSound, playCursorSound, playRefusalSound } from "../sounds";
import { TEXTS } from "../texts/index";
import { sharedResultLines } from "./day-texts";
import { drawToday, type TodayPage } from "./today-view";

/** Creates the page Today. Its cursor is on the card of a puzzle, or on the next one if that level is cleared. */
export function createTodayScreen(save: Save, routes: Routes, puzzleIndex: number): Screen {
  const day = dayNumber(today());
  let page = pageOf(save, day, false);
  let chosen = firstChoice(save, puzzleIndex, day);

  const turnToDay = (isYesterday: boolean): void => {
    if (isYesterday === page.isYesterday || (isYesterday && !page.canMakeUp)) {
      playRefusalSound();
      return;
    }
    page = pageOf(save, day, isYesterday);
    showChange(page, chosen);
  };

  const choose = (index: number): void => {
    if (index < 0 || index === page.results.length) {
      playRefusalSound();
      return;
    }
    chosen = index;
    showChange(page, chosen);
  };

  const open = (): void => {
    if (!canOpen(save, page, chosen)) {
      playRefusalSound();
      return;
    }
    playConfirmSound();
    routes.daily(chosen, page.isYesterday);
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
    update: (input) => {
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
      drawToday(page, chosen, canOpen(save, page, chosen));
    },
    leave: () => undefined,
    drop: () => {
      printToHost("result", "none");
    },
    menu: [],
  };
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
  };
}

/** Returns the index of the card that is chosen first: the one of a puzzle, or the next one that is not cleared. */
function firstChoice(save: Save, puzzleIndex: number, day: number): number {
  if (!isCleared(dayResultOf(save, puzzleIndex, day))) return puzzleIndex;
  return nextPuzzleOf(save, PUZZLES[puzzleIndex].id, day) ?? puzzleIndex;
}

/**
 * Returns whether Ⓐ opens the chosen card. A cleared level can be looked at if the save still has its moves. It has those
 * of the last day that was won in each puzzle.
 */
function canOpen(save: Save, { results, day }: TodayPage, chosen: number): boolean {
  return !isCleared(results[chosen]) || isLastWon(puzzleSave(save, PUZZLES[chosen].id).daily, day);
}

/** Shows a page on which the player has turned to another card or day. */
function showChange(page: TodayPage, chosen: number): void {
  playCursorSound();
  requestRedraw();
  announce(page, chosen);
}

/** Announces the chosen card to a screen reader. */
function announce({ results }: TodayPage, chosen: number): void {
  const result = results[chosen];
  const state = isCleared(result) ? TEXTS.result.withPar(TEXTS.moves(result.moves), result.par) : TEXTS.daily.open;
  printToHost("announcement", `${PUZZLES[chosen].name}, ${state}`);
}

/** Prints the results of the day, so that the web page around the game can offer to share them. */
function announceResults({ results, day }: TodayPage): void {
  if (results.some((result) => isCleared(result))) printLinesToHost("result", sharedResultLines(results, day));
}
