import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCount } from "../seed-count";
import { composeNext, createRun } from "../../src/game/modes/run";
import { formatSketches } from "../../src/game/save/sketch-text";
import { columnOf, isAtEdge, NOWHERE, rowOf, type Board } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { parseDraft, formatDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { computeLevelFingerprint, MAX_KINDS } from "../../tools/fingerprint";
import type { Thing } from "../../src/kernel/legend";
import type { MoveRecorder } from "../../src/kernel/motion";
import { drawRandomBelow, createRandom } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { MIN_THINGS, isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";
import { CHALLENGE_SIZES, DAILY_RANKS, type Position, type Puzzle } from "../../src/puzzles/puzzle";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../src/kernel/task-handle";
import { expectFault, expectParsed } from "../kernel/parse-results";
import { template } from "../../src/puzzles/template/index";
import { walker } from "../kernel/null-puzzle";
import { findBreaks, endOf } from "../kernel/motions";
import { symmetriesAndRecolourings, symmetriesWithThings } from "../kernel/symmetries";
import { arbitraryDrafts } from "./arbitrary-drafts";
import { afterHoursLevelsOf } from "./after-hours-levels";
import { countDifferentCells, countThings, moveOneThing } from "./moved-things";
import { pieceCellsOf } from "./piece-cells";
import { mapFaultText } from "../../tools/fault-texts";

const SEEDS = Array.from({ length: seedCount(120, 60) }, (_, at) => at + 1);
const FEW = 20;
const STEPS = 200;
const STATES_PER_WALK = 12;
/**
 * The number of slices after which the test stops the generation of a level. A slice is a task's work from one yield to
 * the next. No level needs so many.
 */
const SLICES_TO_END = 100_000;
const CANCELLED_TASKS = seedCount(120, 60);
const SLICE_TOLERANCE = 120;
const MIRRORS = 4;
const MAX_STATES = 20_000;

function runSlices(handle: TaskHandle<unknown>, slices: number): number {
  let sliceCount = 0;
  runTask(handle, () => sliceCount++, slices);
  return sliceCount;
}

function describeContract<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>): void {
  const { plan } = puzzle;

  const targetOf = (seed: number): Wish => {
    if (seed % 4 === 0) return plan.rising(seed);
    if (seed % 4 === 1) return plan.challenge(1 + (seed % CHALLENGE_SIZES));
    return seed % 4 === 2 ? plan.daily(1 + (seed % DAILY_RANKS)) : plan.rush(seed);
  };

  const composeFrom = (seed: number, from: Position | undefined): CertifiedLevel<Level, State> => {
    const made = runToEnd(composeNext(puzzle, createRun(seed), targetOf(seed), from));
    made.certificate.release?.();
    return made;
  };

  const levels = new Map<number, CertifiedLevel<Level, State>>();
  const composed = (seed: number): CertifiedLevel<Level, State> => {
    const made = levels.get(seed) ?? composeFrom(seed, puzzle.playerPosition?.startPosition);
    levels.set(seed, made);
    return made;
  };

  const certified = (level: Level) => {
    const certificate = runToEnd(certify(puzzle.rules(level), MAX_STATES));
    if (certificate === undefined) throw new Error("the cap was met");
    return certificate;
  };

  const statesAlong = ({
    level,
    solution: line,
  }: Pick<CertifiedLevel<Level, State>, "level" | "solution">): State[] => {
    const { start, move } = puzzle.rules(level);
    const states = [start];
    for (const direction of line) {
      const after = move(states[states.length - 1], direction);
      if (after !== undefined) states.push(after);
    }
    return states;
  };

  test("the puzzle has an id that no other puzzle has", () => {
    expect(puzzle.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect([...loadAllPuzzles(), walker, template].filter(({ id }) => id === puzzle.id)).toHaveLength(1);
  });

  test("the puzzle composes levels that their own solutions win", () => {
    for (const seed of SEEDS) {
      const composition = composed(seed);
      const states = statesAlong(composition);
      const { outcome } = puzzle.rules(composition.level);
      expect(states.map(outcome)).toEqual([...composition.solution.map(() => "playing"), "won"]);
      const { par } = certified(composition.level).analysis.verdict;
      expect(par).toBeGreaterThan(0);
      expect(par).toBeLessThanOrEqual(composition.solution.length);
    }
  });

  test("the puzzle composes the same level from the same random numbers", () => {
    for (const seed of SEEDS.slice(0, FEW)) {
      const { level, solution } = composeFrom(seed, puzzle.playerPosition?.startPosition);
      expect(puzzle.formatMap(level)).toBe(puzzle.formatMap(composed(seed).level));
      expect(solution).toEqual(composed(seed).solution);
    }
  });

  const { playerPosition } = puzzle;
  if (playerPosition !== undefined) {
    test("the puzzle composes a level in which the player's piece stands where the last level ended", () => {
      for (const seed of SEEDS.slice(0, FEW)) {
        const states = statesAlong(composed(seed));
        const end = playerPosition.positionOf(composed(seed).level, states[states.length - 1]);
        const { level, rules } = composeFrom(seed, end);
        expect(playerPosition.positionOf(level, rules.start)).toEqual(end);
      }
    });
  }

  test("the puzzle composes no level that is similar to a recent one", () => {
    for (const seed of SEEDS.slice(0, FEW)) {
      const run = createRun(seed);
      const sketch = puzzle.similaritySketch(composed(seed).level);
      run.recentSketches = formatSketches(sketch);
      const other = runToEnd(composeNext(puzzle, run, targetOf(seed), puzzle.playerPosition?.startPosition));
      expect(runToEnd(isSimilarToAny(sketch, runToEnd(puzzle.symmetrySketches(other.level))))).toBe(false);
    }
  });

  test("the puzzle parses the levels that it has formatted, and they play the same", () => {
    for (const seed of SEEDS) {
      const { level, solution } = composed(seed);
      const map = puzzle.formatMap(level);
      const read = expectParsed(puzzle.parseMap(map));
      expect(puzzle.formatMap(read)).toBe(map);
      expect(statesAlong({ level: read, solution })).toEqual(statesAlong({ level, solution }));
    }
  });

  test("the puzzle gives all turns and mirrors of a level one fingerprint, and other levels other ones", () => {
    const fingerprints = new Map<string, number>();
    for (const seed of SEEDS) {
      const map = puzzle.formatMap(composed(seed).level);
      const own = computeLevelFingerprint(puzzle, composed(seed).level);
      // The turned and mirrored versions of the level's board that are valid levels. In some puzzles, a quarter turn of
      // a board may give it too many rows.
      const turned = symmetriesWithThings(puzzle.legend, map)
        .map(puzzle.parseMap)
        .filter((level): level is Level => !isFault(level));
      expect(turned.length).toBeGreaterThanOrEqual(MIRRORS);
      for (const level of turned) expect(computeLevelFingerprint(puzzle, level), puzzle.formatMap(level)).toBe(own);
      fingerprints.set(symmetriesWithThings(puzzle.legend, map).toSorted()[0], own);
    }
    expect(new Set(fingerprints.values()).size).toBe(fingerprints.size);
  });

  test("the puzzle gives each state a key of its own, and the same key whenever the state recurs", () => {
    let met = 0;
    for (const seed of SEEDS) {
      const { start, move, outcome, key } = puzzle.rules(composed(seed).level);
      const random = createRandom(seed);
      const positions = new Map<string, string>();
      let now = start;
      for (let step = 0; step < STEPS; step++) {
        const [position, keyNow] = [JSON.stringify(now), key(now)];
        expect(positions.get(position) ?? keyNow).toBe(keyNow);
        positions.set(position, keyNow);
        const from = outcome(now) === "playing" ? now : start;
        now = move(from, DIRECTIONS[drawRandomBelow(random, DIRECTIONS.length)]) ?? from;
      }
      const keys = new Set(positions.values());
      expect(keys.size).toBe(positions.size);
      met += positions.size;
    }
    expect(met).toBeGreaterThan(4 * SEEDS.length);
  });

  test("the levels of the puzzle's campaign can be parsed, each with its stored verdict", () => {
    for (const { map, verdict } of [...allLevelsOf(puzzle.campaign), ...afterHoursLevelsOf(puzzle.campaign)]) {
      const level = expectParsed(puzzle.parseMap(map.join("\n")));
      expect(puzzle.formatMap(level)).toBe(map.join("\n"));
      expect(certified(level).analysis.verdict).toEqual(verdict);
      expect(verdict.par).toBeGreaterThan(0);
    }
  });

  test("the puzzle says what is wrong with a map, and where", () => {
    const map = puzzle.formatMap(composed(1).level);
    const rows = map.split("\n");
    expect(expectFault(puzzle.parseMap(map.replace(/^./, "\u00a7")))).toContain("row 1, column 1");
    expect(expectFault(puzzle.parseMap([...rows.slice(0, -1), rows[rows.length - 1].slice(1)].join("\n")))).toContain(
      `row ${rows.length}`,
    );
    expect(expectFault(puzzle.parseMap(""))).toBe("the map is empty");
  });

  test("the puzzle lists each character once, a dot for nothing, and no more kinds than a fingerprint can hold", () => {
    const { characters, things, hasLowerLayer, lowerKindOffset, emptyKind, maxPasses, firstPassKind } = puzzle.legend;
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters.charAt(emptyKind)).toBe(".");
    const kinds =
      maxPasses > 0 ? firstPassKind + DIRECTIONS.length : hasLowerLayer ? 2 * lowerKindOffset : lowerKindOffset;
    expect(kinds).toBeLessThanOrEqual(MAX_KINDS);
    for (const thing of things) expect([1, 2, 4]).toContain(thing.characters.length);
  });

  test("the puzzle parses any draft that was formatted, and the level of every draft without a problem", () => {
    fc.assert(
      fc.property(arbitraryDrafts(puzzle.legend, puzzle.legend.sizeLimits), (map) => {
        const draft = expectParsed(parseDraft(puzzle.legend, map));
        expect(formatDraft(puzzle.legend, draft)).toBe(map);
        const problem = puzzle.problemOf(draft);
        const level = puzzle.parseMap(map);
        if (problem === undefined) expect(puzzle.formatMap(expectParsed(level))).toBe(map);
        else expect(expectFault(level)).toBe(mapFaultText(problem.fault));
      }),
    );
  });

  test("the puzzle finds no problem in its own levels, and names a thing that is missing or one too many", () => {
    const { legend } = puzzle;
    for (const thing of legend.things) {
      for (const seed of SEEDS.slice(0, FEW)) {
        const draft = expectParsed(parseDraft(legend, puzzle.formatMap(composed(seed).level)));
        const { board, upper } = draft;
        expect(puzzle.problemOf(draft)).toBeUndefined();
        if (thing.count === undefined || thing.count === "pair") continue;
        const without = upper.map((kind) => (legend.thingOf[kind] === thing ? legend.emptyKind : kind));
        const problem = puzzle.problemOf({ ...draft, upper: without });
        expect(problem === undefined ? "" : mapFaultText(problem.fault)).toContain(thing.name);
        if (thing.count === "some") continue;
        const free = board.cells.filter((cell) => upper[cell] === legend.emptyKind && mayStandOn(board, thing, cell));
        const second = free[seed % free.length];
        const twice = upper.with(second, legend.characters.indexOf(thing.characters.charAt(0)));
        const cells = board.cells.filter((cell) => legend.thingOf[twice[cell]] === thing);
        expect(puzzle.problemOf({ ...draft, upper: twice })).toMatchObject({ cell: cells[1] });
      }
    }
  });

  test("the puzzle allows no moves once a level is won or lost", () => {
    for (const seed of SEEDS) {
      const composition = composed(seed);
      const { move, outcome } = puzzle.rules(composition.level);
      const ends = statesAlong(composition).flatMap((state) =>
        [state, ...DIRECTIONS.map((direction) => move(state, direction))].filter(
          (found): found is State => found !== undefined && outcome(found) !== "playing",
        ),
      );
      for (const end of ends) for (const direction of DIRECTIONS) expect(move(end, direction)).toBeUndefined();
      expect(ends.length).toBeGreaterThan(0);
    }
  });

  const randomStates = (seed: number): State[] => {
    const { start, move } = puzzle.rules(composed(seed).level);
    const random = createRandom(seed);
    const states = [start];
    while (states.length < STATES_PER_WALK) {
      const now = states[states.length - 1];
      const after = DIRECTIONS.map((direction) => move(now, direction)).filter((found) => found !== undefined);
      states.push(after.length === 0 ? start : after[drawRandomBelow(random, after.length)]);
    }
    return states;
  };

  const recordMoves = (seed: number) => {
    const { level } = composed(seed);
    const { board } = expectParsed(parseDraft(puzzle.legend, puzzle.formatMap(level)));
    const { move } = puzzle.rules(level);
    return randomStates(seed).flatMap((before) =>
      DIRECTIONS.map((direction) => {
        const recorder: MoveRecorder = { motions: [] };
        const after = move(before, direction, recorder);
        expect(move(before, direction)).toEqual(after);
        return { level, board, before, after, direction, ...recorder };
      }),
    );
  };

  test("the puzzle moves the same with and without a record, and records motions only if something moves", () => {
    for (const seed of SEEDS) {
      for (const { after, motions } of recordMoves(seed)) expect(motions.length > 0).toBe(after !== undefined);
    }
  });

  test("the puzzle records the motions of a move so that they join up in time and place", () => {
    for (const seed of SEEDS) {
      for (const { board, motions: stretches } of recordMoves(seed)) expect(findBreaks(board, stretches)).toEqual([]);
    }
  });

  test("the puzzle records motions that lead every piece from its cell before a move to its cell after it", () => {
    for (const seed of SEEDS) {
      for (const { level, before, after, motions: stretches } of recordMoves(seed)) {
        if (after === undefined) continue;
        const pieces = pieceCellsOf(puzzle, level, before);
        for (const { piece } of stretches) expect(pieces).toContain(piece);
        const ends = pieces.map((piece) => endOf(stretches, piece)).filter((cell) => cell !== NOWHERE);
        expect(sorted(ends)).toEqual(sorted(pieceCellsOf(puzzle, level, after)));
      }
    }
  });

  const hasPlayersPiece = puzzle.legend.things.some(({ isPlayer }) => isPlayer === true);

  test("the puzzle records which piece is the player's, if there is one", () => {
    for (const seed of SEEDS) {
      for (const { level, before, after, playerPiece } of recordMoves(seed)) {
        if (after === undefined) continue;
        if (hasPlayersPiece) expect(pieceCellsOf(puzzle, level, before)).toContain(playerPiece);
        else expect(playerPiece).toBeUndefined();
      }
    }
  });

  if (playerPosition !== undefined) {
    test("the puzzle gives the player's piece the same position on the screen, for any size of board", () => {
      for (const seed of SEEDS) {
        const offsets = new Set<string>();
        for (const { level, board, before, after, playerPiece: player } of recordMoves(seed)) {
          if (after === undefined || player === undefined) continue;
          const { x, y } = playerPosition.positionOf(level, before);
          offsets.add(`${x - columnOf(board, player)},${y - rowOf(board, player)}`);
        }
        expect(offsets.size).toBe(1);
      }
    });
  }

  test("the puzzle finds every state of a solution in the state graph, and the transitions between them", () => {
    for (const seed of SEEDS) {
      const composition = composed(seed);
      const { graph } = certified(composition.level);
      const numbers = statesAlong(composition).map((state) => graph.stateNumberOf(state));
      const solution: readonly Direction[] = composition.solution;
      expect(numbers[0]).toBe(graph.start);
      solution.forEach((direction, at) => expect(graph.next[direction][numbers[at] ?? NaN]).toBe(numbers[at + 1]));
      expect(graph.wonStates).toContain(numbers[solution.length]);
    }
  });

  const startComposing = (seed: number): TaskHandle<CertifiedLevel<Level, State>> =>
    startTask(composeNext(puzzle, createRun(seed), targetOf(seed), puzzle.playerPosition?.startPosition));

  const composeAndMeasure = (seed: number) => {
    const handle = startComposing(seed);
    const slices = runSlices(handle, SLICES_TO_END);
    if (handle.result === undefined) throw new Error("the level is not composed");
    const { level, solution: line, certificate } = handle.result;
    const made = { slices, map: puzzle.formatMap(level), line, verdict: certificate.analysis.verdict };
    cancelTask(handle);
    return made;
  };

  /**
   * Expects that two generations from one seed give the same level. Their numbers of slices may differ a little,
   * because only one generation may find its tables cached. A slice is the work from one yield to the next.
   */
  const expectSame = (
    again: ReturnType<typeof composeAndMeasure>,
    made: ReturnType<typeof composeAndMeasure>,
  ): void => {
    expect({ ...again, slices: 0 }).toEqual({ ...made, slices: 0 });
    expect(Math.abs(again.slices - made.slices)).toBeLessThanOrEqual(Math.max(SLICE_TOLERANCE, made.slices / 20));
  };

  test("the puzzle composes the same level in as many slices, whatever tasks were cancelled before", () => {
    const levels = SEEDS.slice(0, FEW).map((seed) => composed(seed).level);
    SEEDS.slice(0, FEW).forEach(composeAndMeasure);
    const made = SEEDS.slice(0, FEW).map(composeAndMeasure);
    const random = createRandom(1);
    for (let drop = 0; drop < CANCELLED_TASKS; drop++) {
      const seed = 1 + drawRandomBelow(random, FEW);
      const work = startComposing(1 + drawRandomBelow(random, FEW));
      runSlices(work, 1 + drawRandomBelow(random, drop % 2 === 0 ? 20 : 400));
      const other = startTask(certify(puzzle.rules(levels[seed - 1]), MAX_STATES));
      runSlices(other, 1 + drawRandomBelow(random, 40));
      cancelTask(work);
      cancelTask(other);
      if (drop % 5 === 0) expectSame(composeAndMeasure(seed), made[seed - 1]);
    }
    for (let seed = 1; seed <= FEW; seed++) expectSame(composeAndMeasure(seed), made[seed - 1]);
  });

  test("the puzzle recognises a level in which one piece was moved, in all turns, mirrors and colours", () => {
    let moved = 0;
    for (const seed of SEEDS) {
      const map = puzzle.formatMap(composed(seed).level);
      const isLarge = countThings(map) >= MIN_THINGS;
      const earlierSketch = puzzle.similaritySketch(composed(seed).level);
      const other = moveOneThing(map, createRandom(seed));
      for (const turned of [map, other].flatMap((form) => symmetriesAndRecolourings(puzzle.legend, form))) {
        const level = puzzle.parseMap(turned);
        if (isFault(level)) continue;
        if (isLarge) moved++;
        const isSame = isLarge || symmetriesAndRecolourings(puzzle.legend, map).includes(turned);
        expect(
          runToEnd(isSimilarToAny(earlierSketch, runToEnd(puzzle.symmetrySketches(level)))),
          `${map}\n\n${turned}`,
        ).toBe(isSame);
      }
    }
    expect(moved).toBeGreaterThan(4 * SEEDS.length);
  });

  test("the puzzle hardly ever calls two levels similar if more than two of their cells differ", () => {
    const maps = SEEDS.map((seed) => puzzle.formatMap(composed(seed).level));
    let pairs = 0;
    let mistaken = 0;
    maps.forEach((map, at) => {
      const looks = symmetriesAndRecolourings(puzzle.legend, map);
      const sketches = runToEnd(puzzle.symmetrySketches(composed(SEEDS[at]).level));
      for (let before = 0; before < at; before++) {
        pairs++;
        const isNearly = runToEnd(isSimilarToAny(puzzle.similaritySketch(composed(SEEDS[before]).level), sketches));
        const isReally = looks.some((look) => countDifferentCells(look, maps[before]) <= 2);
        if (isNearly && !isReally) mistaken++;
      }
    });
    expect(mistaken).toBeLessThanOrEqual(pairs / 500);
  });
}

function mayStandOn(board: Board, { where }: Thing, cell: number): boolean {
  return where === undefined || (where === "edge") === isAtEdge(board, cell);
}

function sorted(cells: readonly number[]): number[] {
  return cells.toSorted((one, other) => one - other);
}

test("the list of puzzle entries has the ids of the puzzles in the same order", () => {
  expect(PUZZLES.map(({ id }) => id)).toEqual(loadAllPuzzles().map(({ id }) => id));
});

for (const puzzle of loadAllPuzzles()) describe(`the puzzle ${puzzle.id}`, () => describeContract(puzzle));
describe("the example puzzle of the tests", () => describeContract(walker));
describe("the template of a new puzzle", () => describeContract(template));
