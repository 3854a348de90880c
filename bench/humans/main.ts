/** The command `npm run humans`: prints how well our difficulty agrees with people. bench/humans/README.md explains it. */
import { parseArguments, runTool } from "../../tools/cli";
import type { Usage } from "../../tools/help";
import { compareWithPeople, rushHourPuzzles, towerOfLondonPuzzles, type SolvedPuzzle } from "./compare";

const USAGE: Usage = {
  synopsis: "humans",
  summary: "compares our difficulty with the moves and the times that people needed for two other puzzles",
  options: {},
};

runTool("humans", () => {
  parseArguments(process.argv.slice(2), USAGE);
  process.stdout.write("puzzle           puzzles  r bits  r par  moves less people's, bits\n");
  printAgreement("Rush Hour", rushHourPuzzles());
  printAgreement("Tower of London", towerOfLondonPuzzles());
});

function printAgreement(name: string, puzzles: readonly SolvedPuzzle[]): void {
  const { puzzleCount, difficultyR, parR, meanSurplusBits, deviationBits } = compareWithPeople(puzzles);
  const columns = [name.padEnd(15), String(puzzleCount).padStart(8), difficultyR.toFixed(3).padStart(7)];
  const surplus = `${meanSurplusBits.toFixed(3)} ± ${deviationBits.toFixed(3)}`;
  process.stdout.write(`${[...columns, parR.toFixed(3).padStart(6), surplus].join(" ")}\n`);
}
