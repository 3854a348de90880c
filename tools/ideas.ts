/**
 * The command `npm run ideas`: measures how often the levels of endless runs (sequences of levels) have each solving
 * idea (a technique that a solution needs).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findLeadingIdea, strongStrengthsAtPar } from "../src/kernel/ideas/leading-idea";
import type { AnyPuzzle } from "../src/puzzles/any-puzzle";
import { parseOptions, runTool, UsageError } from "./cli";
import { listIdeaNames } from "./ideas/idea-names";
import { COMMON_EXAMPLES, OWN_EXAMPLES } from "./ideas/examples";
import { writeIdeaPictures } from "./ideas/idea-pictures";
import { formatExamples } from "./ideas/ideas-page";
import { measureIdeasWithAim, measureIdeasWithoutAim, type IdeaRuns, type MeasuredIdeas } from "./ideas/idea-runs";
import { computeStrongStrengths, formatStrongStrengths } from "./ideas/strong-idea-strengths";
import { projectFolder } from "./packaging/project-folder";
import { TOOLS } from "./puzzles/index";

const USAGE = {
  synopsis: "ideas",
  summary: "prints how many levels from level 11 on have a strong idea, by chance and if the generators aim at ideas",
  options: {
    puzzle: { value: "PUZZLE", description: "only this puzzle" },
    runs: { value: "N", defaultValue: "8", description: "the number of runs of each puzzle and pace" },
    seed: { value: "S", defaultValue: "910001", description: "the seed of the first run" },
    page: {
      description: "also writes docs/ideas.md with these tables of all puzzles, and its pictures (needs a build)",
    },
    write: {
      description:
        "instead: computes from which strength on ideas are strong, and writes src/puzzles/*/strong-idea-strengths.ts",
    },
  },
};

const LEVELS: readonly [number, number] = [11, 60];
const LEVELS_PER_BAND = 10;
const MAX_RUNS = 1000;
const MAX_SEED = 8_000_000;

runTool("ideas", () => {
  const given = parseOptions(process.argv.slice(2), USAGE);
  const runs: IdeaRuns = {
    firstSeed: given.number("seed", 0, MAX_SEED),
    runCount: given.number("runs", 1, MAX_RUNS),
    levelRange: LEVELS,
  };
  const id = given.option("puzzle");
  const puzzles = TOOLS.map(({ puzzle }) => puzzle).filter((puzzle) => id === undefined || puzzle.id === id);
  if (puzzles.length === 0) throw new UsageError(`there is no puzzle "${id}"`);
  if (given.has("write")) {
    for (const puzzle of puzzles) writeStrongStrengths(puzzle, runs);
    return;
  }
  const tables = puzzles.map((puzzle) => {
    const table = formatLeads(puzzle, runs);
    console.log(table);
    return table;
  });
  if (given.has("page")) writePage(tables, runs);
});

function writePage(tables: readonly string[], { firstSeed, runCount }: IdeaRuns): void {
  const heading = `## How often ideas lead

The share of levels that have a strong idea, and the share that each idea leads, in percent. For each
puzzle and pace, ${runCount} runs from seed ${firstSeed} on were measured, from level ${LEVELS[0]} to level ${LEVELS[1]}. In the first row
the generators do not aim at ideas, so it shows what chance gives. In the other rows they do.

The game aims at ideas in rising runs from level ${LEVELS[0]} on, and in all levels of hard runs.${formatPuzzlesWithoutAim()}
`;
  writeIdeaPictures(join(projectFolder, "docs/ideas"), [...COMMON_EXAMPLES, ...OWN_EXAMPLES]);
  writeFileSync(join(projectFolder, "docs/ideas.md"), [formatExamples(), heading, ...tables].join("\n"));
}

/**
 * Returns a sentence, beginning with a space, that names the puzzles whose level generators cannot prefer levels with a
 * strong solving idea. A solving idea is a technique that a solution needs. Returns "" if there is no such puzzle.
 */
function formatPuzzlesWithoutAim(): string {
  const puzzles = TOOLS.map(({ puzzle }) => puzzle).filter(({ ideas }) => !ideas.canBeAimedAt);
  if (puzzles.length === 0) return "";
  const names = puzzles.map(({ name }) => name).join(", ");
  return ` It does not in ${names}, because aiming takes too long there on the console.`;
}

function writeStrongStrengths(puzzle: AnyPuzzle, runs: IdeaRuns): void {
  const levels = measureIdeasWithoutAim(puzzle, runs).flat();
  const source = formatStrongStrengths(computeStrongStrengths(levels), listIdeaNames(puzzle), levels.length);
  writeFileSync(join(projectFolder, "src/puzzles", puzzle.id, "strong-idea-strengths.ts"), source);
  console.log(`${puzzle.name}: ${levels.length} levels measured`);
}

/**
 * Returns a table in Markdown about the solving ideas (techniques that a solution needs) of the levels of endless runs
 * (sequences of levels). The first row is for levels whose generator does not prefer strong solving ideas. Each further
 * row is for ten successive level numbers at the difficulty pace "rising" or "hard".
 *
 * A row has the percentage of levels with a strong solving idea. Then it has, for each solving idea, the percentage of
 * levels for which the game names this idea.
 */
function formatLeads(puzzle: AnyPuzzle, runs: IdeaRuns): string {
  const bands: [string, readonly MeasuredIdeas[]][] = [["no aim", measureIdeasWithoutAim(puzzle, runs).flat()]];
  for (const pace of ["rising", "hard"] as const) {
    const levelsOfRuns = measureIdeasWithAim(puzzle, pace, runs);
    for (let first = 0; first <= LEVELS[1] - LEVELS[0]; first += LEVELS_PER_BAND) {
      const number = LEVELS[0] + first;
      const levels = levelsOfRuns.flatMap((run) => run.slice(first, first + LEVELS_PER_BAND));
      bands.push([`${pace} ${number}–${number + LEVELS_PER_BAND - 1}`, levels]);
    }
  }
  const names = listIdeaNames(puzzle);
  return [
    `| ${[puzzle.name, "strong", ...names].join(" | ")} |`,
    `| --- |${" --: |".repeat(1 + names.length)}`,
    ...bands.map(([name, levels]) => `| ${[name, ...formatShares(puzzle, levels)].join(" | ")} |`),
    "",
  ].join("\n");
}

/**
 * Returns percentages of levels as texts. The first is the share of levels that have a strong solving idea (a technique
 * that a solution needs). The others are, for each solving idea, the share of levels for which the game names this
 * idea.
 */
function formatShares({ ideas }: AnyPuzzle, levels: readonly MeasuredIdeas[]): string[] {
  const leads = levels.map(
    ({ par, strengths, leadingIdea }) =>
      leadingIdea ?? findLeadingIdea(strengths, strongStrengthsAtPar(ideas.strongStrengths, par), ideas),
  );
  const counts = levels[0].strengths.map((_, idea) => leads.filter((lead) => lead === idea).length);
  const strongCount = levels.filter(({ isStrong }) => isStrong).length;
  return [strongCount, ...counts].map((count) => `${Math.round((100 * count) / levels.length)}`);
}
