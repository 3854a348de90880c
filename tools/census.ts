/**
 * The command `npm run census`: generates levels of endless runs, and checks the facts of each level, such as its
 * fewest moves. It computes the facts again with slow solvers that share no code with those of the game.
 */

import { PACES } from "../src/puzzles/pace";
import { SEED_LIMIT } from "../src/kernel/random";
import { parseOptions, runLongTool, UsageError, type ParsedArguments } from "./cli";
import { countLevels, type CensusRange } from "./census/count-levels";
import { openRowFile, type RowFile } from "./census/row-file";
import { findTool } from "./puzzles/index";

const USAGE = {
  synopsis: "census",
  summary: "solves levels of endless runs again with slow solvers, and writes a line of JSON for each",
  options: {
    puzzle: { value: "P", description: "the puzzle" },
    from: { value: "N", description: "the seed of the first run; the pace of a run follows from its seed" },
    to: { value: "M", description: "the seed of the last run" },
    levels: { value: "K", defaultValue: "20", description: "the number of levels of each run" },
    out: { value: "FILE", description: "the file to write; runs that it already contains are not made again" },
  },
};

const MAX_LEVELS = 500;

void runLongTool("census", function* () {
  const given = parseOptions(process.argv.slice(2), USAGE);
  const { puzzle } = findTool(given.required("puzzle"));
  const range = parseRange(given);
  const file = openRowFile(given.option("out"), range.levelsOfRun);
  let levels = 0;
  let wrong = 0;
  for (const { row, seed } of countLevels(puzzle, range, (seed) => file.has(seed))) {
    levels++;
    if (row.wrong.length > 0) wrong++;
    file.add(row);
    yield `${levels} levels, ${wrong} of them wrong, now seed ${seed} at the pace ${PACES[seed % PACES.length]}`;
  }
  report(file, levels, wrong);
});

function parseRange(given: ParsedArguments): CensusRange {
  const first = given.number("from", 0, SEED_LIMIT - 1);
  const last = given.number("to", 0, SEED_LIMIT - 1);
  if (last < first) throw new UsageError(`--to is ${last}; it must be at least ${first}, the first seed`);
  return { first, last, levelsOfRun: given.number("levels", 1, MAX_LEVELS) };
}

function report({ kept }: RowFile, levels: number, wrong: number): void {
  const before = kept === 0 ? "" : `, and ${kept} were there before`;
  process.stderr.write(`census: ${levels} levels, ${wrong} of them wrong${before}\n`);
  if (wrong > 0) process.exitCode = 1;
}
