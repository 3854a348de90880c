/**
 * The command `npm run digest`: writes tests/lua/digest.txt. This file has the random numbers and generated levels that
 * digest.test.ts expects.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runToEnd } from "../../src/kernel/task";
import { parseOptions, runTool } from "../../tools/cli";
import { printDigest, FULL_DIGEST } from "./digest";

const USAGE = {
  synopsis: "digest",
  summary: "writes tests/lua/digest.txt anew, for changes that are meant to change levels",
  options: {},
};

runTool("digest", () => {
  parseOptions(process.argv.slice(2), USAGE);
  const lines: string[] = [];
  runToEnd(printDigest((line) => lines.push(line), FULL_DIGEST));
  const file = join(import.meta.dirname, "digest.txt");
  const before = readFileSync(file, "utf8").trimEnd().split("\n");
  // The new lines of the file. The printed texts are split again, because one text may have several lines, such as the
  // rows of a level's map.
  const after = lines.join("\n").split("\n");
  writeFileSync(file, `${after.join("\n")}\n`);
  console.log(
    `tests/lua/digest.txt: ${countMissing(after, before)} lines are new, ${countMissing(before, after)} gone`,
  );
});

function countMissing(lines: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}
