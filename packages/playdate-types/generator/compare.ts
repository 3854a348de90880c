/**
 * The command `npm run sdk-names -- FILE`: prints how a list of the SDK's names differs from sdk-names.txt. Also counts
 * the names without a row in table.json, the API table.
 */

import { join } from "node:path";
import { packageFolder, readNames, readTable } from "./table";

/**
 * Returns the differences between two lists of names, one line for each: `+` before a new name, `-` before one that is
 * gone.
 */
export function compareNames(known: readonly string[], given: readonly string[]): string[] {
  const [before, after] = [new Set(known), new Set(given)];
  const added = given.filter((name) => !before.has(name)).map((name) => `+ ${name}`);
  const removed = known.filter((name) => !after.has(name)).map((name) => `- ${name}`);
  return [...added, ...removed];
}

/** Returns those names of a list that have no row in table.json, the table of the API. */
export function findMissingRows(names: readonly string[]): string[] {
  const rows = new Set(readTable().rows.map((row) => row.name));
  return names.filter((name) => !rows.has(name));
}

function main([file]: readonly string[]): void {
  if (file === undefined) throw new Error("usage: npm run sdk-names -- FILE   (one name a line)");
  const given = readNames(file);
  const differences = compareNames(readNames(join(packageFolder, "sdk-names.txt")), given);
  const missing = findMissingRows(given);
  const lines = [...differences, `${differences.length} differences; ${missing.length} names have no row`];
  process.stdout.write(`${lines.join("\n")}\n`);
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
