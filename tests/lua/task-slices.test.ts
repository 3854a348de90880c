import { beforeAll, describe, expect, test } from "vitest";
import { compileTestProgram } from "../compile-test-programs";
import { expectGoldenLines } from "../golden/golden-lines";
import { HAS_UNFINISHED_PUZZLE } from "../play/puzzles";
import { NO_INPUT, startGame } from "../simulator/game";

/**
 * The most simulated milliseconds that a background task may take from one yield to the next. A frame lasts 33
 * milliseconds, and a task may continue only in its first 7.5 milliseconds. So even 10 milliseconds more do not delay
 * the next frame.
 */
const MAX_SLICE_MS = 10;
const MAX_UPDATES = 500_000;

interface RunTask {
  readonly name: string;
  readonly sliceCount: number;
  readonly longestMs: number;
}

function runTasks(): RunTask[] {
  const { console, printed } = startGame(compileTestProgram("tests/lua/task-slices/print-task-slices"));
  const tasks: { name: string; sliceCount: number; longestMs: number }[] = [];
  for (let update = 0; update < MAX_UPDATES && printed.at(-1) !== "end"; update++) {
    const printedBefore = printed.length;
    const { simulatedMs } = console.update(NO_INPUT);
    const task = tasks.at(-1);
    if (task !== undefined) {
      task.sliceCount++;
      task.longestMs = Math.max(task.longestMs, simulatedMs);
    }
    if (printed.length > printedBefore) tasks.push({ name: printed.at(-1) ?? "", sliceCount: 0, longestMs: 0 });
  }
  expect(tasks.pop()?.name).toBe("end");
  return tasks;
}

describe("background tasks", () => {
  let tasks: RunTask[];
  beforeAll(() => {
    tasks = runTasks();
  });

  test("no slice of a generator, an analysis, a code or an editor tool delays a frame", () => {
    const slow = tasks.filter(({ longestMs }) => longestMs > MAX_SLICE_MS);
    expect(slow.map(({ name, longestMs }) => `${name}: ${longestMs.toFixed(2)} ms`)).toEqual([]);
  });

  test.skipIf(HAS_UNFINISHED_PUZZLE)("each task pauses as often as tests/golden says", () => {
    expectGoldenLines(
      "task-slices",
      tasks.map(({ name, sliceCount }) => `${name}: ${sliceCount} slices`),
    );
  });
});
