import { describe, expect, test } from "vitest";
import { STRONG_PERCENT } from "../../src/kernel/ideas/leading-idea";
import { rankIdeas } from "../../tools/ideas/idea-pair";
import { listIdeaNames } from "../../tools/ideas/idea-names";
import { certifyMap, DEMANDS } from "../../tools/mine/after-hours-demands";
import { puzzleOf } from "../play/puzzles";
import { runProjectTool } from "./run-tool";

const SEARCHES = ["--count", "4", "--steps", "300"];

function mine(...args: readonly string[]): string {
  const { exitCode, stdout, stderr } = runProjectTool("mine", "idea", ...args);
  if (exitCode !== 0) throw new Error(stderr);
  return stdout;
}

function mapsIn(output: string): string[] {
  return output
    .trim()
    .split("\n\n")
    .map((block) => [...block.matchAll(/^ {2}"(.*)",$/gm)].map(([, row]) => row).join("\n"));
}

describe("the search for levels with a strong idea", () => {
  test.each([
    ["last-ball", "Spare a ball", [3, 4]],
    ["penguin", "Danger", [3, 4]],
    ["ice-path", "Detour", [3, 4]],
  ] as const)("in %s, the idea %s is strong in each level, which is as hard as asked for", (id, name, range) => {
    const puzzle = puzzleOf(id);
    const maps = mapsIn(mine(id, "--idea", name, "--difficulty", range.join(".."), ...SEARCHES));
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) {
      const certified = certifyMap(puzzle, map, { ...DEMANDS[id], leastPar: 2 });
      if (certified === undefined) throw new Error(`the level is not fit for the campaign:\n${map}`);
      const { level, certificate } = certified;
      const bits = certificate.analysis.verdict.difficultyCentibits / 100;
      expect(bits).toBeGreaterThanOrEqual(range[0]);
      expect(bits).toBeLessThanOrEqual(range[1]);
      const ranked = rankIdeas(puzzle, level, certificate).find(({ idea }) => listIdeaNames(puzzle)[idea] === name);
      expect(ranked?.percent).toBeGreaterThanOrEqual(STRONG_PERCENT);
    }
  });

  test("the same seed finds the same levels", () => {
    const options = ["penguin", "--idea", "danger", "--count", "1", "--steps", "100", "--seed", "3"];
    expect(mine(...options)).toBe(mine(...options));
  });

  test.each([
    ["penguin --idea Detours", 'mine: --idea is "Detours"; levels of Penguin can name '],
    ["penguin --idea Detour --difficulty 4..3", "mine: --difficulty is"],
  ])("mine idea %s is refused with what is wrong", (args, message) => {
    const { exitCode, stderr } = runProjectTool("mine", "idea", ...args.split(" "));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
  });
});
