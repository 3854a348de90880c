import { expect, test, vi } from "vitest";
import { createFinishedTask } from "../../src/kernel/task";
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

/** A number of frames in which the level queue generates all levels that it prepares in advance. */
const FRAMES = 20;

/**
 * Returns a queue of generated levels that are ready at once and have the given certificate (the analysis of a level).
 * Like the levels of a challenge, all of them begin with the player's piece at the same position.
 */
function queueOf(certificate: object): LevelQueue {
  const ready = { level: {}, rules: {}, certificate } as ReadyLevel;
  const mode: Partial<Mode> = { createLevel: () => createFinishedTask(ready), nextStart: () => "same-position" };
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

test("the level queue prepares three levels in advance if each level holds reusable memory", () => {
  const queue = queueOf({ release: () => undefined });
  prefetchForFrames(queue);
  expect(takeAll(queue)).toBe(3);
});

test("the level queue prepares ten levels in advance if they hold no reusable memory", () => {
  const queue = queueOf({});
  prefetchForFrames(queue);
  expect(takeAll(queue)).toBe(10);
});

test("the level queue prepares another level for each level that the player begins", () => {
  const queue = queueOf({});
  prefetchForFrames(queue);
  takeNextLevel(queue);
  prefetchForFrames(queue);
  expect(takeAll(queue)).toBe(10);
});
