import { describe, expect, test } from "vitest";
import { composeLevel, enterNextLevel, RECENT_LEVELS, stageOf, startRun } from "../../src/game/endless";
import { runJob, startJob } from "../../src/kernel/job";
import { finish } from "../../src/kernel/work";
import type { EndlessPlan } from "../../src/puzzles/puzzle";
import { whole } from "../kernel/expect-level";
import { walker } from "../kernel/null-puzzle";

const stage = (levels: number, pieces: number) => ({ levels, pieces, difficultyCentibits: 100 * pieces });

/** A climb of two stages, then three that come again and again. */
const plan: EndlessPlan = {
  ...walker.endless,
  stages: [stage(2, 1), stage(1, 2), stage(3, 3), stage(1, 4), stage(2, 5)],
  repeatFrom: 2,
};

describe("the stages of a run", () => {
  test("come in order, each for its levels, and the last ones again and again", () => {
    const pieces = Array.from({ length: 22 }, (_, at) => stageOf(plan, at + 1).pieces);
    const climb = [1, 1, 2];
    const round = [3, 3, 3, 4, 5, 5];
    expect(pieces).toEqual([...climb, ...round, ...round, ...round, 3]);
  });

  test("may be only one", () => {
    const single = { ...plan, stages: [stage(3, 7)], repeatFrom: 0 };
    expect([1, 3, 4, 1000].map((number) => stageOf(single, number).pieces)).toEqual([7, 7, 7, 7]);
  });

  test("are known for any level, however far", () => {
    expect(stageOf(plan, 3 + 6 * 1_000_000 + 4)).toBe(plan.stages[3]);
  });
});

describe("entering a level", () => {
  test("counts it and remembers what the last twenty look like, the newest last", () => {
    const run = startRun(1);
    for (let number = 1; number <= 23; number++) enterNextLevel(run, 100 + number);
    expect(run.levelNumber).toBe(23);
    expect(run.recent).toEqual(Array.from({ length: RECENT_LEVELS }, (_, at) => 104 + at));
  });
});

describe("composing a level", () => {
  const { startX, startY } = walker.endless;
  const composed = (run = startRun(5)) => walker.write(finish(composeLevel(walker, run, startX, startY)).level);

  test("depends on the seed and the level's number, and on nothing else", () => {
    expect(composed()).toBe(composed());
    expect(composed(startRun(6))).not.toBe(composed());
    const later = startRun(5);
    enterNextLevel(later, 0);
    expect(composed(later)).not.toBe(composed());
  });

  test("leaves the run as it is until the level is entered", () => {
    const run = startRun(5);
    finish(composeLevel(walker, run, startX, startY));
    expect(run).toEqual(startRun(5));
  });

  test("never gives a level that looks like a recent one, however it is turned", () => {
    const run = startRun(5);
    for (let level = 0; level < RECENT_LEVELS; level++) {
      const map = composed(run);
      run.recent.push(walker.fingerprint(whole(walker.read(map))));
      expect(composed(run)).not.toBe(map);
    }
  });

  test("comes in slices to the same level as at once", () => {
    let nowMs = 0;
    const job = startJob(composeLevel(walker, startRun(5), startX, startY));
    let frames = 1;
    while (!runJob(job, () => nowMs++, nowMs + 3)) frames++;
    expect(frames).toBeGreaterThan(1);
    expect(job.result && walker.write(job.result.level)).toBe(composed());
  });

  test("goes on with other random numbers until a level comes", () => {
    let attempts = 0;
    const lateBloomer: typeof walker = {
      ...walker,
      *compose(brief, random, opening) {
        attempts++;
        return attempts <= 1200 ? undefined : yield* walker.compose(brief, random, opening);
      },
    };
    const { certificate } = finish(composeLevel(lateBloomer, startRun(5), startX, startY));
    expect(certificate.analysis.verdict.par).toBeGreaterThan(0);
    expect(attempts).toBeGreaterThan(1200);
  });
});
