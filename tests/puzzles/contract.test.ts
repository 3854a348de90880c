import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeds } from "../effort";
import { composeNext, startRun } from "../../src/game/modes/run";
import { columnOf, isAtEdge, NOWHERE, rowOf, type Board } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { DIRECTIONS, type Direction } from "../../src/kernel/direction";
import { readDraft, writeDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { fingerprintOf, MOST_KINDS } from "../../tools/fingerprint";
import type { Thing } from "../../src/kernel/legend";
import type { Telling } from "../../src/kernel/motion";
import { below, createRandom } from "../../src/kernel/random";
import type { Certified } from "../../src/kernel/select";
import { FEWEST_THINGS, isNearlyOneOf } from "../../src/kernel/sketch";
import { finish } from "../../src/kernel/work";
import { levelsOf } from "../../src/puzzles/campaign";
import { allPuzzles, WORLDS } from "../../src/puzzles/index";
import { CHALLENGE_SIZES, type Place, type Puzzle } from "../../src/puzzles/puzzle";
import { dropJob, runJob, startJob, type Job } from "../../src/kernel/job";
import { faultOf, whole } from "../kernel/expect-level";
import { walker } from "../kernel/null-puzzle";
import { breaksIn, endOf } from "../kernel/stretches";
import { looksOf, turnsWithThings } from "../kernel/turns";
import { anyDrafts } from "./any-drafts";
import { otherCells, thingsOf, withOneMoved } from "./near-maps";
import { piecesOf } from "./pieces-of";

const SEEDS = Array.from({ length: seeds(120, 60) }, (_, at) => at + 1);
const FEW = 20;
const STEPS = 200;
const STATES_OF_A_PLAY = 12;
/** As many slices as composing a level of some puzzle takes, and more. */
const ENOUGH_SLICES = 100_000;
const DROPS = seeds(120, 60);
const MORE_SLICES = 120;
/** A position, its mirrors, and both at once. */
const MIRRORS = 4;
const NO_CAP = 20_000;

/** Runs so many slices of a job; gives how many it took. */
function runSlices(job: Job<unknown>, slices: number): number {
  let taken = 0;
  runJob(job, () => taken++, slices);
  return taken;
}

/** What every puzzle owes to the rest of the game; see src/puzzles/puzzle.ts. */
function describeContract<Level, State, Wish>(puzzle: Puzzle<Level, State, Wish>): void {
  const { plan } = puzzle;

  /** A wish of one mode or another. */
  const wishOf = (seed: number): Wish => {
    if (seed % 4 === 0) return plan.endless(seed);
    if (seed % 4 === 1) return plan.challenge(1 + (seed % CHALLENGE_SIZES));
    return seed % 4 === 2 ? plan.daily(seed % 7) : plan.rush(seed);
  };

  const composedFrom = (seed: number, from: Place | undefined): Certified<Level, State> => {
    const made = finish(composeNext(puzzle, startRun(seed), wishOf(seed), from));
    made.certificate.recycle?.();
    return made;
  };

  const levels = new Map<number, Certified<Level, State>>();
  const composed = (seed: number): Certified<Level, State> => {
    const made = levels.get(seed) ?? composedFrom(seed, puzzle.whereabouts?.start);
    levels.set(seed, made);
    return made;
  };

  const certified = (level: Level) => {
    const certificate = finish(certify(puzzle.rules(level), NO_CAP));
    if (certificate === undefined) throw new Error("the cap was met");
    return certificate;
  };

  /** The positions on the way of a line, the start and the end included. */
  const wayOf = ({ level, line }: Pick<Certified<Level, State>, "level" | "line">): State[] => {
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
    expect([...allPuzzles(), walker].filter(({ id }) => id === puzzle.id)).toHaveLength(1);
  });

  test("composes levels whose line wins", () => {
    for (const seed of SEEDS) {
      const composition = composed(seed);
      const states = wayOf(composition);
      const { outcome } = puzzle.rules(composition.level);
      expect(states.map(outcome)).toEqual([...composition.line.map(() => "playing"), "won"]);
      const { par } = certified(composition.level).analysis.verdict;
      expect(par).toBeGreaterThan(0);
      expect(par).toBeLessThanOrEqual(composition.line.length);
    }
  });

  test("composes the same level from the same random numbers", () => {
    for (const seed of SEEDS.slice(0, FEW)) {
      const { level, line } = composedFrom(seed, puzzle.whereabouts?.start);
      expect(puzzle.write(level)).toBe(puzzle.write(composed(seed).level));
      expect(line).toEqual(composed(seed).line);
    }
  });

  const { whereabouts } = puzzle;
  if (whereabouts !== undefined) {
    test("composes a level whose player's piece stands where the last one ended", () => {
      for (const seed of SEEDS.slice(0, FEW)) {
        const states = wayOf(composed(seed));
        const end = whereabouts.of(composed(seed).level, states[states.length - 1]);
        const { level, rules } = composedFrom(seed, end);
        expect(whereabouts.of(level, rules.start)).toEqual(end);
      }
    });
  }

  test("does not compose a level that is not welcome", () => {
    for (const seed of SEEDS.slice(0, FEW)) {
      const run = startRun(seed);
      run.recent.push(...puzzle.firstSketch(composed(seed).level));
      const other = finish(composeNext(puzzle, run, wishOf(seed), puzzle.whereabouts?.start));
      expect(finish(isNearlyOneOf(run.recent, finish(puzzle.sketches(other.level))))).toBe(false);
    }
  });

  test("reads levels as it wrote them, and they play the same", () => {
    for (const seed of SEEDS) {
      const { level, line } = composed(seed);
      const map = puzzle.write(level);
      const read = whole(puzzle.read(map));
      expect(puzzle.write(read)).toBe(map);
      expect(wayOf({ level: read, line })).toEqual(wayOf({ level, line }));
    }
  });

  test("has the same fingerprint for all turns and mirrors of a level, and for no other level", () => {
    const fingerprints = new Map<string, number>();
    for (const seed of SEEDS) {
      const map = puzzle.write(composed(seed).level);
      const own = fingerprintOf(puzzle, composed(seed).level);
      // A board may be wider than it may be high: then a quarter turn of it is no level.
      const turned = turnsWithThings(puzzle.legend, map)
        .map(puzzle.read)
        .filter((level): level is Level => !isFault(level));
      expect(turned.length).toBeGreaterThanOrEqual(MIRRORS);
      for (const level of turned) expect(fingerprintOf(puzzle, level), puzzle.write(level)).toBe(own);
      fingerprints.set(turnsWithThings(puzzle.legend, map).toSorted()[0], own);
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
        now = move(from, DIRECTIONS[below(random, DIRECTIONS.length)]) ?? from;
      }
      const keys = new Set(positions.values());
      expect(keys.size).toBe(positions.size);
      met += positions.size;
    }
    expect(met).toBeGreaterThan(4 * SEEDS.length);
  });

  test("has a campaign whose levels can be read, each with the verdict that is written beside it", () => {
    for (const { map, verdict } of levelsOf(puzzle.campaign)) {
      const level = whole(puzzle.read(map.join("\n")));
      expect(puzzle.write(level)).toBe(map.join("\n"));
      expect(certified(level).analysis.verdict).toEqual(verdict);
      expect(verdict.par).toBeGreaterThan(0);
    }
    expect(puzzle.campaign.length).toBeGreaterThan(0);
  });

  test("says what is wrong with a map, and where", () => {
    const map = puzzle.write(composed(1).level);
    const rows = map.split("\n");
    expect(faultOf(puzzle.read(map.replace(/^./, "\u00a7")))).toContain("row 1, column 1");
    expect(faultOf(puzzle.read([...rows.slice(0, -1), rows[rows.length - 1].slice(1)].join("\n")))).toContain(
      `row ${rows.length}`,
    );
    expect(faultOf(puzzle.read(""))).toBe("the map is empty");
  });

  test("lists its things: each character once, a dot for nothing, and no more kinds than a fingerprint has room for", () => {
    const { characters, things, hasLower, beneath, nothing, mostPasses, pass } = puzzle.legend;
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters.charAt(nothing)).toBe(".");
    const kinds = mostPasses > 0 ? pass + DIRECTIONS.length : hasLower ? 2 * beneath : beneath;
    expect(kinds).toBeLessThanOrEqual(MOST_KINDS);
    for (const thing of things) expect([1, 2, 4]).toContain(thing.characters.length);
  });

  test("reads any draft as it was written, and the level of every draft without a problem", () => {
    fc.assert(
      fc.property(anyDrafts(puzzle.legend, puzzle.legend.sizes), (map) => {
        const draft = whole(readDraft(puzzle.legend, map));
        expect(writeDraft(puzzle.legend, draft)).toBe(map);
        const problem = puzzle.problemOf(draft);
        const level = puzzle.read(map);
        if (problem === undefined) expect(puzzle.write(whole(level))).toBe(map);
        else expect(faultOf(level)).toBe(problem.fault);
      }),
    );
  });

  test("has no problem with its own levels, and says which thing is missing or one too many, and where", () => {
    const { legend } = puzzle;
    for (const thing of legend.things) {
      for (const seed of SEEDS.slice(0, FEW)) {
        const draft = whole(readDraft(legend, puzzle.write(composed(seed).level)));
        const { board, upper } = draft;
        expect(puzzle.problemOf(draft)).toBeUndefined();
        if (thing.count === undefined || thing.count === "pair") continue;
        const without = upper.map((kind) => (legend.thingOf[kind] === thing ? legend.nothing : kind));
        expect(puzzle.problemOf({ ...draft, upper: without })?.fault).toContain(thing.name);
        if (thing.count === "some") continue;
        const free = board.cells.filter((cell) => upper[cell] === legend.nothing && mayStandOn(board, thing, cell));
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
      const ends = wayOf(composition).flatMap((state) =>
        [state, ...DIRECTIONS.map((direction) => move(state, direction))].filter(
          (found): found is State => found !== undefined && outcome(found) !== "playing",
        ),
      );
      for (const end of ends) for (const direction of DIRECTIONS) expect(move(end, direction)).toBeUndefined();
      expect(ends.length).toBeGreaterThan(0);
    }
  });

  /** Positions that a random play of a composed level comes to; after each end it begins again. */
  const someStates = (seed: number): State[] => {
    const { start, move } = puzzle.rules(composed(seed).level);
    const random = createRandom(seed);
    const states = [start];
    while (states.length < STATES_OF_A_PLAY) {
      const now = states[states.length - 1];
      const after = DIRECTIONS.map((direction) => move(now, direction)).filter((found) => found !== undefined);
      states.push(after.length === 0 ? start : after[below(random, after.length)]);
    }
    return states;
  };

  const madeMoves = (seed: number) => {
    const { level } = composed(seed);
    const { board } = whole(readDraft(puzzle.legend, puzzle.write(level)));
    const { move } = puzzle.rules(level);
    return someStates(seed).flatMap((before) =>
      DIRECTIONS.map((direction) => {
        const telling: Telling = { stretches: [] };
        const after = move(before, direction, telling);
        expect(move(before, direction)).toEqual(after);
        return { level, board, before, after, direction, ...telling };
      }),
    );
  };

  test("moves the same whether it tells of the move or not, and tells of a move only if something moves", () => {
    for (const seed of SEEDS) {
      for (const { after, stretches } of madeMoves(seed)) expect(stretches.length > 0).toBe(after !== undefined);
    }
  });

  test("tells of a move in stretches that join up in time and place", () => {
    for (const seed of SEEDS) {
      for (const { board, stretches } of madeMoves(seed)) expect(breaksIn(board, stretches)).toEqual([]);
    }
  });

  test("tells what the pieces do that stand there before a move, and leads them to where they stand after it", () => {
    for (const seed of SEEDS) {
      for (const { level, before, after, stretches } of madeMoves(seed)) {
        if (after === undefined) continue;
        const pieces = piecesOf(puzzle, level, before);
        for (const { piece } of stretches) expect(pieces).toContain(piece);
        const ends = pieces.map((piece) => endOf(stretches, piece)).filter((cell) => cell !== NOWHERE);
        expect(sorted(ends)).toEqual(sorted(piecesOf(puzzle, level, after)));
      }
    }
  });

  const hasPlayersPiece = puzzle.legend.things.some(({ isPlayer }) => isPlayer === true);

  test("tells which piece is the player's, if one is", () => {
    for (const seed of SEEDS) {
      for (const { level, before, after, player } of madeMoves(seed)) {
        if (after === undefined) continue;
        if (hasPlayersPiece) expect(piecesOf(puzzle, level, before)).toContain(player);
        else expect(player).toBeUndefined();
      }
    }
  });

  if (whereabouts !== undefined) {
    test("has the player's piece in the place where it stands on the screen, whatever board lies round it", () => {
      for (const seed of SEEDS) {
        const asides = new Set<string>();
        for (const { level, board, before, after, player } of madeMoves(seed)) {
          if (after === undefined || player === undefined) continue;
          const { x, y } = whereabouts.of(level, before);
          asides.add(`${x - columnOf(board, player)},${y - rowOf(board, player)}`);
        }
        expect(asides.size).toBe(1);
      }
    });
  }

  test("finds every position of a line in the graph, and the way on from it", () => {
    for (const seed of SEEDS) {
      const composition = composed(seed);
      const { graph } = certified(composition.level);
      const numbers = wayOf(composition).map((state) => graph.find(state));
      const line: readonly Direction[] = composition.line;
      expect(numbers[0]).toBe(graph.start);
      line.forEach((direction, at) => expect(graph.next[direction][numbers[at] ?? NaN]).toBe(numbers[at + 1]));
      expect(graph.won).toContain(numbers[line.length]);
    }
  });

  /** Begins to compose the level of a seed. */
  const composing = (seed: number): Job<Certified<Level, State>> =>
    startJob(composeNext(puzzle, startRun(seed), wishOf(seed), puzzle.whereabouts?.start));

  /** What composing the level of a seed gives, and in how many slices: more, if memory is built anew for it. */
  const madeOf = (seed: number) => {
    const job = composing(seed);
    const slices = runSlices(job, ENOUGH_SLICES);
    if (job.result === undefined) throw new Error("the level is not composed");
    const { level, line, certificate } = job.result;
    const made = { slices, map: puzzle.write(level), line, verdict: certificate.analysis.verdict };
    dropJob(job);
    return made;
  };

  /** A board that was dropped from a cache, or came back to one, is laid out in a few slices more or fewer. */
  const expectSame = (again: ReturnType<typeof madeOf>, made: ReturnType<typeof madeOf>): void => {
    expect({ ...again, slices: 0 }).toEqual({ ...made, slices: 0 });
    expect(Math.abs(again.slices - made.slices)).toBeLessThanOrEqual(Math.max(MORE_SLICES, made.slices / 20));
  };

  test("composes the same in as many slices whatever works were dropped before, after however many slices", () => {
    const levels = SEEDS.slice(0, FEW).map((seed) => composed(seed).level);
    SEEDS.slice(0, FEW).forEach(madeOf);
    const made = SEEDS.slice(0, FEW).map(madeOf);
    const random = createRandom(1);
    for (let drop = 0; drop < DROPS; drop++) {
      const seed = 1 + below(random, FEW);
      const work = composing(1 + below(random, FEW));
      runSlices(work, 1 + below(random, drop % 2 === 0 ? 20 : 400));
      const other = startJob(certify(puzzle.rules(levels[seed - 1]), NO_CAP));
      runSlices(other, 1 + below(random, 40));
      dropJob(work);
      dropJob(other);
      if (drop % 5 === 0) expectSame(madeOf(seed), made[seed - 1]);
    }
    for (let seed = 1; seed <= FEW; seed++) expectSame(madeOf(seed), made[seed - 1]);
  });

  test("has a name for its feat, and says in three words at the most what it means", () => {
    expect(puzzle.feat.name).toMatch(/^[a-z ]+$/);
    expect(puzzle.feat.meaning).toMatch(/^[a-z]+( [a-z]+){1,2}$/);
  });

  test("knows a level again in which one piece was moved, in all its turns, mirrors and colours", () => {
    let moved = 0;
    for (const seed of SEEDS) {
      const map = puzzle.write(composed(seed).level);
      const isLarge = thingsOf(map) >= FEWEST_THINGS;
      const remembered = puzzle.firstSketch(composed(seed).level);
      const other = withOneMoved(map, createRandom(seed));
      for (const turned of [map, other].flatMap((form) => looksOf(puzzle.legend, form))) {
        const level = puzzle.read(turned);
        if (isFault(level)) continue;
        if (isLarge) moved++;
        const isSame = isLarge || looksOf(puzzle.legend, map).includes(turned);
        expect(finish(isNearlyOneOf(remembered, finish(puzzle.sketches(level)))), `${map}\n\n${turned}`).toBe(isSame);
      }
    }
    expect(moved).toBeGreaterThan(4 * SEEDS.length);
  });

  test("takes hardly a level for nearly another one unless at most two of its cells are others", () => {
    const maps = SEEDS.map((seed) => puzzle.write(composed(seed).level));
    let pairs = 0;
    let mistaken = 0;
    maps.forEach((map, at) => {
      const looks = looksOf(puzzle.legend, map);
      const sketches = finish(puzzle.sketches(composed(SEEDS[at]).level));
      for (let before = 0; before < at; before++) {
        pairs++;
        const isNearly = finish(isNearlyOneOf(puzzle.firstSketch(composed(SEEDS[before]).level), sketches));
        const isReally = looks.some((look) => otherCells(look, maps[before]) <= 2);
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
  expect(WORLDS.map(({ id }) => id)).toEqual(allPuzzles().map(({ id }) => id));
});

for (const puzzle of allPuzzles()) describe(`the puzzle ${puzzle.id}`, () => describeContract(puzzle));
describe("the null puzzle", () => describeContract(walker));
