/**
 * Tests that tasks which generate levels do not disturb each other if they run by turns. During play the game generates
 * the next levels, and meanwhile it may generate the level on the screen again, to show how this level was made.
 */
import { expect, test } from "vitest";
import { aimAtIdeas } from "../../src/kernel/ideas/idea-aim";
import { createRandom, drawRandomBelow } from "../../src/kernel/random";
import { createFinishedTask, runToEnd, type Task } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { runInterleaved } from "../kernel/interleaved-tasks";
import { FINISHED_PUZZLES } from "../play/puzzles";
import { seedCount } from "../seed-count";

const ROUNDS = seedCount(30, 6);
/**
 * The highest number of a level in an endless run that the tests generate. The higher a level's number, the larger or
 * harder the wanted level.
 */
const LEVEL_NUMBERS = 60;

function* composeMap(puzzle: AnyPuzzle, number: number, seed: number): Task<string> {
  const accept = () => createFinishedTask(true);
  const aim = seed % 2 === 0 ? aimAtIdeas(puzzle.ideas, []) : undefined;
  const made = yield* puzzle.compose(puzzle.plan.rising(number), undefined, createRandom(seed), accept, aim);
  made?.certificate.release?.();
  return made === undefined ? "none" : puzzle.formatMap(made.level);
}

test.each(FINISHED_PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))(
  "levels of %s are the same if their generators run by turns and some are cancelled",
  (_, puzzle) => {
    for (let round = 0; round < ROUNDS; round++) {
      const random = createRandom(71_000, round);
      const begins = [1, 2, 3].map((index) => {
        const number = 1 + drawRandomBelow(random, LEVEL_NUMBERS);
        return () => composeMap(puzzle, number, 10 * round + index);
      });
      const alone = begins.map((begin) => runToEnd(begin()));
      const tasks = begins.map((begin) => begin());
      runInterleaved(tasks, createRandom(round, 1)).forEach((map, index) => {
        if (map !== undefined) expect(map, `round ${round}, task ${index}`).toBe(alone[index]);
      });
    }
  },
);
