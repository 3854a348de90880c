import { readFileSync } from "node:fs";
import { isFault } from "../src/kernel/fault";
import { readArguments, runTool, UsageError } from "./cli";
import { TOOLS } from "./puzzles/index";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport } from "./report";

// verdict FILE
// reads a level's map, explores it whole, and prints it with its verdict as one line of JSON. The map's characters tell
// which puzzle it is of.

runTool("verdict", () => {
  const { positionals } = readArguments(process.argv.slice(2), {});
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError("name one file with a map");
  process.stdout.write(`${verdictOf(file)}\n`);
});

function verdictOf(file: string): string {
  const map = textOf(file);
  const tool = toolFor(map);
  const level = tool.puzzle.read(map);
  if (isFault(level)) throw new UsageError(`${file}: ${level.fault}`);
  return levelReport(tool, level, certified(tool, level, `${file}: the level`));
}

/** The puzzle that knows the most characters of a map, the first of them where there are several. */
function toolFor(map: string): SealedTool {
  const known = ({ alphabet }: SealedTool): number => Array.from(map).filter((one) => alphabet.includes(one)).length;
  return TOOLS.reduce((best, tool) => (known(tool) > known(best) ? tool : best));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
