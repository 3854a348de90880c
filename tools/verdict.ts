import { readFileSync } from "node:fs";
import { isFault } from "../src/kernel/fault";
import { writeMoves } from "../src/kernel/moves-text";
import { solutions } from "../src/kernel/solutions";
import { readArguments, runTool, UsageError, wholeNumber } from "./cli";
import { TOOLS } from "./puzzles/index";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport } from "./report";

// verdict FILE [--solutions MOVES]
// reads a level's map, explores it whole, and prints it with its verdict as one line of JSON. The map's characters tell
// which puzzle it is of. Then, if asked for, every solution of up to so many moves that comes to no position twice, a
// line each, the shorter ones first. A level of more than a million states is refused.

const MOST_MOVES = 60;

runTool("verdict", () => {
  const { values, positionals } = readArguments(process.argv.slice(2), { solutions: { type: "string" } });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError("name one file with a map");
  const asked = values.solutions === undefined ? 0 : wholeNumber("solutions", String(values.solutions), 1, MOST_MOVES);
  report(file, asked);
});

function report(file: string, mostMoves: number): void {
  const map = textOf(file);
  const tool = toolFor(map);
  const level = tool.puzzle.read(map);
  if (isFault(level)) throw new UsageError(`${file}, read as ${tool.puzzle.name}: ${level.fault}`);
  const certificate = certified(tool, level, `${file}: the level`);
  process.stdout.write(`${levelReport(tool, level, certificate)}\n`);
  for (const { line } of solutions(certificate.graph, certificate.analysis.distance, mostMoves)) {
    process.stdout.write(`${writeMoves(line)}\n`);
  }
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
