import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom, draw, SEED_LIMIT } from "../src/kernel/random";
import { readOptions, tellEnd, UsageError } from "./cli";
import { testsFor } from "./mutate/choose-tests";
import { faultsOf, type Fault } from "./mutate/faults";
import { importersOf } from "./mutate/importers";
import { firstFailure, type Catch } from "./mutate/judge";
import { measureCoverage, parsed, sourcesOf, type Coverage } from "./mutate/measure";
import { createPlanter } from "./mutate/planter";
import { scratchCopy } from "./mutate/scratch";
import { projectFolder } from "./packaging/project";

// Plants faults in a copy of the sources, one after the other, and says which test fails for each.

const USAGE = {
  call: "npm run --silent mutate --",
  does:
    "plants one-line faults in a copy of src/, runs the tests that run the changed function, in Node and in the built Lua,\n" +
    "and prints for each fault the test that fails, or that the fault lives; one that does not compile does not count",
  options: {
    count: { value: "N", unlessTold: "20", asks: "how many faults" },
    seed: { value: "S", unlessTold: "1", asks: "which faults" },
    only: { value: "PATH", unlessTold: "src/", asks: "only in files whose path begins so" },
    measure: { asks: "measures anew which test runs which function, as is done where it is not known" },
  },
};

/** Levels are data: whether they are right is asked of all of them elsewhere. */
const DATA = /\/campaign\/|\/levels-/;

const MOST_COUNT = 10_000;

/** A fault and the file that it is planted in. */
interface Plan extends Fault {
  readonly file: string;
}

async function mutate(args: readonly string[]): Promise<void> {
  const given = readOptions(args, USAGE);
  const count = given.number("count", 1, MOST_COUNT);
  const faults = shuffled(allFaults(given.needed("only")), given.number("seed", 0, SEED_LIMIT - 1));
  const coverage = await knownCoverage(given.has("measure"));
  const hunt = createHunt(coverage);
  const living: string[] = [];
  let counted = 0;
  for (const fault of faults) {
    if (counted === count) break;
    const startMs = Date.now();
    const caught = await hunt(fault);
    if (caught === "none") continue;
    counted++;
    const place = `${fault.file}:${fault.line}  ${fault.before} → ${fault.after}`;
    if (caught === undefined) living.push(place);
    const end = caught === undefined ? "LIVES" : `caught by ${caught.test}: ${caught.title}`;
    console.log(`${counted}/${count}  ${place}\n    ${end} (${Math.round((Date.now() - startMs) / 1000)} s)`);
  }
  console.log(`${counted - living.length} of ${counted} caught${living.map((place) => `\nlives: ${place}`).join("")}`);
}

function allFaults(beginning: string): Plan[] {
  const sources = sourcesOf(projectFolder).filter((file) => file.startsWith(beginning) && !DATA.test(file));
  const faults = sources.flatMap((file) => faultsOf(parsed(projectFolder, file)).map((fault) => ({ file, ...fault })));
  if (faults.length === 0) throw new UsageError(`--only is "${beginning}"; no fault can be planted there`);
  return faults;
}

function shuffled(faults: readonly Plan[], seed: number): Plan[] {
  const random = createRandom(seed);
  const keyed = faults.map((fault) => ({ fault, key: draw(random) + draw(random) / SEED_LIMIT }));
  return keyed.sort((one, other) => one.key - other.key).map(({ fault }) => fault);
}

/** What was measured before, or what is measured now. */
async function knownCoverage(isAsked: boolean): Promise<Coverage> {
  const file = join(projectFolder, "build/mutate/coverage.json");
  if (!isAsked && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Coverage;
  const scratch = scratchCopy(projectFolder);
  console.log("Measuring which test runs which function …");
  const coverage = await measureCoverage(scratch, join(scratch, "build/visits"));
  rmSync(scratch, { recursive: true });
  mkdirSync(join(projectFolder, "build/mutate"), { recursive: true });
  writeFileSync(file, JSON.stringify(coverage));
  return coverage;
}

/** Returns a function that plants a fault: which test fails for it; undefined if none does, "none" if it is no fault. */
function createHunt(coverage: Coverage): (fault: Plan) => Promise<Catch | "none" | undefined> {
  const scratch = scratchCopy(projectFolder);
  const importers = importersOf(projectFolder, sourcesOf(projectFolder));
  const { plant, heal } = createPlanter(scratch);
  const kills = new Map<string, number>();
  const sound = new Set<string>();
  const unfit = new Set<string>();

  /** A test that fails without any fault catches nothing. */
  const isSound = async (test: string): Promise<boolean> => {
    if (!(test in coverage)) return true;
    if (!sound.has(test)) {
      heal();
      if ((await firstFailure(scratch, [test], coverage)) === undefined) sound.add(test);
      else unfit.add(test);
    }
    return sound.has(test);
  };

  return async (fault) => {
    for (;;) {
      if (!plant(fault.file, fault)) return "none";
      const tests = testsFor(fault, coverage, importers, kills).filter((test) => !unfit.has(test));
      const caught = await firstFailure(scratch, tests, coverage);
      heal();
      if (caught === undefined) return undefined;
      if (await isSound(caught.test)) {
        kills.set(caught.test, (kills.get(caught.test) ?? 0) + 1);
        return caught;
      }
      console.log(`${caught.test} fails without a fault, and is left out: ${caught.title}`);
    }
  };
}

process.on("SIGINT", () => process.exit(130));
process.on("SIGTERM", () => process.exit(143));
mutate(process.argv.slice(2)).catch((error: unknown) => tellEnd("mutate", error));
