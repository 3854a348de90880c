import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancelTask, runTask, startTask } from "../../src/kernel/task-handle";
import { release, acquire, type PooledMemory } from "../../src/kernel/pool";
import { runToEnd, type Task } from "../../src/kernel/task";

interface Clock {
  ms: number;
}

/**
 * Returns a task whose steps, from one yield to the next, take the given times in milliseconds. The task returns the
 * number of its steps.
 */
function* slices(clock: Clock, lengthsMs: readonly number[]): Task<number> {
  for (const ms of lengthsMs) {
    clock.ms += ms;
    yield;
  }
  return lengthsMs.length;
}

describe("runTask", () => {
  test("a task that has enough time ends and has its result", () => {
    const clock = { ms: 0 };
    const handle = startTask(slices(clock, [1, 2, 3]));
    expect(handle).toMatchObject({ isDone: false, result: undefined });
    expect(runTask(handle, () => clock.ms, 100)).toBe(true);
    expect(handle).toMatchObject({ isDone: true, result: 3 });
    expect(clock.ms).toBe(6);
  });

  test("a task pauses after the step in which its time runs out, and continues from there", () => {
    const clock = { ms: 0 };
    const handle = startTask(slices(clock, [4, 4, 4, 4]));
    expect(runTask(handle, () => clock.ms, 10)).toBe(false);
    expect(clock.ms).toBe(12);
    expect(handle.result).toBeUndefined();
    expect(runTask(handle, () => clock.ms, 13)).toBe(false);
    expect(clock.ms).toBe(16);
    expect(runTask(handle, () => clock.ms, 17)).toBe(true);
    expect(handle.result).toBe(4);
  });

  test("a task does not run if there is no time", () => {
    const clock = { ms: 10 };
    const handle = startTask(slices(clock, [1]));
    expect(runTask(handle, () => clock.ms, 10)).toBe(false);
    expect(clock.ms).toBe(10);
  });

  test("a task never runs again once it has ended", () => {
    let runs = 0;
    const task = (function* (): Task<string> {
      runs++;
      yield;
      return "done";
    })();
    const step = task.next.bind(task);
    task.next = () => {
      if (handle.isDone) throw new Error("the task ran after it had ended");
      return step();
    };
    const handle = startTask(task);
    for (let frame = 0; frame < 5; frame++) runTask(handle, () => 0, 1);
    expect(runs).toBe(1);
    expect(handle.result).toBe("done");
  });

  test("a task exceeds its time by at most one step and has the same result for any frame times", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (ms, budget) => {
          const clock = { ms: 0 };
          const handle = startTask(slices(clock, ms));
          while (!handle.isDone) {
            const until = clock.ms + budget;
            runTask(handle, () => clock.ms, until);
            expect(clock.ms).toBeLessThan(until + 9);
          }
          expect(handle.result).toBe(runToEnd(slices({ ms: 0 }, ms)));
        },
      ),
    );
  });
});

/**
 * Returns a task that acquires one piece of reusable memory from the pool in each step. The task releases every third
 * piece itself, and then returns "done".
 */
function* acquiring(memories: readonly PooledMemory[]): Task<string> {
  for (const [slice, memory] of memories.entries()) {
    const lease = acquire(memory);
    yield;
    if (slice % 3 === 0) release(lease);
  }
  return "done";
}

function freeMemories(count: number): PooledMemory[] {
  return Array.from({ length: count }, () => ({ isFree: true, base: 0, capacity: 100 }));
}

function countingMs(): () => number {
  let ms = 0;
  return () => ms++;
}

describe("cancelTask", () => {
  test("cancelling a task releases all its leases, wherever it stopped", () => {
    for (let slices = 0; slices < 20; slices++) {
      const memories = freeMemories(12);
      const handle = startTask(acquiring(memories));
      runTask(handle, countingMs(), slices);
      cancelTask(handle);
      expect(memories).toEqual(
        memories.map((_, index) => ({ isFree: true, base: index < slices ? 100 : 0, capacity: 100 })),
      );
    }
  });

  test("cancelling a task twice does not release memory that another task has acquired since", () => {
    const [memory] = freeMemories(1);
    const [handle, next] = [startTask(acquiring([memory])), startTask(acquiring([memory, memory]))];
    runTask(handle, countingMs(), 1);
    cancelTask(handle);
    runTask(next, countingMs(), 1);
    cancelTask(handle);
    expect(memory).toEqual({ isFree: false, base: 100, capacity: 100 });
    cancelTask(next);
    expect(memory.isFree).toBe(true);
  });

  test("a cancelled task never runs again and has no result", () => {
    let runs = 0;
    const handle = startTask(
      (function* (): Task<string> {
        for (;;) {
          runs++;
          yield;
        }
      })(),
    );
    runTask(handle, countingMs(), 3);
    cancelTask(handle);
    expect(runTask(handle, countingMs(), 3)).toBe(true);
    expect(runs).toBe(3);
    const done = startTask(acquiring(freeMemories(2)));
    runTask(done, countingMs(), 9);
    expect(done.result).toBe("done");
    cancelTask(done);
    expect(done.result).toBeUndefined();
  });

  test("a task's handle does not keep leases that the task has released", () => {
    const [memory] = freeMemories(1);
    const handle = startTask(
      (function* (): Task<void> {
        for (let count = 0; count < 300; count++) {
          const lease = acquire(memory);
          yield;
          release(lease);
        }
      })(),
    );
    runTask(handle, countingMs(), Infinity);
    expect(handle.leases).toHaveLength(1);
  });
});
