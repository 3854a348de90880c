import { describe, expect, test } from "vitest";
import { computeVerdict } from "../../src/game/workshop/tools/judged-draft";
import { findNeedless } from "../../src/game/workshop/tools/needless";
import { columnOf, rowOf } from "../../src/kernel/board";
import { certify } from "../../src/kernel/certify";
import { parseDraft } from "../../src/kernel/draft";
import { isFault } from "../../src/kernel/fault";
import { createRandom } from "../../src/kernel/random";
import { runToEnd } from "../../src/kernel/task";
import { fruit } from "../../src/puzzles/fruit/index";
import { lastBall } from "../../src/puzzles/last-ball/index";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { toAnyPuzzle, type AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { countNeedless } from "../../tools/puzzles/fruit";
import { usesAllSeeds, usesLongSweeps } from "../seed-count";
import { expectParsed } from "../kernel/parse-results";
import { bruteForceVerdict, type BruteForceVerdict } from "./brute-force-verdict";
import { createRandomMap } from "./random-levels";
import { listMapsWithoutThings } from "./without-things";

const LEVELS = usesLongSweeps ? 2000 : usesAllSeeds ? 300 : 60;
/** A sweep takes minutes, more on a machine that does other things. */
const TIMEOUT_MS = 3_600_000;
const SEED = 17;
/** Levels with more positions are left out, so that a level without a thing has no more than are looked at. */
const MAX_STATES = 800;
const MAX_STATES_WITHOUT = 5000;
const AS_HARD_CENTIBITS = 10;
/** The game's difficulties are whole hundredths of a bit, each to within 0.6 of them. */
const ROUNDING_CENTIBITS = 1.2;
const ARROWS = "^>v<";

/** Whether a level is worth the same as another; undefined if only rounding tells. */
function isEquivalent(one: BruteForceVerdict, other: BruteForceVerdict): boolean | undefined {
  if (one.par !== other.par || one.solutions !== other.solutions || one.deadEnds !== other.deadEnds) return false;
  const apart = Math.abs(one.centibits - other.centibits) - AS_HARD_CENTIBITS;
  return Math.abs(apart) <= ROUNDING_CENTIBITS ? undefined : apart < 0;
}

function bruteForce(puzzle: AnyPuzzle, map: string, most = MAX_STATES_WITHOUT): BruteForceVerdict | undefined {
  const level = puzzle.parseMap(map);
  return isFault(level) ? undefined : bruteForceVerdict(puzzle.rules(level), most);
}

/** By thing, as "column row what": whether it is needless by playing everything. */
function bruteForceNeedless(
  puzzle: AnyPuzzle,
  map: string,
  verdict: BruteForceVerdict,
): Map<string, boolean | undefined> {
  return new Map(
    listMapsWithoutThings(puzzle.legend, map).map(({ x, y, thing, map: less }) => {
      const without = bruteForce(puzzle, less);
      return [`${x} ${y} ${thing}`, without === undefined ? false : isEquivalent(without, verdict)];
    }),
  );
}

/** The same as the editor's insight marks it. */
function markedByEditor(puzzle: AnyPuzzle, map: string): string[] {
  const draft = expectParsed(parseDraft(puzzle.legend, map));
  const verdict = runToEnd(computeVerdict(puzzle, draft));
  if (verdict === undefined) throw new Error(`no verdict of\n${map}`);
  const found: string[] = [];
  runToEnd(
    findNeedless(puzzle, draft, verdict, ({ cell, kind }) => {
      const { firstPassKind, characters } = puzzle.legend;
      const what = kind >= firstPassKind ? `pass ${ARROWS.charAt(kind - firstPassKind)}` : characters.charAt(kind);
      found.push(`${columnOf(draft.board, cell)} ${rowOf(draft.board, cell)} ${what}`);
    }),
  );
  return found;
}

/** Levels of 5 by 5 and 6 by 6 that can be won, with any things, each with its verdict. */
function* levelsOf(puzzle: AnyPuzzle, count: number): Generator<readonly [map: string, verdict: BruteForceVerdict]> {
  const random = createRandom(SEED);
  for (let found = 0; found < count;) {
    const map = createRandomMap(puzzle, random);
    const verdict = map === undefined ? undefined : bruteForce(puzzle, map, MAX_STATES);
    if (map === undefined || verdict === undefined || verdict.par < 1) continue;
    found++;
    yield [map, verdict];
  }
}

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))("in $id", ({ puzzle }) => {
  test(
    `the editor marks just what is needless in ${LEVELS} levels, by playing everything without each thing`,
    () => {
      let needless = 0;
      let withDeadEnds = 0;
      for (const [map, verdict] of levelsOf(puzzle, LEVELS)) {
        const marks = markedByEditor(puzzle, map);
        for (const [thing, isNeedless] of bruteForceNeedless(puzzle, map, verdict)) {
          if (isNeedless === undefined) continue;
          if (isNeedless) needless++;
          expect(marks.includes(thing), `${thing} of\n${map}`).toBe(isNeedless);
        }
        if (verdict.deadEnds > 0) withDeadEnds++;
      }
      // Each ball of Last Ball must leave the board, so none is ever needless.
      expect(needless > 0).toBe(puzzle.id !== lastBall.id);
      // Few of these levels have dead ends in Penguin.
      if (usesAllSeeds) expect(withDeadEnds).toBeGreaterThan(0);
      expect(withDeadEnds).toBeLessThan(LEVELS);
    },
    TIMEOUT_MS,
  );
});

describe("the needless things that are printed with a level of Fruit", () => {
  const puzzle = toAnyPuzzle(fruit);

  test(
    `are as many as playing everything without each thing finds, in ${LEVELS} levels`,
    () => {
      for (const [map, verdict] of levelsOf(puzzle, LEVELS)) {
        const found = bruteForceNeedless(puzzle, map, verdict);
        for (const [thing, isHedged] of bruteHedged(map, verdict)) {
          if (found.get(thing) !== true) found.set(thing, isHedged);
        }
        const sure = [...found.values()].filter((isNeedless) => isNeedless === true).length;
        const unsure = [...found.values()].filter((isNeedless) => isNeedless === undefined).length;
        const printed = printedOf(map);
        expect(printed, map).toBeGreaterThanOrEqual(sure);
        expect(printed, map).toBeLessThanOrEqual(sure + unsure);
      }
    },
    TIMEOUT_MS,
  );

  test.each([
    // Hedge in its place gives the level another line of five moves: it was counted as needed.
    ["#s..#\n>D...\n##.##\nD....\n#s..#", 1],
    // It may go for hedge and for nothing: it was counted twice.
    ["A.A.\n....\n####\n<###", 1],
    // Without them it is as hard, but has other ways to win: both are needed.
    ["Dv#D.\n....#\n#....\n>...#\n.#.##", 0],
  ])("are counted thing by thing: %j has %i", (map, needless) => {
    expect(printedOf(map)).toBe(needless);
  });

  /** By anteater whether hedge in its place does as well. */
  function bruteHedged(map: string, verdict: BruteForceVerdict): Map<string, boolean | undefined> {
    const hedged = new Map<string, boolean | undefined>();
    const [upper, ...passes] = map.split("\n\n");
    upper.split("\n").forEach((row, y, rows) => {
      Array.from(row).forEach((what, x) => {
        if (!ARROWS.includes(what)) return;
        const less = rows.with(y, `${row.slice(0, x)}#${row.slice(x + 1)}`).join("\n");
        const without = bruteForce(puzzle, [less, ...passes].join("\n\n"));
        hedged.set(`${x} ${y} ${what}`, without === undefined ? false : isEquivalent(without, verdict));
      });
    });
    return hedged;
  }

  function printedOf(map: string): number | null {
    const level = expectParsed(fruit.parseMap(map));
    const certificate = runToEnd(certify(fruit.rules(level), MAX_STATES_WITHOUT));
    if (certificate === undefined) throw new Error(`too many states in\n${map}`);
    return countNeedless(level, certificate);
  }
});
