import { expect, test } from "vitest";
import { writeLevelCode } from "../../src/game/codes/level-code";
import { DRUM_LETTERS } from "../../src/game/codes/level-dial";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { leave, openRow, waitForLevel, winAndSee } from "./bot";
import { expectScreen } from "./golden-screens";
import { chooseOwnAction, ownMaps, storeWithOwnLevels } from "./own-levels";
import { frames, saveAfterExit, type Player, press, settle, startPlayer } from "./player";
import { storeWith } from "./saves";
import { puzzleIndexOf, PUZZLE_ROWS, puzzleOf } from "./puzzles";

const FRAME_MS = 33;
const FRAMES_OF_READING = 60;

/**
 * Returns the map and the level code of a puzzle's first campaign level. The tests use this level as one that a friend
 * has sent, because it takes only a few moves.
 */
function easyLevel(puzzleId: string): { readonly map: string; readonly code: string } {
  const map = allLevelsOf(puzzleOf(puzzleId).campaign)[0].map.join("\n");
  return { map, code: runToEnd(writeLevelCode({ puzzleIndex: puzzleIndexOf(puzzleId), map })) };
}

function openLink(code: string, store = storeWith(undefined, "skid")): Player {
  return startPlayer(store, { arguments: [`level=${code}`] });
}

function dialAll(player: Player, code: string): void {
  for (const letter of code.replaceAll("-", "")) {
    for (let turns = DRUM_LETTERS.indexOf(letter); turns > 0; turns--) press(player, "down");
    press(player, "a");
  }
}

function expectQuickFrames({ reports }: Player): void {
  expect(Math.max(...reports.map(({ simulatedMs }) => simulatedMs))).toBeLessThan(FRAME_MS);
}

test.each(PUZZLE_ROWS)(
  "a link to a level of %s opens the level at once, and the level can be kept afterwards",
  (puzzleId) => {
    const { map, code } = easyLevel(puzzleId);
    const player = openLink(code);
    expect(waitForLevel(player)).toMatchObject({ puzzle: puzzleId, mode: "own", map: map.split("\n") });
    settle(player);
    expectScreen(player, `friend-${puzzleId}`);
    expect(player.printed).toContain(`link: level=${code}`);
    winAndSee(player);
    press(player, "a");
    settle(player);
    expectScreen(player, `offer-${puzzleId}`);
    press(player, "a");
    settle(player);
    expect(ownMaps(player.store, puzzleId)).toEqual([map]);
    expect(player.printed).toContain("link: none");
    expectQuickFrames(player);
  },
);

test("the game announces a friend's level once, with the name of its puzzle", () => {
  const player = openLink(easyLevel("penguin").code);
  waitForLevel(player);
  settle(player);
  const announcements = player.printed.filter((line) => line.startsWith("announcement: "));
  expect(announcements[0]).toBe("announcement: Penguin, Friend's level");
});

test("a friend's level that was dialled and is left by Ⓑ can still be kept", () => {
  const { map, code } = easyLevel("penguin");
  const player = startPlayer(storeWithOwnLevels([], "skid"));
  openRow(player, "Workshop");
  press(player, "right");
  press(player, "a");
  settle(player);
  dialAll(player, code);
  waitForLevel(player);
  settle(player);
  leave(player);
  press(player, "a");
  settle(player);
  expect(ownMaps(player.store, "penguin")).toEqual([map]);
});

test("a friend's level that is already in the workshop is not kept twice, and a win of it counts for nothing", () => {
  const { map, code } = easyLevel("fruit");
  const player = openLink(code, storeWithOwnLevels([map], "fruit"));
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  press(player, "a");
  settle(player);
  press(player, "a");
  settle(player);
  expect(ownMaps(player.store, "fruit")).toEqual([map]);
  expect(saveAfterExit(player).stats).toMatchObject({ levelsCleared: 0 });
});

test("a friend's level is not kept if the workshop holds forty levels, and no own level is lost", () => {
  const maps = allLevelsOf(puzzleOf("fruit").campaign).map(({ map }) => map.join("\n"));
  const kept = maps.slice(1, 41);
  const player = openLink(easyLevel("fruit").code, storeWithOwnLevels(kept, "fruit"));
  waitForLevel(player);
  settle(player);
  winAndSee(player);
  press(player, "a");
  settle(player);
  press(player, "a");
  settle(player);
  expectScreen(player, "offer-no-room");
  expect(ownMaps(player.store, "fruit")).toEqual(kept);
});

test("a link with a wrong level code shows the code, and which group is wrong", () => {
  const { code } = easyLevel("penguin");
  const wrong = code.slice(0, 7) + (code.charAt(7) === "A" ? "B" : "A") + code.slice(8);
  const player = openLink(wrong);
  frames(player, FRAMES_OF_READING);
  expectScreen(player, "dial-level-wrong");
  expect(player.printed.filter((line) => line.startsWith("level:"))).toEqual([]);
  expectQuickFrames(player);
});

test("a level code can be dialled in the workshop, and its level is then played", () => {
  const { map, code } = easyLevel("last-ball");
  const player = startPlayer(storeWithOwnLevels([], "skid"));
  openRow(player, "Workshop");
  press(player, "right");
  expectScreen(player, "workshop-enter-code");
  press(player, "a");
  settle(player);
  expectScreen(player, "dial-level");
  dialAll(player, code);
  expect(waitForLevel(player)).toMatchObject({ puzzle: "last-ball", map: map.split("\n") });
  expectQuickFrames(player);
});

test("Ⓑ goes back through the letters of a dialled code, and from the first letter to the workshop", () => {
  const player = startPlayer(storeWithOwnLevels([], "skid"));
  openRow(player, "Workshop");
  press(player, "right");
  press(player, "a");
  settle(player);
  for (const button of ["a", "b", "b"] as const) press(player, button);
  settle(player);
  expectScreen(player, "workshop-none");
});

test("the web page is told the code of an own level as long as the code is on the screen", () => {
  const { map, code } = easyLevel("skid");
  const player = startPlayer(storeWithOwnLevels([map], "skid"));
  openRow(player, "Workshop");
  chooseOwnAction(player, "Share");
  frames(player, FRAMES_OF_READING);
  expect(player.printed).toContain(`link: level=${code}`);
  press(player, "b");
  expect(player.printed.at(-1)).toBe("link: none");
});
