import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listIdeaNames } from "../../tools/ideas/idea-names";
import { computeStrongStrengths } from "../../tools/ideas/strong-idea-strengths";
import { projectFolder } from "../../tools/packaging/project-folder";
import { TOOLS } from "../../tools/puzzles/index";

test("at most one level in twenty of a group reaches the strength from which on an idea is strong", () => {
  // Invented levels for the test, 40 for each number of moves, each with the strength of one solving idea (a technique
  // that a solution needs). The strengths are 1 to 40 for levels of five moves, 41 to 80 for levels of six moves, and
  // so on.
  const levels = [5, 6, 7, 8].flatMap((par) =>
    Array.from({ length: 40 }, (_, index) => ({ par, strengths: [(par - 5) * 40 + index + 1] })),
  );
  expect(computeStrongStrengths(levels)).toEqual(
    [0, 6, 7, 8].map((minPar, group) => ({ minPar, strengths: [group * 40 + 39] })),
  );
});

test("an idea whose largest strength many levels reach is strong only above it", () => {
  const levels = Array.from({ length: 40 }, (_, index) => ({ par: 5, strengths: [index < 10 ? 3 : 0] }));
  expect(computeStrongStrengths(levels)).toEqual([{ minPar: 0, strengths: [4] }]);
});

test("an idea that hardly any level has is strong from the lowest strength that occurs", () => {
  const levels = Array.from({ length: 40 }, (_, index) => ({ par: 5, strengths: [index < 2 ? 3 + index : 0] }));
  expect(computeStrongStrengths(levels)).toEqual([{ minPar: 0, strengths: [3] }]);
});

test.each(TOOLS.map(({ puzzle }) => puzzle))(
  "the columns of $name's strengths are named after its ideas, in their order",
  (puzzle) => {
    const source = readFileSync(join(projectFolder, "src/puzzles", puzzle.id, "strong-idea-strengths.ts"), "utf8");
    expect(source).toContain(`  // Columns: ${listIdeaNames(puzzle).join(", ").toLowerCase()}\n`);
    for (const { strengths } of puzzle.ideas.strongStrengths)
      expect(strengths).toHaveLength(listIdeaNames(puzzle).length);
  },
);
