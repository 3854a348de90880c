import { describe, expect, test } from "vitest";
import { emptyResumePoint, setResumePoint } from "../../src/game/save/resume-point";
import { levelNow, solutionOf, openCampaignAfter, openRow, waitForLevel, win, winAndGoOn } from "./bot";
import { openTitleRow } from "./open-mode";
import { chooseOwnAction, storeWithOwnLevels } from "./own-levels";
import { frame, frames, saveAfterExit, chooseMenuItem, press, settle, startPlayer, type Player } from "./player";
import { isCharacterInHud, isTextOnScreen } from "./screen-text";
import { storeWith } from "./saves";
import { puzzleOf } from "./puzzles";

// What is said holds as long as it is said, and is said as long as it holds.

const FRAMES_A_SECOND = 30;

function titles({ console }: Player): readonly string[] {
  return console.menuItems().map(({ title }) => title);
}

test("an arrow that is pressed as the page after a level comes does not hide it", () => {
  const player = openCampaignAfter(5);
  win(player);
  for (let tap = 0; tap < 40 && !isTextOnScreen(player, "cleared"); tap++) {
    press(player, "up");
    frames(player, 3);
  }
  press(player, "up");
  settle(player);
  expect(isTextOnScreen(player, "cleared")).toBe(true);
  press(player, "up");
  settle(player);
  expect(isTextOnScreen(player, "cleared")).toBe(false);
});

test.each(["last-ball", "penguin"])(
  "today's level in %s says that it was watched and does not count until it is won, whatever is taken back",
  (world) => {
    const player = openTitleRow(storeWith(undefined, world), "Today");
    const isSaid = (): boolean => isTextOnScreen(player, "not count") || isTextOnScreen(player, "uncounted");
    expect(isSaid()).toBe(false);
    for (let at = 0; at < 2 * FRAMES_A_SECOND; at++) frame(player, ["a"]);
    press(player, "b");
    settle(player);
    expect(isSaid()).toBe(true);
    chooseMenuItem(player, "restart level");
    frames(player, FRAMES_A_SECOND);
    expect(levelNow(player)).toMatchObject({ goal: 0 });
    expect(isSaid()).toBe(true);
  },
);

describe.each([
  ["last-ball", "@...\n....\n..o."],
  ["penguin", "@#..\n##.F\n...."],
])("an own level of %s that can't be won", (world, map) => {
  test("says so instead of a par, and says nothing of turning back", () => {
    const player = startPlayer(storeWithOwnLevels([map], world));
    openRow(player, "Workshop");
    chooseOwnAction(player, "Play");
    waitForLevel(player);
    settle(player);
    frames(player, FRAMES_A_SECOND);
    for (const text of ["-1", "turn back", "dark"]) expect(isTextOnScreen(player, text), text).toBe(false);
    expect(isTextOnScreen(player, "it can't be won")).toBe(true);
    press(player, "a");
    settle(player);
    expect(isTextOnScreen(player, "it can't be won")).toBe(true);
    expect(isTextOnScreen(player, "rewind")).toBe(false);
    expect(player.printed.filter((line) => line.startsWith("told")).join()).toContain("it can't be won");
  });
});

describe("a level that teaches", () => {
  const map = puzzleOf("skid").campaign.level(3).map.join("\n");

  /** Someone to whom a level of an endless run is taught, before the one that waits. */
  function taught(): Player {
    const store = storeWith((save, kept) => {
      kept.medals = "111";
      setResumePoint(save.resumePoints, { ...emptyResumePoint("skid", "endless"), map, seed: 7, levelNumber: 60 });
    }, "skid");
    const player = openTitleRow(store, "Play");
    winAndGoOn(player);
    expect([10, 20, 30, 40].map((place) => puzzleOf("skid").campaign.level(place).map)).toContainEqual(
      levelNow(player)?.map,
    );
    return player;
  }

  test("says nothing of looking back as it is won, as nobody can", () => {
    const player = taught();
    const before = levelNow(player)?.map.join();
    win(player);
    while (levelNow(player)?.map.join() === before) {
      frame(player);
      expect(isCharacterInHud(player, "Ⓑ")).toBe(false);
    }
  });

  test("is called new beside the system menu as well", () => {
    const player = taught();
    player.console.signal("gameWillPause");
    const pixels = player.console.menuPicture()?.slice() ?? new Uint8Array();
    player.console.signal("gameWillResume");
    const beside = { ...player, console: { ...player.console, pixels } };
    expect(isTextOnScreen(beside, "New")).toBe(true);
    expect(isTextOnScreen(beside, "Level 60")).toBe(false);
  });
});

describe("the system menu", () => {
  test("offers to end a rush only once its level has come", () => {
    const player = startPlayer(storeWith());
    openRow(player, "Rush");
    press(player, "a");
    frames(player, 20);
    expect(levelNow(player)).toBeUndefined();
    expect(titles(player)).toEqual(["leave"]);
    waitForLevel(player);
    expect(titles(player)).toEqual(["restart level", "end the rush", "leave"]);
  });

  test("gives a hint while the pieces still arrive", () => {
    const player = startPlayer(storeWith());
    press(player, "a");
    for (let at = 0; at < 400 && levelNow(player) === undefined; at++) frame(player);
    expect(levelNow(player)).toMatchObject({ moves: "" });
    chooseMenuItem(player, "hint");
    settle(player);
    expect(saveAfterExit(player).resumePoints[0]).toMatchObject({ hints: 1 });
  });
});

test("a level that can be won still tells its par", () => {
  const player = openCampaignAfter(5);
  frames(player, FRAMES_A_SECOND);
  expect(isTextOnScreen(player, `0 / ${solutionOf(waitForLevel(player)).length}`)).toBe(true);
});
