import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { certify } from "../../src/kernel/certify";
import { COMMON_IDEAS, measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import { loadAllPuzzles } from "../../src/puzzles/index";
import { COMMON_EXAMPLES, OWN_EXAMPLES } from "../../tools/ideas/examples";
import { listIdeaNames } from "../../tools/ideas/idea-names";
import { formatExamples, parseLevel } from "../../tools/ideas/ideas-page";
import { projectFolder } from "../../tools/packaging/project-folder";
import { FINISHED_PUZZLES } from "../play/puzzles";

const MAX_STATES = 1000;
const EXAMPLES = [...COMMON_EXAMPLES, ...OWN_EXAMPLES].map((example) => ({ ...example, name: example.texts.name }));

function strengthsOf(id: string, board: readonly string[]): Readonly<Record<string, number>> {
  const { puzzle, level } = parseLevel(id, board);
  const rules = puzzle.rules(level);
  const certificate = runToEnd(certify(rules, MAX_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  const strengths = runToEnd(measureIdeas(level, rules, certificate, puzzle.ideas));
  certificate.release?.();
  return Object.fromEntries(listIdeaNames(puzzle).map((name, index) => [name, strengths[index]]));
}

describe("the ideas of levels", () => {
  test.each(EXAMPLES)("$name of $id is on a board that shows it, and not on another", (example) => {
    expect(strengthsOf(example.id, example.board)[example.name]).toBe(example.strength);
    expect(strengthsOf(example.id, example.boardWithout)[example.name]).toBe(0);
  });

  test("every puzzle with a campaign has at least eight ideas", () => {
    for (const puzzle of FINISHED_PUZZLES) expect(listIdeaNames(puzzle).length, puzzle.id).toBeGreaterThanOrEqual(8);
  });

  test("each idea of every puzzle has an example and limits from which on it is strong", () => {
    expect(COMMON_EXAMPLES).toHaveLength(COMMON_IDEAS.length);
    for (const puzzle of loadAllPuzzles()) {
      const names = listIdeaNames(puzzle);
      const shown = EXAMPLES.filter(({ id }, index) => index < COMMON_EXAMPLES.length || id === puzzle.id);
      expect(shown.map(({ name }) => name)).toEqual(names);
      for (const { strengths } of puzzle.ideas.strongStrengths) {
        expect(strengths).toHaveLength(names.length);
        expect(Math.min(...strengths)).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    ["ice-path", ["@..", "..#", ".#O"]],
    ["last-ball", ["....", ".@..", "....", "..o."]],
    ["skid", ["######", "#r##.#", "######", "#R####"]],
    ["penguin", ["@..", "..#", ".#F"]],
    ["fruit", ["A#.", "###", "..A"]],
  ])("a level of %s that cannot be won has no idea", (puzzleId, map) => {
    expect(Object.values(strengthsOf(puzzleId, map)).every((strength) => strength === 0)).toBe(true);
  });

  test("docs/ideas.md has the definitions and examples as they are", () => {
    const withoutLayout = (text: string): string => text.replaceAll(/\s+/g, " ");
    const page = readFileSync(join(projectFolder, "docs/ideas.md"), "utf8");
    expect(withoutLayout(page)).toContain(withoutLayout(formatExamples()).trimEnd());
  });
});
