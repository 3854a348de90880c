import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { CHALLENGE_LEVELS } from "../../src/game/modes/challenge-mode";
import { writeChallengeCode } from "../../src/game/codes/challenge-code";
import { RUSH_MS } from "../../src/game/modes/rush";
import type { DailySave, Save } from "../../src/game/save/save";
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

describe("the mode Today", () => {
  function openToday(daysLater: number, store = storeWith()): Player {
    const player = startPlayer(store, { daysLater });
    openLevelOf(player, "Today");
    return player;
  }

  function playDay(daysLater: number, store: Store): Save {
    const player = openToday(daysLater, store);
    winAndSee(player);
    return saveAfterExit(player);
  }

  function dailyOf({ puzzles }: Save): DailySave {
    return puzzles[0].daily;
  }

  test("the daily level is the same on two consoles on one day, and another one the next day", () => {
    const [one, other, next] = [openToday(3), openToday(3), openToday(4)].map(levelNow);
    expect(one).toEqual(other);
    expect(next?.map).not.toEqual(one?.map);
  });

  test("the daily streak counts the days in a row", () => {
    const store = storeWith();
    expect([3, 4, 5].map((day) => dailyOf(playDay(day, store)).streak)).toEqual([1, 2, 3]);
  });

  test("the daily streak begins again after a missed day, and the best streak is remembered", () => {
    const store = storeWith();
    playDay(3, store);
    playDay(4, store);
    expect(dailyOf(playDay(6, store))).toMatchObject({ streak: 1, bestStreak: 2 });
  });

  test("a daily level counts once, and the game shows it as won when it is opened again", () => {
    const store = storeWith();
    const { puzzles, stats } = playDay(3, store);
    const again = startPlayer(store, { daysLater: 3 });
    openRow(again, "Today");
    press(again, "left");
    press(again, "a");
    const { lastWonMap, lastWinningMoves } = puzzles[0].daily;
    const shown = waitForLevel(again);
    expect(shown).toMatchObject({ mode: "daily", outcome: "won", map: lastWonMap.split("\n") });
    expect(shown.moves).toHaveLength(lastWinningMoves.length);
    expect(saveAfterExit(again)).toMatchObject({ puzzles, stats });
  });
});

describe("the mode Rush", () => {
  function openRush(store = storeWith()): Player {
    const player = startPlayer(store);
    openLevelOf(player, "Rush");
    return player;
  }

  /**
   * Presses Ⓐ and returns whether the timed rush was already over. If so, Ⓐ was pressed on the page with the result and
   * has begun a new rush. Its first level is not shown yet.
   */
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

  test("a rush ends with the third loss, not with the second", () => {
    const two = openRush();
    fallOften(two, 2);
    rewind(two);
    expect(isOver(two)).toBe(false);
    const three = openRush();
    fallOften(three, 3);
    expect(isOver(three)).toBe(true);
  });

  test("a rush ends after three minutes, and not before", () => {
    const player = openRush();
    const played = player.reports.length;
    frames(player, (RUSH_MS * FRAMES_A_SECOND) / 1000 - played);
    expect(isOver(player)).toBe(false);
    frames(player, played);
    expect(isOver(player)).toBe(true);
  });

  test("the clock of a rush stands while a level appears or disappears", () => {
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

  test("the best score of a rush is kept after a worse rush", () => {
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

function clockOf(player: Player): number[] {
  const picked: number[] = [];
  for (let y = 0; y < 22; y++) for (let x = 26; x < 64; x++) picked.push(player.console.pixels[y * 400 + x]);
  return picked;
}

describe("the mode Challenge", () => {
  const CODE = writeChallengeCode({ seed: 4711, puzzleIndex: 0, size: 2 });
  const OTHER = writeChallengeCode({ seed: 4712, puzzleIndex: 0, size: 2 });

  function play(code: string): { readonly player: Player; readonly maps: string[] } {
    const player = startPlayer(storeWith(), { arguments: [`code=${code}`] });
    const maps = [waitForLevel(player).map.join("\n")];
    settle(player);
    for (let level = 2; level <= CHALLENGE_LEVELS; level++) maps.push(winAndGoOn(player).map.join("\n"));
    winAndSee(player);
    return { player, maps };
  }

  test("a challenge code gives the same ten levels on two consoles, and another code gives other levels", () => {
    const { maps } = play(CODE);
    expect(new Set(maps).size).toBe(CHALLENGE_LEVELS);
    expect(play(CODE).maps).toEqual(maps);
    expect(play(OTHER).maps).not.toEqual(maps);
  });

  test("a challenge ends with a card after the tenth level, and its new code has the player's name and time", () => {
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

describe("leaving a level with Ⓑ", () => {
  test.each(["Play", "Rush"] as const)("Ⓑ at the start of a level goes back from %s to the title", (row) => {
    const player = startPlayer(storeWith());
    openLevelOf(player, row);
    leave(player);
    frames(player, 30);
    expect(levelNow(player)).toBeUndefined();
    expect(openLevelOf(player, row)).toMatchObject({ outcome: "playing" });
  });

  test("Ⓑ at the start of a daily level goes back to the page Today, and from there to the title", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Today");
    leave(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "daily", outcome: "playing" });
    leave(player);
    press(player, "b");
    settle(player);
    expect(openLevelOf(player, "Play")).toMatchObject({ mode: "rising" });
  });

  test("Ⓑ at the start of a campaign level goes back to the map, and from there to the title", () => {
    const player = openCampaignAfter(5);
    leave(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ level: 6 });
    leave(player);
    press(player, "b");
    expect(openLevelOf(player, "Play")).toMatchObject({ mode: "rising" });
  });

  test("Ⓑ after a move takes the move back", () => {
    const player = openCampaignAfter(5);
    press(player, "up");
    settle(player);
    press(player, "b");
    settle(player);
    expect(levelNow(player)).toMatchObject({ moveCount: 0, moves: "U" });
  });
});

test("brisk animation takes fewer frames than calm animation", () => {
  const framesOf = (animationSpeed: "calm" | "brisk"): number => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.animationSpeed = animationSpeed)));
    openLevelOf(player, "Play");
    const before = player.reports.length;
    press(player, "up");
    settle(player);
    return player.reports.slice(before).filter(({ hasDrawn }) => hasDrawn).length;
  };
  expect(framesOf("brisk")).toBeLessThan(framesOf("calm"));
});

describe("the state of the game after a restart", () => {
  test("every setting is as the player left it after a restart", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Settings");
    for (let setting = 0; setting < 8; setting++) {
      press(player, "right");
      press(player, "down");
    }
    press(player, "a");
    dialName(player, "EVE");
    settle(player);
    press(player, "b");
    const changed = {
      isLampShown: false,
      soundVolume: 0,
      musicVolume: 3,
      animationSpeed: "brisk",
      hasLessFlashing: true,
      undoSpeed: "brisk",
      isCrankReversed: true,
      isTiltOn: true,
      name: "EVE",
    };
    expect(saveIn(player.store)?.settings).toEqual(changed);
    const again = startPlayer(player.store);
    openLevelOf(again, "Play");
    expect(saveAfterExit(again).settings).toEqual(changed);
  });

  test("the stats show what the player did, even after a restart", () => {
    const player = startPlayer(storeWith());
    openLevelOf(player, "Play");
    winAndGoOn(player);
    loseLevel(player);
    rewind(player);
    const { stats } = saveAfterExit(player);
    expect(stats).toMatchObject({ levelsCleared: 1, longestLevelStreak: 1 });
    expect(stats.movesMade).toBeGreaterThan(1);
    expect(stats.rewinds).toBeGreaterThan(0);
    const again = startPlayer(player.store);
    const beginner = startPlayer(storeWith());
    for (const someone of [again, beginner]) openRow(someone, "Stats");
    expect(again.console.pixels).not.toEqual(beginner.console.pixels);
    expect(saveAfterExit(again).stats).toEqual(stats);
  });

  test("the stats call the longest run without hints by that name, and do not mention a streak", () => {
    const player = startPlayer(
      storeWith(({ stats }) => Object.assign(stats, { movesMade: 50, longestLevelStreak: 12 })),
    );
    openRow(player, "Stats");
    press(player, "left");
    press(player, "left");
    press(player, "a");
    settle(player);
    expect(isTextOnScreen(player, "Levels in a row without a hint")).toBe(true);
    expect(isTextOnScreen(player, "12")).toBe(true);
    expect(isTextOnScreen(player, "streak")).toBe(false);
  });
});

describe("the settings of the game", () => {
  const framesToUndo = (undoSpeed: "calm" | "brisk" | "at-once"): number => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.undoSpeed = undoSpeed)));
    openLevelOf(player, "Play");
    press(player, "up");
    settle(player);
    const before = player.reports.length;
    press(player, "b");
    settle(player);
    return player.reports.slice(before).filter(({ hasDrawn }) => hasDrawn).length;
  };

  test("the setting for undoing makes an undo faster, or immediate", () => {
    const [calm, brisk, atOnce] = [framesToUndo("calm"), framesToUndo("brisk"), framesToUndo("at-once")];
    expect(brisk).toBeLessThan(calm);
    expect(atOnce).toBeLessThan(brisk);
    expect(atOnce).toBeLessThanOrEqual(2);
  });

  test("the setting for the crank reverses the direction that turns time back", () => {
    const player = startPlayer(storeWith(({ settings }) => void (settings.isCrankReversed = true)));
    openLevelOf(player, "Play");
    press(player, "up");
    settle(player);
    for (let at = 0; at < 10; at++) frame(player, [], 20);
    settle(player);
    expect(levelNow(player)?.moveCount).toBe(0);
  });
});
