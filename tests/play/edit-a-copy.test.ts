import { expect, test } from "vitest";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import { MAX_OWN_LEVELS } from "../../src/game/save/own-levels";
import { LESSON_COUNT } from "../../src/game/save/progress";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { askForCopy, levelNow, openRow, waitForLevel, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { ownMaps, storeWithOwnLevels } from "./own-levels";
import { frames, saveAfterExit, press, settle, startPlayer, type Player } from "./player";
import { FIRST_PUZZLE_ID, puzzleOf } from "./puzzles";

/** After so many a screen that has just come hears the buttons. */
const DEAF_FRAMES = 12;

/** The level in hand on the map: the first that is not cleared. */
const { map: MAP } = allLevelsOf(puzzleOf(FIRST_PUZZLE_ID).campaign)[LESSON_COUNT];

/** A player before the map of the campaign, with so many own levels. */
function openMapWithOwn(count: number): Player {
  const [{ map }] = allLevelsOf(puzzleOf(FIRST_PUZZLE_ID).campaign);
  const player = startPlayer(storeWithOwnLevels(new Array<string>(count).fill(map.join("\n")), FIRST_PUZZLE_ID));
  openRow(player, "Campaign");
  settle(player);
  return player;
}

/** Plays the level in hand on the map, and wins it by the fewest moves; gives whether the medal for that is kept. */
function winsPar(player: Player): boolean {
  press(player, "a");
  waitForLevel(player);
  settle(player);
  expect(levelNow(player)?.map).toEqual(MAP);
  winAndSee(player);
  return medalsOf(digitOf(saveAfterExit(player).puzzles[0].medals, LESSON_COUNT)).par;
}

test("a copy that there is no room for is refused, and costs nothing", () => {
  const player = openMapWithOwn(MAX_OWN_LEVELS);
  askForCopy(player);
  expectScreen(player, "copy-no-room");
  press(player, "b");
  settle(player);
  expect(winsPar(player)).toBe(true);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toHaveLength(MAX_OWN_LEVELS);
});

test("a copy of a level that counts is asked for, and refused it costs nothing", () => {
  const player = openMapWithOwn(0);
  askForCopy(player);
  expectScreen(player, "copy-question");
  press(player, "b");
  settle(player);
  expect(ownMaps(player.store, FIRST_PUZZLE_ID)).toEqual([]);
  expect(winsPar(player)).toBe(true);
});

test("a copy that was agreed to is there, and the level is won without par", () => {
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

test("what the system calls back between two frames opens and drops nothing before the next frame", () => {
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
