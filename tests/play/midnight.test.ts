/** Plays daily levels over midnight: the level that was begun stays the level of its day. */
import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createSimulatedClock } from "../../simulator/clocks";
import { dayNumber } from "../../src/game/save/days";
import { leave, levelNow, openLevelOf, openRow, rewind, solutionOf, waitForLevel, win } from "./bot";
import { frames, makeMove, press, saveAfterExit, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const DAY = dayNumber({ year: 2025, month: 12, day: 31 });
const SECONDS_PER_DAY = 86400;

function openBeforeMidnight(store: Store, day: number, seconds: number): Player {
  const clock = createSimulatedClock((day + 1) * SECONDS_PER_DAY - seconds);
  const player = startPlayer(store, { clock });
  openRow(player, "Today");
  return player;
}

describe("midnight", () => {
  test("a level that was begun before midnight counts for the day on which it was begun", () => {
    const player = openBeforeMidnight(storeWith(), DAY, 20);
    press(player, "a");
    waitForLevel(player);
    frames(player, 30 * 30);
    win(player);
    settle(player);
    expect(saveAfterExit(player).days).toMatchObject({ lastDay: DAY, streak: 1 });
    press(player, "a");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
  });

  test("a level that was begun before midnight stays the same level while the console is locked at midnight", () => {
    const player = openBeforeMidnight(storeWith(), DAY, 20);
    press(player, "a");
    const level = waitForLevel(player);
    settle(player);
    makeMove(player, solutionOf(level)[0]);
    const before = levelNow(player);
    player.console.signal("deviceWillLock");
    frames(player, 30 * 30);
    player.console.signal("deviceDidUnlock");
    frames(player, 30);
    expect(levelNow(player)).toEqual(before);
    rewind(player);
    win(player);
    settle(player);
    expect(saveAfterExit(player).days).toMatchObject({ lastDay: DAY, streak: 1 });
  });

  test("a page that is open at midnight turns to the new day by itself and keeps the chosen card", () => {
    const player = openBeforeMidnight(storeWith(undefined, "skid"), DAY, 10);
    press(player, "right");
    const { length } = player.printed;
    frames(player, 30 * 20);
    expect(player.printed.slice(length)).toContain("announcement: Penguin, Difficulty 3 of 5");
    press(player, "a");
    const level = waitForLevel(player);
    const next = startPlayer(storeWith(undefined, "penguin"), { daysLater: 1 });
    expect(level.map).toEqual(openLevelOf(next, "Today").map);
  });

  test("a level that is left before midnight is over on the next day", () => {
    const player = openBeforeMidnight(storeWith(), DAY, 20);
    press(player, "a");
    const level = waitForLevel(player);
    settle(player);
    makeMove(player, solutionOf(level)[0]);
    frames(player, 30 * 30);
    press(player, "b");
    settle(player);
    leave(player);
    press(player, "a");
    expect(waitForLevel(player).map).not.toEqual(level.map);
  });
});
