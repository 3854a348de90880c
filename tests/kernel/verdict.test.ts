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
import { drawRandomBelow, createRandom, type Random } from "../../src/kernel/random";
import type { Rules } from "../../src/kernel/rules";
import { findBestSolution, findBestMove, analyseGraph, type Analysis } from "../../src/kernel/verdict";
import { runToEnd, type Task } from "../../src/kernel/task";
import { runInterleaved } from "./interleaved-tasks";
import { walker, type Level } from "./null-puzzle";
import { slowPar, reachable, slowSolutions } from "./slow-verdict";
import { slowCentibits } from "./difficulty/slow-expected-moves";
import { successorsOf, acyclicGames, tableGames, tableRules, type TableGame } from "./table-game";

const ENOUGH_STATES = 1000;
const games = fc.oneof(tableGames, acyclicGames);

function certified<State>(rules: Rules<State>): Certificate<State> {
  const certificate = runToEnd(certify(rules, ENOUGH_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  return certificate;
}

function firstShortestSolution(game: TableGame): Direction[] {
  const moves = slowPar(game, 0);
  return moves === undefined ? [] : slowSolutions(game, 0, moves)[0];
}

function numberedBackward({ stateCount, start, next, wonStates }: Transitions): Transitions {
  const renumbered = (state: number) => (state < 0 ? state : stateCount - 1 - state);
  return {
    stateCount,
    start: renumbered(start),
    next: next.map((successors) => successors.map(renumbered).reverse()),
    wonStates: wonStates.map(renumbered),
  };
}

test("certify reports all facts of a level except the difficulty before it computes the difficulty", () => {
  fc.assert(
    fc.property(games, (game) => {
      const reports: AnalysedGraph<number>[] = [];
      const certificate = runToEnd(
        certify(tableRules(game), ENOUGH_STATES, (analysedGraph) => reports.push(analysedGraph)),
      );
      const { difficultyCentibits, ...summary } = certificate?.analysis.verdict ?? {};
      expect(difficultyCentibits).toBeDefined();
      expect(reports.map(({ graph, analysis }) => ({ graph, ...analysis }))).toEqual([
        { graph: certificate?.graph, verdict: summary, winDistance: certificate?.analysis.winDistance },
      ]);
    }),
  );
});

describe("certify on any small graph", () => {
  test("the par of a level and the win distance of each state are the fewest moves to a win", () => {
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

  test("the solution count of a level is the number of its shortest solutions", () => {
    fc.assert(
      fc.property(games, (game) => {
        const moves = slowPar(game, 0);
        const expected = moves === undefined ? 0 : slowSolutions(game, 0, moves).length;
        expect(certified(tableRules(game)).analysis.verdict.solutionCount).toBe(expected);
      }),
    );
  });

  test("the verdict counts the states and the dead ends of a game correctly", () => {
    fc.assert(
      fc.property(games, (game) => {
        const states = [...reachable(game)];
        const { verdict } = certified(tableRules(game)).analysis;
        expect(verdict.stateCount).toBe(states.length);
        expect(verdict.deadEndCount).toBe(states.filter((state) => slowPar(game, state) === undefined).length);
      }),
    );
  });

  test("the best move, the best solution and its forced moves are equal to the slowly computed ones", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const solution = firstShortestSolution(game);
        expect(findBestSolution(graph, analysis.winDistance, graph.start)).toEqual(solution);
        expect(findBestMove(graph, analysis.winDistance, graph.start)).toBe(solution[0]);
        const statesPassed = solution.reduce(
          (states, move) => [...states, game.next[states[states.length - 1]][move]],
          [0],
        );
        const forcedMoves = solution.filter((move, index) => {
          const passed = statesPassed.slice(0, index + 1);
          const others = successorsOf(game, statesPassed[index]).filter(({ direction }) => direction !== move);
          return others.every(({ after }) => passed.includes(after));
        });
        const share = solution.length === 0 ? 0 : Math.floor((100 * forcedMoves.length) / solution.length);
        expect(analysis.verdict.forcedMovesPercent).toBe(share);
      }),
    );
  });

  test("the difficulty of a level is equal to the slowly computed one", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { graph, analysis } = certified(tableRules(game));
        const exact = Math.min(MAX_CENTIBITS, slowCentibits(graph));
        expect(Math.abs(analysis.verdict.difficultyCentibits - exact)).toBeLessThan(1);
      }),
    );
  });

  test("the verdict of a level does not depend on how its states are numbered", () => {
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

test("graphs are analysed with the same results if tasks run by turns and some are cancelled", () => {
  let finishedCount = 0;
  let cancelledCount = 0;
  for (let seed = 0; seed < 200; seed++) {
    const random = createRandom(seed);
    const graphs = Array.from({ length: 2 + drawRandomBelow(random, 4) }, () => anyGraph(random));
    const alone = graphs.map((graph) => runToEnd(readTwice(graph)));
    const interleaved = runInterleaved(graphs.map(readTwice), random);
    interleaved.forEach((analysis, index) => {
      if (analysis !== undefined) expect(analysis, `seed ${seed}`).toEqual(alone[index]);
    });
    finishedCount += interleaved.filter((analysis) => analysis !== undefined).length;
    cancelledCount += interleaved.filter((analysis) => analysis === undefined).length;
  }
  expect(Math.min(finishedCount, cancelledCount)).toBeGreaterThan(100);
});

/**
 * Computes the fewest moves to a win from each state of a state graph (all states and the moves between them), and then
 * the verdict (fewest moves, dead ends, difficulty). A test runs this task alone and by turns with others, and compares
 * the results.
 */
function* readTwice(graph: Transitions) {
  return { ...(yield* computeWinDistance(graph)), ...(yield* analyseGraph(graph)) };
}

function anyGraph(random: Random): Transitions {
  const states = Array.from({ length: 1 + drawRandomBelow(random, 300) }, (_, state) => state);
  const isWon = states.map(() => drawRandomBelow(random, 12) === 0);
  const anySuccessor = (state: number): number =>
    isWon[state] ? STUCK : drawRandomBelow(random, states.length + 2) + LOST;
  const next = DIRECTIONS.map(() => states.map(anySuccessor));
  return { stateCount: states.length, start: 0, next, wonStates: states.filter((state) => isWon[state]) };
}

describe("solutionCount", () => {
  /**
   * Returns the rules of a game that is a staircase: every input climbs one step. The level has 4 to the power of
   * `steps` solutions.
   */
  function stairway(steps: number): Rules<number> {
    return {
      start: 0,
      move: (step) => (step < steps ? step + 1 : undefined),
      outcome: (step) => (step === steps ? "won" : "playing"),
      key: (step) => `${step}`,
    };
  }

  function openFloor(side: number): Level {
    const board = createBoard(side, side);
    const floor = board.isBorder.map((isBorder) => (isBorder ? "wall" : "floor"));
    return { board, walker: board.cells[0], goal: board.cells[side * side - 1], floor };
  }

  const ENOUGH_SLICES = 100_000;

  function runWithLimit(task: Task<Analysis>): Analysis | undefined {
    for (let slice = 0; slice < ENOUGH_SLICES; slice++) {
      const step = task.next();
      if (step.done === true) return step.value;
    }
    return undefined;
  }

  test("the number of solutions is counted exactly below 500 million", () => {
    expect(certified(stairway(14)).analysis.verdict.solutionCount).toBe(4 ** 14);
  });

  test("the number of solutions is never counted beyond MAX_SOLUTION_COUNT", () => {
    expect(certified(stairway(15)).analysis.verdict.solutionCount).toBe(MAX_SOLUTION_COUNT);
    expect(certified(stairway(60)).analysis.verdict.solutionCount).toBe(MAX_SOLUTION_COUNT);
  });

  test.each([
    [16, 155_117_520],
    [17, MAX_SOLUTION_COUNT],
    [24, MAX_SOLUTION_COUNT],
  ])("solutions are counted in a graph with cycles: an open floor with sides of %i cells", (side, solutionCount) => {
    const graph = runToEnd(explore(walker.rules(openFloor(side)), ENOUGH_STATES));
    if (graph === undefined) throw new Error("the level has too many states");
    expect(runWithLimit(analyseGraph(graph))?.verdict).toMatchObject({ par: 2 * side - 2, solutionCount });
  });
});
