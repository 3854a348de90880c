/** Measures how long it takes to judge the ideas of a level, as the generators do when they aim at ideas. */
import { composeNext, createRun } from "../../src/game/modes/run";
import { judgeIdeas } from "../../src/kernel/ideas/judge-ideas";
import { measureIdeas } from "../../src/kernel/ideas/measure-ideas";
import { runToEnd } from "../../src/kernel/task";
import { PUZZLES } from "../../src/puzzles/index";
import { measure, measureTask } from "./measure";

/** The numbers of the judged levels in rising runs. The seed of each run is the same number. */
const LEVEL_NUMBERS: readonly number[] = [12, 17, 23, 28, 34, 39, 45, 48];

/**
 * Judges levels of a puzzle, which stops at the first strong idea. Then measures all ideas of the same levels, as the
 * command `ideas` does.
 */
export function benchIdeas(puzzleId: string): void {
  const entry = PUZZLES.find(({ id }) => id === puzzleId);
  if (entry === undefined) throw new Error(`there is no puzzle ${puzzleId}`);
  const puzzle = entry.loadPuzzle();
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
