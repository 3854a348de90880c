import { expect, test } from "vitest";
import { createFramePacer } from "../../simulator/web/frame-pacer";

const displayMs = 1000 / 60;

/**
 * Returns how many updates of the game are due in each of `frames` frames of a display that draws 60 frames a second.
 * `refreshRate` is how many updates the game wants in a second. The times between the frames vary by a millisecond.
 */
function dueOverFrames(refreshRate: number, frames: number): number[] {
  const pace = createFramePacer();
  return Array.from({ length: frames }, (_, i) => pace.due(i * displayMs + (i % 3) - 1, refreshRate));
}

test("a game with 30 updates a second is updated in every other frame of a 60 Hz display", () => {
  expect(dueOverFrames(30, 8)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
});

test("a game with 50 updates a second keeps this rate on a 60 Hz display, with at most one update a frame", () => {
  const due = dueOverFrames(50, 601);
  expect(Math.max(...due)).toBe(1);
  expect(due.reduce((sum, n) => sum + n)).toBe(501);
});

test("a game without a set rate is updated in every frame of the display", () => {
  expect(dueOverFrames(0, 4)).toEqual([1, 1, 1, 1]);
});

test("after a long gap the game is updated twice, and the other missed updates are dropped", () => {
  const pace = createFramePacer();
  pace.due(0, 30);
  expect(pace.due(60_000, 30)).toBe(2);
  expect(pace.due(60_001, 30)).toBe(0);
});

test("the time of a pause causes no updates", () => {
  const pace = createFramePacer();
  pace.due(0, 30);
  pace.restart();
  expect(pace.due(60_000, 30)).toBe(1);
});
