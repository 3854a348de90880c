/**
 * Sorts tests whose coverage was never measured by how likely they run a source file. Imports, folders and names decide
 * this. The likeliest tests come first.
 */

import { basename, dirname } from "node:path/posix";
import { hasNameOf } from "./choose-tests";
import { playsBuiltGame } from "./tests-within";

/**
 * The tests whose coverage was never measured, and what their order depends on: how near they are to a source file, how
 * long they take, and the names of the puzzles' folders.
 */
export interface UnmeasuredTests {
  readonly tests: readonly string[];
  /**
   * For each test, how many imports lead from it to the source file. A test without such imports is not in the
   * map.
   */
  readonly distances: ReadonlyMap<string, number>;
  /** Returns how long a test takes, in milliseconds. */
  readonly msOf: (test: string) => number;
  /** The names of all folders in src/puzzles/. */
  readonly puzzles: readonly string[];
}

/**
 * The test that plays recorded attempts (levels with their moves) of all puzzles to their ends. It runs nearly all
 * functions in the folders `explore/`, which explore the states of a puzzle's levels.
 */
const ATTEMPTS_TEST = "tests/play/recorded-attempts.test.ts";
/**
 * Tests that play many screens of the game. They come after the tests whose names share a word with the path of the
 * source file.
 */
const GENERAL_PLAY_TESTS = ["tests/play/frames/screens.test.ts", ATTEMPTS_TEST];

const PUZZLE_FILE = /^src\/puzzles\/([^/]+)\//;
const EXPLORER_FILE = /^src\/puzzles\/[^/]+\/explore\//;

/** Words in paths of source files that do not help to find a test, because they are too general. */
const GENERAL_WORDS = new Set(["src", "puzzles", "game", "kernel", "index", "en", "view"]);

/**
 * The points that a test gets if it is a test of the source file's puzzle. If the file belongs to no puzzle, the test
 * gets these points for having the file's name. Each word that the test's name shares with the file's path gives 1 more
 * point, except for some general words. Of the tests that play the built game, those with more points run earlier.
 */
const NAME_SCORE = 2;

/**
 * Returns the tests that may run the source file `file`, the likeliest first:
 * - Tests that run in Node: first those with the file's name, then those that import the file directly. After these
 * come the tests of the same puzzle, and the tests in the folder of tests/ that has the same path as the file's folder.
 * - Tests that play the built Lua: first those whose names share words with the file's path, then GENERAL_PLAY_TESTS.
 * For a file in a folder `explore/`, ATTEMPTS_TEST comes first.
 * - The remaining tests in Node that import the file through other files: the fewer files, the earlier.
 */
export function rankUnmeasured(file: string, known: UnmeasuredTests): string[] {
  const { tests, distances, msOf, puzzles } = known;
  const puzzle = PUZZLE_FILE.exec(file)?.[1];
  const fitting = tests.filter((test) => !isOfOtherPuzzle(test, puzzle, puzzles));
  const distanceOf = (test: string): number => distances.get(test) ?? Infinity;
  const rankOf = (test: string): number => {
    if (hasNameOf(test, file)) return 0;
    if (distanceOf(test) === 1) return 1;
    return isNear(test, file, puzzle) ? 2 : 3;
  };
  const inNode = fitting
    .filter((test) => !playsBuiltGame(test) && (distances.has(test) || rankOf(test) === 0))
    .sort(inOrderOf(rankOf, distanceOf, msOf));
  const scores = new Map(fitting.filter(playsBuiltGame).map((test) => [test, scoreOf(test, file, puzzle)]));
  const named = [...scores.keys()]
    .filter((test) => scores.get(test)! > 0)
    .sort(inOrderOf((test) => -scores.get(test)!, msOf));
  const near = inNode.filter((test) => rankOf(test) < 3);
  const inLua = [...(EXPLORER_FILE.test(file) ? [ATTEMPTS_TEST] : []), ...named, ...GENERAL_PLAY_TESTS];
  return [...new Set([...near, ...inLua.filter((test) => tests.includes(test)), ...inNode])];
}

/**
 * Returns a function that compares two tests for sorting: by the first function in `figures` that gives them different
 * numbers, or else by name.
 */
function inOrderOf(...figures: readonly ((test: string) => number)[]): (one: string, other: string) => number {
  return (one, other) => {
    for (const figure of figures) if (figure(one) !== figure(other)) return figure(one) - figure(other);
    return one < other ? -1 : 1;
  };
}

function isNear(test: string, file: string, puzzle: string | undefined): boolean {
  if (puzzle !== undefined && isOfPuzzle(test, puzzle)) return true;
  return dirname(test) === dirname(file).replace(/^src/, "tests");
}

function isOfOtherPuzzle(test: string, puzzle: string | undefined, puzzles: readonly string[]): boolean {
  return puzzle !== undefined && puzzles.some((other) => other !== puzzle && isOfPuzzle(test, other));
}

function isOfPuzzle(test: string, puzzle: string): boolean {
  return dirname(test).split("/").includes(puzzle) || `-${basename(test, ".test.ts")}`.endsWith(`-${puzzle}`);
}

function scoreOf(test: string, file: string, puzzle: string | undefined): number {
  const own = new Set(wordsOf(basename(test, ".test.ts")));
  const words = wordsOf(file.replace(PUZZLE_FILE, "").replace(/\.ts$/, "")).filter((word) => !GENERAL_WORDS.has(word));
  const commonCount = new Set(words.filter((word) => own.has(word))).size;
  const isNamed = puzzle === undefined ? hasNameOf(test, file) : isOfPuzzle(test, puzzle);
  return commonCount + (isNamed ? NAME_SCORE : 0);
}

function wordsOf(path: string): string[] {
  return path.split(/[/.-]/).map((word) => word.replace(/s$/, ""));
}
