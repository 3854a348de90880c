import { writeFileSync } from "node:fs";
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
  writeFileSync(join(import.meta.dirname, "digest.txt"), `${lines.join("\n")}\n`);
});
