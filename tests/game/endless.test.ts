import { describe, expect, test } from "vitest";
import { composeLevel, enterNextLevel, startRun } from "../../src/game/modes/run";
import { RECENT_LEVELS } from "../../src/game/save/left-level";
import { runJob, startJob } from "../../src/kernel/job";

import { finish } from "../../src/kernel/work";
import { whole } from "../kernel/expect-level";
import { walker, type Level } from "../kernel/null-puzzle";

describe("entering a level", () => {
  test("counts it and remembers what the last twenty look like, the newest last", () => {
    const run = startRun(1);
    const levels = Array.from({ length: 23 }, (_, at) => whole(walker.read(`@${".".repeat(at)}\nO${"#".repeat(at)}`)));
    for (const level of levels) enterNextLevel(walker, run, level);
    expect(run.levelNumber).toBe(23);
    expect(run.recent).toEqual(levels.slice(-RECENT_LEVELS).flatMap(walker.firstSketch));
  });
});

describe("composing a level", () => {
  const start = walker.whereabouts?.start;
  const composed = (run = startRun(5)) => walker.write(finish(composeLevel(walker, run, start)).level);

  test("depends on the seed and the level's number, and on nothing else", () => {
    expect(composed()).toBe(composed());
    expect(composed(startRun(6))).not.toBe(composed());
    const later = startRun(5);
    enterNextLevel(walker, later, whole(walker.read("@O")));
    expect(composed(later)).not.toBe(composed());
  });

  test("leaves the run as it is until the level is entered", () => {
    const run = startRun(5);
    finish(composeLevel(walker, run, start));
    expect(run).toEqual(startRun(5));
  });

  test("never gives a level that looks like a recent one, however it is turned", () => {
    const run = startRun(5);
    for (let level = 0; level < RECENT_LEVELS; level++) {
      const map = composed(run);
      run.recent.push(...walker.firstSketch(whole(walker.read(map))));
      expect(composed(run)).not.toBe(map);
    }
  });

  test("comes in slices to the same level as at once", () => {
    let nowMs = 0;
    const job = startJob(composeLevel(walker, startRun(5), start));
    let frames = 1;
    while (!runJob(job, () => nowMs++, nowMs + 3)) frames++;
    expect(frames).toBeGreaterThan(1);
    expect(job.result && walker.write(job.result.level)).toBe(composed());
  });

  test("gives the same levels ahead of time as one after the other", () => {
    const oneByOne = startRun(5);
    const coming: Level[] = [];
    for (let ahead = 0; ahead < RECENT_LEVELS + 3; ahead++) {
      const early = finish(composeLevel(walker, startRun(5), start, coming)).level;
      const { level } = finish(composeLevel(walker, oneByOne, start));
      expect(walker.write(early)).toBe(walker.write(level));
      enterNextLevel(walker, oneByOne, level);
      coming.push(early);
    }
  });

  test("gives the same level ahead of time while the run goes on", () => {
    const run = startRun(5);
    const [first, second] = [0, 1].map(() => {
      const { level } = finish(composeLevel(walker, run, start));
      enterNextLevel(walker, run, level);
      return level;
    });
    const goesOn = startRun(5);
    const early = composeLevel(walker, goesOn, start, [first, second]);
    enterNextLevel(walker, goesOn, first);
    expect(walker.write(finish(early).level)).toBe(walker.write(finish(composeLevel(walker, run, start)).level));
  });

  test("goes on with other random numbers until a level comes", () => {
    let attempts = 0;
    const lateBloomer: typeof walker = {
      ...walker,
      *compose(wish, from, random, isWelcome) {
        attempts++;
        return attempts <= 3 ? undefined : yield* walker.compose(wish, from, random, isWelcome);
      },
    };
    const { certificate } = finish(composeLevel(lateBloomer, startRun(5), start));
    expect(certificate.analysis.verdict.par).toBeGreaterThan(0);
    expect(attempts).toBe(4);
  });
});
