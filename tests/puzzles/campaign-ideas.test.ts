import { describe, expect, test } from "vitest";
import { chapterCountOf, chapterInCampaign } from "../../src/game/play/chapters";
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { relativePercent, strongStrengthsAtPar } from "../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { CampaignLevel } from "../../src/puzzles/puzzle";
import { PUZZLE_ROWS, puzzleOf } from "../play/puzzles";

const MAX_STATES = 200_000;
const MIN_NEW_IDEAS_OF_CHAPTER = 2;

/**
 * Returns how strong each solving idea (a technique that a solution needs) is in a campaign level. The numbers are
 * percentages of the strength that counts as strong.
 */
function measurePercents(puzzle: AnyPuzzle, { map, verdict }: CampaignLevel): number[] {
  const level = runToEnd(puzzle.readCampaignMap(map.join("\n")));
  if (isFault(level)) throw new Error(level.fault.kind);
  const rules = puzzle.rules(level);
  const certificate = runToEnd(certify(rules, MAX_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  const { graph, analysis } = certificate;
  const solved = { graph, analysis: { winDistance: analysis.winDistance, verdict } };
  const strengths = runToEnd(measureIdeas(level, rules, solved, puzzle.ideas));
  certificate.release?.();
  const strongStrengths = strongStrengthsAtPar(puzzle.ideas.strongStrengths, verdict.par);
  return strengths.map((strength, idea) => relativePercent(strength, strongStrengths[idea]));
}

/**
 * Returns the solving ideas (techniques that a solution needs) of a level, the strongest first. Only ideas in `known`
 * are returned; these are the ideas of all levels so far.
 */
function rankIdeas(percents: readonly number[], known: ReadonlySet<number>): number[] {
  const present = [...known].filter((idea) => percents[idea] > 0);
  return present.sort((a, b) => percents[b] - percents[a] || a - b);
}

describe.each(PUZZLE_ROWS)("the ideas of the campaign of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const levels = allLevelsOf(puzzle.campaign);
  const isLast = (levelNumber: number) => chapterInCampaign(puzzle, levelNumber).lastLevel === levelNumber;

  test("each level names the strongest of the ideas brought in so far, and the last of a chapter joins two", () => {
    const known = new Set<number>();
    levels.forEach((level, levelIndex) => {
      const number = levelIndex + 1;
      for (const idea of level.ideas) known.add(idea);
      const ranked = rankIdeas(measurePercents(puzzle, level), known);
      expect(level.ideas, `level ${number}`).toHaveLength(isLast(number) ? 2 : 1);
      expect(level.ideas, `level ${number}`).toEqual(ranked.slice(0, level.ideas.length));
    });
  });

  test("each chapter brings in new ideas, one by one and not in its last level", () => {
    const known = new Set<number>();
    const newIdeasOfChapters = Array.from({ length: chapterCountOf(puzzle) }, () => 0);
    levels.forEach(({ ideas }, levelIndex) => {
      const number = levelIndex + 1;
      const newIdeas = ideas.filter((idea) => !known.has(idea));
      expect(newIdeas.length, `level ${number}`).toBeLessThanOrEqual(isLast(number) ? 0 : 1);
      newIdeasOfChapters[chapterInCampaign(puzzle, number).index] += newIdeas.length;
      for (const idea of newIdeas) known.add(idea);
    });
    for (const count of newIdeasOfChapters) expect(count).toBeGreaterThanOrEqual(MIN_NEW_IDEAS_OF_CHAPTER);
  });
});
