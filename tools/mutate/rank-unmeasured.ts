/**
 * Ranks tests that were never measured for a source file, by imports, folders and names. The most promising tests come
 * first.
 */

import { basename, dirname } from "node:path/posix";
import { hasNameOf } from "./choose-tests";
import { playsBuiltGame } from "./tests-within";

/** What is known about the tests that were never measured. */
export interface UnmeasuredTests {
  readonly tests: readonly string[];
  /** How many imports lead from a test to the source file. A test from which none lead is missing. */
  readonly distances: ReadonlyMap<string, number>;
  /** Returns how long a test takes, in milliseconds. */
  readonly msOf: (test: string) => number;
  /** The names of all folders in src/puzzles/. */
  readonly puzzles: readonly string[];
}

/** Plays recorded attempts of all puzzles to their ends, and so runs nearly all functions of every explorer. */
const ATTEMPTS_TEST = "tests/play/recorded-attempts.test.ts";
/** The tests that play many screens of the game. They follow the tests that have a word of the source file's path. */
const GENERAL_PLAY_TESTS = ["tests/play/frames/screens.test.ts", ATTEMPTS_TEST];

const PUZZLE_FILE = /^src\/puzzles\/([^/]+)\//;
const EXPLORER_FILE = /^src\/puzzles\/[^/]+\/explore\//;

/** Words in paths of source files that say nothing about what a test plays. */
const GENERAL_WORDS = new Set(["src", "puzzles", "game", "kernel", "index", "en", "view"]);

/** What a test gains if it has the name of the source file or of its puzzle. Any other common word gains 1. */
const NAME_SCORE = 2;

/**
 * Returns the tests that may run the source file `file`:
 * - in Node, tests with the file's name, then tests that import the file directly, then tests in the matching folder or
 *   of the same puzzle, then all other tests that import the file through others; the nearest come first;
 * - in the built Lua, tests that have words of the file's path in their names, then tests of many screens; for an
 *   explorer, the test of recorded attempts comes first.
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

/** Returns a function that compares two tests by the given figures. A later figure decides if all earlier are equal. */
function inOrderOf(...figures: readonly ((test: string) => number)[]): (one: string, other: string) => number {
  return (one, other) => {
    for (const figure of figures) if (figure(one) !== figure(other)) return figure(one) - figure(other);
    return one < other ? -1 : 1;
  };
}

/** Returns whether a test stands in the folder that matches the source file's folder, or is of the same puzzle. */
function isNear(test: string, file: string, puzzle: string | undefined): boolean {
  if (puzzle !== undefined && isOfPuzzle(test, puzzle)) return true;
  return dirname(test) === dirname(file).replace(/^src/, "tests");
}

/** Returns whether a test belongs to a puzzle other than the source file's, if it belongs to a puzzle at all. */
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

/** Returns the words of a path, in the singular. */
function wordsOf(path: string): string[] {
  return path.split(/[/.-]/).map((word) => word.replace(/s$/, ""));
}
