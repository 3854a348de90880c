/**
 * Chooses tests for a source file that fit into a time limit and run as many of the file's functions as possible. If no
 * test fits, chooses the quickest one.
 */

import type { Coverage } from "./measure-coverage";

/**
 * The tests that were chosen for a source file (`chosen`), and all other tests for it (`leftOut`). The chosen tests fit
 * into a time limit, unless even the quickest test takes longer.
 */
export interface TestSelection {
  readonly chosen: readonly string[];
  readonly leftOut: readonly string[];
}

/** How many milliseconds a test file takes besides its tests, because it is loaded and may load the built game. */
const LOADING_MS = 300;
/**
 * How many milliseconds are added for a test file that compiles Lua programs or starts tools. After each change of a
 * source file, the programs or the tools must be compiled again.
 */
const COMPILING_MS = 15_000;

/**
 * Chooses some of `tests`, the tests for a source file, which must be sorted by how likely they detect a change. First
 * takes the first test, the first test that plays the built game, and for each function of the source file the first
 * test that runs it. Then takes further tests in their order until `limitMs` is used up. Skips each test that alone
 * takes longer than `limitMs`. If every test takes longer than `limitMs`, takes only the quickest test.
 */
export function selectTestsWithin(
  tests: readonly string[],
  file: string,
  coverage: Coverage,
  limitMs: number,
): TestSelection {
  const costOf = (test: string): number =>
    LOADING_MS + (compilesPrograms(test) ? COMPILING_MS : 0) + (test in coverage ? coverage[test].ms : 0);
  const short = tests.filter((test) => costOf(test) <= limitMs);
  const [quickest] = [...tests].sort((one, other) => costOf(one) - costOf(other));
  let leftMs = limitMs;
  const chosen =
    short.length === 0
      ? tests.filter((test) => test === quickest)
      : wantedFirst(short, file, coverage).filter((test) => {
          if (costOf(test) > leftMs) return false;
          leftMs -= costOf(test);
          return true;
        });
  return { chosen, leftOut: tests.filter((test) => !chosen.includes(test)) };
}

function wantedFirst(tests: readonly string[], file: string, coverage: Coverage): string[] {
  const firstTests = new Map<string, string>();
  for (const test of tests) {
    const visits = test in coverage ? coverage[test].visits : [];
    for (const visit of visits) if (visit.startsWith(`${file} `) && !firstTests.has(visit)) firstTests.set(visit, test);
  }
  const inLua = tests.find(playsBuiltGame);
  const wanted = [...tests.slice(0, 1), ...(inLua === undefined ? [] : [inLua])];
  const covering = new Set(firstTests.values());
  return [...new Set([...wanted, ...tests.filter((test) => covering.has(test)), ...tests])];
}

const COMPILING_TEST =
  /^tests\/(lua|tools)\/|^tests\/(game\/sounds|golden\/(music|pictures|sounds)|play\/level-names|puzzles\/(drafts|fruit\/painter))\./;
const BUILT_GAME_TEST = /^tests\/(play|tools)\/|^tests\/(lua\/whole-game|puzzles\/(drafts|journey|lessons))\./;

/**
 * Returns whether a test file compiles Lua programs or starts tools. After a change of a source, such a test file takes
 * long.
 */
export function compilesPrograms(test: string): boolean {
  return COMPILING_TEST.test(test);
}

/** Returns whether a test file plays the built game or starts tools, so that the game must be built first. */
export function playsBuiltGame(test: string): boolean {
  return BUILT_GAME_TEST.test(test);
}
