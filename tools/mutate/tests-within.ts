/**
 * Chooses tests for a source file that together take little time and run as many of the file's functions as possible.
 */

import type { Coverage } from "./measure-coverage";

/** The tests for a source file that fit into a time limit (`chosen`), and all other tests for this file (`leftOut`). */
export interface TestSelection {
  readonly chosen: readonly string[];
  readonly leftOut: readonly string[];
}

/**
 * How long a test file takes in addition to its tests, in milliseconds, because it is loaded and may load the built
 * game.
 */
const LOADING_MS = 300;
/**
 * The time that is added for a test file that compiles Lua programs or starts tools, in milliseconds. Such a test file
 * must compile the programs or tools again after each change of a source.
 */
const COMPILING_MS = 8000;

/**
 * Chooses some of the tests for a source file. The most promising ones must come first in `tests`. The function first
 * takes, for each function of the source file, the first test that runs it, and the first test that plays the built
 * game. Then it takes further tests in their order until `limitMs` is used up. It takes at least one test.
 */
export function selectTestsWithin(
  tests: readonly string[],
  file: string,
  coverage: Coverage,
  limitMs: number,
): TestSelection {
  const visits = (test: string): string[] =>
    test in coverage ? coverage[test].visits.filter((visit) => visit.startsWith(`${file} `)) : [];
  const firstTests = new Map<string, string>();
  for (const test of tests) {
    for (const visit of visits(test)) if (!firstTests.has(visit)) firstTests.set(visit, test);
  }
  const inLua = tests.find(playsBuiltGame);
  const wanted = new Set([...tests.slice(0, 1), ...(inLua === undefined ? [] : [inLua]), ...firstTests.values()]);
  const ranked = [...tests.filter((test) => wanted.has(test)), ...tests.filter((test) => !wanted.has(test))];
  let leftMs = limitMs;
  const chosen = ranked.filter((test, index) => {
    const ms = LOADING_MS + (compiles(test) ? COMPILING_MS : 0) + (test in coverage ? coverage[test].ms : 0);
    if (index > 0 && ms > leftMs) return false;
    leftMs -= ms;
    return true;
  });
  return { chosen, leftOut: tests.filter((test) => !chosen.includes(test)) };
}

function compiles(test: string): boolean {
  return /^tests\/(lua|tools|golden)\//.test(test);
}

/** Returns whether a test file plays the built game or starts tools, so that the game must be built first. */
export function playsBuiltGame(test: string): boolean {
  return /^tests\/(play|tools)\/|^tests\/lua\/whole-game/.test(test);
}
