import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CENTIBITS } from "../../../src/kernel/logarithm";
import { explore } from "../../../src/kernel/explore";
import { LOST, UNREACHABLE, STUCK, type Transitions } from "../../../src/kernel/graph";
import { computeWinDistance } from "../../../src/kernel/win-distance";
import { createRandom } from "../../../src/kernel/random";
import { difficultyCentibits, difficultyOf, analyseRandomWalk } from "../../../src/kernel/difficulty/random-walk";
import { runToEnd } from "../../../src/kernel/task";
import { seedCount } from "../../seed-count";
import { runInterleaved } from "../interleaved-tasks";
import { anyGraph, corridor } from "./sample-graphs";
import { slowDifficultyCentibits, slowExpectedMoves } from "./slow-random-walk";
import { acyclicGames, tableGames, tableRules } from "../table-game";

/**
 * The largest accepted difference of two difficulties, in hundredths of a bit: the error of rounding, and a little
 * more.
 */
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

describe("difficultyOf with each state as the start", () => {
  test("the difficulty of any small state graph equals the slowly computed one", () => {
    fc.assert(
      fc.property(fc.oneof(tableGames, acyclicGames), (game) => {
        const graph = runToEnd(explore(tableRules(game), 100));
        if (graph === undefined) throw new Error("the game has too many states");
        expectExact(graph, "a small graph");
      }),
      { numRuns: 500 },
    );
  });

  test("the difficulty of larger state graphs equals the slowly computed one", () => {
    for (let seed = 0; seed < seedCount(300, 30); seed++) expectExact(anyGraph(createRandom(seed)), `seed ${seed}`);
  });

  test("difficulties are the same if several tasks run by turns and some of them are cancelled", () => {
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
    // From state 0, the start, one input leads to state 1, from which the win is one move away. The other input leads
    // to state 3, from which the only way is back.
    const next = [
      [1, 2, STUCK, STUCK],
      [3, STUCK, STUCK, 0],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK];
    const { expectedMoves, winProbability } = runToEnd(
      analyse({ stateCount: 4, start: 0, next: [...next, nothing, nothing], wonStates: [2] }),
    );
    expect([expectedMoves[0], winProbability[0]]).toEqual([2, 1]);
    // From state 3, the win is three moves away, so the random player does not see it yet.
    expect(expectedMoves[3]).toBe(3);
    expect(runToEnd(analyse(corridor(3))).expectedMoves[0]).toBeGreaterThan(2);
  });

  test("each further step of a corridor costs the random player two moves more than the step before", () => {
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

  test("the random player begins again after a dead end, and the moves made so far still count", () => {
    // Of two inputs in state 0, one leads on and one leads into a dead end. The first step takes two moves on average.
    // The random player sees the two moves after it.
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

  test("the random player is twice as likely to reach a state to which two inputs lead", () => {
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
  test("the difficulty of a level is 0 if the random player sees the win at once", () => {
    expect([0, 1, 2].map((par) => difficultyCentibits(par, 1, par))).toEqual([0, 0, 0]);
  });

  test("the difficulty grows by one bit if the random player needs twice as many moves", () => {
    expect([9, 18, 36, 72].map((moves) => difficultyCentibits(moves, 1, 9))).toEqual([0, 100, 200, 300]);
    expect(difficultyCentibits(9, 0.25, 9)).toBe(200);
  });

  test("the difficulty is MAX_CENTIBITS if the random player can never win", () => {
    expect(difficultyCentibits(0, 0, UNREACHABLE)).toBe(MAX_CENTIBITS);
    expect(difficultyCentibits(5, 0, 5)).toBe(MAX_CENTIBITS);
  });
});
