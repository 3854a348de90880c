import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CENTIBITS } from "../../../src/kernel/logarithm";
import { explore } from "../../../src/kernel/explore";
import { LOST, STUCK, type Transitions } from "../../../src/kernel/graph";
import { computeWinDistance } from "../../../src/kernel/win-distance";
import { createRandom } from "../../../src/kernel/random";
import {
  difficultyOfMoves,
  computeExpectedMovesFromAll,
  computeExpectedMoves,
  movesOfDifficulty,
  sightWeight,
} from "../../../src/kernel/difficulty/expected-moves";
import { runToEnd } from "../../../src/kernel/task";
import { seedCount } from "../../seed-count";
import { runInterleaved } from "../interleaved-tasks";
import { acyclicGames, tableGames, tableRules } from "../table-game";
import { anyGraph, corridor } from "./sample-graphs";
import { slowCentibits, slowExpectedMoves } from "./slow-expected-moves";

/**
 * The tests accept only a smaller difference than this between a computed and the exact difficulty, in hundredths of a
 * bit. The game's logarithm alone has an error of up to 0.6.
 */
const CLOSE_CENTIBITS = 0.61;
/**
 * The largest accepted relative error of a computed number of expected moves, compared with the exact number. For
 * comparison: a hundredth of a bit of difficulty is a factor of 1.007.
 */
const CLOSE_RATIO = 0.0005;

/** The probability that the simulated player, by whom difficulty is computed, sees a win three moves away. */
const SEE_3 = 1 / (1 + (2 / 2.5) ** 2);

function* predict(graph: Transitions) {
  const { winDistance } = yield* computeWinDistance(graph);
  return yield* computeExpectedMovesFromAll(graph, winDistance);
}

function movesFromStart(graph: Transitions, state = graph.start): number {
  return runToEnd(predict(graph))[state];
}

function expectExact(graph: Transitions, label: string): number {
  const prediction = runToEnd(predict(graph));
  let winnableCount = 0;
  for (let state = 0; state < graph.stateCount; state++) {
    const moves = prediction[state];
    const exactMoves = slowExpectedMoves(graph, state);
    const exact = Math.min(MAX_CENTIBITS, slowCentibits(graph, state));
    const message = `${label}, from ${state}: ${moves} moves, not ${exactMoves}`;
    if (exact < MAX_CENTIBITS) {
      winnableCount++;
      expect(Math.abs(moves - exactMoves), message).toBeLessThanOrEqual(CLOSE_RATIO * exactMoves);
    }
    expect(Math.abs(difficultyOfMoves(moves) - exact), message).toBeLessThan(CLOSE_CENTIBITS);
  }
  return winnableCount;
}

function hasDeadEnd(graph: Transitions): boolean {
  const { winnableCount } = runToEnd(computeWinDistance(graph));
  return winnableCount < graph.stateCount;
}

function withoutDeadEnds(graph: Transitions): Transitions {
  const { winDistance } = runToEnd(computeWinDistance(graph));
  const next = graph.next.map((successors) =>
    successors.map((after) => (after >= 0 && winDistance[after] < 0 ? STUCK : after)),
  );
  return { ...graph, next };
}

describe("the expected moves from each state of a graph", () => {
  test("they equal the slowly computed ones in any small state graph", () => {
    fc.assert(
      fc.property(fc.oneof(tableGames, acyclicGames), (game) => {
        const graph = runToEnd(explore(tableRules(game), 100));
        if (graph === undefined) throw new Error("the game has too many states");
        expectExact(graph, "a small graph");
      }),
      { numRuns: 500 },
    );
  });

  test("they equal the slowly computed ones in larger state graphs with dead ends", () => {
    let deadEndGraphCount = 0;
    for (let seed = 0; seed < seedCount(300, 30); seed++) {
      const graph = anyGraph(createRandom(seed));
      if (hasDeadEnd(graph)) deadEndGraphCount++;
      expectExact(graph, `seed ${seed}`);
    }
    expect(deadEndGraphCount).toBeGreaterThan(20);
  });

  test("they equal the slowly computed ones in larger state graphs in which no move leads to a dead end", () => {
    let winnableCount = 0;
    for (let seed = 0; seed < seedCount(300, 30); seed++)
      winnableCount += expectExact(withoutDeadEnds(anyGraph(createRandom(seed))), `seed ${seed}`);
    expect(winnableCount).toBeGreaterThan(500);
  });

  test("those from the start alone are the same to the last bit, whichever state is the start", () => {
    for (let seed = 0; seed < seedCount(300, 30); seed++) {
      const graph = anyGraph(createRandom(seed));
      const { winDistance } = runToEnd(computeWinDistance(graph));
      const prediction = runToEnd(computeExpectedMovesFromAll(graph, winDistance));
      for (let start = 0; start < graph.stateCount; start++) {
        const message = `seed ${seed}, from ${start}`;
        expect(runToEnd(computeExpectedMoves({ ...graph, start }, winDistance)), message).toBe(prediction[start]);
      }
    }
  });

  test("they are the same if several tasks run by turns and some of them are cancelled", () => {
    let cancelledCount = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const graphs = [anyGraph(random), anyGraph(random), anyGraph(random)];
      const alone = graphs.map((graph) => runToEnd(predict(graph)));
      runInterleaved(graphs.map(predict), random).forEach((prediction, index) => {
        if (prediction === undefined) cancelledCount++;
        else expect(prediction, `seed ${seed}`).toEqual(alone[index]);
      });
    }
    expect(cancelledCount).toBeGreaterThan(20);
  });
});

describe("the modelled player", () => {
  test("the player always plays a win that is one move away", () => {
    expect(movesFromStart(corridor(1))).toBe(1);
  });

  test("the player sees a win two moves away in 25 of 29 cases, and otherwise makes any move", () => {
    // Checks a small graph against a calculation by hand. The input up leads from state 0 to state 1, from which up
    // wins. The input right leads from state 0 to state 3, from which the only move leads back. E and F are the
    // expected moves from states 0 and 3. 25/29 and h(3) are the probabilities to see a win two and three moves away.
    // So E = 25/29 · 2 + 4/29 · (1 + (1 + F) / 2) and F = h(3) · 3 + (1 - h(3)) · (1 + E).
    const next = [
      [1, 2, STUCK, 0],
      [3, STUCK, STUCK, STUCK],
      [STUCK, STUCK, STUCK, STUCK],
      [STUCK, STUCK, STUCK, STUCK],
    ];
    const moves = (50 / 29 + (4 / 29) * (1.5 + (SEE_3 * 3 + 1 - SEE_3) / 2)) / (1 - (2 / 29) * (1 - SEE_3));
    expect(movesFromStart({ stateCount: 4, start: 0, next, wonStates: [2] })).toBeCloseTo(moves, 5);
  });

  test("the player makes no move that loses at once, and ignores inputs that move nothing", () => {
    const { next, ...others } = corridor(6);
    const [forward, back, nothing] = next;
    const losing = { ...others, next: [forward, back, nothing.map((_, state) => (state < 6 ? LOST : STUCK)), nothing] };
    expect(movesFromStart(losing)).toBe(movesFromStart(corridor(6)));
  });

  test("the player begins again after a dead end, and the moves made so far still count", () => {
    // In state 0, one input leads to state 1, and one leads into state 2. State 2 is a dead end (a state from which no
    // win can be reached). From state 1 the player needs two more moves to the win in state 3. So the player needs
    // three moves, and one more move for each time that the dead end is entered.
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK, STUCK];
    const failing = (1 - SEE_3) / 2;
    const graph = { stateCount: 5, start: 0, next: [...next, nothing, nothing], wonStates: [3] };
    expect(movesFromStart(graph)).toBeCloseTo(3 + failing / (1 - failing), 5);
  });

  test("the player is twice as likely to reach a state to which two inputs lead", () => {
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [1, STUCK, STUCK, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
      [STUCK, STUCK, STUCK, STUCK, STUCK],
    ];
    // Two inputs lead from state 0 to state 1, from which the player needs two more moves to the win in state 3. One
    // input leads from state 0 into state 4, a dead end (no win can be reached from it). `failing` is the probability
    // that the player does not see the win and then picks the input into the dead end. The player picks it from three
    // inputs.
    const failing = (1 - SEE_3) / 3;
    const graph = { stateCount: 5, start: 0, next, wonStates: [3] };
    expect(movesFromStart(graph)).toBeCloseTo(3 + failing / (1 - failing), 5);
  });
});

test("sightWeight gives a win two moves away a probability of 25/29, among any number of moves", () => {
  for (const choiceCount of [1, 2, 3, 4]) {
    const weight = sightWeight(2, choiceCount);
    expect(weight / (weight + choiceCount)).toBeCloseTo(25 / 29, 6);
  }
});

describe("difficultyOfMoves", () => {
  test("the difficulty is the binary logarithm of the moves, in hundredths of a bit", () => {
    expect([1, 2, 8, 9, 1024].map(difficultyOfMoves)).toEqual([0, 100, 300, 317, 1000]);
  });

  test("the difficulty of a level that is already won is 0", () => {
    expect(movesFromStart(corridor(0))).toBe(0);
    expect(difficultyOfMoves(0)).toBe(0);
  });

  test("the difficulty is MAX_CENTIBITS if no win can be reached", () => {
    const lone = { stateCount: 1, start: 0, next: [[STUCK], [STUCK], [STUCK], [STUCK]], wonStates: [] };
    expect(movesFromStart(lone)).toBe(Infinity);
    expect(difficultyOfMoves(Infinity)).toBe(MAX_CENTIBITS);
  });
});

test("the moves of a difficulty are rounded the same in 32-bit and in 64-bit numbers", () => {
  for (let centibits = 0; centibits <= 1200; centibits++) {
    const moves = 2 ** (centibits / 100);
    expect(Math.abs(moves - Math.floor(moves) - 0.5), `${centibits}`).toBeGreaterThan(moves * 2 ** -20);
    expect(movesOfDifficulty(centibits)).toBe(Math.round(moves));
  }
});

test("the moves of a difficulty are the expected moves again, to 0.4 % and rounding", () => {
  for (let moves = 1; moves <= 1000; moves++) {
    const again = movesOfDifficulty(difficultyOfMoves(moves));
    expect(Math.abs(again - moves)).toBeLessThanOrEqual(0.5 + 0.004 * moves);
  }
});
