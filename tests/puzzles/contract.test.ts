import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCount } from "../seed-count";
import { composeNext, createRun } from "../../src/game/modes/run";
import { columnOf, isAtEdge, NOWHERE, rowOf, type Board } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { parseDraft, formatDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { fingerprintOf, MAX_KINDS } from "../../tools/fingerprint";
import type { Thing } from "../../src/kernel/legend";
import type { MoveRecorder } from "../../src/kernel/motion";
import { drawBelow, createRandom } from "../../src/kernel/random";
import type { CertifiedLevel } from "../../src/kernel/select-level";
import { MIN_THINGS, isSimilarToAny } from "../../src/kernel/similarity-sketch";
import { runToEnd } from "../../src/kernel/task";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { loadAllPuzzles, PUZZLES } from "../../src/puzzles/index";
import { CHALLENGE_SIZES, type Position, type Puzzle } from "../../src/puzzles/puzzle";
import { cancelTask, runTask, startTask, type TaskHandle } from "../../src/kernel/task-handle";
import { expectFault, expectParsed } from "../kernel/parse-results";
import { walker } from "../kernel/null-puzzle";
import { findBreaks, endOf } from "../kernel/motions";
import { symmetriesAndRecolourings, symmetriesWithThings } from "../kernel/symmetries";
import { arbitraryDrafts } from "./arbitrary-drafts";
import { countDifferentCells, countThings, moveOneThing } from "./moved-things";
import { pieceCellsOf } from "./piece-cells";

const SEEDS = Array.from({ length: seedCount(120, 60) }, (_, at) => at + 1);
const FEW = 20;
const STEPS = 200;
const STATES_PER_WALK = 12;
/** As many slices as composing a level of some puzzle takes, and more. */
const SLICES_TO_END = 100_000;
const CANCELLED_TASKS = seedCount(120, 60);
const SLICE_TOLERANCE = 120;
/** A position, its mirrors, and both at once. */
const MIRRORS = 4;
const MAX_STATES = 20_000;

/** Runs so many slices of a job; gives how many it took. */
function runSlices(handle: TaskHandle<unknown>, slices: number): number {
  let sliceCount = 0;
  runTask(handle, () => sliceCount++, slices);
  return sliceCount;
}

/** What every puzzle owes to the rest of the game; see src/puzzles/puzzle.ts. */
function describeContract<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>): void {
  const { plan } = puzzle;

  /** A wish of one mode or another. */
  const targetOf = (seed: number): Wish => {
    if (seed % 4 === 0) return plan.endless(seed);
    if (seed % 4 === 1) return plan.challenge(1 + (seed % CHALLENGE_SIZES));
    return seed % 4 === 2 ? plan.daily(seed % 7) : plan.rush(seed);
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

  /** The positions on the way of a line, the start and the end included. */
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

  test("has an id that no other has", () => {
    expect(puzzle.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect([...loadAllPuzzles(), walker].filter(({ id }) => id === puzzle.id)).toHaveLength(1);
  });

  test("composes levels whose line wins", () => {
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

  test("composes the same level from the same random numbers", () => {
    for (const seed of SEEDS.slice(0, FEW)) {
      const { level, solution } = composeFrom(seed, puzzle.playerPosition?.startPosition);
      expect(puzzle.formatMap(level)).toBe(puzzle.formatMap(composed(seed).level));
      expect(solution).toEqual(composed(seed).solution);
    }
  });

  const { playerPosition } = puzzle;
  if (playerPosition !== undefined) {
    test("composes a level whose player's piece stands where the last one ended", () => {
      for (const seed of SEEDS.slice(0, FEW)) {
        const states = statesAlong(composed(seed));
        const end = playerPosition.positionOf(composed(seed).level, states[states.length - 1]);
        const { level, rules } = composeFrom(seed, end);
        expect(playerPosition.positionOf(level, rules.start)).toEqual(end);
      }
    });
  }

  test("does not compose a level that is not welcome", () => {
    for (const seed of SEEDS.slice(0, FEW)) {
      const run = createRun(seed);
      run.recent.push(...puzzle.similaritySketch(composed(seed).level));
      const other = runToEnd(composeNext(puzzle, run, targetOf(seed), puzzle.playerPosition?.startPosition));
      expect(runToEnd(isSimilarToAny(run.recent, runToEnd(puzzle.symmetrySketches(other.level))))).toBe(false);
    }
  });

  test("reads levels as it wrote them, and they play the same", () => {
    for (const seed of SEEDS) {
      const { level, solution } = composed(seed);
      const map = puzzle.formatMap(level);
      const read = expectParsed(puzzle.parseMap(map));
      expect(puzzle.formatMap(read)).toBe(map);
      expect(statesAlong({ level: read, solution })).toEqual(statesAlong({ level, solution }));
    }
  });

  test("has the same fingerprint for all turns and mirrors of a level, and for no other level", () => {
    const fingerprints = new Map<string, number>();
    for (const seed of SEEDS) {
      const map = puzzle.formatMap(composed(seed).level);
      const own = fingerprintOf(puzzle, composed(seed).level);
      // A board may be wider than it may be high: then a quarter turn of it is no level.
      const turned = symmetriesWithThings(puzzle.legend, map)
        .map(puzzle.parseMap)
        .filter((level): level is Level => !isFault(level));
      expect(turned.length).toBeGreaterThanOrEqual(MIRRORS);
      for (const level of turned) expect(fingerprintOf(puzzle, level), puzzle.formatMap(level)).toBe(own);
      fingerprints.set(symmetriesWithThings(puzzle.legend, map).toSorted()[0], own);
    }
    expect(new Set(fingerprints.values()).size).toBe(fingerprints.size);
  });

  test("has a key of its own for each position, and the same one whenever that comes", () => {
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
        now = move(from, DIRECTIONS[drawBelow(random, DIRECTIONS.length)]) ?? from;
      }
      const keys = new Set(positions.values());
      expect(keys.size).toBe(positions.size);
      met += positions.size;
    }
    expect(met).toBeGreaterThan(4 * SEEDS.length);
  });

  test("has a campaign whose levels can be read, each with the verdict that is written beside it", () => {
    for (const { map, verdict } of allLevelsOf(puzzle.campaign)) {
      const level = expectParsed(puzzle.parseMap(map.join("\n")));
      expect(puzzle.formatMap(level)).toBe(map.join("\n"));
      expect(certified(level).analysis.verdict).toEqual(verdict);
      expect(verdict.par).toBeGreaterThan(0);
    }
    expect(puzzle.campaign.levelCount).toBeGreaterThan(0);
  });

  test("says what is wrong with a map, and where", () => {
    const map = puzzle.formatMap(composed(1).level);
    const rows = map.split("\n");
    expect(expectFault(puzzle.parseMap(map.replace(/^./, "\u00a7")))).toContain("row 1, column 1");
    expect(expectFault(puzzle.parseMap([...rows.slice(0, -1), rows[rows.length - 1].slice(1)].join("\n")))).toContain(
      `row ${rows.length}`,
    );
    expect(expectFault(puzzle.parseMap(""))).toBe("the map is empty");
  });

  test("lists its things: each character once, a dot for nothing, and no more kinds than a fingerprint has room for", () => {
    const { characters, things, hasLowerLayer, lowerKindOffset, emptyKind, maxPasses, firstPassKind } = puzzle.legend;
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters.charAt(emptyKind)).toBe(".");
    const kinds =
      maxPasses > 0 ? firstPassKind + DIRECTIONS.length : hasLowerLayer ? 2 * lowerKindOffset : lowerKindOffset;
    expect(kinds).toBeLessThanOrEqual(MAX_KINDS);
    for (const thing of things) expect([1, 2, 4]).toContain(thing.characters.length);
  });

  test("reads any draft as it was written, and the level of every draft without a problem", () => {
    fc.assert(
      fc.property(arbitraryDrafts(puzzle.legend, puzzle.legend.sizeLimits), (map) => {
        const draft = expectParsed(parseDraft(puzzle.legend, map));
        expect(formatDraft(puzzle.legend, draft)).toBe(map);
        const problem = puzzle.problemOf(draft);
        const level = puzzle.parseMap(map);
        if (problem === undefined) expect(puzzle.formatMap(expectParsed(level))).toBe(map);
        else expect(expectFault(level)).toBe(problem.fault);
      }),
    );
  });

  test("has no problem with its own levels, and says which thing is missing or one too many, and where", () => {
    const { legend } = puzzle;
    for (const thing of legend.things) {
      for (const seed of SEEDS.slice(0, FEW)) {
        const draft = expectParsed(parseDraft(legend, puzzle.formatMap(composed(seed).level)));
        const { board, upper } = draft;
        expect(puzzle.problemOf(draft)).toBeUndefined();
        if (thing.count === undefined || thing.count === "pair") continue;
        const without = upper.map((kind) => (legend.thingOf[kind] === thing ? legend.emptyKind : kind));
        expect(puzzle.problemOf({ ...draft, upper: without })?.fault).toContain(thing.name);
        if (thing.count === "some") continue;
        const free = board.cells.filter((cell) => upper[cell] === legend.emptyKind && mayStandOn(board, thing, cell));
        const second = free[seed % free.length];
        const twice = upper.with(second, legend.characters.indexOf(thing.characters.charAt(0)));
        const cells = board.cells.filter((cell) => legend.thingOf[twice[cell]] === thing);
        expect(puzzle.problemOf({ ...draft, upper: twice })).toMatchObject({ cell: cells[1] });
      }
    }
  });

  test("has no moves once a level is won or lost", () => {
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

  /** Positions that a random play of a composed level comes to; after each end it begins again. */
  const randomStates = (seed: number): State[] => {
    const { start, move } = puzzle.rules(composed(seed).level);
    const random = createRandom(seed);
    const states = [start];
    while (states.length < STATES_PER_WALK) {
      const now = states[states.length - 1];
      const after = DIRECTIONS.map((direction) => move(now, direction)).filter((found) => found !== undefined);
      states.push(after.length === 0 ? start : after[drawBelow(random, after.length)]);
    }
    return states;
  };

  const recordMoves = (seed: number) => {
    const { level } = composed(seed);
    const { board } = expectParsed(parseDraft(puzzle.legend, puzzle.formatMap(level)));
    const { move } = puzzle.rules(level);
    return randomStates(seed).flatMap((before) =>
      DIRECTIONS.map((direction) => {
        const telling: MoveRecorder = { motions: [] };
        const after = move(before, direction, telling);
        expect(move(before, direction)).toEqual(after);
        return { level, board, before, after, direction, ...telling };
      }),
    );
  };

  test("moves the same whether it tells of the move or not, and tells of a move only if something moves", () => {
    for (const seed of SEEDS) {
      for (const { after, motions } of recordMoves(seed)) expect(motions.length > 0).toBe(after !== undefined);
    }
  });

  test("tells of a move in stretches that join up in time and place", () => {
    for (const seed of SEEDS) {
      for (const { board, motions: stretches } of recordMoves(seed)) expect(findBreaks(board, stretches)).toEqual([]);
    }
  });

  test("tells what the pieces do that stand there before a move, and leads them to where they stand after it", () => {
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

  test("tells which piece is the player's, if one is", () => {
    for (const seed of SEEDS) {
      for (const { level, before, after, playerPiece } of recordMoves(seed)) {
        if (after === undefined) continue;
        if (hasPlayersPiece) expect(pieceCellsOf(puzzle, level, before)).toContain(playerPiece);
        else expect(playerPiece).toBeUndefined();
      }
    }
  });

  if (playerPosition !== undefined) {
    test("has the player's piece in the place where it stands on the screen, whatever board lies round it", () => {
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

  test("finds every position of a line in the graph, and the way on from it", () => {
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

  /** Begins to compose the level of a seed. */
  const startComposing = (seed: number): TaskHandle<CertifiedLevel<Level, State>> =>
    startTask(composeNext(puzzle, createRun(seed), targetOf(seed), puzzle.playerPosition?.startPosition));

  /** What composing the level of a seed gives, and in how many slices: more, if memory is built anew for it. */
  const composeAndMeasure = (seed: number) => {
    const handle = startComposing(seed);
    const slices = runSlices(handle, SLICES_TO_END);
    if (handle.result === undefined) throw new Error("the level is not composed");
    const { level, solution: line, certificate } = handle.result;
    const made = { slices, map: puzzle.formatMap(level), line, verdict: certificate.analysis.verdict };
    cancelTask(handle);
    return made;
  };

  /** Compares two compositions. Their slices may differ by a few, because only one may have its tables cached. */
  const expectSame = (
    again: ReturnType<typeof composeAndMeasure>,
    made: ReturnType<typeof composeAndMeasure>,
  ): void => {
    expect({ ...again, slices: 0 }).toEqual({ ...made, slices: 0 });
    expect(Math.abs(again.slices - made.slices)).toBeLessThanOrEqual(Math.max(SLICE_TOLERANCE, made.slices / 20));
  };

  test("composes the same in as many slices whatever works were dropped before, after however many slices", () => {
    const levels = SEEDS.slice(0, FEW).map((seed) => composed(seed).level);
    SEEDS.slice(0, FEW).forEach(composeAndMeasure);
    const made = SEEDS.slice(0, FEW).map(composeAndMeasure);
    const random = createRandom(1);
    for (let drop = 0; drop < CANCELLED_TASKS; drop++) {
      const seed = 1 + drawBelow(random, FEW);
      const work = startComposing(1 + drawBelow(random, FEW));
      runSlices(work, 1 + drawBelow(random, drop % 2 === 0 ? 20 : 400));
      const other = startTask(certify(puzzle.rules(levels[seed - 1]), MAX_STATES));
      runSlices(other, 1 + drawBelow(random, 40));
      cancelTask(work);
      cancelTask(other);
      if (drop % 5 === 0) expectSame(composeAndMeasure(seed), made[seed - 1]);
    }
    for (let seed = 1; seed <= FEW; seed++) expectSame(composeAndMeasure(seed), made[seed - 1]);
  });

  test("has a name for its feat, and says in three words at the most what it means", () => {
    expect(puzzle.feat.name).toMatch(/^[a-z ]+$/);
    expect(puzzle.feat.meaning).toMatch(/^[a-z]+( [a-z]+){1,2}$/);
  });

  test("knows a level again in which one piece was moved, in all its turns, mirrors and colours", () => {
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

  test("takes hardly a level for nearly another one unless at most two of its cells are others", () => {
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

test("each world has the name of its puzzle", () => {
  expect(PUZZLES.map(({ id }) => id)).toEqual(loadAllPuzzles().map(({ id }) => id));
});

for (const puzzle of loadAllPuzzles()) describe(`the puzzle ${puzzle.id}`, () => describeContract(puzzle));
describe("the null puzzle", () => describeContract(walker));
