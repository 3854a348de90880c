/**
 * The command `npm run humans`: prints how well the computed difficulty of levels agrees with the moves and times that
 * people needed. bench/humans/README.md explains the result.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArguments, runTool } from "../../tools/cli";
import type { Usage } from "../../tools/help";
import { ToolError } from "../../tools/packaging/tool-error";
import { compareWithRecords, readRecords, withoutRepeats } from "./records";
import { readStudy, summariseStudy, type StudyLevelResult } from "./study";
import { compareWithPeople, readRushHourPuzzles, readTowerOfLondonPuzzles, type SolvedPuzzle } from "./compare";

const USAGE: Usage = {
  synopsis: "humans [FILE...]",
  summary:
    "compares our difficulty with the moves and the times that people needed for two other puzzles, or with the records and the results of the study that players have shared in text files",
  options: {},
};

runTool("humans", () => {
  const { positionals } = parseArguments(process.argv.slice(2), USAGE);
  if (positionals.length > 0) {
    printRecords(positionals);
    return;
  }
  process.stdout.write("puzzle           puzzles  r bits  r par  moves less people's, bits\n");
  printAgreement("Rush Hour", readRushHourPuzzles());
  printAgreement("Tower of London", readTowerOfLondonPuzzles());
});

function printRecords(files: readonly string[]): void {
  const texts = files.map((file) => ({ file, text: readText(file) }));
  const wins = withoutRepeats(texts.flatMap(({ text, file }) => readRecords(text, file)));
  process.stdout.write("puzzle      wins  with hints  r bits, log2 seconds  r bits, log2 moves\n");
  for (const { puzzleId, winCount, hintedCount, secondsR, movesR } of compareWithRecords(wins)) {
    const columns = [puzzleId.padEnd(10), String(winCount).padStart(5), String(hintedCount).padStart(11)];
    process.stdout.write(`${[...columns, rText(secondsR).padStart(21), rText(movesR).padStart(19)].join(" ")}\n`);
  }
  const studied = texts.flatMap(({ text, file }) => readStudy(text, file));
  if (studied.length > 0) printStudy(studied);
}

function printStudy(results: readonly StudyLevelResult[]): void {
  process.stdout.write("\nin the study  won  given up  resets a level\n");
  for (const { puzzleId, wonCount, givenUpCount, meanResets } of summariseStudy(results)) {
    const resets = Number.isNaN(meanResets) ? "-" : meanResets.toFixed(1);
    const columns = [puzzleId.padEnd(11), String(wonCount).padStart(5), String(givenUpCount).padStart(9)];
    process.stdout.write(`${[...columns, resets.padStart(15)].join(" ")}\n`);
  }
}

function readText(file: string): string {
  if (!existsSync(file)) throw new ToolError(2, `humans: there is no file ${file}`);
  return readFileSync(file, "utf8");
}

function rText(r: number): string {
  return Number.isNaN(r) ? "-" : r.toFixed(3);
}

function printAgreement(name: string, puzzles: readonly SolvedPuzzle[]): void {
  const { puzzleCount, difficultyR, parR, meanSurplusBits, deviationBits } = compareWithPeople(puzzles);
  const columns = [name.padEnd(15), String(puzzleCount).padStart(8), difficultyR.toFixed(3).padStart(7)];
  const surplus = `${meanSurplusBits.toFixed(3)} ± ${deviationBits.toFixed(3)}`;
  process.stdout.write(`${[...columns, parR.toFixed(3).padStart(6), surplus].join(" ")}\n`);
}
