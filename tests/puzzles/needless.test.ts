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
import { penguin } from "../../src/puzzles/penguin/index";
import { countNeedless } from "../../tools/puzzles/fruit";
import { countNeedless as countNeedlessOfPenguin } from "../../tools/puzzles/penguin-figures";
import { seedCount, usesLongSweeps } from "../seed-count";
import { expectParsed } from "../kernel/parse-results";
import { bruteForceVerdict, type BruteForceVerdict } from "./brute-force-verdict";
import { slowNeedless } from "./penguin/slow-needless";
import { createRandomMap } from "./random-levels";
import { listMapsWithoutThings } from "./without-things";

const ALL_LEVELS = 300;
const LEVELS = usesLongSweeps ? 2000 : seedCount(ALL_LEVELS, 60);
/** The time limit of one test, in milliseconds. A full test run takes minutes, and more on a busy machine. */
const TIMEOUT_MS = 3_600_000;
const SEED = 17;
const MAX_STATES = 800;
/**
 * Brute force explores at most this many states of a level without one of its things. If there are more, the thing
 * counts as needed.
 */
const MAX_STATES_WITHOUT_THING = 5000;
const AS_HARD_CENTIBITS = 10;
/**
 * How far the difference between the difficulties of two levels may be wrong because of rounding, in hundredths of a
 * bit. Each of the two difficulties is off by up to 0.6.
 */
const ROUNDING_CENTIBITS = 1.2;
const ARROWS = "^>v<";

function isEquivalent(one: BruteForceVerdict, other: BruteForceVerdict): boolean | undefined {
  if (one.par !== other.par || one.solutions !== other.solutions || one.deadEnds !== other.deadEnds) return false;
  const apart = Math.abs(one.centibits - other.centibits) - AS_HARD_CENTIBITS;
  return Math.abs(apart) <= ROUNDING_CENTIBITS ? undefined : apart < 0;
}

function bruteForce(puzzle: AnyPuzzle, map: string, most = MAX_STATES_WITHOUT_THING): BruteForceVerdict | undefined {
  const level = puzzle.parseMap(map);
  return isFault(level) ? undefined : bruteForceVerdict(puzzle.rules(level), most);
}

/**
 * Finds out by brute force for each thing of a level whether it is needless. Removing a needless thing changes neither
 * the fewest moves nor the number of solutions and dead ends (states from which no win can be reached). It also hardly
 * changes the difficulty. Things are named "column row character", and one-way passes "column row pass arrow".
 */
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

/**
 * Returns the things that the level editor marks as needless on its page with the analysis. Without such a thing, the
 * level would be as hard. Things are named "column row character", and one-way passes "column row pass arrow".
 */
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

describe.each(loadAllPuzzles().map((puzzle) => ({ id: puzzle.id, puzzle })))(
  "the needless things in levels of $id",
  ({ puzzle }) => {
    test(
      `the editor marks exactly the needless things that brute force finds in ${LEVELS} levels`,
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
        // Last Ball must have no needless things, because each of its balls must leave the board; each other puzzle
        // must have some. An unfinished puzzle is left out, because a level may need all its things.
        if (puzzle.campaign.levelCount > 0) expect(needless > 0).toBe(puzzle.id !== lastBall.id);
        // Expects levels with dead ends only in a long test. In Penguin, few of these random levels have such states,
        // from which no win can be reached.
        if (LEVELS >= ALL_LEVELS) expect(withDeadEnds).toBeGreaterThan(0);
        expect(withDeadEnds).toBeLessThan(LEVELS);
      },
      TIMEOUT_MS,
    );
  },
);

describe("the number of needless things that is printed with a level of Fruit", () => {
  const puzzle = toAnyPuzzle(fruit);

  test(
    `the printed number of needless things is what brute force finds, in ${LEVELS} levels`,
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
    // The anteater in this level is needless: the level without it has the same facts, such as the number of solutions.
    // If hedge replaces it, there is a second solution of five moves. The game once took this anteater for needed.
    ["#s..#\n>D...\n##.##\nD....\n#s..#", 1],
    // This level is equally hard without one of its anteaters, and also if hedge replaces it. The game once counted
    // this anteater twice.
    ["A.A.\n....\n####\n<###", 1],
    // Without one of its anteaters, this level is as hard as before but has other solutions. So both anteaters are
    // needed.
    ["Dv#D.\n....#\n#....\n>...#\n.#.##", 0],
  ])("the printed number counts each needless thing once: %j has %i", (map, needless) => {
    expect(printedOf(map)).toBe(needless);
  });

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
    const certificate = runToEnd(certify(fruit.rules(level), MAX_STATES_WITHOUT_THING));
    if (certificate === undefined) throw new Error(`too many states in\n${map}`);
    return countNeedless(level, certificate);
  }
});

describe("the number of needless things that is printed with a level of Penguin", () => {
  test(
    `the printed number of needless things is what brute force with slow rules finds, in ${LEVELS} levels`,
    () => {
      let needless = 0;
      for (const [map] of levelsOf(toAnyPuzzle(penguin), LEVELS)) {
        const printed = countNeedlessOfPenguin(expectParsed(penguin.parseMap(map)));
        expect(printed, map).toBe(slowNeedless(map));
        needless += printed;
      }
      expect(needless).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
