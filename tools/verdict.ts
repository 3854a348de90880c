import { isFault } from "../src/kernel/fault";
import { writeMoves } from "../src/kernel/moves-text";
import { solutions } from "../src/kernel/solutions";
import { onlyWord, readArguments, runTool, textOf, UsageError } from "./cli";
import type { Usage } from "./help";
import { TOOLS } from "./puzzles/index";
import type { SealedTool } from "./puzzles/puzzle-tool";
import { certified, levelReport } from "./report";

const USAGE: Usage = {
  call: "verdict FILE",
  does: `reads a level's map, explores it whole, and prints it with its verdict as one line of JSON; the map's characters tell
which puzzle it is of; a level of more than a million states is refused`,
  options: {
    solutions: {
      value: "N",
      asks: "then every solution of up to N moves that comes to no position twice, a line each, the shorter first",
    },
  },
};

const MOST_MOVES = 60;

runTool("verdict", () => {
  const given = readArguments(process.argv.slice(2), USAGE);
  const file = onlyWord(given, "one file with a map");
  report(file, given.has("solutions") ? given.number("solutions", 1, MOST_MOVES) : 0);
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
