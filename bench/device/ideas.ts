/**
 * Measures how long it takes to find the solving ideas of a level, which are techniques that its solution needs. Also
 * measures how long it takes to generate levels with a strong idea.
 */
import { advanceRun, composeNext, composeNextWithIdea, createRun } from "../../src/game/modes/run";
import { judgeIdeas } from "../../src/kernel/ideas/judge-ideas";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureTask } from "./measure";

/** The numbers of the measured levels. Each number is also the seed of the endless run from which that level comes. */
const LEVEL_NUMBERS: readonly number[] = [12, 17, 23, 28, 34, 39, 45, 48];

/**
 * The number of the first measured level for which the generator aims at a strong solving idea (a technique that a
 * solution needs), as in the game.
 */
const FIRST_LEVEL_WITH_IDEA = 11;
const LEVELS_WITH_IDEA = 20;
const SEED = 1;

/**
 * Measures two searches for the solving ideas (needed techniques) of a level. One stops at the first strong idea; the
 * other measures all ideas.
 */
export function benchIdeas(puzzleId: string): void {
  const puzzle = loadPuzzle(puzzleId);
  const from = puzzle.playerPosition?.startPosition;
  const levels = LEVEL_NUMBERS.map((number) =>
    runToEnd(composeNext(puzzle, createRun(number), puzzle.plan.rising(number), from)),
  );
  measure(`${puzzleId}: judge ideas`, 0, () => {
    for (const level of levels) measureTask(() => judgeIdeas(level, puzzle.ideas, []));
  });
  measure(`${puzzleId}: measure all ideas`, 0, () => {
    for (const { level, rules, certificate } of levels)
      measureTask(() => measureIdeas(level, rules, certificate, puzzle.ideas));
  });
}

/**
 * Measures how long it takes to generate successive levels of an endless run with solving ideas. An idea is a technique
 * that a solution needs.
 */
export function benchComposeWithIdeas(puzzleId: string): void {
  const puzzle = loadPuzzle(puzzleId);
  measure(`${puzzleId}: compose with ideas`, 0, () => {
    const run = createRun(SEED);
    run.levelNumber = FIRST_LEVEL_WITH_IDEA - 1;
    const from = puzzle.playerPosition?.startPosition;
    for (let count = 0; count < LEVELS_WITH_IDEA; count++) {
      const target = puzzle.plan.rising(run.levelNumber + 1);
      const composed = measureTask(() => composeNextWithIdea(puzzle, run, target, from));
      advanceRun(puzzle, run, composed);
      composed.certificate.release?.();
    }
  });
}

function loadPuzzle(puzzleId: string): AnyPuzzle {
  const entry = PUZZLES.find(({ id }) => id === puzzleId);
  if (entry === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  return entry.loadPuzzle();
}
