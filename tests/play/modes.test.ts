import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { createMemoryStore } from "../../simulator/stores";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { RUSH_MS } from "../../src/game/modes/rush";
import type { Daily, Save } from "../../src/game/save/save";
import { dialName, announcedGhost } from "./ghosts";
import {
  loseLevel,
  leave,
  levelNow,
  openCampaignAfter,
  openLevelOf,
  openRow,
  rewind,
  waitForLevel,
  win,
  winAndGoOn,
  winAndSee,
} from "./bot";
import { frame, frames, saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { saveIn, storeWith } from "./saves";
import { isTextOnScreen } from "./screen-text";

const FRAMES_A_SECOND = 30;

describe("Today", () => {
  function openToday(daysLater: number, store = storeWith()): Player {
    const player = startPlayer(store, { daysLater });
    openRow(player, "Today");
    waitForLevel(player);
    settle(player);
    return player;
  }

  /** Plays the day's level; whoever won the day before sees that first. */
  function playDay(daysLater: number, store: Store): Save {
    const player = openToday(daysLater, store);
    if (levelNow(player)?.outcome === "won") {
      press(player, "a");
      waitForLevel(player, levelNow(player));
      settle(player);
    }
    winAndSee(player);
    return saveAfterExit(player);
  }

  function dailyOf({ puzzles }: Save): Daily {
    return puzzles[0].daily;
  }

  test("is the same level in two consoles on one day, and another on the next", () => {
    const [one, other, next] = [openToday(3), openToday(3), openToday(4)].map(levelNow);
    expect(one).toEqual(other);
    expect(next?.map).not.toEqual(one?.map);
  });

  test("counts the days in a row", () => {
    const store = storeWith();
    expect([3, 4, 5].map((day) => dailyOf(playDay(day, store)).streak)).toEqual([1, 2, 3]);
  });

  test("begins a new streak after a day without, and remembers the best", () => {
    const store = storeWith();
    playDay(3, store);
    playDay(4, store);
    expect(dailyOf(playDay(6, store))).toMatchObject({ streak: 1, bestStreak: 2 });
  });

  test("counts a day once: what is there afterwards is what was won", () => {
    const store = storeWith();
    const { puzzles, stats } = playDay(3, store);
    const again = openToday(3, store);
    expect(levelNow(again)).toMatchObject({ mode: "daily", outcome: "won" });
    expect(saveAfterExit(again)).toMatchObject({ puzzles, stats });
    press(again, "a");
    expect(waitForLevel(again, levelNow(again)).mode).toBe("endless");
  });

  test("shows yesterday's level, won as it was, before the new one", () => {
    const store = storeWith();
    const daily = dailyOf(playDay(3, store));
    const dayAfter = openToday(4, store);
    const shown = levelNow(dayAfter);
    expect(shown).toMatchObject({ outcome: "won", map: daily.lastMap.split("\n") });
    expect(shown?.moves).toHaveLength(daily.lastMoves.length);
    press(dayAfter, "a");
    expect(waitForLevel(dayAfter, shown)).toMatchObject({ outcome: "playing", moves: "" });
  });
});

describe("Rush", () => {
  function openRush(store = storeWith()): Player {
    const player = startPlayer(store);
    openLevelOf(player, "Rush");
    return player;
  }

  /** Whether Ⓐ begins another rush, as it does on the last card: before, it shows a hint. */
  function isOver(player: Player): boolean {
    press(player, "a");
    return levelNow(player) === undefined;
  }

  function fallOften(player: Player, falls: number): void {
    for (let at = 1; at <= falls; at++) {
      loseLevel(player);
      if (at < falls) rewind(player);
    }
  }

  function rushBest(player: Player): number {
    return saveAfterExit(player).puzzles[0].rushBest;
  }

  test("ends with the third fall, and not with the second", () => {
    const two = openRush();
    fallOften(two, 2);
    rewind(two);
    expect(isOver(two)).toBe(false);
    const three = openRush();
    fallOften(three, 3);
    expect(isOver(three)).toBe(true);
  });

  test("ends when three minutes are over, and not before", () => {
    const player = openRush();
    const played = player.reports.length;
    frames(player, (RUSH_MS * FRAMES_A_SECOND) / 1000 - played);
    expect(isOver(player)).toBe(false);
    frames(player, played);
    expect(isOver(player)).toBe(true);
  });

  test("lets its clock stand while a level comes or goes", () => {
    const player = openRush();
    const clockBefore = clockOf(player);
    win(player);
    const won = clockOf(player);
    waitForLevel(player, levelNow(player));
    expect(clockOf(player)).toEqual(won);
    settle(player);
    frames(player, 2 * FRAMES_A_SECOND);
    expect(clockOf(player)).not.toEqual(won);
    expect(clockOf(player)).not.toEqual(clockBefore);
  });

  test("keeps the best score, and no worse one after it", () => {
    const store = storeWith();
    const player = openRush(store);
    winAndGoOn(player);
    winAndGoOn(player);
    fallOften(player, 3);
    expect(rushBest(player)).toBe(2);
    press(player, "a");
    waitForLevel(player);
    settle(player);
    winAndGoOn(player);
    fallOften(player, 3);
    expect(rushBest(player)).toBe(2);
  });
});

/** Where it says how much time is left, as long as a level is played. */
function clockOf(player: Player): number[] {
  const picked: number[] = [];
  for (let y = 0; y < 22; y++) for (let x = 26; x < 64; x++) picked.push(player.console.pixels[y * 400 + x]);
  return picked;
}

describe("a challenge", () => {
  const CODE = writeChallengeCode({ seed: 4711, puzzle: 0, size: 2 });
  const OTHER = writeChallengeCode({ seed: 4712, puzzle: 0, size: 2 });

  function play(code: string): { readonly player: Player; readonly maps: string[] } {
    const player = startPlayer(createMemoryStore(), { arguments: [`code=${code}`] });
    const maps = [waitForLevel(player).map.join("\n")];
    settle(player);
    for (let level = 2; level <= CHALLENGE_LEVELS; level++) maps.push(winAndGoOn(player).map.join("\n"));
    winAndSee(player);
    return { player, maps };
  }

  test("is the same ten levels in two consoles, and others for another code", () => {
    const { maps } = play(CODE);
    expect(new Set(maps).size).toBe(CHALLENGE_LEVELS);
    expect(play(CODE).maps).toEqual(maps);
    expect(play(OTHER).maps).not.toEqual(maps);
  });

  test("ends with a card after the tenth level, which gives a code that carries the player's name and time", () => {
    const { player } = play(CODE);
    expect(levelNow(player)).toMatchObject({ mode: "challenge", level: CHALLENGE_LEVELS, outcome: "won" });
    frames(player, 100);
    expect(levelNow(player)).toMatchObject({ level: CHALLENGE_LEVELS });
    press(player, "a");
    settle(player);
    expect(levelNow(player)).toBeUndefined();
    dialName(player, "BO");
    expect(announcedGhost(player)).toMatchObject({ name: "BO", cleared: 0 });
    const seconds = (announcedGhost(player)?.tenths ?? 0) / 10;
    expect(seconds).toBeGreaterThan(2 * CHALLENGE_LEVELS * 0.1);
    expect(seconds).toBeLessThan(player.reports.length / FRAMES_A_SECOND);
  });
});

describe("at a level's start B goes back to where one came from:", () => {
  test.each(["Play", "Today", "Rush"] as const)("from %s to the title", (row) => {
    const player = startPlayer(storeWith());
    openLevelOf(player, row);
    leave(player);
    frames(player, 30);
    expect(levelNow(player)).toBeUndefined();
    expect(openLevelOf(player, row)).toMatchObject({ outcome: "playing" });
  });

  test("from a campaign level to the map, and on to the title", () => {
    const player = openCampaignAfter(5);
    leave(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ level: 6 });
    leave(player);
    press(player, "b");
    expect(openLevelOf(player, "Play")).toMatchObject({ mode: "endless" });
  });

  test("but after a roll it takes that back", () => {
    const player = openCampaignAfter(5);
    press(player, "up");
    settle(player);
    press(player, "b");
    settle(player);
    expect(levelNow(player)).toMatchObject({ goal: 0, moves: "U" });
  });
});

test("brisk animation is over sooner than calm animation", () => {
  const framesOf = (animationSpeed: "calm" | "brisk"): number => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.animationSpeed = animationSpeed)));
    openLevelOf(player, "Play");
    const before = player.reports.length;
    press(player, "up");
    settle(player);
    return player.reports.slice(before).filter(({ drew }) => drew).length;
  };
  expect(framesOf("brisk")).toBeLessThan(framesOf("calm"));
});

describe("after a restart", () => {
  test("every setting is as it was left", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Settings");
    for (let setting = 0; setting < 7; setting++) {
      press(player, "right");
      press(player, "down");
    }
    press(player, "a");
    dialName(player, "EVE");
    settle(player);
    press(player, "b");
    const changed = {
      lampIsShown: false,
      soundVolume: 0,
      musicVolume: 3,
      animationSpeed: "brisk",
      lessFlashing: true,
      undoSpeed: "brisk",
      crankIsReversed: true,
      name: "EVE",
    };
    expect(saveIn(player.store)?.settings).toEqual(changed);
    const again = startPlayer(player.store);
    openLevelOf(again, "Play");
    expect(saveAfterExit(again).settings).toEqual(changed);
  });

  test("the stats show what was done", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Play");
    winAndGoOn(player);
    loseLevel(player);
    rewind(player);
    const { stats } = saveAfterExit(player);
    expect(stats).toMatchObject({ levelsCleared: 1, longestStreak: 1 });
    expect(stats.movesMade).toBeGreaterThan(1);
    expect(stats.rewinds).toBeGreaterThan(0);
    const again = startPlayer(player.store);
    const beginner = startPlayer(storeWith());
    for (const someone of [again, beginner]) openRow(someone, "Stats");
    expect(again.console.pixels).not.toEqual(beginner.console.pixels);
    expect(saveAfterExit(again).stats).toEqual(stats);
  });

  test("the stats call the most levels won in a row without a hint the best run without hints, not a streak of days", () => {
    const player = startPlayer(storeWith(({ stats }) => Object.assign(stats, { movesMade: 50, longestStreak: 12 })));
    openRow(player, "Stats");
    expect(isTextOnScreen(player, "Best run without hints 12")).toBe(true);
    expect(isTextOnScreen(player, "streak")).toBe(false);
  });
});

describe("the settings", () => {
  const framesToUndo = (undoSpeed: "calm" | "brisk" | "at-once"): number => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.undoSpeed = undoSpeed)));
    openLevelOf(player, "Play");
    press(player, "up");
    settle(player);
    const before = player.reports.length;
    press(player, "b");
    settle(player);
    return player.reports.slice(before).filter(({ drew }) => drew).length;
  };

  test("have moves taken back sooner, or at once", () => {
    const [calm, brisk, atOnce] = [framesToUndo("calm"), framesToUndo("brisk"), framesToUndo("at-once")];
    expect(brisk).toBeLessThan(calm);
    expect(atOnce).toBeLessThan(brisk);
    expect(atOnce).toBeLessThanOrEqual(2);
  });

  test("have the crank turn time on the other way", () => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.crankIsReversed = true)));
    openLevelOf(player, "Play");
    press(player, "up");
    settle(player);
    for (let at = 0; at < 10; at++) frame(player, [], 20);
    settle(player);
    expect(levelNow(player)?.goal).toBe(0);
  });
});
