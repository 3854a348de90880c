/**
 * Formats docs/ideas.md. The page has all solving ideas with their definitions and examples, and says how often each is
 * the leading idea (the one that the game names) of a level.
 */
import { THING_PERCENT } from "../../src/kernel/ideas/leading-idea";
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { formatMoves } from "../../src/kernel/moves-text";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import { mapFaultText } from "../fault-texts";
import { findFirstShortestSolution } from "../level-report";
import { TOOLS } from "../puzzles/index";
import { formatLevelCode } from "../read-level-code";
import { COMMON_EXAMPLES, OWN_EXAMPLES } from "./examples";
import { pictureNameOf, type IdeaExample } from "./idea-example";
import { listIdeaNames } from "./idea-names";

const MAX_STATES = 1000;

const INTRODUCTION = `# Ideas

For everyone who wants to know what happens in a level, and how the game measures it. \`npm run ideas -- --page\` writes
this page.

An **idea** is something that happens in a level, such as a bait. It is measured on the state graph and on the best
solution of the level, which comes first when directions are ordered up, right, down, left. The **strength** is a whole
number; 0 means that the level lacks the idea. An idea is **strong** if at most one level in twenty reaches its strength,
of levels that were generated without aiming and whose solutions have a similar length. The game names the idea that
**leads** after the win.

Which idea leads follows from what players noticed (see [played cold](played-cold.md)): mostly things first, such
as doors, snow or a car, then what pieces do, and routes last. For each puzzle, its ideas stand in such an order, and those that
players of the puzzle did not notice are missing. The first idea in this order leads that is strong, or that is about one kind of
thing on the board and reaches ${THING_PERCENT}% of a strong one. Otherwise none leads, and the card after the win has no line about it: no name is
better than a wrong one. The same board is led by the same idea in every mode, with one exception: in an endless run, an idea that has
led in the last four levels does not lead again. There the generator aims at a strong idea, which may stand behind the leading
one. In a campaign level, the idea was
chosen so that it fits and that none is named twice within five levels, except in level 3 of Skid, where no other
idea occurs. Each chapter brings in at least one new idea, one by one, and its last level joins two.

How far a level **looks** from a win is what a player sees at a glance: in Ice Path and Penguin the columns and rows
between the piece and its goal; in Skid those between each toy and the nearest goal of its colour; in Fruit those between
the fruits of each pair; in Last Ball the mean distance from the black ball to the white balls, in sixteenths of a cell.
A **passage** is a state that every way to a win visits.

The share was chosen by what ten players wrote about 150 levels: one sentence each on what a level was about. Each name that
a share would give was compared with this sentence, without knowing which share gives it. The names that only the last two rows
give were compared later, by the same rules:

| what leads                                    | fits | in part | not | none |
| --------------------------------------------- | ---: | ------: | --: | ---: |
| strong ideas only                             |   53 |      19 |  23 |   55 |
| then the first idea from 80% on               |   62 |      25 |  32 |   31 |
| then the first idea from 60% on               |   67 |      29 |  40 |   14 |
| strong ideas first, then things from 60% on   |   62 |      20 |  24 |   44 |
| strong ideas and things from 60% on, in order |   67 |      22 |  17 |   44 |
| strong ideas and things from 40% on, in order |   71 |      24 |  21 |   34 |

Below the strength of a strong one, snow, doors, pits and bridges were what the sentences were about; orders, spirals, stairs and
halves were not.

Two halves needs a piece that the player moves, so levels of Skid and Fruit never have it. The seal never goes
straight back: a shortest solution would not. The penguin rarely does.
`;

/**
 * Returns the part of docs/ideas.md with the definition and the example boards of each solving idea (a technique that a
 * solution needs).
 */
export function formatExamples(): string {
  const own = TOOLS.map(({ puzzle }) => puzzle).filter(({ id }) => OWN_EXAMPLES.some((example) => example.id === id));
  return [
    INTRODUCTION,
    "## Ideas of all puzzles\n",
    ...COMMON_EXAMPLES.map(formatExample),
    ...own.flatMap(({ id, name }) => [
      `## Ideas of ${name}\n`,
      ...OWN_EXAMPLES.filter((example) => example.id === id).map(formatExample),
    ]),
    formatCampaigns(),
  ].join("\n");
}

function formatCampaigns(): string {
  const lines = TOOLS.filter(({ puzzle }) => puzzle.campaign.levelCount > 0).map(
    ({ puzzle }) => `- ${puzzle.name}: ${formatNewIdeas(puzzle)}.`,
  );
  return [
    "## What the campaigns bring in\n",
    "For each idea, the first campaign level whose end card names it.\n",
    ...lines,
    "",
  ].join("\n");
}

/**
 * Returns the solving ideas (techniques that a solution needs) that the end cards of a campaign name, in the order in
 * which they first occur. An end card is the message after a cleared level. Each idea comes with the number of the
 * first level whose end card names it, such as "1 Needle, 3 Two halves".
 */
function formatNewIdeas(puzzle: AnyPuzzle): string {
  const names = listIdeaNames(puzzle);
  const known = new Set<number>();
  return allLevelsOf(puzzle.campaign)
    .flatMap(({ ideas }, levelIndex) => {
      const newIdeas = ideas.filter((idea) => !known.has(idea));
      for (const idea of newIdeas) known.add(idea);
      return newIdeas.map((idea) => `${levelIndex + 1} ${names[idea]}`);
    })
    .join(", ");
}

function formatExample(example: IdeaExample): string {
  const { texts, definition, id, board, strength } = example;
  const { puzzle, level } = parseLevel(id, board);
  const certificate = runToEnd(certify(puzzle.rules(level), MAX_STATES));
  if (certificate === undefined) throw new Error(`the example of ${texts.name} has too many states`);
  const moves = formatMoves(findFirstShortestSolution(certificate));
  certificate.release?.();
  const source = `${puzzle.name}, code \`${formatLevelCode(puzzle, level)}\`, solution ${moves}: strength ${strength}.`;
  const picture = `![the moves of the solution](ideas/${pictureNameOf(example)})`;
  const map = `\`\`\`\n${board.join("\n")}\n\`\`\``;
  return `### ${texts.name}\n\n“${texts.sentence}” ${definition}\n\n${picture}\n\n${map}\n\n${source}\n`;
}

/**
 * Returns the puzzle with the id `id`, and the level that the lines of the text map `board` describe. Throws if there
 * is no such puzzle or if the map is wrong.
 */
export function parseLevel(id: string, board: readonly string[]): { puzzle: AnyPuzzle; level: OpaqueLevel } {
  const tool = TOOLS.find(({ puzzle }) => puzzle.id === id);
  if (tool === undefined) throw new Error(`there is no puzzle ${id}`);
  const level = tool.puzzle.parseMap(board.join("\n"));
  if (isFault(level)) throw new Error(mapFaultText(level.fault));
  return { puzzle: tool.puzzle, level };
}
