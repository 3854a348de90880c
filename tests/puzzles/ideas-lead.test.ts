/**
 * Tests the leading solving ideas of generated levels. A solving idea is a technique that a solution needs. Generators
 * must be able to aim at levels in which a strong solving idea leads. Successive levels of a run must have different
 * leading ideas.
 */
import { describe, expect, test } from "vitest";
import {
  NO_IDEA,
  NOTICED_PERCENT,
  relativePercent,
  STRONG_PERCENT as STRONG_IDEA_PERCENT,
  strongStrengthsAtPar,
} from "../../src/kernel/ideas/leading-idea";
import type { Pace } from "../../src/puzzles/pace";
import { measureIdeasWithAim, type MeasuredIdeas } from "../../tools/ideas/idea-runs";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { seedCount } from "../seed-count";

/** The percentage of generated levels that should be led by a strong solving idea. */
const STRONG_PERCENT = 80;
const RUNS = seedCount(10, 2);
const LEVELS = [11, 60] as const;
/**
 * How far, in percentage points, a test's result may lie below `STRONG_PERCENT` by chance, because it has few levels.
 * It is three standard deviations for all levels of the test: 50 in each run.
 */
const ALLOWANCE_PERCENT = 3 * Math.sqrt((STRONG_PERCENT * (100 - STRONG_PERCENT)) / (50 * RUNS));
const RECENT_LEVELS = 4;
const LEADS_IN_FIFTY_LEVELS = 6;

describe.each(FINISHED_PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))("aiming at ideas in %s", (_, puzzle) => {
  const runsOf = (pace: Pace) =>
    measureIdeasWithAim(puzzle, pace, { firstSeed: 733_000, runCount: RUNS, levelRange: LEVELS });
  const percentOfLead = ({ par, strengths, leadingIdea = NO_IDEA }: MeasuredIdeas): number =>
    leadingIdea === NO_IDEA
      ? 0
      : relativePercent(strengths[leadingIdea], strongStrengthsAtPar(puzzle.ideas.strongStrengths, par)[leadingIdea]);
  const hasStrongLead = (level: MeasuredIdeas) => percentOfLead(level) >= STRONG_IDEA_PERCENT;

  test.each<Pace>(["rising", "hard"])("enough levels at the pace %s have a strong idea, which leads", (pace) => {
    const runs = runsOf(pace);
    const levels = runs.flat();
    const percent = (100 * levels.filter(hasStrongLead).length) / levels.length;
    expect(percent).toBeGreaterThanOrEqual(STRONG_PERCENT - ALLOWANCE_PERCENT);
    for (const level of levels) {
      const isNoticed = percentOfLead(level) >= NOTICED_PERCENT && puzzle.ideas.leadOrder.includes(level.leadingIdea!);
      expect(level.leadingIdea === NO_IDEA || isNoticed).toBe(true);
    }
    for (const run of runs) {
      const leads = run.map(({ leadingIdea }) => leadingIdea);
      leads.forEach((leadingIdea, index) => {
        const recent = leads.slice(Math.max(0, index - RECENT_LEVELS), index);
        expect(leadingIdea === NO_IDEA || !recent.includes(leadingIdea), `level ${index}`).toBe(true);
      });
      expect(new Set(leads.filter((leadingIdea) => leadingIdea !== NO_IDEA)).size).toBeGreaterThanOrEqual(
        LEADS_IN_FIFTY_LEVELS,
      );
    }
  });
});
