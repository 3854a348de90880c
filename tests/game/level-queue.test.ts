import { expect, test, vi } from "vitest";
import { finishedTask } from "../../src/kernel/task";
import {
  prefetchAtStart,
  createLevelQueue,
  takeNextLevel,
  runPrefetch,
  type LevelQueue,
} from "../../src/game/play/level-queue";
import type { Mode, ReadyLevel } from "../../src/game/play/mode";
import { penguin } from "../../src/puzzles/penguin/index";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

vi.stubGlobal("playdate", { getElapsedTime: () => 0 });

/** More frames than there are levels to be made ahead. */
const FRAMES = 20;

/** Levels in a row that begin in the same place, each ready at once. */
function queueOf(certificate: object): LevelQueue {
  const supply = { level: {}, rules: {}, certificate } as ReadyLevel;
  const mode: Partial<Mode> = { createLevel: () => finishedTask(supply), nextStart: () => "the same place" };
  const ahead = createLevelQueue(penguin as unknown as AnyPuzzle, mode as Mode);
  prefetchAtStart(ahead);
  return ahead;
}

function prefetchForFrames(ahead: LevelQueue): void {
  for (let frame = 0; frame < FRAMES; frame++) runPrefetch(ahead, 1);
}

function takeAll(ahead: LevelQueue): number {
  let taken = 0;
  while (takeNextLevel(ahead) !== undefined) taken++;
  return taken;
}

test("three levels are made ahead where each keeps memory that explorations share", () => {
  const ahead = queueOf({ recycle: () => undefined });
  prefetchForFrames(ahead);
  expect(takeAll(ahead)).toBe(3);
});

test("ten levels are made ahead where none keeps such memory", () => {
  const ahead = queueOf({});
  prefetchForFrames(ahead);
  expect(takeAll(ahead)).toBe(10);
});

test("another level is made ahead for each that is taken", () => {
  const ahead = queueOf({});
  prefetchForFrames(ahead);
  takeNextLevel(ahead);
  prefetchForFrames(ahead);
  expect(takeAll(ahead)).toBe(10);
});
