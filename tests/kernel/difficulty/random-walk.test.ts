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

/** The error of the rounded logarithm, and a little more. */
const CLOSE_CENTIBITS = 0.61;

function* analyse(graph: Transitions) {
  const { winDistance } = yield* computeWinDistance(graph);
  return { ...(yield* analyseRandomWalk(graph, winDistance)), winDistance };
}

function expectExact(graph: Transitions, label: string): void {
  const { expectedMoves, winProbability, winDistance } = runToEnd(analyse(graph));
  for (let state = 0; state < graph.stateCount; state++) {
    const exact = Math.min(MAX_CENTIBITS, slowDifficultyCentibits(graph, state));
    const difficulty = difficultyOf({ expectedMoves, winProbability }, winDistance, state);
    expect(Math.abs(difficulty - exact), `${label}, from ${state}: ${difficulty}, not ${exact}`).toBeLessThan(
      CLOSE_CENTIBITS,
    );
  }
}

/** A random graph whose states lead to states with near numbers, and a few of them to a loss or a dead end. */
function anyGraph(random: Random): Transitions {
  const stateCount = 1 + drawBelow(random, 120);
  const reach = 1 + drawBelow(random, stateCount);
  const isWon = Array.from({ length: stateCount }, () => drawBelow(random, 15) === 0);
  const isDeadEnd = Array.from({ length: stateCount }, () => drawBelow(random, 6) === 0);
  const anySuccessor = (state: number): number => {
    if (isWon[state] || isDeadEnd[state] || drawBelow(random, 5) === 0) return STUCK;
    return drawBelow(random, 25) === 0
      ? LOST
      : Math.max(0, Math.min(stateCount - 1, state - reach + drawBelow(random, 2 * reach)));
  };
  const next = DIRECTIONS.map(() => isWon.map((_, state) => anySuccessor(state)));
  return { stateCount, start: 0, next, wonStates: [...isWon.keys()].filter((state) => isWon[state]) };
}

/** A corridor in which one input goes forward and one back, with the win at its end. */
function corridor(length: number): Transitions {
  const states = Array.from({ length: length + 1 }, (_, state) => state);
  const forward = states.map((state) => (state < length ? state + 1 : STUCK));
  const back = states.map((state) => (state > 0 && state < length ? state - 1 : STUCK));
  return {
    stateCount: length + 1,
    start: 0,
    next: [forward, back, back.map(() => STUCK), back.map(() => STUCK)],
    wonStates: [length],
  };
}

describe("difficultyOf, from each state as the start", () => {
  test("the difficulty is exact on any small graph", () => {
    fc.assert(
      fc.property(fc.oneof(tableGames, acyclicGames), (game) => {
        const graph = runToEnd(explore(tableRules(game), 100));
        if (graph === undefined) throw new Error("the game has too many states");
        expectExact(graph, "a small graph");
      }),
      { numRuns: 500 },
    );
  });

  test("the difficulty is exact on larger graphs", () => {
    for (let seed = 0; seed < seedCount(300, 30); seed++) expectExact(anyGraph(createRandom(seed)), `seed ${seed}`);
  });

  test("interleaved tasks, some of them cancelled part-way, give the same results as separate ones", () => {
    let cancelledCount = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const graphs = [anyGraph(random), anyGraph(random), anyGraph(random)];
      const alone = graphs.map((graph) => runToEnd(analyse(graph)));
      runInterleaved(graphs.map(analyse), random).forEach((analysis, index) => {
        if (analysis === undefined) cancelledCount++;
        else expect(analysis, `seed ${seed}`).toEqual(alone[index]);
      });
    }
    expect(cancelledCount).toBeGreaterThan(20);
  });
});

describe("analyseRandomWalk", () => {
  test("the random player plays a win that is two moves away", () => {
    // From the start, one input leads towards the win and one to a state from which only the way back leads.
    const next = [
      [1, 2, STUCK, STUCK],
      [3, STUCK, STUCK, 0],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK];
    const { expectedMoves, winProbability } = runToEnd(
      analyse({ stateCount: 4, start: 0, next: [...next, nothing, nothing], wonStates: [2] }),
    );
    expect([expectedMoves[0], winProbability[0]]).toEqual([2, 1]);
    // Three moves away, the random player does not see the win yet.
    expect(expectedMoves[3]).toBe(3);
    expect(runToEnd(analyse(corridor(3))).expectedMoves[0]).toBeGreaterThan(2);
  });

  test("in a corridor, each further step takes two moves more than the last", () => {
    const expected = [3, 6, 11, 18];
    expected.forEach((moves, index) => {
      const graph = corridor(3 + index);
      expect(slowExpectedMoves(graph)).toBeCloseTo(moves, 10);
      expect(runToEnd(analyse(graph)).expectedMoves[0]).toBeCloseTo(moves, 5);
    });
  });

  test("the random player makes no move that loses at once, and ignores inputs that move nothing", () => {
    const { next, ...others } = corridor(3);
    const [forward, back, nothing] = next;
    const graph = { ...others, next: [forward, back, nothing.map((_, state) => (state < 3 ? LOST : STUCK)), nothing] };
    expect(runToEnd(analyse(graph)).expectedMoves[0]).toBe(3);
  });

  test("the random player restarts in a dead end, and the moves made so far count", () => {
    // Of two inputs, one leads on and one into a dead end. The first step takes two moves on average, and the player
    // sees the other two.
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK, STUCK];
    const graph = { stateCount: 5, start: 0, next: [...next, nothing, nothing], wonStates: [3] };
    expect(slowExpectedMoves(graph)).toBe(4);
    const { expectedMoves: moves, winProbability: chance } = runToEnd(analyse(graph));
    expect([moves[0], chance[0]]).toEqual([2, 0.5]);
  });

  test("two inputs that lead to the same state make it twice as probable", () => {
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [1, STUCK, STUCK, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
      [STUCK, STUCK, STUCK, STUCK, STUCK],
    ];
    expect(runToEnd(analyse({ stateCount: 5, start: 0, next, wonStates: [3] })).winProbability[0]).toBeCloseTo(
      2 / 3,
      6,
    );
  });
});

describe("difficultyCentibits", () => {
  test("the difficulty is 0 if the random player sees the win at once", () => {
    expect([0, 1, 2].map((par) => difficultyCentibits(par, 1, par))).toEqual([0, 0, 0]);
  });

  test("the difficulty is one bit for each doubling of the moves", () => {
    expect([9, 18, 36, 72].map((moves) => difficultyCentibits(moves, 1, 9))).toEqual([0, 100, 200, 300]);
    expect(difficultyCentibits(9, 0.25, 9)).toBe(200);
  });

  test("the difficulty is MAX_CENTIBITS if a win is impossible or has probability 0", () => {
    expect(difficultyCentibits(0, 0, UNREACHABLE)).toBe(MAX_CENTIBITS);
    expect(difficultyCentibits(5, 0, 5)).toBe(MAX_CENTIBITS);
  });
});
