import { describe, expect, test } from "vitest";
import { composeEndlessLevel, advanceRun, createRun } from "../../src/game/modes/run";
import { MAX_RECENT_LEVELS } from "../../src/game/save/resume-point";
import { runTask, startTask } from "../../src/kernel/task-handle";

import { runToEnd } from "../../src/kernel/task";
import { expectParsed } from "../kernel/parse-results";
import { walker, type Level } from "../kernel/null-puzzle";

describe("entering a level", () => {
  test("counts it and remembers what the last twenty look like, the newest last", () => {
    const run = createRun(1);
    const levels = Array.from({ length: 23 }, (_, at) =>
      expectParsed(walker.parseMap(`@${".".repeat(at)}\nO${"#".repeat(at)}`)),
    );
    for (const level of levels) advanceRun(walker, run, level);
    expect(run.levelNumber).toBe(23);
    expect(run.recent).toEqual(levels.slice(-MAX_RECENT_LEVELS).flatMap(walker.similaritySketch));
  });
});

describe("composing a level", () => {
  const start = walker.playerPosition?.startPosition;
  const composed = (run = createRun(5)) => walker.formatMap(runToEnd(composeEndlessLevel(walker, run, start)).level);

  test("depends on the seed and the level's number, and on nothing else", () => {
    expect(composed()).toBe(composed());
    expect(composed(createRun(6))).not.toBe(composed());
    const later = createRun(5);
    advanceRun(walker, later, expectParsed(walker.parseMap("@O")));
    expect(composed(later)).not.toBe(composed());
  });

  test("leaves the run as it is until the level is entered", () => {
    const run = createRun(5);
    runToEnd(composeEndlessLevel(walker, run, start));
    expect(run).toEqual(createRun(5));
  });

  test("never gives a level that looks like a recent one, however it is turned", () => {
    const run = createRun(5);
    for (let level = 0; level < MAX_RECENT_LEVELS; level++) {
      const map = composed(run);
      run.recent.push(...walker.similaritySketch(expectParsed(walker.parseMap(map))));
      expect(composed(run)).not.toBe(map);
    }
  });

  test("comes in slices to the same level as at once", () => {
    let nowMs = 0;
    const job = startTask(composeEndlessLevel(walker, createRun(5), start));
    let frames = 1;
    while (!runTask(job, () => nowMs++, nowMs + 3)) frames++;
    expect(frames).toBeGreaterThan(1);
    expect(job.result && walker.formatMap(job.result.level)).toBe(composed());
  });

  test("gives the same levels ahead of time as one after the other", () => {
    const oneByOne = createRun(5);
    const coming: Level[] = [];
    for (let ahead = 0; ahead < MAX_RECENT_LEVELS + 3; ahead++) {
      const early = runToEnd(composeEndlessLevel(walker, createRun(5), start, coming)).level;
      const { level } = runToEnd(composeEndlessLevel(walker, oneByOne, start));
      expect(walker.formatMap(early)).toBe(walker.formatMap(level));
      advanceRun(walker, oneByOne, level);
      coming.push(early);
    }
  });

  test("gives the same level ahead of time while the run goes on", () => {
    const run = createRun(5);
    const [first, second] = [0, 1].map(() => {
      const { level } = runToEnd(composeEndlessLevel(walker, run, start));
      advanceRun(walker, run, level);
      return level;
    });
    const goesOn = createRun(5);
    const early = composeEndlessLevel(walker, goesOn, start, [first, second]);
    advanceRun(walker, goesOn, first);
    expect(walker.formatMap(runToEnd(early).level)).toBe(
      walker.formatMap(runToEnd(composeEndlessLevel(walker, run, start)).level),
    );
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
    const { certificate } = runToEnd(composeEndlessLevel(lateBloomer, createRun(5), start));
    expect(certificate.analysis.verdict.par).toBeGreaterThan(0);
    expect(attempts).toBe(4);
  });
});
