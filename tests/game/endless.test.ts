import { describe, expect, test } from "vitest";
import { composeAtPace } from "../../src/game/modes/pace";
import { formatSketches, parseSketches } from "../../src/game/save/sketch-text";
import { advanceRun, createRun, type RunLevel } from "../../src/game/modes/run";
import { MAX_RECENT_LEVELS } from "../../src/game/save/resume-point";
import { runTask, startTask } from "../../src/kernel/task-handle";

import { runToEnd } from "../../src/kernel/task";
import { expectParsed } from "../kernel/parse-results";
import { walker, type Level } from "../kernel/null-puzzle";

describe("advancing a run", () => {
  test("a run counts its levels and stores the sketches of the last twenty, the newest last", () => {
    const run = createRun(1);
    const levels = Array.from({ length: 23 }, (_, index) =>
      expectParsed(walker.parseMap(`@${".".repeat(index)}\nO${"#".repeat(index)}`)),
    );
    for (const level of levels) advanceRun(walker, run, { level });
    expect(run.levelNumber).toBe(23);
    expect(parseSketches(run.recentSketches)).toEqual(
      levels.slice(-MAX_RECENT_LEVELS).flatMap(walker.similaritySketch),
    );
  });
});

describe("composing an endless level", () => {
  const start = walker.playerPosition?.startPosition;
  const composed = (run = createRun(5)) =>
    walker.formatMap(runToEnd(composeAtPace(walker, "rising", run, start)).level);

  test("an endless level depends only on the run's seed and the level's number", () => {
    expect(composed()).toBe(composed());
    expect(composed(createRun(6))).not.toBe(composed());
    const later = createRun(5);
    advanceRun(walker, later, { level: expectParsed(walker.parseMap("@O")) });
    expect(composed(later)).not.toBe(composed());
  });

  test("composing a level does not change the run", () => {
    const run = createRun(5);
    runToEnd(composeAtPace(walker, "rising", run, start));
    expect(run).toEqual(createRun(5));
  });

  test("an endless level is never similar to one of the recent levels, in any orientation", () => {
    const run = createRun(5);
    for (let level = 0; level < MAX_RECENT_LEVELS; level++) {
      const map = composed(run);
      run.recentSketches += formatSketches(walker.similaritySketch(expectParsed(walker.parseMap(map))));
      expect(composed(run)).not.toBe(map);
    }
  });

  test("an endless level is the same whether its task pauses often or runs to the end at once", () => {
    let nowMs = 0;
    const handle = startTask(composeAtPace(walker, "rising", createRun(5), start));
    let frames = 1;
    while (!runTask(handle, () => nowMs++, nowMs + 3)) frames++;
    expect(frames).toBeGreaterThan(1);
    expect(handle.result && walker.formatMap(handle.result.level)).toBe(composed());
  });

  test("levels composed in advance are the same as levels composed one after the other", () => {
    const oneByOne = createRun(5);
    const queued: RunLevel<Level>[] = [];
    for (let count = 0; count < MAX_RECENT_LEVELS + 3; count++) {
      const prefetched = runToEnd(composeAtPace(walker, "rising", createRun(5), start, queued));
      const composed = runToEnd(composeAtPace(walker, "rising", oneByOne, start));
      expect(walker.formatMap(prefetched.level)).toBe(walker.formatMap(composed.level));
      expect(prefetched.leadingIdea).toBe(composed.leadingIdea);
      advanceRun(walker, oneByOne, composed);
      queued.push(prefetched);
    }
  });

  test("a level composed in advance is the same if the player clears levels meanwhile", () => {
    const run = createRun(5);
    const [first, second] = [0, 1].map(() => {
      const composed = runToEnd(composeAtPace(walker, "rising", run, start));
      advanceRun(walker, run, composed);
      return composed;
    });
    const advancing = createRun(5);
    const prefetched = composeAtPace(walker, "rising", advancing, start, [first, second]);
    advanceRun(walker, advancing, first);
    expect(walker.formatMap(runToEnd(prefetched).level)).toBe(
      walker.formatMap(runToEnd(composeAtPace(walker, "rising", run, start)).level),
    );
  });

  test("composing a level tries other random numbers until a level is accepted", () => {
    let attempts = 0;
    const acceptingTheFourth: typeof walker = {
      ...walker,
      *compose(target, from, random, isAcceptable) {
        attempts++;
        return attempts <= 3 ? undefined : yield* walker.compose(target, from, random, isAcceptable);
      },
    };
    const { certificate } = runToEnd(composeAtPace(acceptingTheFourth, "rising", createRun(5), start));
    expect(certificate.analysis.verdict.par).toBeGreaterThan(0);
    expect(attempts).toBe(4);
  });
});
