import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { finish } from "../../src/kernel/work";
import { readOptions, runTool } from "../../tools/cli";
import { digest, WHOLE } from "./digest";

const USAGE = {
  call: "digest",
  does: "writes tests/lua/digest.txt anew, for changes that are meant to change levels",
  options: {},
};

runTool("digest", () => {
  readOptions(process.argv.slice(2), USAGE);
  const lines: string[] = [];
  finish(digest((line) => lines.push(line), WHOLE));
  writeFileSync(join(import.meta.dirname, "digest.txt"), `${lines.join("\n")}\n`);
});
