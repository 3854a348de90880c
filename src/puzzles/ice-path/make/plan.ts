/** The wanted size and difficulty of the generated levels of Ice Path in each mode of the game. */

import { createPlan } from "../../create-plan";
import { createCurveStep, type DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
/** The import below is loaded from ice-path-cave-maker.lua on first use. @lazy ice-path-cave-maker */
import { caveOfHardRun } from "./cave/plan-of-caves";
import type { Target } from "./target";

interface BoardSize {
  readonly width: number;
  readonly height: number;
}

type MoveRange = readonly [fewest: number, most: number];

/**
 * The constants from `SMALL` to `LARGEST` are the sizes of the boards in generated levels. The painter draws smaller
 * boards with larger cells.
 */
const SMALL: BoardSize = { width: 8, height: 7 };
const MIDDLE: BoardSize = { width: 10, height: 7 };
const LARGE: BoardSize = { width: 12, height: 9 };
const LARGEST: BoardSize = { width: 12, height: 12 };

/**
 * The difficulty curve of an endless run (a sequence of levels). The columns are: number of levels, board, fewest and
 * most moves, difficulty in hundredths of a bit, highest share of moves without a choice in percent, and number of
 * hidden goals (cells that the seal must be able to cross).
 *
 * The curve continues from the three campaign levels that teach the rules. The last of them takes 4 moves on a board of
 * 7 × 6, with a difficulty of 2.59 bits. After each rise in difficulty, an easier level follows. No board is smaller
 * than the board before it, because each level begins where the level before ended.
 */
const RISING_CURVE: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(2, createTarget(SMALL, [4, 5], 215, 60, 0)),
    createCurveStep(3, createTarget(SMALL, [5, 6], 265, 60, 0)),
    createCurveStep(1, createTarget(MIDDLE, [5, 6], 270, 55, 0)),
    createCurveStep(3, createTarget(MIDDLE, [6, 7], 290, 50, 0)),
    createCurveStep(1, createTarget(MIDDLE, [5, 6], 275, 50, 0)),
    createCurveStep(4, createTarget(LARGE, [7, 8], 340, 50, 1)),
    createCurveStep(1, createTarget(LARGE, [6, 7], 305, 45, 1)),
    createCurveStep(4, createTarget(LARGE, [7, 9], 365, 45, 1)),
    createCurveStep(1, createTarget(LARGE, [6, 8], 330, 40, 1)),
    createCurveStep(4, createTarget(LARGE, [8, 10], 390, 45, 2)),
    createCurveStep(1, createTarget(LARGEST, [7, 8], 345, 40, 2)),
    createCurveStep(4, createTarget(LARGEST, [9, 11], 410, 45, 2)),
    createCurveStep(1, createTarget(LARGEST, [8, 9], 370, 40, 2)),
    createCurveStep(4, createTarget(LARGEST, [10, 12], 435, 40, 2)),
    createCurveStep(1, createTarget(LARGEST, [9, 10], 395, 35, 2)),
    createCurveStep(4, createTarget(LARGEST, [12, 14], 500, 40, 2)),
    createCurveStep(1, createTarget(LARGEST, [9, 11], 415, 35, 2)),
    createCurveStep(2, createTarget(LARGEST, [13, 16], 525, 45, 3)),
    createCurveStep(2, createTarget(LARGEST, [13, 16], 535, 45, 3)),
    createCurveStep(1, createTarget(LARGEST, [10, 12], 430, 35, 3)),
    createCurveStep(2, createTarget(LARGEST, [14, 17], 555, 40, 3)),
    createCurveStep(2, createTarget(LARGEST, [14, 17], 565, 40, 3)),
  ],
  repeatFrom: 16,
};

/**
 * The wanted levels of calm endless runs (sequences of levels), with the columns of `RISING_CURVE`. The levels stay
 * easy while the boards grow.
 */
const CALM_CURVE: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(5, createTarget(SMALL, [4, 4], 210, 60, 0)),
    createCurveStep(10, createTarget(MIDDLE, [4, 4], 215, 60, 0)),
    createCurveStep(6, createTarget(LARGE, [4, 4], 215, 60, 0)),
    createCurveStep(4, createTarget(LARGE, [3, 4], 200, 60, 0)),
  ],
  repeatFrom: 2,
};

/**
 * The wanted levels of rushes (timed runs) and of challenges against a friend: ten levels from 1.5 to 3 bits of
 * difficulty, with the columns of `RISING_CURVE`. In a rush the last row of this table repeats.
 */
const LADDER: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(1, createTarget(MIDDLE, [3, 3], 130, 60, 0)),
    createCurveStep(1, createTarget(MIDDLE, [3, 3], 165, 60, 0)),
    createCurveStep(1, createTarget(MIDDLE, [3, 3], 185, 60, 0)),
    createCurveStep(1, createTarget(MIDDLE, [3, 4], 200, 60, 0)),
    createCurveStep(1, createTarget(MIDDLE, [4, 4], 205, 60, 0)),
    createCurveStep(1, createTarget(MIDDLE, [4, 4], 235, 60, 0)),
    createCurveStep(1, createTarget(LARGE, [4, 5], 240, 60, 0)),
    createCurveStep(1, createTarget(LARGE, [5, 5], 260, 60, 0)),
    createCurveStep(1, createTarget(LARGE, [5, 5], 285, 55, 0)),
    createCurveStep(1, createTarget(LARGE, [5, 6], 295, 55, 0)),
  ],
  repeatFrom: 9,
};

/**
 * The targets of the daily levels (what the generator aims at, such as a difficulty), from the easiest to the hardest.
 * The date decides which target the level of a day has.
 */
const DAILY_TARGETS: readonly Target[] = [
  createTarget(LARGE, [4, 4], 205, 60, 0),
  createTarget(LARGE, [5, 5], 260, 55, 0),
  createTarget(LARGE, [6, 6], 320, 50, 1),
  createTarget(LARGEST, [7, 8], 360, 45, 2),
  createTarget(LARGEST, [8, 9], 390, 45, 2),
];

const CAVE_EVERY = 10;

export const plan: Plan<Target> = {
  ...createPlan({ rising: RISING_CURVE, calm: CALM_CURVE, ladder: LADDER, daily: DAILY_TARGETS }),
  onlyInHard: (number) => (number % CAVE_EVERY === 0 ? caveOfHardRun(number / CAVE_EVERY) : undefined),
};

function createTarget(
  { width, height }: BoardSize,
  [minMoves, maxMoves]: MoveRange,
  difficultyCentibits: number,
  maxForcedMovesPercent: number,
  hiddenGoals: number,
): Target {
  return { width, height, minMoves, maxMoves, difficultyCentibits, maxForcedMovesPercent, hiddenGoals };
}
