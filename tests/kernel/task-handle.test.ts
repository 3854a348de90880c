import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancelTask, runTask, startTask } from "../../src/kernel/task-handle";
import { release, acquire, type PooledMemory } from "../../src/kernel/pool";
import { runToEnd, type Task } from "../../src/kernel/task";

/** A clock that stands still unless a work moves it. */
interface Clock {
  ms: number;
}

/** A work of slices that take so many milliseconds each, and gives how many it had. */
function* slices(clock: Clock, lengthsMs: readonly number[]): Task<number> {
  for (const ms of lengthsMs) {
    clock.ms += ms;
    yield;
  }
  return lengthsMs.length;
}

describe("a job", () => {
  test("runs to its end within the time it has, and has its result", () => {
    const clock = { ms: 0 };
    const job = startTask(slices(clock, [1, 2, 3]));
    expect(job).toMatchObject({ done: false, result: undefined });
    expect(runTask(job, () => clock.ms, 100)).toBe(true);
    expect(job).toMatchObject({ done: true, result: 3 });
    expect(clock.ms).toBe(6);
  });

  test("stops after the slice in which its time ran out, and goes on from there", () => {
    const clock = { ms: 0 };
    const job = startTask(slices(clock, [4, 4, 4, 4]));
    expect(runTask(job, () => clock.ms, 10)).toBe(false);
    expect(clock.ms).toBe(12);
    expect(job.result).toBeUndefined();
    expect(runTask(job, () => clock.ms, 13)).toBe(false);
    expect(clock.ms).toBe(16);
    expect(runTask(job, () => clock.ms, 17)).toBe(true);
    expect(job.result).toBe(4);
  });

  test("does nothing when there is no time", () => {
    const clock = { ms: 10 };
    const job = startTask(slices(clock, [1]));
    expect(runTask(job, () => clock.ms, 10)).toBe(false);
    expect(clock.ms).toBe(10);
  });

  test("is never run again once it is done", () => {
    let runs = 0;
    const work = (function* (): Task<string> {
      runs++;
      yield;
      return "done";
    })();
    const step = work.next.bind(work);
    work.next = () => {
      if (job.isDone) throw new Error("run after it was done");
      return step();
    };
    const job = startTask(work);
    for (let frame = 0; frame < 5; frame++) runTask(job, () => 0, 1);
    expect(runs).toBe(1);
    expect(job.result).toBe("done");
  });

  test("passes its time by one slice at the most, and comes to the same result in any frames", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (ms, budget) => {
          const clock = { ms: 0 };
          const job = startTask(slices(clock, ms));
          while (!job.isDone) {
            const until = clock.ms + budget;
            runTask(job, () => clock.ms, until);
            expect(clock.ms).toBeLessThan(until + 9);
          }
          expect(job.result).toBe(runToEnd(slices({ ms: 0 }, ms)));
        },
      ),
    );
  });
});

/** A work that borrows other memory in every slice, and gives every third back itself. */
function* acquiring(memories: readonly PooledMemory[]): Task<string> {
  for (const [slice, memory] of memories.entries()) {
    const loan = acquire(memory);
    yield;
    if (slice % 3 === 0) release(loan);
  }
  return "done";
}

function freeMemories(count: number): PooledMemory[] {
  return Array.from({ length: count }, () => ({ isFree: true, base: 0, capacity: 100 }));
}

/** A clock by which every slice takes a millisecond. */
function countingMs(): () => number {
  let ms = 0;
  return () => ms++;
}

describe("a job that is dropped", () => {
  test("has all given back that it borrowed, wherever it stopped", () => {
    for (let slices = 0; slices < 20; slices++) {
      const memories = freeMemories(12);
      const job = startTask(acquiring(memories));
      runTask(job, countingMs(), slices);
      cancelTask(job);
      expect(memories).toEqual(memories.map((_, at) => ({ isFree: true, base: at < slices ? 100 : 0, room: 100 })));
    }
  });

  test("does not take from another what that has borrowed since", () => {
    const [memory] = freeMemories(1);
    const [job, next] = [startTask(acquiring([memory])), startTask(acquiring([memory, memory]))];
    runTask(job, countingMs(), 1);
    cancelTask(job);
    runTask(next, countingMs(), 1);
    cancelTask(job);
    expect(memory).toEqual({ isFree: false, base: 100, room: 100 });
    cancelTask(next);
    expect(memory.isFree).toBe(true);
  });

  test("never runs again, and has no result", () => {
    let runs = 0;
    const job = startTask(
      (function* (): Task<string> {
        for (;;) {
          runs++;
          yield;
        }
      })(),
    );
    runTask(job, countingMs(), 3);
    cancelTask(job);
    expect(runTask(job, countingMs(), 3)).toBe(true);
    expect(runs).toBe(3);
    const done = startTask(acquiring(freeMemories(2)));
    runTask(done, countingMs(), 9);
    expect(done.result).toBe("done");
    cancelTask(done);
    expect(done.result).toBeUndefined();
  });

  test("keeps no loans that are over, however many there were", () => {
    const [memory] = freeMemories(1);
    const job = startTask(
      (function* (): Task<void> {
        for (let count = 0; count < 300; count++) {
          const loan = acquire(memory);
          yield;
          release(loan);
        }
      })(),
    );
    runTask(job, countingMs(), Infinity);
    expect(job.leases).toHaveLength(1);
  });
});
