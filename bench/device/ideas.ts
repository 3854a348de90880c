/**
 * Measures how long it takes to judge the ideas of a level (tricks that make it interesting), and to compose levels
 * whose generator aims at ideas.
 */
import { advanceRun, composeNext, composeNextWithIdea, createRun } from "../../src/game/modes/run";
import { judgeIdeas } from "../../src/kernel/ideas/judge-ideas";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import type { AnyPuzzle } from "../../src/puzzles/any-puzzle";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureTask } from "./measure";

/**
 * The numbers of the judged levels in rising runs (endless runs that become harder). The seed of each run is the same
 * number.
 */
const LEVEL_NUMBERS: readonly number[] = [12, 17, 23, 28, 34, 39, 45, 48];

/**
 * The number of the first level of a rising run (an endless run that becomes harder) whose generator aims at an idea: a
 * trick in the level.
 */
const FIRST_LEVEL_WITH_IDEA = 11;
/** How many successive levels are generated and measured whose generator aims at an idea (a trick in the level). */
const LEVELS_WITH_IDEA = 20;
const SEED = 1;

/**
 * Measures two searches for ideas, the tricks that make a level interesting. The first search stops at the first strong
 * idea of a level. The second one finds all ideas of the same levels, as the command `ideas` does.
 */
export function benchIdeas(puzzleId: string): void {
  const puzzle = puzzleOf(puzzleId);
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
 * Measures composing successive levels of a rising run (an endless run that becomes harder). The generator aims at
 * ideas (tricks in a level) that the last levels of the run did not have.
 */
export function benchComposeWithIdeas(puzzleId: string): void {
  const puzzle = puzzleOf(puzzleId);
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

function puzzleOf(puzzleId: string): AnyPuzzle {
  const entry = PUZZLES.find(({ id }) => id === puzzleId);
  if (entry === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  return entry.loadPuzzle();
}
