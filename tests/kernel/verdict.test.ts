import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { createBoard } from "../../src/kernel/board";
import type { Certificate, AnalysedGraph } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { explore } from "../../src/kernel/explore";
import { LOST, MAX_SOLUTION_COUNT, UNREACHABLE, STUCK, type Transitions } from "../../src/kernel/graph";
import { computeWinDistance } from "../../src/kernel/win-distance";
import { drawBelow, createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { bestSolution, bestMove, analyseGraph, type Analysis } from "../../src/kernel/verdict";
import { runToEnd, type Task } from "../../src/kernel/task";
import { runInterleaved } from "./interleaved-tasks";
import { walker, type Level } from "./null-puzzle";
import { slowPar, reachable, slowSolutions } from "./slow-verdict";
import { slowDifficultyCentibits } from "./difficulty/slow-random-walk";
import { successorsOf, acyclicGames, tableGames, tableRules, type TableGame } from "./table-game";

const NO_CAP = 1000;
const games = fc.oneof(tableGames, acyclicGames);

function certified<State>(rules: Rules<State>): Certificate<State> {
  const certificate = runToEnd(certify(rules, NO_CAP));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

/** The best line as it is defined: of the shortest winning lines the one that is first in the order of directions. */
function firstShortestLine(game: TableGame): Direction[] {
  const moves = slowPar(game, 0);
  return moves === undefined ? [] : slowSolutions(game, 0, moves)[0];
}

/** The same graph with its states numbered from the last to the first. */
function numberedBackward({ stateCount, start, next, wonStates }: Transitions): Transitions {
  const renumbered = (state: number) => (state < 0 ? state : stateCount - 1 - state);
  return {
    stateCount,
    start: renumbered(start),
    next: next.map((exits) => exits.map(renumbered).reverse()),
    wonStates: wonStates.map(renumbered),
  };
}

test("all but how hard a level is, is told before that is found out", () => {
  fc.assert(
    fc.property(games, (game) => {
      const told: AnalysedGraph<number>[] = [];
      const whole = runToEnd(certify(tableRules(game), NO_CAP, (survey) => told.push(survey)));
      const { difficultyCentibits, ...outline } = whole?.analysis.verdict ?? {};
      expect(difficultyCentibits).toBeDefined();
      expect(told.map(({ graph, analysis }) => ({ graph, ...analysis }))).toEqual([
        { graph: whole?.graph, verdict: outline, distance: whole?.analysis.winDistance },
      ]);
    }),
  );
});

describe("a verdict is what its words say, on any small graph:", () => {
  test("par and the fewest moves from every state", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        for (const position of reachable(game)) {
          expect(analysis.winDistance[graph.stateNumberOf(position) ?? UNREACHABLE]).toBe(
            slowPar(game, position) ?? UNREACHABLE,
          );
        }
        expect(analysis.winDistance).toHaveLength(reachable(game).size);
        expect(analysis.verdict.par).toBe(slowPar(game, 0) ?? UNREACHABLE);
      }),
    );
  });

  test("solutions", () => {
    fc.assert(
      fc.property(games, (game) => {
        const moves = slowPar(game, 0);
        const expected = moves === undefined ? 0 : slowSolutions(game, 0, moves).length;
        expect(certified(tableRules(game)).analysis.verdict.solutionCount).toBe(expected);
      }),
    );
  });

  test("states and dead ends", () => {
    fc.assert(
      fc.property(games, (game) => {
        const states = [...reachable(game)];
        const { verdict } = certified(tableRules(game)).analysis;
        expect(verdict.stateCount).toBe(states.length);
        expect(verdict.deadEndCount).toBe(states.filter((state) => slowPar(game, state) === undefined).length);
      }),
    );
  });

  test("the best move and the best line, and how much of it is a railroad", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const line = firstShortestLine(game);
        expect(bestSolution(graph, analysis.winDistance, graph.start)).toEqual(line);
        expect(bestMove(graph, analysis.winDistance, graph.start)).toBe(line[0]);
        const onTheWay = line.reduce((states, move) => [...states, game.next[states[states.length - 1]][move]], [0]);
        const withoutChoice = line.filter((move, at) => {
          const passed = onTheWay.slice(0, at + 1);
          const others = successorsOf(game, onTheWay[at]).filter(({ direction }) => direction !== move);
          return others.every(({ after }) => passed.includes(after));
        });
        const share = line.length === 0 ? 0 : Math.floor((100 * withoutChoice.length) / line.length);
        expect(analysis.verdict.forcedMovesPercent).toBe(share);
      }),
    );
  });

  test("difficulty: how long the wandering player needs", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const exact = Math.min(MAX_CENTIBITS, slowDifficultyCentibits(graph));
        expect(Math.abs(analysis.verdict.difficultyCentibits - exact)).toBeLessThan(1);
      }),
    );
  });

  test("the same, if the states are numbered the other way round", () => {
    fc.assert(
      fc.property(acyclicGames, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const backward = runToEnd(analyseGraph(numberedBackward(graph)));
        expect(backward.verdict).toEqual(analysis.verdict);
        expect(backward.winDistance.toReversed()).toEqual(analysis.winDistance);
      }),
    );
  });
});

test("verdicts that are made by turns, some of them dropped half way, are what each is alone", () => {
  let made = 0;
  let dropped = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = createRandom(seed);
    const graphs = Array.from({ length: 2 + drawBelow(random, 4) }, () => anyGraph(random));
    const alone = graphs.map((graph) => runToEnd(readTwice(graph)));
    const byTurns = runInterleaved(graphs.map(readTwice), random);
    byTurns.forEach((findings, at) => {
      if (findings !== undefined) expect(findings, `seed ${seed}`).toEqual(alone[at]);
    });
    made += byTurns.filter((findings) => findings !== undefined).length;
    dropped += byTurns.filter((findings) => findings === undefined).length;
  }
  expect(Math.min(made, dropped)).toBeGreaterThan(100);
});

/** All that is read of a graph; it is followed back twice. */
function* readTwice(graph: Transitions) {
  return { ...(yield* computeWinDistance(graph)), ...(yield* analyseGraph(graph)) };
}

/** Up to some hundred states that lead anywhere. */
function anyGraph(random: Random): Transitions {
  const states = Array.from({ length: 1 + drawBelow(random, 300) }, (_, state) => state);
  const isWon = states.map(() => drawBelow(random, 12) === 0);
  const exit = (state: number): number => (isWon[state] ? STUCK : drawBelow(random, states.length + 2) + LOST);
  const next = DIRECTIONS.map(() => states.map(exit));
  return { stateCount: states.length, start: 0, next, wonStates: states.filter((state) => isWon[state]) };
}

describe("the number of solutions", () => {
  /** A stairway on which every input climbs a step: 4 to the power of `steps` lines. */
  function stairway(steps: number): Rules<number> {
    return {
      start: 0,
      move: (step) => (step < steps ? step + 1 : undefined),
      outcome: (step) => (step === steps ? "won" : "playing"),
      key: (step) => `${step}`,
    };
  }

  /** An open floor, the walker and the goal in opposite corners. */
  function openFloor(side: number): Level {
    const board = createBoard(side, side);
    const floor = board.isBorder.map((isBorder) => (isBorder ? "wall" : "floor"));
    return { board, walker: board.cells[0], goal: board.cells[side * side - 1], floor };
  }

  const ENOUGH_SLICES = 100_000;

  /** Runs a work that might not end. */
  function finishSoon(work: Task<Analysis>): Analysis | undefined {
    for (let slice = 0; slice < ENOUGH_SLICES; slice++) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
    return undefined;
  }

  test("is exact as long as it is below half a milliard", () => {
    expect(certified(stairway(14)).analysis.verdict.solutionCount).toBe(4 ** 14);
  });

  test("stops growing there", () => {
    expect(certified(stairway(15)).analysis.verdict.solutionCount).toBe(MAX_SOLUTION_COUNT);
    expect(certified(stairway(60)).analysis.verdict.solutionCount).toBe(MAX_SOLUTION_COUNT);
  });

  test.each([
    [16, 155_117_520],
    [17, MAX_SOLUTION_COUNT],
    [24, MAX_SOLUTION_COUNT],
  ])("is found where moves lead in circles, too: an open floor of %i by as many", (side, solutions) => {
    const graph = runToEnd(explore(walker.rules(openFloor(side)), NO_CAP));
    if (graph === undefined) throw new Error("the cap was met");
    expect(finishSoon(analyseGraph(graph))?.verdict).toMatchObject({ par: 2 * side - 2, solutions });
  });
});
