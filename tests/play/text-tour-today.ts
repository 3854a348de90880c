/**
 * The parts of a scripted game that show the daily levels and the page Today with the largest numbers possible. A test
 * checks whether all texts fit.
 */
import { seedOfDay } from "../../src/game/modes/daily";
import { openPuzzleSave } from "../../src/game/save/save";
import type { Twist } from "../../src/puzzles/twist";
import { openRemixCard } from "./open-mode";
import { openMenu, press, settle } from "./player";
import { PUZZLE_ROWS } from "./puzzles";
import { storeWith } from "./saves";
import {
  COUNTS,
  longLevelOf,
  resumePointWith,
  startAtRow,
  startLevelAtRow,
  storeOf,
  TODAY,
  winFromLongSolution,
} from "./text-saves";

/** Plays a puzzle's daily level with very many moves, and goes through the page with the results of the day. */
export function walkDay(puzzleId: string): void {
  for (const count of COUNTS) {
    const left = resumePointWith(puzzleId, { mode: "daily", par: 7 }, { seed: seedOfDay(TODAY) });
    const player = startLevelAtRow(storeOf(puzzleId, count, left), "Today");
    openMenu(player);
    winFromLongSolution(player, puzzleId);
    const { map, winningMoves } = longLevelOf(puzzleId);
    const again = storeOf(puzzleId, count, (save) => {
      Object.assign(openPuzzleSave(save, puzzleId).daily, {
        lastWonMap: map,
        lastWinningMoves: [...longLevelOf(puzzleId).moves, ...winningMoves],
      });
    });
    settle(startAtRow(again, "Today"));
  }
  walkDays(puzzleId);
}

const TWISTS: readonly Twist[] = ["rewinds", "turned", "fog"];

/** Selects the card of the weekly remix on the page Today, in one week for each twist (a special rule such as fog). */
export function walkRemixCards(puzzleId: string): void {
  for (const twist of TWISTS) settle(openRemixCard(storeWith(undefined, puzzleId), twist));
}

/**
 * Shows the page Today with daily levels that have very many moves, card by card. Then selects a missed day on this
 * page. At last shows the page with the console's clock set back, when daily levels do not count.
 */
function walkDays(puzzleId: string): void {
  for (const count of COUNTS) {
    const results = PUZZLE_ROWS.flatMap(() => [count, 9, 0, 0]);
    const record = { lastDay: TODAY, streak: count, bestStreak: count, recentDays: "1111111", results };
    const player = startAtRow(
      storeOf(puzzleId, count, (save) => Object.assign(save.days, record)),
      "Today",
    );
    for (let card = 0; card < PUZZLE_ROWS.length; card++) press(player, "left");
    for (let card = 0; card < PUZZLE_ROWS.length; card++) {
      settle(player);
      press(player, "right");
    }
  }
  const missed = startAtRow(
    storeWith((save) => Object.assign(save.days, { lastDay: TODAY - 2, streak: 1, recentDays: "1" }), puzzleId),
    "Today",
  );
  press(missed, "up");
  settle(missed);
  const setBack = { lastDay: TODAY + 2, streak: 1, recentDays: "1" };
  settle(
    startAtRow(
      storeWith((save) => Object.assign(save.days, setBack), puzzleId),
      "Today",
    ),
  );
}
