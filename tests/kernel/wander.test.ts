import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_CENTIBITS } from "../../src/kernel/logarithm";
import { DIRECTIONS } from "../../src/kernel/direction";
import { explore } from "../../src/kernel/explore";
import { LOST, NEVER, STUCK, type Transitions } from "../../src/kernel/graph";
import { lookBack } from "../../src/kernel/look-back";
import { below, createRandom, type Random } from "../../src/kernel/random";
import { difficultyCentibits, difficultyOf, wander } from "../../src/kernel/wander";
import { finish } from "../../src/kernel/work";
import { seeds } from "../effort";
import { finishByTurns } from "./by-turns";
import { exactCentibits, movesToWin } from "./slow-wander";
import { gamesThatLeadOnward, tableGames, tableRules } from "./table-game";

/** What the rounding of the logarithm may come to, and a little. */
const CLOSE_CENTIBITS = 0.61;

function* wanderOver(graph: Transitions) {
  const { distance } = yield* lookBack(graph);
  return { ...(yield* wander(graph, distance)), distance };
}

function expectExact(graph: Transitions, what: string): void {
  const { moves, chance, distance } = finish(wanderOver(graph));
  for (let state = 0; state < graph.size; state++) {
    const exact = Math.min(MOST_CENTIBITS, exactCentibits(graph, state));
    const difficulty = difficultyOf({ moves, chance }, distance, state);
    expect(Math.abs(difficulty - exact), `${what}, from ${state}: ${difficulty}, not ${exact}`).toBeLessThan(
      CLOSE_CENTIBITS,
    );
  }
}

/** A graph whose states lead to others not far from them in number, a few of them to a loss or to no win. */
function anyGraph(random: Random): Transitions {
  const size = 1 + below(random, 120);
  const reach = 1 + below(random, size);
  const isWon = Array.from({ length: size }, () => below(random, 15) === 0);
  const isCaught = Array.from({ length: size }, () => below(random, 6) === 0);
  const exit = (state: number): number => {
    if (isWon[state] || isCaught[state] || below(random, 5) === 0) return STUCK;
    return below(random, 25) === 0 ? LOST : Math.max(0, Math.min(size - 1, state - reach + below(random, 2 * reach)));
  };
  const next = DIRECTIONS.map(() => isWon.map((_, state) => exit(state)));
  return { size, start: 0, next, won: [...isWon.keys()].filter((state) => isWon[state]) };
}

/** Who can go on or back, until he has gone on so many times. */
function corridor(length: number): Transitions {
  const states = Array.from({ length: length + 1 }, (_, state) => state);
  const on = states.map((state) => (state < length ? state + 1 : STUCK));
  const back = states.map((state) => (state > 0 && state < length ? state - 1 : STUCK));
  return { size: length + 1, start: 0, next: [on, back, back.map(() => STUCK), back.map(() => STUCK)], won: [length] };
}

describe("how hard a level is to the wandering player, from each of its states as the start,", () => {
  test("is exact on any small graph", () => {
    fc.assert(
      fc.property(fc.oneof(tableGames, gamesThatLeadOnward), (game) => {
        const graph = finish(explore(tableRules(game), 100));
        if (graph === undefined) throw new Error("the cap was met");
        expectExact(graph, "a small graph");
      }),
      { numRuns: 500 },
    );
  });

  test("is exact on larger ones", () => {
    for (let seed = 0; seed < seeds(300, 30); seed++) expectExact(anyGraph(createRandom(seed)), `seed ${seed}`);
  });

  test("is the same in works by turns, some of them dropped half way, as it is alone", () => {
    let dropped = 0;
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const graphs = [anyGraph(random), anyGraph(random), anyGraph(random)];
      const alone = graphs.map((graph) => finish(wanderOver(graph)));
      finishByTurns(graphs.map(wanderOver), random).forEach((wandering, at) => {
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
    const { moves, chance } = finish(wanderOver({ size: 4, start: 0, next: [...next, nothing, nothing], won: [2] }));
    expect([moves[0], chance[0]]).toEqual([2, 1]);
    // Three moves away he does not see it yet.
    expect(moves[3]).toBe(3);
    expect(finish(wanderOver(corridor(3))).moves[0]).toBeGreaterThan(2);
  });

  test("goes on and back in a corridor: each step further takes him two moves more than the last", () => {
    const expected = [3, 6, 11, 18];
    expected.forEach((moves, at) => {
      const graph = corridor(3 + at);
      expect(movesToWin(graph)).toBeCloseTo(moves, 10);
      expect(finish(wanderOver(graph)).moves[0]).toBeCloseTo(moves, 5);
    });
  });

  test("makes no move that loses at once, and counts no input that moves nothing", () => {
    const { next, ...others } = corridor(3);
    const [on, back, nothing] = next;
    const graph = { ...others, next: [on, back, nothing.map((_, state) => (state < 3 ? LOST : STUCK)), nothing] };
    expect(finish(wanderOver(graph)).moves[0]).toBe(3);
  });

  test("is back at the start when no win is left, and has lost the moves that he made", () => {
    // Of two inputs one leads on and one into a hole: two moves on average for the first step, then two that he sees.
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
    ];
    const nothing = [STUCK, STUCK, STUCK, STUCK, STUCK];
    const graph = { size: 5, start: 0, next: [...next, nothing, nothing], won: [3] };
    expect(movesToWin(graph)).toBe(4);
    const { moves, chance } = finish(wanderOver(graph));
    expect([moves[0], chance[0]]).toEqual([2, 0.5]);
  });

  test("takes inputs that lead to the same position each for its own", () => {
    const next = [
      [1, 2, 3, STUCK, STUCK],
      [1, STUCK, STUCK, STUCK, STUCK],
      [4, STUCK, STUCK, STUCK, STUCK],
      [STUCK, STUCK, STUCK, STUCK, STUCK],
    ];
    expect(finish(wanderOver({ size: 5, start: 0, next, won: [3] })).chance[0]).toBeCloseTo(2 / 3, 6);
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
    expect(difficultyCentibits(0, 0, NEVER)).toBe(MOST_CENTIBITS);
    expect(difficultyCentibits(5, 0, 5)).toBe(MOST_CENTIBITS);
  });
});
