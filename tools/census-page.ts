/**
 * The command `npm run census-page`: reads the files of a census (levels of endless runs, solved again by slow
 * solvers), and writes docs/census-results.md and its pictures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadAllPuzzles } from "../src/puzzles/index";
import { drawBitsPicture, drawIdeasPicture, drawParPicture, drawRepeatsPicture } from "./census/draw-census";
import { formatCensusPage } from "./census/format-census-page";
import { readRows } from "./census/row-file";
import { summarizeCensus } from "./census/summarize-census";
import { parseArguments, runTool, UsageError } from "./cli";
import { projectFolder } from "./packaging/project-folder";

const USAGE = {
  synopsis: "census-page FILE...",
  summary:
    "reads files that the command census has written; writes docs/census-results.md and its pictures in docs/census/",
  options: {},
};

runTool("census-page", () => {
  const { positionals } = parseArguments(process.argv.slice(2), USAGE);
  if (positionals.length === 0) throw new UsageError("name at least one file that the command census has written");
  const puzzles = summarizeCensus(loadAllPuzzles(), positionals.map(readRows));
  const folder = join(projectFolder, "docs/census");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "bits.svg"), drawBitsPicture(puzzles));
  writeFileSync(join(folder, "par.svg"), drawParPicture(puzzles));
  writeFileSync(join(folder, "ideas.svg"), drawIdeasPicture(puzzles));
  writeFileSync(join(folder, "repeats.svg"), drawRepeatsPicture(puzzles));
  writeFileSync(join(projectFolder, "docs/census-results.md"), formatCensusPage(puzzles));
});
