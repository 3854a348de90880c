import { expect, test } from "vitest";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { levelNow, waitForLevel, winAndGoOn } from "./bot";
import {
  announcedStepCount,
  announcedSteps,
  FRAMES_OF_NOTCH,
  FRAMES_PER_MOVE,
  openEndlessAt,
  turnBack,
  winAndTurnBack,
} from "./made-levels";
import { frames, press, settle } from "./player";

for (const { id } of loadAllPuzzles()) {
  test(`after a win of ${id}, the crank turns on beyond the first move through all steps of the making`, () => {
    const player = openEndlessAt(id, "rising");
    turnBack(player, 2 * FRAMES_PER_MOVE);
    expect(announcedSteps(player)).toEqual([]);
    winAndTurnBack(player);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, FRAMES_OF_NOTCH);
    expect(announcedSteps(player)).toEqual([]);
    turnBack(player, 50 * FRAMES_PER_MOVE);
    const announced = announcedSteps(player);
    const all = announcedStepCount(player);
    expect(announced).toHaveLength(all);
    expect(announced.at(-1)).toContain(`: 0 of ${all} steps made`);
  });
}

test("in the making, ✛ makes a step, Ⓐ plays all steps, and Ⓑ returns to the level without leaving it", () => {
  const player = openEndlessAt("last-ball", "rising");
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH);
  press(player, "left");
  settle(player);
  press(player, "left");
  settle(player);
  expect(announcedSteps(player)).toHaveLength(2);
  press(player, "right");
  settle(player);
  const all = announcedStepCount(player);
  expect(announcedSteps(player).at(-1)).toContain(`: ${all - 1} of ${all} steps made`);
  const before = player.printed.length;
  press(player, "a");
  frames(player, 200);
  expect(announcedSteps(player, before)).toHaveLength(all + 1);
  press(player, "left");
  settle(player);
  press(player, "b");
  settle(player);
  const { length } = player.printed;
  press(player, "left");
  settle(player);
  expect(announcedSteps(player, length)).toEqual([]);
  expect(levelNow(player)).toBeDefined();
});

test("after the making of a level, the next level can be played", () => {
  const player = openEndlessAt("last-ball", "rising");
  const before = levelNow(player);
  winAndTurnBack(player);
  turnBack(player, FRAMES_OF_NOTCH + FRAMES_PER_MOVE);
  press(player, "b");
  settle(player);
  press(player, "a");
  const next = waitForLevel(player, before);
  settle(player);
  expect(winAndGoOn(player).map).not.toEqual(next.map);
});
