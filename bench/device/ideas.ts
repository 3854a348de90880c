/**
 * Measures two things about solving ideas, which are techniques that a solution needs. The first is how long it takes
 * to find the leading idea of a level. The second is how long it takes to generate levels with a strong idea. The
 * leading idea is the first strong one that is found or, if none is strong, the strongest.
 */
import { advanceRun, composeNext, composeNextWithIdea, createRun } from "../../src/game/modes/run";
import { judgeIdeas } from "../../src/kernel/ideas/judge-ideas";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureTask } from "./measure";

/**
 * The numbers of the measured levels. Each comes from another endless run (a sequence of generated levels) at the pace
 * "rising". The number is also the seed of the run, so level 12 comes from the run with the seed 12.
 */
const LEVEL_NUMBERS: readonly number[] = [12, 17, 23, 28, 34, 39, 45, 48];

/**
 * The number of the first level that is measured when the generator aims at strong solving ideas. In the game, it aims
 * at them from this level on at the pace "rising".
 */
const FIRST_LEVEL_WITH_IDEA = 11;
const LEVELS_WITH_IDEA = 20;
const SEED = 1;

/**
 * Measures two searches for the solving ideas of a level. The first search stops at the first strong idea. The second
 * one measures all ideas of the same level, as the command `npm run ideas` does.
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
 * Measures how long it takes to generate successive levels of an endless run at the pace "rising". The generator aims
 * at solving ideas (techniques that a solution needs) that the levels just before did not have.
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
