import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CENTIBITS } from "../../../src/kernel/logarithm";
import { DIRECTIONS } from "../../../src/kernel/direction";
import { explore } from "../../../src/kernel/explore";
import { LOST, UNREACHABLE, STUCK, type Transitions } from "../../../src/kernel/graph";
import { computeWinDistance } from "../../../src/kernel/win-distance";
import { drawBelow, createRandom, type Random } from "../../../src/kernel/random";
import { difficultyCentibits, difficultyOf, analyseRandomWalk } from "../../../src/kernel/difficulty/random-walk";
import { runToEnd } from "../../../src/kernel/task";
import { seedCount } from "../../seed-count";
import { runInterleaved } from "../interleaved-tasks";
import { slowDifficultyCentibits, slowExpectedMoves } from "./slow-random-walk";
import { acyclicGames, tableGames, tableRules } from "../table-game";

/** What the rounding of the logarithm may come to, and a little. */
const CLOSE_CENTIBITS = 0.61;

function* analyseWalk(graph: Transitions) {
  const { winDistance } = yield* computeWinDistance(graph);
  return { ...(yield* analyseRandomWalk(graph, winDistance)), distance: winDistance };
}

function expectExact(graph: Transitions, what: string): void {
  const { expectedMoves, winProbability, distance } = runToEnd(analyseWalk(graph));
  for (let state = 0; state < graph.stateCount; state++) {
    const exact = Math.min(MAX_CENTIBITS, slowDifficultyCentibits(graph, state));
    const difficulty = difficultyOf({ expectedMoves, winProbability }, distance, state);
    expect(Math.abs(difficulty - exact), `${what}, from ${state}: ${difficulty}, not ${exact}`).toBeLessThan(
      CLOSE_CENTIBITS,
    );
  }
}

/** A graph whose states lead to others not far from them in number, a few of them to a loss or to no win. */
function anyGraph(random: Random): Transitions {
  const stateCount = 1 + drawBelow(random, 120);
  const reach = 1 + drawBelow(random, stateCount);
  const isWon = Array.from({ length: stateCount }, () => drawBelow(random, 15) === 0);
  const isCaught = Array.from({ length: stateCount }, () => drawBelow(random, 6) === 0);
  const exit = (state: number): number => {
    if (isWon[state] || isCaught[state] || drawBelow(random, 5) === 0) return STUCK;
    return drawBelow(random, 25) === 0
      ? LOST
      : Math.max(0, Math.min(stateCount - 1, state - reach + drawBelow(random, 2 * reach)));
  };
  const next = DIRECTIONS.map(() => isWon.map((_, state) => exit(state)));
  return { stateCount, start: 0, next, wonStates: [...isWon.keys()].filter((state) => isWon[state]) };
}

/** Who can go on or back, until he has gone on so many times. */
function corridor(length: number): Transitions {
  const states = Array.from({ length: length + 1 }, (_, state) => state);
  const on = states.map((state) => (state < length ? state + 1 : STUCK));
  const back = states.map((state) => (state > 0 && state < length ? state - 1 : STUCK));
  return {
    stateCount: length + 1,
    start: 0,
    next: [on, back, back.map(() => STUCK), back.map(() => STUCK)],
    wonStates: [length],
  };
}

describe("how hard a level is to the wandering player, from each of its states as the start,", () => {
  test("is exact on any small graph", () => {
    fc.assert(
      fc.property(fc.oneof(tableGames, acyclicGames), (game) => {
        const graph = runToEnd(explore(tableRules(game), 100));
        if (graph === undefined) throw new Error("the cap was met");
        expectExact(graph, "a small graph");
      }),
      { numRuns: 500 },
    );
  });

  test("is exact on larger ones", () => {
    for (let seed = 0; seed < seedCount(300, 30); seed++) expectExact(anyGraph(createRandom(seed)), `seed ${seed}`);
  });

  test("is the same in works by turns, some of them dropped half way, as it is alone", () => {
    let dropped = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const graphs = [anyGraph(random), anyGraph(random), anyGraph(random)];
      const alone = graphs.map((graph) => runToEnd(analyseWalk(graph)));
      runInterleaved(graphs.map(analyseWalk), random).forEach((wandering, at) => {
        if (wandering === undefined) dropped++;
        else expect(wandering, `seed ${seed}`).toEqual(alone[at]);
      });
    }
    expect(dropped).toBeGreaterThan(20);
  });
});

describe("the wandering player", () => {
  test("plays a win that is two moves away", () => {
    // From the start one input leads on to the win, and one aside to where there is only the way back.
    const next = [
      [1, 2, STUCK, STUCK],
      [3, STUCK, STUCK, 0],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK];
    const { expectedMoves, winProbability } = runToEnd(
      analyseWalk({ stateCount: 4, start: 0, next: [...next, nothing, nothing], wonStates: [2] }),
    );
    expect([expectedMoves[0], winProbability[0]]).toEqual([2, 1]);
    // Three moves away he does not see it yet.
    expect(expectedMoves[3]).toBe(3);
    expect(runToEnd(analyseWalk(corridor(3))).expectedMoves[0]).toBeGreaterThan(2);
  });

  test("goes on and back in a corridor: each step further takes him two moves more than the last", () => {
    const expected = [3, 6, 11, 18];
    expected.forEach((moves, at) => {
      const graph = corridor(3 + at);
      expect(slowExpectedMoves(graph)).toBeCloseTo(moves, 10);
      expect(runToEnd(analyseWalk(graph)).expectedMoves[0]).toBeCloseTo(moves, 5);
    });
  });

  test("makes no move that loses at once, and counts no input that moves nothing", () => {
    const { next, ...others } = corridor(3);
    const [on, back, nothing] = next;
    const graph = { ...others, next: [on, back, nothing.map((_, state) => (state < 3 ? LOST : STUCK)), nothing] };
    expect(runToEnd(analyseWalk(graph)).expectedMoves[0]).toBe(3);
  });

  test("is back at the start when no win is left, and has lost the moves that he made", () => {
    // Of two inputs one leads on and one into a hole: two moves on average for the first step, then two that he sees.
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK, STUCK];
    const graph = { stateCount: 5, start: 0, next: [...next, nothing, nothing], wonStates: [3] };
    expect(slowExpectedMoves(graph)).toBe(4);
    const { expectedMoves: moves, winProbability: chance } = runToEnd(analyseWalk(graph));
    expect([moves[0], chance[0]]).toEqual([2, 0.5]);
  });

  test("takes inputs that lead to the same position each for its own", () => {
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [1, STUCK, STUCK, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
      [STUCK, STUCK, STUCK, STUCK, STUCK],
    ];
    expect(runToEnd(analyseWalk({ stateCount: 5, start: 0, next, wonStates: [3] })).winProbability[0]).toBeCloseTo(
      2 / 3,
      6,
    );
  });
});

describe("difficulty", () => {
  test("is nothing where he plays the win at once", () => {
    expect([0, 1, 2].map((par) => difficultyCentibits(par, 1, par))).toEqual([0, 0, 0]);
  });

  test("is a bit for each doubling of the moves", () => {
    expect([9, 18, 36, 72].map((moves) => difficultyCentibits(moves, 1, 9))).toEqual([0, 100, 200, 300]);
    expect(difficultyCentibits(9, 0.25, 9)).toBe(200);
  });

  test("is beyond all measure where no win can be reached, or hardly ever", () => {
    expect(difficultyCentibits(0, 0, UNREACHABLE)).toBe(MAX_CENTIBITS);
    expect(difficultyCentibits(5, 0, 5)).toBe(MAX_CENTIBITS);
  });
});
