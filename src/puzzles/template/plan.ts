/** The wanted size and difficulty of the generated levels of the puzzle in this folder, for each mode of the game. */
import type { DifficultyTarget } from "../compose-at-random";
import { targetAt, type DifficultyCurve } from "../difficulty-curve";
import type { Plan } from "../puzzle";

/** The wanted size, difficulty and numbers of things of a level. The board must have space for all things. */
export interface Target extends DifficultyTarget {
  readonly wallCount: number;
}

const RISING_CURVE: DifficultyCurve<Target> = {
  steps: [
    { levelCount: 4, target: createTarget(7, 5, 6, 100) },
    { levelCount: 6, target: createTarget(8, 6, 9, 200) },
    { levelCount: 8, target: createTarget(10, 7, 13, 300) },
    { levelCount: 2, target: createTarget(8, 6, 9, 150) },
  ],
  repeatFrom: 1,
};

export const plan: Plan<Target> = {
  rising: (number) => targetAt(RISING_CURVE, number),
  calm: (number) => createTarget(8, 6, number % 2 === 0 ? 9 : 6, 150),
  daily: (rank) => createTarget(7 + rank, 6, 8 + rank, 170 + 50 * rank),
  rush: (clearedCount) => ladderTarget(Math.min(10, clearedCount + 1)),
  challenge: (rung) => ladderTarget(rung),
};

/**
 * Returns the wanted size and difficulty of a level in a rush (a timed run) or of a challenge. `rung`, from 1 to 10, is
 * a step of rising difficulty.
 */
function ladderTarget(rung: number): Target {
  return createTarget(6 + Math.floor(rung / 2), 5 + Math.floor(rung / 4), 6 + rung, 135 + 15 * rung);
}

function createTarget(width: number, height: number, wallCount: number, difficultyCentibits: number): Target {
  return { width, height, wallCount, difficultyCentibits };
}
