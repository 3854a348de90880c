import { describe, expect, test } from "vitest";
import type { Gravity } from "../../simulator/host";
import { openPuzzleSave } from "../../src/game/save/save";
import { PUZZLES } from "../../src/puzzles/index";
import { leave, levelNow, openPace, solutionOf, waitForLevel, win } from "./bot";
import { gameBehind, makeMove, press, settle, startPlayer, type Player } from "./player";
import { storeWith } from "./saves";

const NO_BUTTONS = { held: new Set<never>(), crankDegrees: 0, isCrankDocked: true };
/** The console upright, as in all frames of a test that say nothing else. */
const AT_REST: Gravity = { x: 0, y: 1, z: 0 };
/** The upright console, tilted by about 22 degrees in each direction: up, right, down and left. */
const TILTED: readonly Gravity[] = [
  { x: 0, y: 0.93, z: 0.37 },
  { x: 0.37, y: 0.93, z: 0 },
  { x: 0, y: 0.93, z: -0.37 },
  { x: -0.37, y: 0.93, z: 0 },
];
/** The console flat on a table, tilted by about 22 degrees in each direction. */
const TILTED_FROM_FLAT: readonly Gravity[] = [
  { x: 0, y: -0.37, z: 0.93 },
  { x: 0.37, y: 0, z: 0.93 },
  { x: 0, y: 0.37, z: 0.93 },
  { x: -0.37, y: 0, z: 0.93 },
];
const FRAMES_OF_REST = 12;
const FRAMES_OF_OPENING = 200;
const FRAMES_OF_TILT = 4;
/** Lua code that prints when the game switches the accelerometer on and off. */
const PRINT_SWITCHES = `for _, name in ipairs({ "startAccelerometer", "stopAccelerometer" }) do
  local original = playdate[name]
  playdate[name] = function() print(name); original() end
end`;

function hold({ console }: Player, gravity: Gravity, frameCount: number): void {
  for (let frame = 0; frame < frameCount; frame++) console.update({ ...NO_BUTTONS, gravity });
}

function tilt(player: Player, direction: number): void {
  hold(player, TILTED[direction], FRAMES_OF_TILT);
  hold(player, AT_REST, FRAMES_OF_REST);
  settle(player);
}

function openTilted(puzzleId: string, isTiltOn: boolean): Player {
  const store = storeWith((save) => {
    for (const { id } of PUZZLES) openPuzzleSave(save, id).medals = "777";
    save.settings.isTiltOn = isTiltOn;
  }, puzzleId);
  const player = startPlayer(store, { files: gameBehind(PRINT_SWITCHES) });
  settle(player);
  openPace(player, "calm");
  press(player, "a");
  waitForLevel(player);
  settle(player);
  hold(player, AT_REST, FRAMES_OF_REST);
  return player;
}

function switchesOf({ printed }: Player): string[] {
  return printed.filter((line) => line.endsWith("Accelerometer"));
}

describe.each(["skid", "fruit"])(
  "in %s, with the setting on, the player tilts the console instead of pressing ✛",
  (puzzleId) => {
    test("and wins a level", () => {
      const player = openTilted(puzzleId, true);
      const level = levelNow(player);
      if (level === undefined) throw new Error("no level");
      for (const direction of solutionOf(level)) tilt(player, direction);
      expect(levelNow(player)).toMatchObject({ map: level.map, outcome: "won" });
    });

    test("and a tilt after the win changes nothing on the end card", () => {
      const player = openTilted(puzzleId, true);
      win(player);
      const before = levelNow(player);
      for (const direction of [0, 1, 2, 3]) tilt(player, direction);
      expect(levelNow(player)).toEqual(before);
    });

    test("and the accelerometer is on only in a level", () => {
      const player = openTilted(puzzleId, true);
      expect(switchesOf(player)).toEqual(["startAccelerometer"]);
      leave(player);
      expect(switchesOf(player)).toEqual(["startAccelerometer", "stopAccelerometer"]);
    });
  },
);

test("a level after another measures a new rest position", () => {
  const player = openTilted("skid", true);
  win(player);
  settle(player);
  press(player, "a");
  const flat: Gravity = { x: 0, y: 0, z: 1 };
  hold(player, flat, FRAMES_OF_OPENING);
  const level = levelNow(player);
  expect(level).toMatchObject({ moveCount: 0, outcome: "playing" });
  const [first] = level === undefined ? [] : solutionOf(level);
  hold(player, TILTED_FROM_FLAT[first], FRAMES_OF_TILT);
  hold(player, flat, FRAMES_OF_REST);
  expect(levelNow(player)?.moveCount).toBe(1);
});

test.each([
  ["skid", false],
  ["fruit", false],
  ["penguin", true],
  ["ice-path", true],
  ["last-ball", true],
])("in %s, with the setting %s, a tilt does nothing and the accelerometer stays off", (puzzleId, isTiltOn) => {
  const player = openTilted(puzzleId, isTiltOn);
  for (const direction of [0, 1, 2, 3]) tilt(player, direction);
  expect(levelNow(player)?.moveCount).toBe(0);
  expect(switchesOf(player)).toEqual([]);
  const level = levelNow(player);
  if (level === undefined) throw new Error("no level");
  makeMove(player, solutionOf(level)[0]);
  expect(levelNow(player)?.moveCount).toBe(1);
});
