import { expect, test } from "vitest";
import { digitOf, medalsOf } from "../../src/game/save/medals";
import { MOST_OWN_LEVELS } from "../../src/game/save/own-levels";
import { LESSONS } from "../../src/game/save/progress";
import { levelsOf } from "../../src/puzzles/campaign";
import { levelNow, openRow, waitForLevel, winAndSee } from "./bot";
import { expectScreen } from "./golden";
import { ownMaps, storeWithOwn } from "./own";
import { frames, keptBy, pick, press, settle, startPlayer, type Player } from "./player";
import { FIRST_WORLD, worldOf } from "./worlds";

const COPY = "edit a copy";
/** After so many a screen that has just come hears the buttons. */
const DEAF_FRAMES = 12;

/** A player in the first level of the campaign that is not cleared, with so many own levels. */
function openLevelWithOwn(count: number): Player {
  const [{ map }] = levelsOf(worldOf(FIRST_WORLD).campaign);
  const player = startPlayer(storeWithOwn(new Array<string>(count).fill(map.join("\n")), FIRST_WORLD));
  openRow(player, "Campaign");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  return player;
}

/** Asks for a copy as players do who see what they are asked, and answer with that button. */
function askAndAnswer(player: Player, button: "a" | "b"): void {
  pick(player, COPY);
  frames(player, DEAF_FRAMES);
  press(player, button);
  settle(player);
}

/** Wins the level on the screen by the fewest moves; gives whether the medal for that is kept. */
function winsPar(player: Player): boolean {
  winAndSee(player);
  return medalsOf(digitOf(keptBy(player).puzzles[0].medals, LESSONS)).par;
}

test("a copy that there is no room for is refused, costs nothing, and the level goes on", () => {
  const player = openLevelWithOwn(MOST_OWN_LEVELS);
  const level = levelNow(player);
  pick(player, COPY);
  expectScreen(player, "copy-no-room");
  press(player, "b");
  settle(player);
  expect(levelNow(player)).toEqual(level);
  expect(winsPar(player)).toBe(true);
  expect(ownMaps(player.store, FIRST_WORLD)).toHaveLength(MOST_OWN_LEVELS);
});

test("a copy of a level that counts is asked for, and refused it costs nothing: the level goes on as it stood", () => {
  const player = openLevelWithOwn(0);
  const level = levelNow(player);
  pick(player, COPY);
  expectScreen(player, "copy-question");
  press(player, "b");
  settle(player);
  expect(levelNow(player)).toEqual(level);
  expect(ownMaps(player.store, FIRST_WORLD)).toEqual([]);
  expect(winsPar(player)).toBe(true);
});

test("a copy that was agreed to is there, and the level is won without par", () => {
  const player = openLevelWithOwn(0);
  const level = levelNow(player);
  askAndAnswer(player, "a");
  expect(ownMaps(player.store, FIRST_WORLD)).toEqual([level?.map.join("\n")]);
  const again = startPlayer(player.store);
  openRow(again, "Campaign");
  press(again, "a");
  waitForLevel(again);
  settle(again);
  expect(winsPar(again)).toBe(false);
});

test("a copy of a cleared level is made without a question", () => {
  const player = openLevelWithOwn(0);
  const level = levelNow(player);
  winAndSee(player);
  pick(player, COPY);
  expect(ownMaps(player.store, FIRST_WORLD)).toEqual([level?.map.join("\n")]);
});

test("what the system calls back between two frames opens and drops nothing before the next frame", () => {
  const player = openLevelWithOwn(0);
  const level = levelNow(player);
  const pixels = player.console.pixels.slice();
  const item = player.console.menuItems().findIndex(({ title }) => title === COPY);
  for (const event of ["gameWillPause", "deviceWillLock", "gameWillPause"] as const) {
    player.console.chooseMenuItem(item);
    player.console.signal(event);
    expect(player.console.pixels).toEqual(pixels);
    expect(levelNow(player)).toEqual(level);
  }
  settle(player);
  press(player, "b");
  settle(player);
  expect(levelNow(player)).toEqual(level);
});
