/**
 * Tests the leading solving ideas of generated levels. A solving idea is a technique that a solution needs; the leading
 * one is the idea that the game names after the level. Generators must be able to aim at levels with a strong solving
 * idea. Successive levels of a run must have different leading ideas.
 */
import { describe, expect, test } from "vitest";
import { findLeadingIdea, NO_IDEA, strongStrengthsAtPar } from "../../src/kernel/ideas/leading-idea";
import { judgeIdeas } from "../../src/kernel/ideas/judge-ideas";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import { composeNextWithIdea, createRun } from "../../src/game/modes/run";
import type { Pace } from "../../src/puzzles/pace";
import { measureIdeasWithAim, type MeasuredIdeas } from "../../tools/ideas/idea-runs";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { seedCount } from "../seed-count";

/** The percentage of generated levels that should have a strong solving idea. */
const STRONG_PERCENT = 80;
const RUNS = seedCount(10, 2);
const LEVELS = [11, 60] as const;
/**
 * How far the measured percentage of strong levels may lie below `STRONG_PERCENT` by chance, in percentage points. It
 * is three standard deviations of this percentage for the levels of the test, 50 in each run.
 */
const ALLOWANCE_PERCENT = 3 * Math.sqrt((STRONG_PERCENT * (100 - STRONG_PERCENT)) / (50 * RUNS));
const RECENT_LEVELS = 4;
const LEADS_IN_FIFTY_LEVELS = 6;
const BOARDS = seedCount(20, 6);

describe.each(FINISHED_PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))("aiming at ideas in %s", (_, puzzle) => {
  const runsOf = (pace: Pace) =>
    measureIdeasWithAim(puzzle, pace, { firstSeed: 733_000, runCount: RUNS, levelRange: LEVELS });
  const leads = ({ par, strengths }: MeasuredIdeas, idea: number): boolean =>
    findLeadingIdea(strengths, strongStrengthsAtPar(puzzle.ideas.strongStrengths, par), {
      leadOrder: puzzle.ideas.leadOrder.filter((each) => each === idea),
      things: puzzle.ideas.things,
    }) === idea;

  test.each<Pace>(["rising", "hard"])("enough levels at the pace %s have a strong idea", (pace) => {
    const runs = runsOf(pace);
    const levels = runs.flat();
    const percent = (100 * levels.filter(({ isStrong }) => isStrong).length) / levels.length;
    expect(percent).toBeGreaterThanOrEqual(STRONG_PERCENT - ALLOWANCE_PERCENT);
    for (const level of levels) {
      const { leadingIdea = NO_IDEA, isStrong } = level;
      expect(leadingIdea === NO_IDEA ? !isStrong : leads(level, leadingIdea)).toBe(true);
    }
    for (const run of runs) {
      const leadingIdeas = run.map(({ leadingIdea }) => leadingIdea);
      leadingIdeas.forEach((leadingIdea, index) => {
        const recent = leadingIdeas.slice(Math.max(0, index - RECENT_LEVELS), index);
        expect(leadingIdea === NO_IDEA || !recent.includes(leadingIdea), `level ${index}`).toBe(true);
      });
      expect(new Set(leadingIdeas.filter((leadingIdea) => leadingIdea !== NO_IDEA)).size).toBeGreaterThanOrEqual(
        LEADS_IN_FIFTY_LEVELS,
      );
    }
  });

  test("the same board has the same leading idea in every mode, unless it has led lately", () => {
    const from = puzzle.playerPosition?.startPosition;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const run = createRun(seed);
      run.levelNumber = LEVELS[0] + 2 * seed;
      const composed = runToEnd(composeNextWithIdea(puzzle, run, puzzle.plan.rising(run.levelNumber), from));
      const { level, rules, certificate, leadingIdea } = composed;
      const strengths = runToEnd(measureIdeas(level, rules, certificate, puzzle.ideas));
      const strongStrengths = strongStrengthsAtPar(puzzle.ideas.strongStrengths, certificate.analysis.verdict.par);
      expect(findLeadingIdea(strengths, strongStrengths, puzzle.ideas), `seed ${seed}`).toBe(leadingIdea);
      // Judges the board as the end card (the card after a level) does in all modes other than an endless run, such as
      // the daily level.
      expect(runToEnd(judgeIdeas({ level, rules, certificate }, puzzle.ideas, [])).leadingIdea).toBe(leadingIdea);
      certificate.release?.();
    }
  });
});
