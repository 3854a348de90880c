import { describe, expect, test } from "vitest";
import type { Store } from "../../simulator/host";
import { openPuzzleSave, type Save } from "../../src/game/save/save";
import { PUZZLES } from "../../src/puzzles/index";
import { openRow } from "./bot";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { expectScreen } from "./golden-screens";
import { frame, gameBehind, press, settle, startPlayer, type Player } from "./player";
import { HAS_UNFINISHED_PUZZLE } from "./puzzles";
import { storeWith } from "./saves";
import { TODAY } from "./text-saves";

const TO_CALENDAR = PUZZLES.length;
const TO_SHELF = PUZZLES.length + 1;
const ALL_PUZZLES = ["All five puzzles", "All six puzzles", "All seven puzzles", "All eight puzzles"][
  PUZZLES.length - 5
];

function richStore(change: (save: Save) => void = () => undefined): Store {
  return storeWith((save) => {
    change(save);
    PUZZLES.forEach(({ id, levelCount }, index) => {
      const saved = openPuzzleSave(save, id);
      saved.medals = "7".repeat(Math.floor(levelCount / (1 + (index % 3))));
      Object.assign(saved, { levelsCleared: 187 - 30 * index, rushBest: 17 - index, bestLevels: [31, 22, index] });
      Object.assign(saved.endless, { cleared: [80, 63, 52, 53, 54][index] ?? 0, seenKeepsakes: 8 });
      const recentDays = "1101110111101111011111".slice(4 * index);
      Object.assign(saved.daily, { lastDay: TODAY - (index % 2), streak: 5, bestStreak: 23 - index, recentDays });
    });
    Object.assign(save.days, { lastDay: TODAY, streak: 5, bestStreak: 23, recentDays: "1111111" });
    const totals = { levelsCleared: 613, movesMade: 2046, rewinds: 391, longestLevelStreak: 12 };
    Object.assign(save.stats, { ...totals, dayLevels: [3, 0, 5, 12, 7], countedDay: TODAY });
  });
}

function openStats(store = richStore()): Player {
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  openRow(player, "Stats");
  return player;
}

/**
 * The texts that the game draws when the player returns to the page with the statistics. Only the text at the cursor is
 * drawn anew, because the game has kept the picture of the page.
 */
const CURSOR_TEXTS = ["Ⓐ"];

function textsAfter(player: Player, button: "a" | "b" | "up" | "right" | "down" | "left", times = 1): string[] {
  for (let time = 1; time < times; time++) press(player, button);
  settle(player);
  drawnTextsOf(player);
  press(player, button);
  settle(player);
  return drawnTextsOf(player);
}

describe("the wall of statistics", () => {
  test("the wall shows all puzzles, the month and every keepsake", () => {
    expectScreen(openStats(), "stats-wall");
  });

  test("a new player sees dark postcards and an empty shelf", () => {
    expectScreen(openStats(storeWith((_, saved) => void (saved.medals = ""))), "stats-wall-new");
  });

  test("Ⓐ turns the calendar over, and its back has the totals and the levels of each day", () => {
    const player = openStats();
    textsAfter(player, "right", TO_CALENDAR);
    const texts = textsAfter(player, "a");
    expect(texts).toEqual(expect.arrayContaining([ALL_PUZZLES, "613 levels", "2046", "391", "12"]));
    if (!HAS_UNFINISHED_PUZZLE) expectScreen(player, "stats-calendar-back");
  });

  test("Ⓐ on the back of the calendar opens the achievements, and Ⓑ goes back to it", () => {
    const player = openStats();
    textsAfter(player, "right", TO_CALENDAR);
    expect(textsAfter(player, "a")).toContain("Ⓐ achievements");
    const texts = textsAfter(player, "a");
    expect(texts).toEqual(expect.arrayContaining(["Achievements", "19 of 24", "✓", "30/60", "Ⓑ back"]));
    if (!HAS_UNFINISHED_PUZZLE) expectScreen(player, "stats-achievements");
    for (let row = 1; row < 4; row++) textsAfter(player, "down");
    expect(textsAfter(player, "down")).toContain("Challenge Met");
    expect(textsAfter(player, "b")).toContain(ALL_PUZZLES);
  });

  test("a new player sees achievements to reach, each with a lock", () => {
    const player = openStats(storeWith((_, saved) => void (saved.medals = "")));
    textsAfter(player, "right", TO_CALENDAR);
    textsAfter(player, "a");
    expect(textsAfter(player, "a")).toEqual(expect.arrayContaining(["0 of 24", "First Roll", "0/20"]));
    expectScreen(player, "stats-achievements-new");
  });

  test("the back of a postcard has medals, the best runs, the rush and the days in a row", () => {
    const player = openStats();
    const texts = textsAfter(player, "a");
    expect(texts).toEqual(expect.arrayContaining(["Last Ball", "100/100", "31", "22", "17", "5", "23", "8/8", "–"]));
    expectScreen(player, "stats-card-back");
    expect(textsAfter(player, "right")).toContain("Ice Path");
    expect(textsAfter(player, "left", 2)).toContain(ALL_PUZZLES);
    expect(textsAfter(player, "b")).toEqual(CURSOR_TEXTS);
  });

  test("a postcard turns over in six frames, and at once with less flashing", () => {
    const turning = (player: Player): number => {
      const pictures = new Set<string>();
      frame(player, ["a"]);
      for (let at = 0; at < 10; at++) {
        pictures.add(player.console.pixels.join(""));
        frame(player);
      }
      return pictures.size;
    };
    expect(turning(openStats())).toBeGreaterThanOrEqual(6);
    const calm = richStore((save) => void (save.settings.hasLessFlashing = true));
    expect(turning(openStats(calm))).toBe(1);
  });

  test("the cursor on the shelf names each keepsake and what it was earned for, or when it will be earned", () => {
    const player = openStats();
    textsAfter(player, "right", TO_SHELF);
    expect(textsAfter(player, "a")).toEqual(expect.arrayContaining(["Chalk", "Last Ball, 10 levels"]));
    expect(textsAfter(player, "right", 7)).toEqual(expect.arrayContaining(["Bulb", "Last Ball, 80 levels"]));
    expect(textsAfter(player, "down")).toEqual(expect.arrayContaining(["Not yet", "Ice Path, in 17 levels"]));
    if (!HAS_UNFINISHED_PUZZLE) expectScreen(player, "stats-shelf");
    expect(textsAfter(player, "right")).toEqual([]);
    expect(textsAfter(player, "b")).toEqual(CURSOR_TEXTS);
  });

  test("Ⓑ leads from the wall to the title", () => {
    const player = openStats();
    expect(textsAfter(player, "b")).toContain("Map");
  });
});
