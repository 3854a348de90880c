import { basename, dirname } from "node:path";
import type { Coverage } from "./measure-coverage";

/** Where a fault is. */
interface MutationSite {
  readonly file: string;
  /** Its function; undefined outside of all. */
  readonly functionName: string | undefined;
}

/** For each source the sources that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/**
 * The tests that may fail for a fault: first those that mirror its file, then the others, quick and special ones first. A
 * fault outside of all functions is for those that run any function of its file, or of a file that imports it.
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
    return (
      ((ms + 500) * Math.sqrt(visits.length)) / (1 + (kills.get(test) ?? 0)) / (isTestOf(test, site.file) ? 100 : 1)
    );
  };
  return Object.keys(coverage)
    .filter((test) => coverage[test].visits.some(covers))
    .sort((one, other) => cost(one) - cost(other) || (one < other ? -1 : 1));
}

function createCoverTest(
  { file, functionName }: MutationSite,
  coverage: Coverage,
  importers: Importers,
): (visit: string) => boolean {
  if (functionName !== undefined) return (visit) => visit === `${file} ${functionName}`;
  const isVisited = (source: string): boolean =>
    Object.values(coverage).some(({ visits }) => visits.some((visit) => visit.startsWith(`${source} `)));
  const sources = new Set([file]);
  let ring = [file];
  do {
    ring = ring.flatMap((source) => importers.get(source) ?? []).filter((source) => !sources.has(source));
    for (const source of ring) sources.add(source);
  } while (ring.length > 0 && ![...sources].some(isVisited));
  return (visit) => sources.has(visit.split(" ")[0]);
}

/** Whether a test is the one of a source, or stands in a folder for such. */
function isTestOf(test: string, source: string): boolean {
  const own = basename(source, ".ts");
  const folder = dirname(source).replace(/^src/, "tests");
  return basename(test, ".test.ts") === own || (dirname(test) === folder && folder.split("/").length > 2);
}
