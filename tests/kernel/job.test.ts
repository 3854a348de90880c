import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runJob, startJob } from "../../src/kernel/job";
import { finish, type Work } from "../../src/kernel/work";

/** A clock that stands still unless a work moves it. */
interface Clock {
  ms: number;
}

/** A work of slices that take so many milliseconds each, and gives how many it had. */
function* slices(clock: Clock, lengthsMs: readonly number[]): Work<number> {
  for (const ms of lengthsMs) {
    clock.ms += ms;
    yield;
  }
  return lengthsMs.length;
}

describe("a job", () => {
  test("runs to its end within the time it has, and has its result", () => {
    const clock = { ms: 0 };
    const job = startJob(slices(clock, [1, 2, 3]));
    expect(job).toMatchObject({ done: false, result: undefined });
    expect(runJob(job, () => clock.ms, 100)).toBe(true);
    expect(job).toMatchObject({ done: true, result: 3 });
    expect(clock.ms).toBe(6);
  });

  test("stops after the slice in which its time ran out, and goes on from there", () => {
    const clock = { ms: 0 };
    const job = startJob(slices(clock, [4, 4, 4, 4]));
    expect(runJob(job, () => clock.ms, 10)).toBe(false);
    expect(clock.ms).toBe(12);
    expect(job.result).toBeUndefined();
    expect(runJob(job, () => clock.ms, 13)).toBe(false);
    expect(clock.ms).toBe(16);
    expect(runJob(job, () => clock.ms, 17)).toBe(true);
    expect(job.result).toBe(4);
  });

  test("does nothing when there is no time", () => {
    const clock = { ms: 10 };
    const job = startJob(slices(clock, [1]));
    expect(runJob(job, () => clock.ms, 10)).toBe(false);
    expect(clock.ms).toBe(10);
  });

  test("is never run again once it is done", () => {
    let runs = 0;
    const work = (function* (): Work<string> {
      runs++;
      yield;
      return "done";
    })();
    const step = work.next.bind(work);
    work.next = () => {
      if (job.done) throw new Error("run after it was done");
      return step();
    };
    const job = startJob(work);
    for (let frame = 0; frame < 5; frame++) runJob(job, () => 0, 1);
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
          const job = startJob(slices(clock, ms));
          while (!job.done) {
            const until = clock.ms + budget;
            runJob(job, () => clock.ms, until);
            expect(clock.ms).toBeLessThan(until + 9);
          }
          expect(job.result).toBe(finish(slices({ ms: 0 }, ms)));
        },
      ),
    );
  });
});
