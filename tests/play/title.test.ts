import { describe, expect, test } from "vitest";
import {
  leave,
  levelNow,
  openLevelOf,
  openRow,
  TITLE_ROWS,
  waitForLevel,
  type TitleRow,
  skipLessons,
  winAndSee,
} from "./bot";
import { goOnAtPace } from "./endless-run";
import { drawnTextsOf, PRINT_DRAWN_TEXTS } from "./drawn-texts";
import { TEXTS } from "../../src/game/texts/index";
import {
  chooseMenuItem,
  frame,
  frames,
  gameBehind,
  press,
  saveAfterExit,
  screenNow,
  settle,
  startPlayer,
  type Player,
} from "./player";
import { saveIn, storeWith } from "./saves";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import type { Save } from "../../src/game/save/save";
import { dayNumber } from "../../src/game/save/days";
import type { Store } from "../../simulator/host";

const FRAMES_A_SECOND = 30;
const ROW_WITHOUT_LEVEL: readonly TitleRow[] = ["Campaign", "Challenge", "Settings", "Stats"];

function backToTitle(player: Player): void {
  if (levelNow(player) === undefined) press(player, "b");
  else leave(player);
  frames(player, FRAMES_A_SECOND);
  expect(levelNow(player)).toBeUndefined();
}

function goOn(player: Player): void {
  settle(player);
  press(player, "a");
}

describe("the cursor of the title screen", () => {
  test.each(ROW_WITHOUT_LEVEL)(
    "the title's cursor is on the row of the screen that the player comes back from: %s",
    (row) => {
      const player = startPlayer(storeWith());
      openRow(player, row);
      const there = player.console.pixels.slice();
      backToTitle(player);
      press(player, "a");
      settle(player);
      expect(player.console.pixels).toEqual(there);
    },
  );

  test.each([
    ["Play", "rising"],
    ["Today", "daily"],
    ["Rush", "rush"],
  ] as const)("the title's cursor is on the row of the level that the player comes back from: %s", (row, mode) => {
    const player = startPlayer(storeWith());
    openLevelOf(player, row);
    backToTitle(player);
    if (row === "Today") backToTitle(player);
    press(player, "a");
    if (row !== "Play") goOn(player);
    else goOnAtPace(player);
    expect(waitForLevel(player)).toMatchObject({ mode, moves: "" });
  });

  test.each([
    ["Today", "daily"],
    ["Rush", "rush"],
  ] as const)("the title's cursor is on the row of the level that was open before a restart: %s", (row, mode) => {
    const player = startPlayer(storeWith());
    openLevelOf(player, row);
    const again = startPlayer(player.store);
    press(again, "a");
    goOn(again);

    expect(waitForLevel(again)).toMatchObject({ mode });
  });

  test("the title's cursor is on the last row if the save names a row that does not exist", () => {
    const store = storeWith((save) => void Object.assign(save, { titleRow: 20 }));
    const player = startPlayer(store);
    press(player, "a");
    settle(player);
    const last = startPlayer(storeWith((save) => void (save.titleRow = TITLE_ROWS.length - 1)));
    press(last, "a");
    settle(last);
    expect(player.console.pixels).toEqual(last.console.pixels);
    expect(levelNow(player)).toBeUndefined();
  });
});

test("✛ right and then left on the title lead back to the same puzzle", () => {
  const player = startPlayer(storeWith());
  press(player, "right");
  press(player, "left");
  press(player, "a");
  goOnAtPace(player);
  expect(waitForLevel(player)).toMatchObject({ puzzle: "last-ball", mode: "rising", level: 1 });
});

describe("a new player in a starter level", () => {
  test("Ⓑ at the start of a starter level goes back to the title, and Ⓐ from there to the starter level", () => {
    const player = startPlayer();
    openLevelOf(player, "Play");
    skipLessons(player);
    backToTitle(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 1 });
  });

  test.each([
    ["Play", "title"],
    ["Campaign", "campaign map"],
  ] as const)("a starter level that was opened with %s is left to the screen it was opened from: %s", (row, screen) => {
    const player = startPlayer();
    openRow(player, row);
    if (row === "Campaign") press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 1 });
    skipLessons(player);
    winAndSee(player);
    press(player, "a");
    expect(waitForLevel(player)).toMatchObject({ mode: "campaign", level: 2 });
    skipLessons(player);
    chooseMenuItem(player, TEXTS.menu.leave);
    settle(player);
    expect(screenNow(player)).toBe(screen);
  });
});

test.each([
  [0, "first steps 1/3"],
  [1, "first steps 2/3"],
  [2, "first steps 3/3"],
  [3, "choose a pace"],
])("after %i cleared levels of the campaign, the title says beside Play: %s", (cleared, note) => {
  const store = storeWith((_, saved) => void (saved.medals = "1".repeat(cleared)));
  const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS) });
  settle(player);
  expect(drawnTextsOf(player)).toContain(note);
});

describe("the first title of a day", () => {
  const YESTERDAY = dayNumber({ year: 2025, month: 12, day: 30 });
  const LINE = "Last: Ice Path, level 23";

  function storeOfYesterday(fill: (save: Save) => void = () => undefined): Store {
    return storeWith((save) => {
      save.stats.countedDay = YESTERDAY;
      setResumePoint(save, { ...createResumePoint("ice-path", "rising"), levelNumber: 23 });
      fill(save);
    }, "ice-path");
  }

  function titleTexts(store: Store, daysLater = 0): string[] {
    const player = startTitle(store, daysLater);
    return drawnTextsOf(player);
  }

  function startTitle(store: Store, daysLater = 0): Player {
    const player = startPlayer(store, { files: gameBehind(PRINT_DRAWN_TEXTS), daysLater });
    settle(player);
    return player;
  }

  test.each(["up", "down", "b"] as const)(
    "the title says where the player was, until the first press: %s",
    (button) => {
      const player = startTitle(storeOfYesterday());
      const texts = drawnTextsOf(player);
      expect(texts).toContain(LINE);
      expect(texts).not.toContain("Level 23");
      press(player, button);
      settle(player);
      const after = drawnTextsOf(player);
      expect(after).toContain(button === "b" ? TEXTS.title.tip : "Ice Path");
      expect(after).not.toContain(LINE);
    },
  );

  test("the crank takes the line away, too", () => {
    const player = startTitle(storeOfYesterday());
    drawnTextsOf(player);
    frame(player, [], 5);
    settle(player);
    expect(drawnTextsOf(player)).not.toContain(LINE);
  });

  test("the title shows the line once a day", () => {
    const store = storeOfYesterday();
    const player = startTitle(store);
    expect(drawnTextsOf(player)).toContain(LINE);
    press(player, "right");
    press(player, "left");
    settle(player);
    expect(drawnTextsOf(player)).not.toContain(LINE);
    expect(saveAfterExit(player).lastPlaceDay).toBe(YESTERDAY + 1);
    expect(titleTexts(store)).not.toContain(LINE);
    expect(titleTexts(store, 1)).toContain(LINE);
  });

  test("the title shows no line at the first start, and none on a day on which a level was cleared", () => {
    expect(titleTexts(storeWith()).filter((text) => text.startsWith("Last"))).not.toContain(LINE);
    const player = startTitle(storeWith());
    expect(saveAfterExit(player).lastPlaceDay).toBe(0);
    const store = storeOfYesterday((save) => (save.stats.countedDay = YESTERDAY + 1));
    expect(titleTexts(store)).not.toContain(LINE);
    expect(saveIn(store)?.lastPlaceDay).toBe(0);
  });

  test("the clock set back shows no line", () => {
    expect(titleTexts(storeOfYesterday(), -3)).not.toContain(LINE);
  });

  test.each([
    ["Campaign", "Last at Ice Path, level 4."],
    ["Today", "Last at the daily levels."],
    ["Rush", "Last at Ice Path, rush."],
    ["Challenge", "Last: Ice Path, challenge"],
    ["Workshop", "Last at the workshop."],
    ["Settings", LINE],
  ] as const)("the line is about the row that the player opened last: %s", (row, line) => {
    const store = storeOfYesterday((save) => (save.titleRow = TITLE_ROWS.indexOf(row)));
    expect(titleTexts(store)).toContain(line);
  });
});
