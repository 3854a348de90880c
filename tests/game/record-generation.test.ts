import { expect, test } from "vitest";
import { challengeRungOf } from "../../src/game/modes/challenge-mode";
import { composeDaily } from "../../src/game/modes/daily-level";
import { composeOnLadder } from "../../src/game/modes/ladder";
import { composeAtPace } from "../../src/game/modes/pace";
import {
  recordGenerationAtPace,
  recordGenerationOfDay,
  recordGenerationOnLadder,
  restoreRunBefore,
} from "../../src/game/modes/record-generation";
import { advanceRun, createRun } from "../../src/game/modes/run";
import { rebuildBoardAfter, type Generation } from "../../src/kernel/generation";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle, OpaqueLevel } from "../../src/puzzles/any-puzzle";
import { FINISHED_PUZZLES } from "../play/puzzles";

const DAY = 9823;
const CHALLENGE_SIZE = 10;
const LEVELS = 3;

function mapAfter(puzzle: AnyPuzzle, generation: Generation | undefined): string | undefined {
  if (generation === undefined) return undefined;
  return puzzle.formatMap(puzzle.levelOf(rebuildBoardAfter(puzzle.legend, generation, generation.steps.length)));
}

for (const puzzle of FINISHED_PUZZLES) {
  test(`the recorded generation of the daily level of ${puzzle.id} leads to this level`, () => {
    const { level } = runToEnd(composeDaily(puzzle, DAY));
    expect(mapAfter(puzzle, runToEnd(recordGenerationOfDay(puzzle, DAY, level)))).toBe(puzzle.formatMap(level));
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
