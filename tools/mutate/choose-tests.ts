/**
 * Chooses the tests that may detect a mutation, a small change of a source file. Tests that are likely to detect it
 * quickly come first.
 */

import { basename, dirname } from "node:path";
import type { Importers } from "./importers";
import type { Coverage, TestCoverage } from "./measure-coverage";

interface MutationSite {
  readonly file: string;
  /**
   * The name of the changed function. Undefined if the mutation is outside all functions, or may be anywhere in the
   * file.
   */
  readonly functionName: string | undefined;
  /**
   * The functions that use the changed declaration (such as a constant), each as `file function`. The list is only
   * needed if the mutation is outside all functions. It is undefined if the mutation may be anywhere in the file.
   */
  readonly users?: readonly string[];
}

const PUZZLE_FILE = /^src\/puzzles\/[^/]+\//;
/**
 * Matches the paths of tests that compare the data of each puzzle, such as pictures and sounds, with stored data. Some
 * of them play the game for this.
 */
const DATA_TEST = /^tests\/(golden|play\/frames)\//;
const FRAME_TEST = /^tests\/play\/frames\//;
/**
 * The number by which the computed cost of a test in tests/play/frames/ is divided when tests are sorted by cost. Such
 * tests thus run earlier, because they detect more mistakes than other tests.
 */
const FRAME_TEST_ADVANTAGE = 10;
const STORED_DATA_TEST = /^tests\/golden\//;
/**
 * The number by which the computed cost of a test in tests/golden/ is divided after a change of a puzzle's data. Tests
 * with lower costs run earlier. The number is higher than FRAME_TEST_ADVANTAGE, because tests in tests/play/frames/
 * take long and use little of the puzzle's data.
 */
const STORED_DATA_ADVANTAGE = 100;

/**
 * Returns the tests that may detect a mutation (a small change) of a source file. Tests that are likely to detect it
 * quickly come first.
 *
 * For a mutation within a function, these are the tests that run this function. For a mutation outside all functions,
 * these are the tests that run a function which uses the changed declaration.
 *
 * If no test is known to run such a function, or if the mutation may be anywhere in the file, these are the tests that
 * run any function of the changed file. If no test does, these are the tests of files that import the changed file,
 * through as few other files as possible.
 *
 * If a mutation of a puzzle's file is not within a function, the tests that compare the puzzle's data with stored data
 * are added.
 *
 * A test comes earlier if it belongs to the changed file, is quick, runs few functions or has detected many mutations.
 * `kills` has the number of mutations that each test has detected so far.
 */
export function chooseTests(
  site: MutationSite,
  coverage: Coverage,
  importers: Importers,
  kills: ReadonlyMap<string, number>,
): string[] {
  const covers = createCoverTest(site, coverage, importers);
  const cost = (test: string): number => {
    const { ms, visits } = coverage[test];
    return ((ms + 500) * Math.sqrt(visits.length)) / (1 + (kills.get(test) ?? 0)) / advantageOf(test, site);
  };
  return Object.keys(coverage)
    .filter((test) => coverage[test].visits.some(covers) || readsData(test, coverage[test], site))
    .sort((one, other) => cost(one) - cost(other) || (one < other ? -1 : 1));
}

/**
 * Returns the number by which the computed cost of a test is divided when tests are sorted by cost. The number is high
 * for tests of the changed file itself, and for tests that compare stored data or every picture. So these tests run
 * earlier.
 */
function advantageOf(test: string, { file, functionName, users }: MutationSite): number {
  if (isTestOf(test, file)) return 100;
  const isData = functionName === undefined && users !== undefined && PUZZLE_FILE.test(file);
  if (isData && STORED_DATA_TEST.test(test)) return STORED_DATA_ADVANTAGE;
  return FRAME_TEST.test(test) ? FRAME_TEST_ADVANTAGE : 1;
}

function readsData(test: string, { visits }: TestCoverage, { file, functionName }: MutationSite): boolean {
  if (functionName !== undefined || !DATA_TEST.test(test)) return false;
  const folder = PUZZLE_FILE.exec(file)?.[0];
  return folder !== undefined && visits.some((visit) => visit.startsWith(folder));
}

function createCoverTest(site: MutationSite, coverage: Coverage, importers: Importers): (visit: string) => boolean {
  const visits = new Set(Object.values(coverage).flatMap((test) => test.visits));
  const functions = new Set(site.functionName === undefined ? site.users : [`${site.file} ${site.functionName}`]);
  if ([...functions].some((name) => visits.has(name))) return (visit) => functions.has(visit);
  const visitedFiles = new Set([...visits].map(fileOf));
  const sources = new Set([site.file]);
  let ring = [site.file];
  while (ring.length > 0 && ![...sources].some((source) => visitedFiles.has(source))) {
    ring = ring.flatMap((source) => importers.get(source) ?? []).filter((source) => !sources.has(source));
    for (const source of ring) sources.add(source);
  }
  return (visit) => sources.has(fileOf(visit));
}

function fileOf(visit: string): string {
  return visit.split(" ")[0];
}

/**
 * Returns whether the name of a test begins with the name of a source file, or the other way round, as with
 * `stats-wall.test.ts` and `stats-wall-view.ts`.
 */
export function hasNameOf(test: string, source: string): boolean {
  const [own, tested] = [`${basename(source, ".ts")}-`, `${basename(test, ".test.ts")}-`];
  return own.startsWith(tested) || tested.startsWith(own);
}

function isTestOf(test: string, source: string): boolean {
  const own = basename(source, ".ts");
  const folder = dirname(source).replace(/^src/, "tests");
  return basename(test, ".test.ts") === own || (dirname(test) === folder && folder.split("/").length > 2);
}
