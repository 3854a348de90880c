import { expect, test } from "vitest";
import { createFramePacer } from "../../simulator/web/frame-pacer";

const displayMs = 1000 / 60;

/** Updates due at each of `frames` display frames that waver by a millisecond. */
function dueOverFrames(refreshRate: number, frames: number): number[] {
  const pace = createFramePacer();
  return Array.from({ length: frames }, (_, i) => pace.due(i * displayMs + (i % 3) - 1, refreshRate));
}

test("a 30 Hz game updates at every other frame of a 60 Hz display", () => {
  expect(dueOverFrames(30, 8)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
});

test("a 50 Hz game updates 50 times a second on a 60 Hz display, never twice in a frame", () => {
  const due = dueOverFrames(50, 601);
  expect(Math.max(...due)).toBe(1);
  expect(due.reduce((sum, n) => sum + n)).toBe(501);
});

test("a game without a rate updates at every frame", () => {
  expect(dueOverFrames(0, 4)).toEqual([1, 1, 1, 1]);
});

test("after a long gap two updates are run and the rest is forgotten", () => {
  const pace = createFramePacer();
  pace.due(0, 30);
  expect(pace.due(60_000, 30)).toBe(2);
  expect(pace.due(60_001, 30)).toBe(0);
});

test("a pause is no time", () => {
  const pace = createFramePacer();
  pace.due(0, 30);
  pace.restart();
  expect(pace.due(60_000, 30)).toBe(1);
});
