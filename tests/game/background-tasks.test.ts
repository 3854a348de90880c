/**
 * Tests how long background tasks run in a frame. The test's clock advances by a tenth of a millisecond at each
 * reading.
 */
import { createFreshSave } from "../../src/game/save/save";
import { expect, test, vi } from "vitest";
import { createFinishedTask, type Task } from "../../src/kernel/task";
import { startTask, type TaskHandle } from "../../src/kernel/task-handle";
import type { Attempt } from "../../src/game/play/attempt";
import { runBackgroundTasks } from "../../src/game/play/background-tasks";
import { createLevelQueue, prefetchAtStart, runPrefetch } from "../../src/game/play/level-queue";
import type { Mode, ReadyLevel } from "../../src/game/play/mode";
import { createReplay } from "../../src/game/play/replay";
import { penguin } from "../../src/puzzles/penguin/index";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";

const MS_PER_LOOK = 0.1;
let nowMs = 0;
vi.stubGlobal("playdate", { getElapsedTime: () => (nowMs += MS_PER_LOOK) / 1000 });

function* endless<Result>(): Task<Result> {
  for (;;) yield;
}

interface UrgentTasks {
  readonly analysisTask?: TaskHandle<void>;
  readonly ideaTask?: TaskHandle<readonly string[]>;
  readonly generationTask?: TaskHandle<undefined>;
}

/**
 * Returns how many milliseconds the background tasks take in one frame. The rest of the game has taken `busyMs` of this
 * frame before. `readyCount` levels are ready, and the next level after these never becomes ready.
 */
function backgroundMs(readyCount: number, urgent: UrgentTasks = {}, busyMs = 0): number {
  const ready = { level: {}, rules: {}, certificate: {} } as ReadyLevel;
  let levels = 0;
  const mode: Partial<Mode> = {
    createLevel: () => (levels++ < readyCount ? createFinishedTask(ready) : endless<ReadyLevel>()),
    nextStart: () => "same-position",
  };
  const queue = createLevelQueue(penguin as unknown as AnyPuzzle, mode as Mode);
  prefetchAtStart(queue);
  nowMs = 0;
  while (nowMs < 5) runPrefetch(queue, 5);
  const { analysisTask, ideaTask, generationTask } = urgent;
  const attempt = { analysisTask, played: { analysedGraph: {} } } as unknown as Attempt;
  const replay = { ...createReplay(), generationTask };
  nowMs = busyMs;
  runBackgroundTasks({ save: createFreshSave(), attempt, queue, shownCard: { replay, ideaTask }, tutorial: undefined });
  return nowMs - busyMs;
}

test("background tasks take 2.5 milliseconds of a frame while the next level is ready", () => {
  expect(backgroundMs(1)).toBeGreaterThan(2.4);
  expect(backgroundMs(1)).toBeLessThan(3.2);
});

test("background tasks take 7.5 milliseconds of a frame while the next level is not ready", () => {
  expect(backgroundMs(0)).toBeGreaterThan(7.4);
  expect(backgroundMs(0)).toBeLessThan(8.2);
});

test("background tasks take 7.5 milliseconds of a frame while the level, its idea or its generation steps are worked out", () => {
  const urgent = [
    { analysisTask: startTask(endless<void>()) },
    { ideaTask: startTask(endless<readonly string[]>()) },
    { generationTask: startTask(endless<undefined>()) },
  ];
  for (const tasks of urgent) expect(backgroundMs(1, tasks)).toBeGreaterThan(7.4);
});

test("background tasks take 2.5 milliseconds of a frame once the generation steps of the level are known", () => {
  const generationTask = { ...startTask(endless<undefined>()), isDone: true };
  expect(backgroundMs(1, { generationTask })).toBeLessThan(3.2);
});

test("background tasks start no step later than 14.2 milliseconds after a frame's beginning", () => {
  expect(backgroundMs(0, {}, 12)).toBeGreaterThan(2.1);
  expect(backgroundMs(0, {}, 12)).toBeLessThan(2.9);
});
