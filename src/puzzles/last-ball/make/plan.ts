/** The wanted levels of the puzzle Last Ball in each game mode: board size, number of balls and difficulty. */

import { targetAt, type DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
import type { Target } from "./target";

export const BOARD_WIDTH = 12;
export const BOARD_HEIGHT = 7;

// The small board has six rows. With five rows, two games would begin with the same generated level too often.
const SMALL = [8, 6] as const;
const MIDDLE = [10, 7] as const;
const WHOLE = [BOARD_WIDTH, BOARD_HEIGHT] as const;

/**
 * The wanted levels of endless play. The columns are: number of levels, board, white balls (which is also the number of
 * moves), and difficulty in hundredths of a bit. An easier level follows each rise.
 */
const ENDLESS_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(2, SMALL, 5, 30),
    curveStep(2, MIDDLE, 5, 45),
    curveStep(3, WHOLE, 6, 75),
    curveStep(1, WHOLE, 5, 35),
    curveStep(3, WHOLE, 7, 110),
    curveStep(1, WHOLE, 6, 50),
    curveStep(4, WHOLE, 8, 150),
    curveStep(1, WHOLE, 7, 70),
    curveStep(4, WHOLE, 9, 195),
    curveStep(1, WHOLE, 7, 90),
    curveStep(4, WHOLE, 10, 245),
    curveStep(1, WHOLE, 8, 120),
    curveStep(4, WHOLE, 11, 295),
    curveStep(1, WHOLE, 9, 155),
    curveStep(4, WHOLE, 12, 345),
  ],
  repeatFrom: 5,
};

/** The wanted levels of the timed mode "rush". The columns are the same as those of `ENDLESS_CURVE`. */
const RUSH_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(3, SMALL, 4, 20),
    curveStep(3, SMALL, 4, 35),
    curveStep(3, MIDDLE, 5, 50),
    curveStep(1, MIDDLE, 4, 20),
    curveStep(3, MIDDLE, 6, 70),
    curveStep(1, WHOLE, 5, 30),
    curveStep(4, WHOLE, 7, 90),
    curveStep(1, WHOLE, 5, 40),
    curveStep(4, WHOLE, 8, 110),
    curveStep(1, WHOLE, 6, 50),
    curveStep(4, WHOLE, 9, 130),
  ],
  repeatFrom: 5,
};

/** The wanted daily level for each day of the week, from Monday to Sunday. */
const DAILY_TARGETS: readonly Target[] = [
  createTarget(MIDDLE, 6, 60),
  createTarget(WHOLE, 7, 100),
  createTarget(WHOLE, 8, 140),
  createTarget(WHOLE, 9, 185),
  createTarget(WHOLE, 10, 235),
  createTarget(WHOLE, 11, 290),
  createTarget(WHOLE, 12, 190),
];

/**
 * The wanted levels of challenges, which are generated levels that players share by a code. A challenge has a size from
 * 1 on, which is the index plus 1.
 */
const CHALLENGE_TARGETS: readonly Target[] = [
  createTarget(SMALL, 4, 35),
  createTarget(MIDDLE, 5, 60),
  createTarget(MIDDLE, 6, 85),
  createTarget(WHOLE, 7, 110),
  createTarget(WHOLE, 8, 140),
  createTarget(WHOLE, 8, 170),
  createTarget(WHOLE, 9, 205),
  createTarget(WHOLE, 10, 240),
  createTarget(WHOLE, 11, 280),
  createTarget(WHOLE, 12, 320),
];

export const plan: Plan<Target> = {
  endless: (number) => targetAt(ENDLESS_CURVE, number),
  daily: (weekday) => DAILY_TARGETS[weekday],
  rush: (cleared) => targetAt(RUSH_CURVE, cleared + 1),
  challenge: (size) => CHALLENGE_TARGETS[size - 1],
};

function curveStep(
  levelCount: number,
  board: readonly [number, number],
  whiteCount: number,
  difficultyCentibits: number,
) {
  return { levelCount, target: createTarget(board, whiteCount, difficultyCentibits) };
}

/**
 * Creates the description of a wanted level. The number of white balls decides how many moves may be without a choice.
 */
export function createTarget(
  [width, height]: readonly [number, number],
  whiteCount: number,
  difficultyCentibits: number,
): Target {
  return { width, height, whiteCount, difficultyCentibits, maxForcedMovesPercent: maxForcedMovesPercentOf(whiteCount) };
}

/**
 * Returns the highest allowed share of moves without a choice, in percent. It is higher for levels with fewer balls,
 * because fewer balls leave the player fewer choices.
 */
function maxForcedMovesPercentOf(whiteCount: number): number {
  if (whiteCount < 5) return 75;
  if (whiteCount < 8) return 67;
  return whiteCount < 10 ? 56 : 50;
}
