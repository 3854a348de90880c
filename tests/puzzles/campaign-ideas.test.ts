import { describe, expect, test } from "vitest";
import { chapterCountOf, chapterInCampaign } from "../../src/game/play/chapters";
import { certify } from "../../src/kernel/certify";
import { isFault } from "../../src/kernel/fault";
import { relativePercent, STRONG_PERCENT, strongStrengthsAtPar } from "../../src/kernel/ideas/leading-idea";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { allLevelsOf } from "../../src/puzzles/campaign";
import type { CampaignLevel } from "../../src/puzzles/puzzle";
import { PUZZLE_ROWS, puzzleOf } from "../play/puzzles";

const MAX_STATES = 200_000;
const RECENT_LEVELS = 4;
const MIN_NEW_IDEAS_OF_CHAPTER = 2;
/**
 * The numbers of the levels that name a solving idea (a technique that a solution needs) that one of the four levels
 * before them also names. These four levels name all ideas that occur in such a level, so it could name no other idea.
 */
const LEVELS_WITH_REPEATED_IDEA: Readonly<Record<string, readonly number[]>> = { skid: [3] };
/**
 * The numbers of the chapters that bring in only one new solving idea (a technique that a solution needs). All other
 * chapters bring in at least two. These puzzles have too few ideas for that. Their first chapter needs at least six, so
 * that no idea is named twice within five levels. Also, each idea occurs in some chapters only.
 */
const CHAPTERS_WITH_ONE_NEW_IDEA: Readonly<Record<string, readonly number[]>> = {
  "last-ball": [3, 4, 5],
  "ice-path": [4],
  skid: [3, 4],
};

/**
 * The least strength of each solving idea (a technique that a solution needs) that a level names, in percent of the
 * strength that counts as strong. In the other puzzles, a named idea may be weaker.
 */
const LEAST_NAMED_PERCENT: Readonly<Record<string, number>> = {
  "last-ball": STRONG_PERCENT,
  "ice-path": STRONG_PERCENT,
  penguin: STRONG_PERCENT,
  fruit: STRONG_PERCENT,
};
/** The numbers of the levels that may name a weaker solving idea, because they are too easy for a strong one. */
const LEVELS_WITH_WEAK_IDEA: Readonly<Record<string, readonly number[]>> = {
  "last-ball": [1, 3, 4, 5, 21],
  penguin: [1, 2, 3, 4, 5],
};

const strengthsOfLevels = new Map<CampaignLevel, number[]>();

/** Returns the strengths of all ideas in a level, in the order of the puzzle's ideas. Measures each level only once. */
function strengthsOf(puzzle: AnyPuzzle, level: CampaignLevel): number[] {
  const strengths = strengthsOfLevels.get(level) ?? measureStrengths(puzzle, level);
  strengthsOfLevels.set(level, strengths);
  return strengths;
}

function measureStrengths(puzzle: AnyPuzzle, { map, verdict }: CampaignLevel): number[] {
  const level = runToEnd(puzzle.readCampaignMap(map.join("\n")));
  if (isFault(level)) throw new Error(level.fault.kind);
  const rules = puzzle.rules(level);
  const certificate = runToEnd(certify(rules, MAX_STATES));
  if (certificate === undefined) throw new Error("the level has too many states");
  const { graph, analysis } = certificate;
  const solved = { graph, analysis: { winDistance: analysis.winDistance, verdict } };
  const strengths = runToEnd(measureIdeas(level, rules, solved, puzzle.ideas));
  certificate.release?.();
  return strengths;
}

describe.each(PUZZLE_ROWS)("the ideas of the campaign of %s", (puzzleId) => {
  const puzzle = puzzleOf(puzzleId);
  const levels = allLevelsOf(puzzle.campaign);
  const isLast = (levelNumber: number) => chapterInCampaign(puzzle, levelNumber).lastLevel === levelNumber;

  test("each level names an idea that occurs in it and can lead, and the last of a chapter joins two", () => {
    levels.forEach((level, levelIndex) => {
      const number = levelIndex + 1;
      const strengths = strengthsOf(puzzle, level);
      expect(level.ideas, `level ${number}`).toHaveLength(isLast(number) ? 2 : 1);
      expect(puzzle.ideas.leadOrder, `level ${number}`).toEqual(expect.arrayContaining([...level.ideas]));
      for (const idea of level.ideas) expect(strengths[idea], `level ${number}`).toBeGreaterThan(0);
    });
  });

  test("each named idea is as strong as planned", () => {
    levels.forEach((level, levelIndex) => {
      if (LEVELS_WITH_WEAK_IDEA[puzzleId]?.includes(levelIndex + 1) === true) return;
      const strengths = strengthsOf(puzzle, level);
      const strong = strongStrengthsAtPar(puzzle.ideas.strongStrengths, level.verdict.par);
      for (const idea of level.ideas)
        expect(relativePercent(strengths[idea], strong[idea]), `level ${levelIndex + 1}`).toBeGreaterThanOrEqual(
          LEAST_NAMED_PERCENT[puzzleId] ?? 0,
        );
    });
  });

  test("no idea is named twice within five levels, unless no other idea occurs in the level", () => {
    levels.forEach((level, levelIndex) => {
      const number = levelIndex + 1;
      const recent = levels.slice(Math.max(0, levelIndex - RECENT_LEVELS), levelIndex).flatMap(({ ideas }) => ideas);
      const repeated = level.ideas.filter((idea) => recent.includes(idea));
      const mayRepeat = LEVELS_WITH_REPEATED_IDEA[puzzleId]?.includes(number) === true;
      expect(repeated.length > 0, `level ${number}`).toBe(mayRepeat);
      if (!mayRepeat) return;
      const strengths = strengthsOf(puzzle, level);
      expect(recent).toEqual(expect.arrayContaining(puzzle.ideas.leadOrder.filter((idea) => strengths[idea] > 0)));
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
    newIdeasOfChapters.forEach((count, chapterIndex) => {
      const hasOne = CHAPTERS_WITH_ONE_NEW_IDEA[puzzleId]?.includes(chapterIndex + 1) === true;
      if (hasOne) expect(count, `chapter ${chapterIndex + 1}`).toBe(1);
      else expect(count, `chapter ${chapterIndex + 1}`).toBeGreaterThanOrEqual(MIN_NEW_IDEAS_OF_CHAPTER);
    });
  });
});
