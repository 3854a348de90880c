/** The wanted levels of the puzzle Last Ball in each mode: board size, number of balls and difficulty. */

import { createPlan } from "../../create-plan";
import type { DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
import type { Target } from "./target";

export const BOARD_WIDTH = 12;
export const BOARD_HEIGHT = 7;

// The size of the small board: it has six rows. With five rows, two endless runs (sequences of levels) would begin with
// the same generated level too often.
const SMALL = [8, 6] as const;
const MIDDLE = [10, 7] as const;
const WHOLE = [BOARD_WIDTH, BOARD_HEIGHT] as const;

/**
 * The wanted levels of endless play. The columns are: number of levels, board, white balls (which is also the number of
 * moves), and difficulty in hundredths of a bit. After each rise in difficulty, an easier level follows.
 */
const RISING_CURVE: DifficultyCurve<Target> = {
  steps: [
    createStep(2, SMALL, 5, 245),
    createStep(2, MIDDLE, 5, 245),
    createStep(3, WHOLE, 6, 280),
    createStep(1, WHOLE, 5, 245),
    createStep(2, WHOLE, 7, 310),
    createStep(1, WHOLE, 6, 275),
    createStep(5, WHOLE, 8, 345),
    createStep(1, WHOLE, 7, 305),
    createStep(4, WHOLE, 9, 375),
    createStep(1, WHOLE, 7, 310),
    createStep(5, WHOLE, 10, 400),
    createStep(1, WHOLE, 8, 335),
    createStep(4, WHOLE, 11, 425),
    createStep(1, WHOLE, 9, 360),
    createStep(4, WHOLE, 12, 445),
    createStep(1, WHOLE, 9, 365),
    createStep(3, WHOLE, 12, 455),
    createStep(1, WHOLE, 10, 390),
    createStep(4, WHOLE, 13, 470),
    createStep(1, WHOLE, 10, 395),
    createStep(4, WHOLE, 14, 485),
  ],
  repeatFrom: 17,
};

/**
 * The wanted levels of calm endless runs (sequences of levels), with the columns of `RISING_CURVE`. All of them are
 * about equally easy.
 */
const CALM_CURVE: DifficultyCurve<Target> = {
  steps: [
    createStep(2, SMALL, 4, 215),
    createStep(2, MIDDLE, 4, 215),
    createStep(1, SMALL, 5, 235),
    createStep(2, WHOLE, 4, 215),
    createStep(2, MIDDLE, 5, 235),
    createStep(1, WHOLE, 5, 235),
  ],
  repeatFrom: 0,
};

/**
 * The wanted levels of rushes (timed runs) and of challenges against a friend: ten levels from 1.5 to 3 bits of
 * difficulty, with the columns of `RISING_CURVE`. In a rush the last row of this table repeats. No board is smaller
 * than the board before it, because each level in a rush begins where the level before ended.
 */
const LADDER: DifficultyCurve<Target> = {
  steps: [
    createStep(1, SMALL, 3, 165),
    createStep(1, MIDDLE, 3, 165),
    createStep(1, MIDDLE, 4, 200),
    createStep(1, MIDDLE, 4, 205),
    createStep(1, MIDDLE, 4, 215),
    createStep(1, MIDDLE, 5, 235),
    createStep(1, MIDDLE, 5, 250),
    createStep(1, WHOLE, 6, 265),
    createStep(1, WHOLE, 6, 285),
    createStep(1, WHOLE, 7, 300),
  ],
  repeatFrom: 9,
};

/**
 * The targets of the daily levels (what the generator aims at, such as a difficulty), from the easiest to the hardest.
 * The date decides which target the level of a day has.
 */
const DAILY_TARGETS: readonly Target[] = [
  createTarget(MIDDLE, 4, 220),
  createTarget(WHOLE, 6, 270),
  createTarget(WHOLE, 7, 320),
  createTarget(WHOLE, 9, 360),
  createTarget(WHOLE, 10, 390),
];

export const plan: Plan<Target> = {
  ...createPlan({ rising: RISING_CURVE, calm: CALM_CURVE, ladder: LADDER, daily: DAILY_TARGETS }),
  canCalmLevelsBeSpoilt: true,
};

function createStep(
  levelCount: number,
  board: readonly [number, number],
  whiteCount: number,
  difficultyCentibits: number,
) {
  return { levelCount, target: createTarget(board, whiteCount, difficultyCentibits) };
}

/**
 * Describes a wanted level. The number of white balls decides the largest allowed share of moves at which the player
 * has no choice.
 */
export function createTarget(
  [width, height]: readonly [number, number],
  whiteCount: number,
  difficultyCentibits: number,
): Target {
  return { width, height, whiteCount, difficultyCentibits, maxForcedMovesPercent: maxForcedMovesPercentOf(whiteCount) };
}

/**
 * Returns the highest allowed share of moves at which the player has no choice, in percent. The share is higher for
 * levels with fewer balls, because fewer balls leave the player fewer choices.
 */
function maxForcedMovesPercentOf(whiteCount: number): number {
  if (whiteCount < 5) return 75;
  if (whiteCount < 8) return 67;
  return whiteCount < 10 ? 56 : 50;
}
