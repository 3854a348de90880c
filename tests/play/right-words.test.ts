/** Tests that each message on the screen stays true as long as it is shown. */
import { describe, expect, test } from "vitest";
import { createResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { levelNow, solutionOf, openCampaignAfter, openRow, waitForLevel, win, winAndGoOn } from "./bot";
import { openTitleRow } from "./open-mode";
import { chooseOwnAction, storeWithOwnLevels } from "./own-levels";
import { frame, frames, saveAfterExit, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { isCharacterInHud, isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";
import { lessonsOf, puzzleOf } from "./puzzles";

const FRAMES_A_SECOND = 30;

function titles({ console }: Player): readonly string[] {
  return console.menuItems().map(({ title }) => title);
}

test("an arrow that is pressed as the end card appears does not hide the card", () => {
  const player = openCampaignAfter(6);
  const { par } = puzzleOf("last-ball").campaign.level(6).verdict;
  const isCardShown = (): boolean => isTextOnScreen(player, `Par ${par}`);
  win(player);
  for (let tap = 0; tap < 40 && !isCardShown(); tap++) {
    press(player, "up");
    frames(player, 3);
  }
  press(player, "up");
  settle(player);
  expect(isCardShown()).toBe(true);
  press(player, "up");
  settle(player);
  expect(isCardShown()).toBe(false);
});

test.each(["last-ball", "penguin"])(
  "the daily level of %s says that it was watched and does not count, even after a restart of the level",
  (puzzleId) => {
    const player = openTitleRow(storeWith(undefined, puzzleId), "Today");
    const isSaid = (): boolean => isTextOnScreen(player, "not count") || isTextOnScreen(player, "uncounted");
    expect(isSaid()).toBe(false);
    for (let at = 0; at < 2 * FRAMES_A_SECOND; at++) frame(player, ["a"]);
    press(player, "b");
    settle(player);
    expect(isSaid()).toBe(true);
    chooseMenuItem(player, "restart level");
    frames(player, FRAMES_A_SECOND);
    expect(levelNow(player)).toMatchObject({ moveCount: 0 });
    expect(isSaid()).toBe(true);
  },
);

describe.each([
  ["last-ball", "@...\n....\n..o."],
  ["penguin", "@#..\n##.F\n...."],
])("an own level of %s that cannot be won", (puzzleId, map) => {
  test("an own level that cannot be won says so instead of a par, and does not advise to turn back", () => {
    const player = startPlayer(storeWithOwnLevels([map], puzzleId));
    openRow(player, "Workshop");
    chooseOwnAction(player, "Play");
    waitForLevel(player);
    settle(player);
    frames(player, FRAMES_A_SECOND);
    for (const text of ["-1", "turn back", "dark"]) expect(isTextOnScreen(player, text), text).toBe(false);
    expect(isTextOnScreen(player, "It can't be won")).toBe(true);
    press(player, "a");
    settle(player);
    expect(isTextOnScreen(player, "It can't be won")).toBe(true);
    expect(isTextOnScreen(player, "rewind")).toBe(false);
    expect(player.printed.filter((line) => line.startsWith("announcement")).join()).toContain("It can't be won");
  });
});

describe("a tutorial level", () => {
  const map = puzzleOf("skid").campaign.level(3).map.join("\n");

  /**
   * Continues an endless run and wins its level. Then a lesson is shown, because the next level has a kind of thing
   * that is new to the player.
   */
  function taught(): Player {
    const store = storeWith((save, kept) => {
      kept.knownThings = "";
      setResumePoint(save, { ...createResumePoint("skid", "rising"), map, seed: 7, levelNumber: 60 });
    }, "skid");
    const player = openTitleRow(store, "Play");
    winAndGoOn(player);
    expect(lessonsOf("skid").map((lesson) => lesson.map)).toContainEqual(levelNow(player)?.map);
    return player;
  }

  test("a tutorial level does not mention looking back when it is won, because that is not possible", () => {
    const player = taught();
    const before = levelNow(player)?.map.join();
    win(player);
    while (levelNow(player)?.map.join() === before) {
      frame(player);
      expect(isCharacterInHud(player, "Ⓑ")).toBe(false);
    }
  });

  test("a tutorial level is called new beside the system menu as well", () => {
    const player = taught();
    player.console.signal("gameWillPause");
    const pixels = player.console.menuPicture()?.slice() ?? new Uint8Array();
    player.console.signal("gameWillResume");
    const beside = { ...player, console: { ...player.console, pixels } };
    expect(isTextOnScreen(beside, "New")).toBe(true);
    expect(isTextOnScreen(beside, "Level 60")).toBe(false);
  });
});

describe("the items of the system menu", () => {
  test("the system menu offers to end a rush only once its level has appeared", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Rush");
    press(player, "a");
    frames(player, 20);
    expect(levelNow(player)).toBeUndefined();
    expect(titles(player)).toEqual(["leave"]);
    waitForLevel(player);
    expect(titles(player)).toEqual(["restart level", "end the rush", "leave"]);
  });

  test("the system menu gives a hint while the pieces still arrive", () => {
    const player = startPlayer(storeWith());
    press(player, "a");
    settle(player);
    press(player, "a");
    for (let at = 0; at < 400 && levelNow(player) === undefined; at++) frame(player);
    expect(levelNow(player)).toMatchObject({ moves: "" });
    for (let grade = 1; grade <= 2; grade++) chooseMenuItem(player, "hint");
    settle(player);
    expect(saveAfterExit(player).resumePoints[0]).toMatchObject({ countedHints: 1 });
  });
});

test("a level that can be won shows its par", () => {
  const player = openCampaignAfter(5);
  frames(player, FRAMES_A_SECOND);
  expect(isTextOnScreen(player, `par ${solutionOf(waitForLevel(player)).length}`)).toBe(true);
});
