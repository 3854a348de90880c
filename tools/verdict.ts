import { readFileSync } from "node:fs";
import { certify } from "../src/kernel/certify";
import { isFault } from "../src/kernel/fault";
import { finish } from "../src/kernel/work";
import { PUZZLES } from "../src/puzzles/index";
import { readArguments, runTool, UsageError } from "./cli";
import { levelReport, MAX_STATES } from "./report";

// verdict FILE
// reads a level's map, explores it whole, and prints it with its verdict as one line of JSON.

runTool("verdict", () => {
  const { positionals } = readArguments(process.argv.slice(2), {});
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError("name one file with a map");
  process.stdout.write(`${verdictOf(file)}\n`);
});

function verdictOf(file: string): string {
  const [puzzle] = PUZZLES;
  const level = puzzle.read(textOf(file));
  if (isFault(level)) throw new UsageError(`${file}: ${level.fault}`);
  const certificate = finish(certify(puzzle.rules(level), MAX_STATES));
  if (certificate === undefined) throw new UsageError(`${file}: the level has more than ${MAX_STATES} states`);
  return levelReport(puzzle.id, puzzle.write(level), certificate);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
