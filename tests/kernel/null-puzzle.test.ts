import { describe, expect, test } from "vitest";
import { composeEndlessLevel, advanceRun, createRun } from "../../src/game/modes/run";
import type { Certificate } from "../../src/kernel/analysed-graph";
import { certify } from "../../src/kernel/certify";
import { NOWHERE } from "../../src/kernel/board";
import { MAX_CENTIBITS } from "../../src/kernel/logarithm";
import { DOWN, LEFT, RIGHT, UP, type Direction } from "../../src/kernel/direction";
import { LOST, STUCK } from "../../src/kernel/graph";
import { runTask, startTask } from "../../src/kernel/task-handle";
import type { MoveRecorder } from "../../src/kernel/motion";
import { formatMoves } from "../../src/kernel/moves-text";
import { createRandom, type Random } from "../../src/kernel/random";
import { selectLevel } from "../../src/kernel/select-level";
import { bestSolution } from "../../src/kernel/verdict";
import { isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { finishedTask, runToEnd } from "../../src/kernel/task";
import { expectFault, expectParsed } from "./parse-results";
import { tryGenerate, notation, walker, type Level, type State } from "./null-puzzle";
import { symmetriesOf } from "./symmetries";
import { fingerprintOf } from "../../tools/fingerprint";
import { retryAttempts } from "../../tools/retry-attempts";

function level(...rows: readonly string[]): Level {
  return expectParsed(walker.parseMap(rows.join("\n")));
}

function certified(of: Level): Certificate<State> {
  const certificate = runToEnd(certify(walker.rules(of), 1000));
  if (certificate === undefined) throw new Error("the cap was met");
  return certificate;
}

describe("the walker", () => {
  test.each([UP, RIGHT, DOWN, LEFT])("goes one step in direction %i", (direction) => {
    const floor = level("...", ".@.", "..O");
    const { start, move } = walker.rules(floor);
    expect(move(start, direction)).toBe(start + floor.board.steps[direction]);
  });

  test("does not move against a wall or the edge", () => {
    const { start, move } = walker.rules(level("@#O", "..."));
    expect([UP, RIGHT, LEFT].map((direction) => move(start, direction))).toEqual([undefined, undefined, undefined]);
  });

  test("loses in a pit, wins at the goal, and goes nowhere from there", () => {
    const { start, move, outcome } = walker.rules(level("x@O"));
    const [fallen, arrived] = [move(start, LEFT), move(start, RIGHT)];
    expect([start, fallen, arrived].map((state) => outcome(state ?? start))).toEqual(["playing", "lost", "won"]);
    expect(move(fallen ?? start, RIGHT)).toBeUndefined();
    expect(move(arrived ?? start, LEFT)).toBeUndefined();
  });

  test("says what moved", () => {
    const { start, move } = walker.rules(level("x@O"));
    const telling: MoveRecorder = { motions: [] };
    const pit = start - 1;
    expect(move(start, LEFT, telling)).toBe(pit);
    const piece = { piece: start, direction: LEFT };
    expect(telling).toEqual({
      player: start,
      stretches: [
        { ...piece, cause: "pushed", from: start, to: pit, startMs: 0, endMs: 90, ending: "on" },
        { ...piece, cause: "gone", from: pit, to: NOWHERE, startMs: 90, endMs: 290, ending: "rest" },
      ],
    });
  });
});

describe("a verdict on the walker's levels", () => {
  test("counts the shortest ways over an open floor, though he may walk in circles", () => {
    const { graph, analysis } = certified(level("@..", "...", "..O"));
    expect(analysis.verdict).toMatchObject({
      par: 4,
      solutionCount: 6,
      stateCount: 9,
      deadEndCount: 0,
      forcedMovesPercent: 25,
    });
    expect(formatMoves(bestSolution(graph, analysis.winDistance, graph.start))).toBe("RRDD");
  });

  test("knows where an input moves nothing and where it loses", () => {
    const { graph, analysis } = certified(level("x@.O"));
    expect(graph.next.map(([after]) => after)).toEqual([STUCK, 1, STUCK, LOST]);
    expect(analysis.verdict).toMatchObject({ par: 2, solutionCount: 1, stateCount: 3, forcedMovesPercent: 100 });
  });

  test("finds nothing hard that can be seen to the end, and what is farther the harder the farther", () => {
    const difficulties = ["@.O", "@..O", "@...O", "@....O"].map((map) => certified(level(map)).analysis.verdict);
    expect(difficulties.map(({ difficultyCentibits }) => difficultyCentibits)).toEqual([0, 0, 58, 114]);
  });

  test("finds every position a dead end where the goal is walled in", () => {
    const { analysis } = certified(level("@.#O", "..##"));
    expect(analysis.verdict).toEqual({
      par: -1,
      solutions: 0,
      states: 4,
      deadEnds: 4,
      difficultyCentibits: MAX_CENTIBITS,
      forcedMovesPercent: 0,
    });
  });

  test("is not given on a level with more states than the cap", () => {
    const rules = walker.rules(level("@..", "..O"));
    expect(runToEnd(certify(rules, 5))).toBeUndefined();
    expect(runToEnd(certify(rules, 6))?.analysis.verdict.stateCount).toBe(6);
  });
});

describe("the walker's generator", () => {
  const wish = { width: 6, height: 4, pieceCount: 8, difficultyCentibits: 150 };
  const from = { x: 2, y: 1 };
  const attemptOne = (random: Random, opening: readonly number[] = []) => tryGenerate(wish, from, random, opening);

  test("is delivered from, and its line wins", () => {
    for (let seed = 0; seed < 200; seed++) {
      const composition = runToEnd(retryAttempts(attemptOne, createRandom(seed)));
      if (composition === undefined) throw new Error(`no level from seed ${seed}`);
      const { start, move, outcome } = walker.rules(composition.level);
      const end = composition.solution.reduce((state: State, to: Direction) => move(state, to) ?? state, start);
      expect(outcome(end)).toBe("won");
    }
  });

  test("is selected from in slices, to the same level as at once", () => {
    const order = {
      difficultyCentibits: 150,
      toleranceCentibits: 5,
      maxForcedMovesPercent: 100,
      minCandidates: 20,
      stateBudget: 500,
      maxStatesPerCandidate: 50,
      isAcceptable: () => finishedTask(true),
    };
    const work = () => selectLevel({ tryGenerate: attemptOne, rules: walker.rules }, order, createRandom(3));
    let nowMs = 0;
    let frames = 0;
    const job = startTask(work());
    while (!runTask(job, () => nowMs++, nowMs + 5)) frames++;
    expect(frames).toBeGreaterThan(5);
    expect(job.result?.level).toEqual(runToEnd(work())?.level);
  });
});

test("an endless run leads the walker on from goal to goal", () => {
  const run = createRun(11);
  let from = walker.playerPosition?.startPosition;
  for (let number = 1; number <= 40; number++) {
    const { level, certificate, rules } = runToEnd(composeEndlessLevel(walker, run, from));
    expect(walker.playerPosition?.positionOf(level, rules.start)).toEqual(from);
    expect(certificate.analysis.verdict.par).toBeGreaterThan(0);
    expect(runToEnd(isSimilarToAny(run.recent, runToEnd(walker.symmetrySketches(level))))).toBe(false);
    advanceRun(walker, run, level);
    from = walker.playerPosition?.positionOf(level, level.goal);
  }
  expect(run.levelNumber).toBe(40);
});

describe("the walker's maps", () => {
  test("are read as they were written", () => {
    const map = "@.#\nx.O\n..x";
    expect(walker.formatMap(level(map))).toBe(map);
  });

  test.each([
    ["@.P", 'row 1, column 3 is "P"; a map has only @ O # x .'],
    ["@.@\n..O", "the map has 2 walkers (@); it needs exactly one, and row 1, column 3 is the second"],
    ["@..", "the map has 0 goals (O); it needs exactly one"],
  ])("have a fault: %j", (map, sentence) => expect(expectFault(notation.parseMap(map))).toBe(sentence));

  test("have one fingerprint however they are turned", () => {
    const turns = symmetriesOf("@.#.\nx.O.\n..x#");
    expect(new Set(turns.map((map) => fingerprintOf(walker, level(map)))).size).toBe(1);
    expect(new Set(turns).size).toBe(8);
  });
});
