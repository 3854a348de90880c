/**
 * The command `npm run curves`: measures the difficulty of endless runs, and draws and prints their curves. It also
 * prints the difficulty of games in rush mode and of daily levels.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadAllPuzzles } from "../src/puzzles/index";
import type { AnyPuzzle } from "../src/puzzles/any-puzzle";
import { DAILY_PLACES } from "../src/puzzles/puzzle";
import type { Pace } from "../src/puzzles/pace";
import { parseOptions, runTool } from "./cli";
import { drawCurves, type MeasuredPuzzle } from "./curves/draw-curves";
import { measureDays, measureRuns, measureRushes, quantile, type MeasuredRuns } from "./curves/measure-runs";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "curves",
  summary:
    "draws docs/difficulty-curves.svg: the difficulty of endless runs at each pace; prints the medians as tables, also those of rushes and daily levels",
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

runTool("curves", () => {
  const given = parseOptions(process.argv.slice(2), USAGE);
  const runs: MeasuredRuns = {
    firstSeed: given.number("seed", 0, MAX_SEED),
    runCount: given.number("runs", 1, MAX_RUNS),
    levelCount: LEVELS,
  };
  console.log("| puzzle | pace | 1–10 | 11–20 | 21–30 | 31–40 | 41–50 |\n| --- | --- | --: | --: | --: | --: | --: |");
  const puzzles = loadAllPuzzles().map((puzzle): MeasuredPuzzle => {
    const measure = (pace: Pace): number[][] => {
      const bits = measureRuns(puzzle, pace, runs);
      console.log(`| ${[puzzle.name, pace, ...bandMedians(bits)].join(" | ")} |`);
      return bits;
    };
    return { name: puzzle.name, bits: { calm: measure("calm"), rising: measure("rising"), hard: measure("hard") } };
  });
  printRushes(runs);
  printDays(runs.runCount);
  writeFileSync(join(projectFolder, "docs/difficulty-curves.svg"), drawCurves(puzzles));
});

/** Prints the median difficulty, in bits, of each level of games in rush mode. */
function printRushes(runs: MeasuredRuns): void {
  printTable("rung", RUSH_LEVELS, (puzzle) => measureRushes(puzzle, { ...runs, levelCount: RUSH_LEVELS }));
}

/**
 * Prints, in bits, the median difficulty of the daily levels by their rank among the levels of a day, from the easiest
 * to the hardest. Each rank is measured on `count` days.
 */
function printDays(count: number): void {
  printTable("place", DAILY_PLACES, (puzzle) => measureDays(puzzle, FIRST_DAY, DAILY_PLACES * count));
}

/**
 * Prints a table of median difficulties with one line for each puzzle. The columns are numbered from 1 to
 * `columnCount`; each is a level of a run, or a rank among the daily levels of a day.
 */
function printTable(heading: string, columnCount: number, measure: (puzzle: AnyPuzzle) => number[][]): void {
  const numbers = Array.from({ length: columnCount }, (_, index) => String(index + 1));
  console.log(`\n| ${[heading, ...numbers].join(" | ")} |\n| --- |${" --: |".repeat(columnCount)}`);
  for (const puzzle of loadAllPuzzles()) {
    const medians = measure(puzzle).map((bits) => quantile(bits, 0.5).toFixed(2));
    console.log(`| ${[puzzle.name, ...medians].join(" | ")} |`);
  }
}

/**
 * Returns the median difficulty, in bits, of the levels 1 to 10 of the measured runs, of the levels 11 to 20, and so
 * on.
 */
function bandMedians(bits: readonly (readonly number[])[]): string[] {
  return Array.from({ length: LEVELS / LEVELS_PER_BAND }, (_, band) => {
    const levels = bits.slice(band * LEVELS_PER_BAND, (band + 1) * LEVELS_PER_BAND);
    return quantile(levels.flat(), 0.5).toFixed(2);
  });
}
