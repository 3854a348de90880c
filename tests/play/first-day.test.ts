import { expect, test } from "vitest";
import { dayNumber } from "../../src/game/save/days";
import { openLevelOf, winAndSee, solutionOf } from "./bot";
import { resumePointOf, storeWith } from "./saves";
import { saveAfterExit, makeMove, startPlayer } from "./player";

const FIRST_DAY = -dayNumber({ year: 2025, month: 12, day: 31 });

test("the daily level of 1 January 2000 can be left in the middle, and counts once it is won", () => {
  const store = storeWith();
  const player = startPlayer(store, { daysLater: FIRST_DAY });
  const level = openLevelOf(player, "Today");
  makeMove(player, solutionOf(level)[0]);
  saveAfterExit(player);
  expect(resumePointOf(store, "daily")?.moveCount).toBe(1);
  const again = startPlayer(storeWith(), { daysLater: FIRST_DAY });
  openLevelOf(again, "Today");
  winAndSee(again);
  expect(saveAfterExit(again).puzzles[0].daily).toMatchObject({ lastDay: 0, streak: 1, recentDays: "1" });
});
