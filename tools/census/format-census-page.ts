/** Formats docs/census-results.md: what a census of generated levels found, as a table, and its pictures. */
import type { CensusOfPuzzle } from "./summarize-census";
import { computeQuantile } from "../curves/measure-runs";

const HEAD = `# What the census found

For everyone who doubts that generated levels are right. [The census](census.md) explains how to count levels;
\`npm run census-page -- FILES\` writes this page from its files. Then run \`make format\`.

Slow solvers that share no code with the game's solved every level again. A level is wrong if a figure of the game
differs from theirs: par, number of solutions, states, dead ends or difficulty. A repeat is a level whose map occurs
earlier in the census. The runs have different seeds, so a repeat lies in the run of another player.

| puzzle | levels | wrong | repeats | median bits | hardest, bits | median par | longest par | with an idea |
| --- | --: | --: | --: | --: | --: | --: | --: | --: |`;

const PICTURES = `
## Difficulty

![the share of levels with each difficulty, for each puzzle and pace](census/bits.svg)

## Par

![the share of levels with each par, for each puzzle and pace](census/par.svg)

## Ideas

The column "with an idea" of the table counts the levels in which a strong idea leads, of those for which the generator
looks for one: all at the pace "hard", and those from level 11 on at the pace "rising". The picture shows the twelve most
frequent ideas of each puzzle.

![the share of levels that each idea leads, for each puzzle](census/ideas.svg)

## Repeats

Easy levels repeat: there are few small boards. In Skid these are also the easy levels between harder ones, if a strong
idea must lead in them, such as levels 11 and 14 at the pace "rising".

![the share of repeated levels, by the number of the level in its run](census/repeats.svg)
`;

/** Returns the text of the page with the results of a census. */
export function formatCensusPage(puzzles: readonly CensusOfPuzzle[]): string {
  const total = puzzles.reduce((sum, { levelCount }) => sum + levelCount, 0);
  const wrong = puzzles.reduce((sum, { wrongCount }) => sum + wrongCount, 0);
  const rows = puzzles.map((puzzle) => {
    const bits = Object.values(puzzle.bits).flat();
    const pars = Object.values(puzzle.pars).flat();
    const repeats = `${puzzle.repeatCount} (${((100 * puzzle.repeatCount) / puzzle.levelCount).toFixed(1)} %)`;
    const figures = [computeQuantile(bits, 0.5).toFixed(2), computeQuantile(bits, 1).toFixed(2)];
    const moves = [String(computeQuantile(pars, 0.5)), String(computeQuantile(pars, 1))];
    const led = puzzle.ideas.reduce((sum, [, levelCount]) => sum + levelCount, 0);
    const ledShare = `${((100 * led) / Math.max(1, puzzle.aimedCount)).toFixed(1)} %`;
    const counts = [String(puzzle.levelCount), String(puzzle.wrongCount), repeats];
    const cells = [puzzle.name, ...counts, ...figures, ...moves, ledShare];
    return `| ${cells.join(" | ")} |`;
  });
  return `${[HEAD, ...rows].join("\n")}\n\nTogether: ${total} levels, ${wrong} of them wrong.\n${PICTURES}`;
}
