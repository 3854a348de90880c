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

/** More frames than the queue needs to prefetch all its levels. */
const FRAMES = 20;

/** Returns a queue for a mode whose levels are ready at once and begin in the same place. */
function queueOf(certificate: object): LevelQueue {
  const ready = { level: {}, rules: {}, certificate } as ReadyLevel;
  const mode: Partial<Mode> = { createLevel: () => finishedTask(ready), nextStart: () => "the same place" };
  const queue = createLevelQueue(penguin as unknown as AnyPuzzle, mode as Mode);
  prefetchAtStart(queue);
  return queue;
}

function prefetchForFrames(queue: LevelQueue): void {
  for (let frame = 0; frame < FRAMES; frame++) runPrefetch(queue, 1);
}

function takeAll(queue: LevelQueue): number {
  let taken = 0;
  while (takeNextLevel(queue) !== undefined) taken++;
  return taken;
}

test("three levels are prefetched if each holds pooled memory", () => {
  const queue = queueOf({ release: () => undefined });
  prefetchForFrames(queue);
  expect(takeAll(queue)).toBe(3);
});

test("ten levels are prefetched if they hold no pooled memory", () => {
  const queue = queueOf({});
  prefetchForFrames(queue);
  expect(takeAll(queue)).toBe(10);
});

test("another level is prefetched for each one that is taken", () => {
  const queue = queueOf({});
  prefetchForFrames(queue);
  takeNextLevel(queue);
  prefetchForFrames(queue);
  expect(takeAll(queue)).toBe(10);
});
