/**
 * The command `npm run mutate`: tests the tests. It makes small changes, called mutations, in a copy of the source
 * files, and prints which test detects each of them.
 */

import { createRandom, drawRandom, SEED_LIMIT } from "../src/kernel/random";
import { parseOptions, reportError, UsageError } from "./cli";
import type { Usage } from "./help";
import { chooseTests } from "./mutate/choose-tests";
import { isEquivalent } from "./mutate/equivalent";
import { mutationsOf, type Mutation } from "./mutate/mutations";
import { importersOf } from "./mutate/importers";
import { findFirstFailure } from "./mutate/find-failure";
import type { Kill } from "./mutate/run-tests";
import { namesCalledAtLoad, outermostName } from "./mutate/load-time-calls";
import type { Coverage } from "./mutate/measure-coverage";
import { listSources, parseSource } from "./mutate/sources";
import { createMutator } from "./mutate/mutator";
import { createProjectCopy } from "./mutate/project-copy";
import { findMentions, usersOf } from "./mutate/users";
import { listProgramTests } from "./mutate/program-tests";
import { loadCoverage } from "./mutate/load-coverage";
import { projectFolder } from "./packaging/project-folder";

const USAGE: Usage = {
  synopsis: "npm run --silent mutate --",
  summary:
    "applies one-line mutations to a copy of src/, runs the tests of the changed function, in Node and in the built Lua,\n" +
    "and prints for each mutation the test that fails, or that it lives; mutations that do not compile do not count",
  options: {
    count: { value: "N", defaultValue: "20", description: "the number of mutations" },
    seed: { value: "S", defaultValue: "1", description: "the seed that selects the mutations" },
    seconds: {
      value: "T",
      description: "limits the measured time of each mutation's tests; the last tests are left out",
    },
    only: { value: "PATH", defaultValue: "src/", description: "mutates only files whose path begins with this" },
    measure: {
      description: "measures all tests again, not only those that have changed, and writes tests/test-durations.txt",
    },
  },
};

/**
 * Matches the files of campaign levels. The command does not change these files, because they are data, and tests check
 * every level anyway.
 */
const DATA_FILES = /\/campaign\/|\/levels-/;

const MAX_COUNT = 10_000;
const MAX_SECONDS = 100_000;

interface FileMutation extends Mutation {
  readonly file: string;
  /**
   * Whether equivalent.ts lists this mutation as a change that no test can detect. The command skips such a mutation.
   */
  readonly isEquivalent: boolean;
}

async function mutate(args: readonly string[]): Promise<void> {
  const given = parseOptions(args, USAGE);
  const count = given.number("count", 1, MAX_COUNT);
  const mutations = shuffleMutations(allMutations(given.required("only")), given.number("seed", 0, SEED_LIMIT - 1));
  const coverage = await loadCoverage(projectFolder, given.has("measure"));
  const limitMs = given.has("seconds") ? 1000 * given.number("seconds", 1, MAX_SECONDS) : Infinity;
  const testMutation = createMutationTester(coverage, limitMs);
  const survivors: string[] = [];
  let testedCount = 0;
  for (const mutation of mutations) {
    if (testedCount === count) break;
    if (mutation.isEquivalent) continue;
    const startMs = Date.now();
    const kill = await testMutation(mutation);
    if (kill === "none") continue;
    testedCount++;
    const location = `${mutation.file}:${mutation.line}  ${mutation.before} → ${mutation.after}`;
    if (kill === undefined) survivors.push(location);
    const outcome = kill === undefined ? "LIVES" : `caught by ${nameOf(kill)}: ${kill.title}`;
    console.log(
      `${testedCount}/${count}  ${location}\n    ${outcome} (${Math.round((Date.now() - startMs) / 1000)} s)`,
    );
  }
  console.log(
    `${testedCount - survivors.length} of ${testedCount} caught${survivors.map((location) => `\nlives: ${location}`).join("")}`,
  );
}

function allMutations(beginning: string): FileMutation[] {
  const sources = listSources(projectFolder).filter((file) => file.startsWith(beginning) && !DATA_FILES.test(file));
  const namesAtLoad = namesCalledAtLoad(listSources(projectFolder).map((file) => parseSource(projectFolder, file)));
  const mutations = sources.flatMap((file) => {
    const source = parseSource(projectFolder, file);
    return mutationsOf(source).map((mutation) => ({
      file,
      ...mutation,
      isEquivalent: isEquivalent(file, source.text, mutation),
      functionName: isRunAtLoad(mutation, namesAtLoad) ? undefined : mutation.functionName,
    }));
  });
  if (mutations.length === 0) throw new UsageError(`--only is "${beginning}"; no fault can be planted there`);
  return mutations;
}

/**
 * Returns whether the function that a mutation (a small change) changes may run while its file is loaded. A process
 * loads a file only once, for the first test that needs the file. So the measured coverage may not show that other
 * tests can detect the mutation.
 */
function isRunAtLoad({ functionName }: Mutation, namesAtLoad: ReadonlySet<string>): boolean {
  return functionName !== undefined && namesAtLoad.has(outermostName(functionName));
}

function shuffleMutations(mutations: readonly FileMutation[], seed: number): FileMutation[] {
  const random = createRandom(seed);
  const keyed = mutations.map((mutation) => ({ mutation, key: drawRandom(random) + drawRandom(random) / SEED_LIMIT }));
  return keyed.sort((one, other) => one.key - other.key).map(({ mutation }) => mutation);
}

/**
 * Creates a function that applies a mutation to a source file, runs the tests and returns the first failing one. This
 * function returns undefined if no test fails. It returns "none" if the change does not compile or does not change the
 * Lua.
 */
function createMutationTester(
  coverage: Coverage,
  limitMs: number,
): (mutation: FileMutation) => Promise<Kill | "none" | undefined> {
  const projectCopy = createProjectCopy(projectFolder);
  const sources = listSources(projectFolder);
  const importers = importersOf(projectFolder, sources);
  const mentions = findMentions(sources.map((file) => parseSource(projectFolder, file)));
  const { apply, revert, compilePrograms } = createMutator(projectCopy);
  const bed = { project: projectCopy, coverage, programTests: listProgramTests(projectFolder), compilePrograms };
  const kills = new Map<string, number>();
  const reliableTests = new Set<string>();
  const unreliableTests = new Set<string>();

  /**
   * Returns whether a test passes in the copy of the project without a mutation. A test that fails anyway cannot detect
   * a mutation.
   */
  const passesUnchanged = async (test: string): Promise<boolean> => {
    if (reliableTests.has(test)) return true;
    revert();
    const isReliable = (await findFirstFailure(bed, [test])) === undefined;
    (isReliable ? reliableTests : unreliableTests).add(test);
    return isReliable;
  };

  const isReliable = async ({ tests, isStopped }: Kill): Promise<boolean> => {
    for (const test of tests) {
      const isKnownToPass = !(test in coverage) || (coverage[test].hasPassed === true && !isStopped);
      if (!isKnownToPass && !(await passesUnchanged(test))) return false;
    }
    return true;
  };

  return async (mutation) => {
    for (;;) {
      if (!apply(mutation.file, mutation)) return "none";
      const site = { ...mutation, users: usersOf(mutation.file, mutation.start, mentions, importers) };
      const tests = chooseTests(site, coverage, importers, kills).filter((test) => !unreliableTests.has(test));
      const kill = await findFirstFailure(bed, testsWithin(limitMs, tests, coverage));
      revert();
      if (kill === undefined) return undefined;
      if (await isReliable(kill)) {
        for (const test of kill.tests) kills.set(test, (kills.get(test) ?? 0) + 1);
        return kill;
      }
      console.log(`${nameOf(kill)} fails without a fault, and is left out: ${kill.title}`);
    }
  };
}

function nameOf({ tests }: Kill): string {
  return tests.length === 0 ? "a test" : tests.join(" or ");
}

function testsWithin(limitMs: number, tests: readonly string[], coverage: Coverage): string[] {
  let leftMs = limitMs;
  return tests.filter((test) => {
    const { ms } = coverage[test];
    if (ms > leftMs) return false;
    leftMs -= ms;
    return true;
  });
}

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));
mutate(process.argv.slice(2)).catch((error: unknown) => reportError("mutate", error));
