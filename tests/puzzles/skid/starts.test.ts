import { describe, expect, test } from "vitest";
import { difficultyOfMoves, computeExpectedMovesFromAll } from "../../../src/kernel/difficulty/expected-moves";
import { computeForcedMovesPercent } from "../../../src/kernel/difficulty/forced-moves";
import type { Graph } from "../../../src/kernel/graph";
import { createRandom, drawRandomBelow } from "../../../src/kernel/random";
import { runToEnd } from "../../../src/kernel/task";
import { computeWinDistance } from "../../../src/kernel/win-distance";
import { findNearestStart, findNearStarts, type StartSearch } from "../../../src/puzzles/skid/make/starts";
import type { State } from "../../../src/puzzles/skid/state";
import { loadAllPuzzles } from "../../../src/puzzles/index";
import type { Target } from "../../../src/puzzles/skid/make/target";
import { anyGraph } from "../../kernel/difficulty/sample-graphs";
import { seedCount } from "../../seed-count";

const SEEDS = seedCount(60);
const TOLERANCES = [0, 30, 1000];

function anySearch(seed: number): StartSearch {
  const random = createRandom(seed);
  const graph = { ...anyGraph(random), states: [] } as unknown as Graph<State>;
  const { winDistance } = runToEnd(computeWinDistance(graph));
  const states = Array.from({ length: graph.stateCount }, (_, state) => state).filter(
    (state) => winDistance[state] > 0 && drawRandomBelow(random, 2) === 0,
  );
  return { graph, winDistance, states, expectedMoves: runToEnd(computeExpectedMovesFromAll(graph, winDistance)) };
}

function targetOf(search: StartSearch, toleranceCentibits: number, maxForcedMovesPercent = 100): Target {
  const skid = loadAllPuzzles().find(({ id }) => id === "skid");
  const difficultyCentibits = difficultyIn(search, search.states[search.states.length >> 1]);
  return {
    ...(skid!.plan.rising(20) as unknown as Target),
    difficultyCentibits,
    toleranceCentibits,
    maxForcedMovesPercent,
  };
}

function difficultyIn({ expectedMoves }: StartSearch, state: number): number {
  return difficultyOfMoves(expectedMoves[state]);
}

const searches = Array.from({ length: SEEDS }, (_, seed) => anySearch(seed)).filter(({ states }) => states.length > 0);

describe("the starts near a wanted difficulty", () => {
  test.each(TOLERANCES)("are all possible starts within %i hundredths of a bit, each once", (tolerance) => {
    for (const search of searches) {
      const target = targetOf(search, tolerance);
      const starts = runToEnd(findNearStarts(search, target, createRandom(7), Infinity));
      const near = search.states.filter(
        (state) => Math.abs(difficultyIn(search, state) - target.difficultyCentibits) <= tolerance,
      );
      expect(starts.map(({ stateNumber }) => stateNumber).sort((a, b) => a - b)).toEqual(near);
      for (const { stateNumber, par, miss } of starts) {
        expect(par).toBe(search.winDistance[stateNumber]);
        expect(miss).toBe(Math.abs(difficultyIn(search, stateNumber) - target.difficultyCentibits));
      }
    }
  });

  test("are at most as many as wanted", () => {
    for (const search of searches) {
      const all = runToEnd(findNearStarts(search, targetOf(search, 1000), createRandom(7), Infinity));
      for (const most of [1, 2, 5]) {
        const starts = runToEnd(findNearStarts(search, targetOf(search, 1000), createRandom(7), most));
        expect(starts).toEqual(all.slice(0, most));
      }
    }
  });

  test.each([0, 49])("leave out those with more than %i percent of moves without a choice", (percent) => {
    let leftOut = 0;
    for (const search of searches) {
      const { graph, states, winDistance } = search;
      const starts = runToEnd(findNearStarts(search, targetOf(search, 1000, percent), createRandom(7), Infinity));
      const free = states.filter(
        (start) => computeForcedMovesPercent({ next: graph.next, start }, winDistance) <= percent,
      );
      expect(starts.map(({ stateNumber }) => stateNumber).sort((a, b) => a - b)).toEqual(free);
      leftOut += states.length - free.length;
    }
    expect(leftOut).toBeGreaterThan(0);
  });

  test("do not depend on chance but for their order", () => {
    for (const search of searches) {
      const found = [1, 2].map((seed) =>
        runToEnd(findNearStarts(search, targetOf(search, 100), createRandom(seed), Infinity))
          .map(({ stateNumber }) => stateNumber)
          .sort((a, b) => a - b),
      );
      expect(found[0]).toEqual(found[1]);
    }
  });
});

describe("the start nearest to a wanted difficulty", () => {
  test("is at most 12 hundredths of a bit away if any start is, or else the nearest of all", () => {
    for (const search of searches) {
      for (const surplusCentibits of [-200, -10, 0, 15, 300]) {
        const target = targetOf(search, 0);
        const wanted = { ...target, difficultyCentibits: target.difficultyCentibits + surplusCentibits };
        const start = runToEnd(findNearestStart(search, wanted, createRandom(3)));
        const errors = search.states.map((state) => Math.abs(difficultyIn(search, state) - wanted.difficultyCentibits));
        expect(start!.miss).toBe(Math.abs(difficultyIn(search, start!.stateNumber) - wanted.difficultyCentibits));
        expect(start!.miss).toBeLessThanOrEqual(Math.max(12, Math.min(...errors)));
      }
    }
  });
});
