/**
 * The wanted size and difficulty of the caves (levels of several rooms) in hard endless runs (sequences of levels). The
 * caves get longer, harder and larger.
 */
import { createCurveStep, targetAt, type DifficultyCurve } from "../../../difficulty-curve";
import type { Target } from "../target";

const MAX_FORCED_MOVES_PERCENT = 45;

/**
 * The width and the height, in cells, of the empty board that is shown until a cave (a level of several rooms) is
 * generated.
 */
const EMPTY_SIDE = 12;

/**
 * The wanted caves (levels of several rooms) of a hard endless run, in the order in which they come. The last two come
 * by turns for the rest of the run.
 */
const HARD_CAVES: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(1, createTarget([2, 2, 3], [8, 8], [11, 14], 490)),
    createCurveStep(1, createTarget([2, 2, 4], [7, 7], [13, 17], 520)),
    createCurveStep(1, createTarget([3, 2, 4], [8, 8], [15, 19], 550)),
    createCurveStep(1, createTarget([3, 2, 5], [7, 8], [17, 21], 580)),
    createCurveStep(1, createTarget([3, 3, 5], [7, 7], [18, 22], 600)),
  ],
  repeatFrom: 3,
};

/**
 * Returns the wanted size and difficulty of a cave (a level of several rooms). `number` counts the caves of a hard
 * endless run from 1.
 */
export function caveOfHardRun(number: number): Target {
  return targetAt(HARD_CAVES, number);
}

function createTarget(
  [columns, rows, roomCount]: readonly [columns: number, rows: number, roomCount: number],
  [roomWidth, roomHeight]: readonly [width: number, height: number],
  [minMoves, maxMoves]: readonly [fewest: number, most: number],
  difficultyCentibits: number,
): Target {
  return {
    width: EMPTY_SIDE,
    height: EMPTY_SIDE,
    minMoves,
    maxMoves,
    difficultyCentibits,
    maxForcedMovesPercent: MAX_FORCED_MOVES_PERCENT,
    hiddenGoals: 0,
    cave: { columns, rows, roomCount, roomWidth, roomHeight },
  };
}
