import { expect, test } from "vitest";
import { challengeRungOf } from "../../src/game/modes/challenge-mode";
import { composeDaily, dailyTargetOf, runOfTry } from "../../src/game/modes/daily-level";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { composeAtPace } from "../../src/game/modes/pace";
import {
  recordGenerationAtPace,
  recordGenerationOfTries,
  recordGenerationOnLadder,
  restoreRunBefore,
} from "../../src/game/modes/record-generation";
import { composeRemixLevel, remixTargetOf, runOfRemix } from "../../src/game/modes/remix";
import { remixOf } from "../../src/game/modes/remix-week";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { rebuildBoardAfter, type Generation } from "../../src/kernel/generation";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel } from "../../src/puzzles/any-puzzle";
import { FINISHED_PUZZLES } from "../play/puzzles";

const DAY = 9823;
const CHALLENGE_SIZE = 10;
const LEVELS = 3;
/**
 * The numbers of the tested weeks. Within these weeks, each puzzle has a weekly remix with each of the three twists
 * (special rules).
 */
const WEEKS = Array.from({ length: 15 }, (_, week) => week);

function mapAfter(puzzle: AnyPuzzle, generation: Generation | undefined): string | undefined {
  if (generation === undefined) return undefined;
  return puzzle.formatMap(puzzle.levelOf(rebuildBoardAfter(puzzle.legend, generation, generation.steps.length)));
}

for (const puzzle of FINISHED_PUZZLES) {
  test(`the recorded generation of the daily level of ${puzzle.id} leads to this level`, () => {
    const { level } = runToEnd(composeDaily(puzzle, DAY));
    const target = dailyTargetOf(puzzle, DAY);
    const recording = recordGenerationOfTries(puzzle, target, level, (givenUp) => runOfTry(DAY, givenUp));
    expect(mapAfter(puzzle, runToEnd(recording))).toBe(puzzle.formatMap(level));
  });

  test(`the recorded generations of the remix of ${puzzle.id} lead to its levels, with each of the twists`, () => {
    const weeks = WEEKS.filter((week) => remixOf(week).puzzleId === puzzle.id);
    expect(new Set(weeks.map((week) => remixOf(week).twist)).size).toBe(3);
    weeks.forEach((week, index) => {
      const number = index + 1;
      const { level } = runToEnd(composeRemixLevel(puzzle, week, number));
      const target = remixTargetOf(puzzle, remixOf(week).twist, number);
      const recording = recordGenerationOfTries(puzzle, target, level, (givenUp) => runOfRemix(week, number, givenUp));
      expect(mapAfter(puzzle, runToEnd(recording))).toBe(puzzle.formatMap(level));
    });
  });

  test(`the recorded generations of levels of a challenge of ${puzzle.id} lead to these levels`, () => {
    const run = createRun(7);
    for (let number = 1; number <= LEVELS; number++) {
      const target = puzzle.plan.challenge(challengeRungOf(CHALLENGE_SIZE, number));
      const from = puzzle.playerPosition?.startPosition;
      const composed = runToEnd(composeOnLadder(puzzle, run, [], target, from));
      const generation = runToEnd(recordGenerationOnLadder(puzzle, run, target, composed.level));
      expect(mapAfter(puzzle, generation)).toBe(puzzle.formatMap(composed.level));
      advanceRun(puzzle, run, composed);
    }
  });

  test(`the recorded generation of a level of ${puzzle.id} that is continued after a break leads to this level`, () => {
    const run = createRun(7);
    for (let number = 1; number <= LEVELS; number++) {
      const composed = runToEnd(composeAtPace(puzzle, "rising", run, puzzle.playerPosition?.startPosition));
      advanceRun(puzzle, run, composed);
      const generation = runToEnd(recordGenerationAtPace(puzzle, "rising", restoreRunBefore(run), composed.level));
      expect(mapAfter(puzzle, generation)).toBe(puzzle.formatMap(composed.level));
    }
  });

  test(`the recorded generations of hard levels of ${puzzle.id}, which aim at ideas, lead to these levels`, () => {
    const run = createRun(12);
    for (let number = 1; number <= LEVELS; number++) {
      const composed = runToEnd(composeAtPace(puzzle, "hard", run, puzzle.playerPosition?.startPosition));
      advanceRun(puzzle, run, composed);
      const generation = runToEnd(recordGenerationAtPace(puzzle, "hard", restoreRunBefore(run), composed.level));
      expect(mapAfter(puzzle, generation)).toBe(puzzle.formatMap(composed.level));
    }
  });

  test(`a level of another seed is not taken for the level of a run of ${puzzle.id}`, () => {
    const composed = runToEnd(composeAtPace(puzzle, "rising", createRun(8), puzzle.playerPosition?.startPosition));
    const level: OpaqueLevel = composed.level;
    expect(runToEnd(recordGenerationAtPace(puzzle, "rising", createRun(9), level))).toBeUndefined();
  });
}
