/**
 * The command `npm run digest`: writes tests/lua/digest.txt, the random numbers and generated levels that
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
  writeFileSync(file, `${lines.join("\n")}\n`);
  const changed = lines.filter((line, index) => line !== before[index]).length;
  console.log(`tests/lua/digest.txt: ${changed} of ${lines.length} lines have changed`);
});
