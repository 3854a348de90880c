/**
 * Composes the levels of rushes (games of three minutes) and challenges. They follow the puzzle's difficulty ladder, a
 * list of wanted sizes and difficulties. The difficulties are from 1.5 to 3 bits (the binary logarithm of the expected
 * moves).
 */
import type { CertifiedLevel } from "../../kernel/select-level";
import { createFinishedTask, type Task } from "../../kernel/task";
import type { Position, Puzzle } from "../../puzzles/puzzle";
import { withAcceptedLevels } from "./accepted-levels";
import { composeAfterQueued, composeNext, type Run, type RunLevel } from "./run";

/** The largest difficulty of a level in a rush or a challenge, in hundredths of a bit; see docs/difficulty.md. */
const MAX_LADDER_CENTIBITS = 330;

/**
 * The number of levels that are discarded as too hard before the next level is accepted even if it is too hard, too.
 * Without this limit, composing a level might never end.
 */
const MAX_GIVEN_UP = 12;

/** Composes the next level of a rush (a timed run) or challenge, after the queued levels, which are not played yet. */
export function composeOnLadder<Level, State, Target>(
  puzzle: Puzzle<Level, State, Target>,
  run: Run,
  queuedLevels: readonly RunLevel<Level>[],
  target: Target,
  from: Position | undefined,
): Task<CertifiedLevel<Level, State>> {
  let givenUp = 0;
  const notTooHard = withAcceptedLevels(puzzle, ({ analysis }) => {
    const isAccepted = givenUp === MAX_GIVEN_UP || analysis.verdict.difficultyCentibits <= MAX_LADDER_CENTIBITS;
    if (!isAccepted) givenUp++;
    return createFinishedTask(isAccepted);
  });
  return composeAfterQueued(puzzle, run, queuedLevels, (advanced) => composeNext(notTooHard, advanced, target, from));
}
