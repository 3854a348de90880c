import { expect, test } from "vitest";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import { MAX_OWN_LEVELS } from "../../src/game/save/own-levels";
import { STARTER_LEVEL_COUNT } from "../../src/game/save/progress";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { askForCopy, levelNow, openRow, waitForLevel, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { ownMaps, storeWithOwnLevels } from "./own-levels";
import { frames, saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, puzzleOf } from "./puzzles";

/** The number of frames for which a screen that has just appeared ignores buttons. */
const DEAF_FRAMES = 12;

/** The map of the first campaign level that is not cleared. It is the selected level on the campaign's map. */
const { map: MAP } = allLevelsOf(puzzleOf(FIRST_PUZZLE_ID).campaign)[STARTER_LEVEL_COUNT];

function openMapWithOwn(count: number): Player {
  const [{ map }] = allLevelsOf(puzzleOf(FIRST_PUZZLE_ID).campaign);
  const player = startPlayer(storeWithOwnLevels(new Array<string>(count).fill(map.join("\n")), FIRST_PUZZLE_ID));
  openRow(player, "Campaign");
  settle(player);
  return player;
}

function winsPar(player: Player): boolean {
  press(player, "a");
  waitForLevel(player);
  settle(player);
  expect(levelNow(player)?.map).toEqual(MAP);
  winAndSee(player);
  return medalsOf(digitOf(saveAfterExit(player).puzzles[0].medals, STARTER_LEVEL_COUNT)).par;
}

test("a copy is refused if the workshop is full, and its level can still be won with par", () => {
  const player = openMapWithOwn(MAX_OWN_LEVELS);
  askForCopy(player);
  expectScreen(player, "copy-no-room");
  press(player, "b");
  settle(player);
  expect(winsPar(player)).toBe(true);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toHaveLength(MAX_OWN_LEVELS);
});

test("the game asks before it copies a level that counts, and a refused copy costs nothing", () => {
  const player = openMapWithOwn(0);
  askForCopy(player);
  expectScreen(player, "copy-question");
  press(player, "b");
  settle(player);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([]);
  expect(winsPar(player)).toBe(true);
});

test("a copy that the player confirms is in the workshop, and its level can no longer be won with par", () => {
  const player = openMapWithOwn(0);
  askForCopy(player);
  frames(player, DEAF_FRAMES);
  press(player, "a");
  settle(player);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([MAP.join("\n")]);
  const again = startPlayer(player.store);
  openRow(again, "Campaign");
  expect(winsPar(again)).toBe(false);
});

test("a menu item that is chosen between two frames changes nothing before the next frame", () => {
  const player = openMapWithOwn(0);
  press(player, "a");
  waitForLevel(player);
  settle(player);
  const level = levelNow(player);
  const pixels = player.console.pixels.slice();
  const item = player.console.menuItems().findIndex(({ title }) => title === "leave");
  for (const event of ["gameWillPause", "deviceWillLock", "gameWillPause"] as const) {
    player.console.chooseMenuItem(item);
    player.console.signal(event);
    expect(player.console.pixels).toEqual(pixels);
    expect(levelNow(player)).toEqual(level);
  }
  settle(player);
  expect(levelNow(player)).toBeUndefined();
});
