/**
 * The command `npm run curves`: measures the difficulty of levels in endless runs, in timed rushes and in the daily
 * mode. It draws curves for the endless runs, and writes and prints the median difficulties of all three modes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadAllPuzzles } from "../src/puzzles/index";
import type { AnyPuzzle } from "../src/puzzles/any-puzzle";
import { DAILY_RANKS } from "../src/puzzles/puzzle";
import type { Pace } from "../src/puzzles/pace";
import { parseOptions, runTool } from "./cli";
import { drawCurves, type MeasuredPuzzle } from "./curves/draw-curves";
import { measureDays, measureRuns, measureRushes, computeQuantile, type MeasuredRuns } from "./curves/measure-runs";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "curves",
  summary:
    "draws docs/difficulty-curves.svg: the difficulty of endless runs at each pace; writes the medians to docs/difficulty-medians.md, also those of rushes and daily levels, and prints them",
  options: {
    runs: { value: "N", defaultValue: "10", description: "the number of runs of each puzzle and pace" },
    seed: { value: "S", defaultValue: "5001", description: "the seed of the first run" },
  },
};

const LEVELS = 50;
const LEVELS_PER_BAND = 10;
const RUSH_LEVELS = 13;
/** The first day whose daily levels are measured: 23 November 2026, as the number of days since 1 January 2000. */
const FIRST_DAY = 9823;
const MAX_RUNS = 1000;
const MAX_SEED = 8_000_000;

const PAGE_HEAD = `# Medians of the difficulty

For everyone who checks the curves of a puzzle: the median difficulty of generated levels, in bits.
[Difficulty](difficulty.md#what-the-levels-are-like) explains them. \`npm run curves\` writes this page; then run
\`make format\`.

## Endless runs

The levels of a run, by pace, from level 1 to level 50:

| puzzle | pace | 1–10 | 11–20 | 21–30 | 31–40 | 41–50 |
| --- | --- | --: | --: | --: | --: | --: |`;

runTool("curves", () => {
  const given = parseOptions(process.argv.slice(2), USAGE);
  const runs: MeasuredRuns = {
    firstSeed: given.number("seed", 0, MAX_SEED),
    runCount: given.number("runs", 1, MAX_RUNS),
    levelCount: LEVELS,
  };
  const page: string[] = [];
  const print = (line: string): void => {
    console.log(line);
    page.push(line);
  };
  print(PAGE_HEAD);
  const puzzles = loadAllPuzzles().map((puzzle) => printRuns(puzzle, runs, print));
  printRushes(runs, print);
  printDays(runs.runCount, print);
  writeFileSync(join(projectFolder, "docs/difficulty-curves.svg"), drawCurves(puzzles));
  writeFileSync(join(projectFolder, "docs/difficulty-medians.md"), page.map((line) => `${line}\n`).join(""));
});

type Print = (line: string) => void;

function printRuns(puzzle: AnyPuzzle, runs: MeasuredRuns, print: Print): MeasuredPuzzle {
  const measure = (pace: Pace): number[][] => {
    const bits = measureRuns(puzzle, pace, runs);
    print(`| ${[puzzle.name, pace, ...bandMedians(bits)].join(" | ")} |`);
    return bits;
  };
  return { name: puzzle.name, bits: { calm: measure("calm"), rising: measure("rising"), hard: measure("hard") } };
}

function printRushes(runs: MeasuredRuns, print: Print): void {
  print("\n## Rushes\n\nThe levels of a rush. From the tenth level on, the wanted difficulty stays the same:\n");
  printTable({ name: "level", count: RUSH_LEVELS }, print, (puzzle) =>
    measureRushes(puzzle, { ...runs, levelCount: RUSH_LEVELS }),
  );
}

/**
 * Prints the median difficulty of each puzzle's daily levels, in bits, for each rank. The rank of a level is its number
 * among the daily levels of its day, from the easiest to the hardest. Measures `count` times as many days as there are
 * ranks.
 */
function printDays(count: number, print: Print): void {
  print(
    "\n## Daily levels\n\nThe daily levels, by their rank among the levels of a day, from the easiest to the hardest:\n",
  );
  printTable({ name: "rank", count: DAILY_RANKS }, print, (puzzle) =>
    measureDays(puzzle, FIRST_DAY, DAILY_RANKS * count),
  );
}

function printTable(
  columns: { readonly name: string; readonly count: number },
  print: Print,
  measure: (puzzle: AnyPuzzle) => number[][],
): void {
  const numbers = Array.from({ length: columns.count }, (_, index) => String(index + 1));
  print(`| ${[columns.name, ...numbers].join(" | ")} |\n| --- |${" --: |".repeat(columns.count)}`);
  for (const puzzle of loadAllPuzzles()) {
    const medians = measure(puzzle).map((bits) => computeQuantile(bits, 0.5).toFixed(2));
    print(`| ${[puzzle.name, ...medians].join(" | ")} |`);
  }
}

function bandMedians(bits: readonly (readonly number[])[]): string[] {
  return Array.from({ length: LEVELS / LEVELS_PER_BAND }, (_, band) => {
    const levels = bits.slice(band * LEVELS_PER_BAND, (band + 1) * LEVELS_PER_BAND);
    return computeQuantile(levels.flat(), 0.5).toFixed(2);
  });
}
