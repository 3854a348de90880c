/** Lists what the generated levels of Ice Path must be like in each mode of the game. */

import { targetAt, type DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
import type { Target } from "./target";

/** The width and height of a board, in cells. */
interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** The fewest and the most moves that the shortest solution of a wanted level may have. */
type MoveRange = readonly [fewest: number, most: number];

// The sizes of the boards in generated levels. The painter draws smaller boards with larger cells.
const SMALL: BoardSize = { width: 8, height: 7 };
const MIDDLE: BoardSize = { width: 10, height: 7 };
const LARGE: BoardSize = { width: 12, height: 9 };
const LARGEST: BoardSize = { width: 12, height: 12 };

/**
 * The difficulty curve of an endless run. The columns are: number of levels, board, fewest and most moves, difficulty
 * in hundredths of a bit, highest share of moves without a choice in percent, and number of hidden goals (cells that
 * the seal must be able to cross).
 *
 * The curve continues from the three campaign levels that teach the rules. The last of them takes 4 moves on a board of
 * 7 × 6, with a difficulty of 1.67 bits. An easier level follows each rise. No board is smaller than the board before
 * it, because each level begins where the level before ended.
 */
const ENDLESS_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(2, createTarget(SMALL, [4, 5], 130, 60, 0)),
    curveStep(2, createTarget(SMALL, [5, 6], 170, 60, 0)),
    curveStep(2, createTarget(MIDDLE, [6, 7], 210, 55, 0)),
    curveStep(1, createTarget(MIDDLE, [5, 6], 160, 50, 0)),
    curveStep(3, createTarget(LARGE, [7, 8], 260, 50, 1)),
    curveStep(1, createTarget(LARGE, [6, 7], 210, 45, 1)),
    curveStep(3, createTarget(LARGE, [8, 10], 310, 45, 1)),
    curveStep(1, createTarget(LARGE, [6, 8], 240, 40, 1)),
    curveStep(4, createTarget(LARGEST, [9, 11], 360, 45, 2)),
    curveStep(1, createTarget(LARGEST, [7, 8], 270, 40, 2)),
    curveStep(4, createTarget(LARGEST, [10, 12], 410, 45, 2)),
    curveStep(1, createTarget(LARGEST, [8, 9], 300, 40, 2)),
    curveStep(4, createTarget(LARGEST, [12, 14], 500, 40, 2)),
    curveStep(1, createTarget(LARGEST, [9, 10], 340, 35, 2)),
    curveStep(4, createTarget(LARGEST, [13, 15], 570, 45, 2)),
    curveStep(1, createTarget(LARGEST, [9, 11], 370, 35, 3)),
    curveStep(3, createTarget(LARGEST, [14, 17], 630, 40, 3)),
    curveStep(2, createTarget(LARGEST, [10, 12], 400, 35, 3)),
  ],
  repeatFrom: 9,
};

/**
 * The difficulty curve of a rush (as many levels as possible within three minutes), with the columns of
 * `ENDLESS_CURVE`.
 */
const RUSH_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(3, createTarget(MIDDLE, [4, 6], 140, 60, 0)),
    curveStep(4, createTarget(MIDDLE, [5, 7], 180, 60, 0)),
    curveStep(4, createTarget(MIDDLE, [6, 8], 220, 60, 0)),
    curveStep(4, createTarget(LARGE, [7, 9], 260, 55, 0)),
    curveStep(4, createTarget(LARGE, [8, 10], 300, 55, 0)),
    curveStep(1, createTarget(LARGEST, [9, 11], 340, 55, 0)),
  ],
  repeatFrom: 5,
};

/** What the daily levels must be like, from Monday to Sunday. */
const DAILY_TARGETS: readonly Target[] = [
  createTarget(LARGEST, [8, 9], 310, 50, 2),
  createTarget(LARGEST, [9, 11], 360, 45, 2),
  createTarget(LARGEST, [10, 12], 410, 45, 2),
  createTarget(LARGEST, [12, 14], 500, 40, 2),
  createTarget(LARGEST, [13, 15], 570, 45, 2),
  createTarget(LARGEST, [14, 17], 630, 40, 3),
  createTarget(LARGEST, [10, 12], 390, 35, 2),
];

/**
 * What the levels of challenges must be like. A challenge is a generated level that players share by a code. The list
 * is indexed by challenge size, from 1 on.
 */
const CHALLENGE_TARGETS: readonly Target[] = [
  createTarget(SMALL, [4, 5], 130, 60, 0),
  createTarget(MIDDLE, [6, 6], 190, 60, 0),
  createTarget(MIDDLE, [7, 7], 230, 55, 0),
  createTarget(LARGE, [8, 8], 270, 50, 1),
  createTarget(LARGE, [9, 9], 310, 50, 1),
  createTarget(LARGEST, [9, 10], 350, 50, 1),
  createTarget(LARGEST, [10, 11], 400, 45, 2),
  createTarget(LARGEST, [12, 13], 480, 45, 2),
  createTarget(LARGEST, [13, 15], 560, 45, 2),
  createTarget(LARGEST, [14, 17], 630, 45, 1),
];

export const plan: Plan<Target> = {
  endless: (number) => targetAt(ENDLESS_CURVE, number),
  daily: (weekday) => DAILY_TARGETS[weekday],
  rush: (cleared) => targetAt(RUSH_CURVE, cleared + 1),
  challenge: (size) => CHALLENGE_TARGETS[size - 1],
};

function curveStep(levelCount: number, target: Target) {
  return { levelCount, target };
}

function createTarget(
  { width, height }: BoardSize,
  [minMoves, maxMoves]: MoveRange,
  difficultyCentibits: number,
  maxForcedMovesPercent: number,
  hiddenGoals: number,
): Target {
  return { width, height, minMoves, maxMoves, difficultyCentibits, maxForcedMovesPercent, hiddenGoals };
}
