import { describe, expect, test } from "vitest";
import { composeAtPace } from "../../src/game/modes/pace";
import { parseSketches } from "../../src/game/save/sketch-text";
import { advanceRun, createRun } from "../../src/game/modes/run";
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
import { findBestSolution } from "../../src/kernel/verdict";
import { isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { createFinishedTask, runToEnd } from "../../src/kernel/task";
import { expectFault, expectParsed } from "./parse-results";
import { generateCandidate, notation, walker, type Level, type State } from "./null-puzzle";
import { symmetriesOf } from "./symmetries";
import { computeLevelFingerprint } from "../../tools/fingerprint";
import { generateWithRetries } from "../../tools/generate-with-retries";

function level(...rows: readonly string[]): Level {
  return expectParsed(walker.parseMap(rows.join("\n")));
}

function certifiedLevel(testLevel: Level): Certificate<State> {
  const certificate = runToEnd(certify(walker.rules(testLevel), 1000));
  if (certificate === undefined) throw new Error("the level has more than 1000 states");
  return certificate;
}

describe("walker.rules", () => {
  test.each([UP, RIGHT, DOWN, LEFT])("the walker goes one step in direction %i", (direction) => {
    const floor = level("...", ".@.", "..O");
    const { start, move } = walker.rules(floor);
    expect(move(start, direction)).toBe(start + floor.board.steps[direction]);
  });

  test("the walker does not move against a wall or the edge", () => {
    const { start, move } = walker.rules(level("@#O", "..."));
    expect([UP, RIGHT, LEFT].map((direction) => move(start, direction))).toEqual([undefined, undefined, undefined]);
  });

  test("the walker loses in a pit, wins at the goal, and cannot move after that", () => {
    const { start, move, outcome } = walker.rules(level("x@O"));
    const [fallen, arrived] = [move(start, LEFT), move(start, RIGHT)];
    expect([start, fallen, arrived].map((state) => outcome(state ?? start))).toEqual(["playing", "lost", "won"]);
    expect(move(fallen ?? start, RIGHT)).toBeUndefined();
    expect(move(arrived ?? start, LEFT)).toBeUndefined();
  });

  test("a step of the walker records its motions, and so does a fall into a pit", () => {
    const { start, move } = walker.rules(level("x@O"));
    const record: MoveRecorder = { motions: [] };
    const pit = start - 1;
    expect(move(start, LEFT, record)).toBe(pit);
    const piece = { piece: start, direction: LEFT };
    expect(record).toEqual({
      playerPiece: start,
      motions: [
        { ...piece, cause: "pushed", from: start, to: pit, startMs: 0, endMs: 90, ending: "on" },
        { ...piece, cause: "gone", from: pit, to: NOWHERE, startMs: 90, endMs: 290, ending: "rest" },
      ],
    });
  });
});

describe("certify on the walker's levels", () => {
  test("the shortest solutions are counted on an open floor, although the graph has cycles", () => {
    const { graph, analysis } = certifiedLevel(level("@..", "...", "..O"));
    expect(analysis.verdict).toMatchObject({
      par: 4,
      solutionCount: 6,
      stateCount: 9,
      deadEndCount: 0,
      forcedMovesPercent: 25,
    });
    expect(formatMoves(findBestSolution(graph, analysis.winDistance, graph.start))).toBe("RRDD");
  });

  test("transitions that move nothing or lose are marked in the graph", () => {
    const { graph, analysis } = certifiedLevel(level("x@.O"));
    expect(graph.next.map(([after]) => after)).toEqual([STUCK, 1, STUCK, LOST]);
    expect(analysis.verdict).toMatchObject({ par: 2, solutionCount: 1, stateCount: 3, forcedMovesPercent: 100 });
  });

  test("longer levels of the walker are harder", () => {
    const difficulties = ["@.O", "@..O", "@...O", "@....O"].map((map) => certifiedLevel(level(map)).analysis.verdict);
    expect(difficulties.map(({ difficultyCentibits }) => difficultyCentibits)).toEqual([100, 161, 210, 251]);
  });

  test("every state of a level is a dead end if walls surround the goal", () => {
    const { analysis } = certifiedLevel(level("@.#O", "..##"));
    expect(analysis.verdict).toEqual({
      par: -1,
      solutionCount: 0,
      stateCount: 4,
      deadEndCount: 4,
      difficultyCentibits: MAX_CENTIBITS,
      forcedMovesPercent: 0,
    });
  });

  test("a level with more states than the limit has no certificate", () => {
    const rules = walker.rules(level("@..", "..O"));
    expect(runToEnd(certify(rules, 5))).toBeUndefined();
    expect(runToEnd(certify(rules, 6))?.analysis.verdict.stateCount).toBe(6);
  });
});

describe("the walker's generateCandidate", () => {
  const target = { width: 6, height: 4, pieceCount: 8, difficultyCentibits: 150 };
  const from = { x: 2, y: 1 };
  const attempt = (random: Random, opening: readonly number[] = []) => generateCandidate(target, from, random, opening);

  test("the walker's generator makes a level for each seed, and its solution wins", () => {
    for (let seed = 0; seed < 200; seed++) {
      const composition = runToEnd(generateWithRetries(attempt, createRandom(seed)));
      if (composition === undefined) throw new Error(`no level from seed ${seed}`);
      const { start, move, outcome } = walker.rules(composition.level);
      const end = composition.solution.reduce((state: State, to: Direction) => move(state, to) ?? state, start);
      expect(outcome(end)).toBe("won");
    }
  });

  test("selectLevel returns the same level in short steps as at once", () => {
    const criteria = {
      difficultyCentibits: 150,
      toleranceCentibits: 5,
      maxForcedMovesPercent: 100,
      minCandidates: 20,
      stateBudget: 500,
      maxStatesPerCandidate: 50,
      isAcceptable: () => createFinishedTask(true),
    };
    const createTask = () =>
      selectLevel({ generateCandidate: attempt, rules: walker.rules }, criteria, createRandom(3));
    let nowMs = 0;
    let frames = 0;
    const handle = startTask(createTask());
    while (!runTask(handle, () => nowMs++, nowMs + 5)) frames++;
    expect(frames).toBeGreaterThan(5);
    expect(handle.result?.level).toEqual(runToEnd(createTask())?.level);
  });
});

test("an endless run starts each level where the walker won the level before", () => {
  const run = createRun(11);
  let from = walker.playerPosition?.startPosition;
  for (let number = 1; number <= 40; number++) {
    const composed = runToEnd(composeAtPace(walker, "rising", run, from));
    const { level, certificate, rules } = composed;
    expect(walker.playerPosition?.positionOf(level, rules.start)).toEqual(from);
    expect(certificate.analysis.verdict.par).toBeGreaterThan(0);
    expect(runToEnd(isSimilarToAny(parseSketches(run.recentSketches), runToEnd(walker.symmetrySketches(level))))).toBe(
      false,
    );
    advanceRun(walker, run, composed);
    from = walker.playerPosition?.positionOf(level, level.goal);
  }
  expect(run.levelNumber).toBe(40);
});

describe("the walker's notation", () => {
  test("a map of the walker's puzzle is the same after formatting and parsing", () => {
    const map = "@.#\nx.O\n..x";
    expect(walker.formatMap(level(map))).toBe(map);
  });

  test.each([
    ["@.P", 'row 1, column 3 is "P"; a map has only @ O # x .'],
    ["@.@\n..O", "the map has 2 walkers (@); it needs exactly one, and row 1, column 3 is the second"],
    ["@..", "the map has 0 goals (O); it needs exactly one"],
  ])("the walker map %j has a fault", (map, sentence) => expect(expectFault(notation.parseMap(map))).toBe(sentence));

  test("all turns and mirror images of a map have the same fingerprint", () => {
    const symmetries = symmetriesOf("@.#.\nx.O.\n..x#");
    expect(new Set(symmetries.map((map) => computeLevelFingerprint(walker, level(map)))).size).toBe(1);
    expect(new Set(symmetries).size).toBe(8);
  });
});
