/**
 * Lists which levels the generator of the puzzle Penguin makes in each game mode: endless play, daily levels, timed
 * rush and challenges.
 */
import { createPlan } from "../../create-plan";
import { curveStep, type DifficultyCurve } from "../../difficulty-curve";
import type { LevelPlan } from "./level-plan";

/**
 * The description of a wanted level, with its difficulty and its share of moves without a choice. If no difficulty is
 * given, any difficulty is accepted.
 */
export interface Target extends LevelPlan {
  readonly difficultyCentibits?: number | undefined;
}

/** The size of a board in cells: width and height. */
type BoardSize = readonly [width: number, height: number];

const SMALL: BoardSize = [8, 6];
const MIDDLE: BoardSize = [11, 7];
const WHOLE: BoardSize = [16, 8];

/** The fewest states of a large level. In endless play, most levels from level 31 on are large. */
export const LARGE_LEVEL_STATES = 40;

/**
 * In daily levels, rushes and challenges, a solution with at least this many moves must leave the player a choice at two
 * moves. A shorter solution must leave a choice at one move.
 */
const LONG_MOVES = 8;
/**
 * In a solution with at least this many moves, two moves with a choice are a smaller share. So a larger share of moves
 * without a choice is allowed.
 */
const VERY_LONG_MOVES = 11;

/** Of the cells at which slides end, at least this share has snow, in percent. */
const MIN_SNOW_PERCENT = 20;
/**
 * The share of stops in snow and the largest allowed share of moves without a choice add up to this number, in percent.
 * So a level that must leave more choices has more snow. A stop is a cell at which a slide of the penguin ends.
 */
const SNOW_AND_FORCED_PERCENT = 115;

/**
 * The largest numbers of bridges, pairs of doors, treadmills and picks in a level. `lures` is the smallest number of
 * lures (wrong ways that look right).
 */
type ThingCounts = Partial<Pick<LevelPlan, "lures" | "bridges" | "doorPairs" | "treadmills" | "picks">>;

/**
 * How much a level must leave the player to choose: its lures (wrong ways that look right), its states, its dead ends,
 * and its moves without a choice.
 */
type Choices = Pick<LevelPlan, "lures" | "maxForcedMovesPercent" | "minStates" | "minDeadEnds">;

// How much endless levels from the seventh on must leave the player to choose, in several grades.
const SOME_CHOICES: Choices = { lures: 1, maxForcedMovesPercent: 60, minStates: 0, minDeadEnds: 0 };
const MANY_CHOICES: Choices = { lures: 2, maxForcedMovesPercent: 50, minStates: 0, minDeadEnds: 0 };
const LARGE: Choices = { lures: 2, maxForcedMovesPercent: 50, minStates: LARGE_LEVEL_STATES, minDeadEnds: 0 };
// How much levels with one or two pockets must leave the player to choose. A pocket is two places between which the
// penguin slides for ever, so that both are dead ends.
const ONE_POCKET: Choices = { lures: 2, maxForcedMovesPercent: 50, minStates: 0, minDeadEnds: 2 };
const TWO_POCKETS: Choices = { lures: 2, maxForcedMovesPercent: 50, minStates: 0, minDeadEnds: 3 };

/**
 * The wanted levels of endless play. The columns are: number of levels, board, fewest and most moves, difficulty in
 * hundredths of a bit, choices, and numbers of things. From level 17 on, a single easier level follows each two new
 * kinds of things. From level 23 on, about every third level has pockets. The difficulties are typical of levels with
 * such things.
 */
const ENDLESS_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(3, createTarget(SMALL, 2, 4, 110, {})),
    curveStep(3, createTarget(SMALL, 4, 5, 260, { bridges: 1 })),
    curveStep(4, describeLevel(MIDDLE, [5, 6], 300, SOME_CHOICES, { bridges: 2 })),
    curveStep(2, describeLevel(MIDDLE, [6, 7], 345, MANY_CHOICES, { bridges: 1 })),
    curveStep(2, describeLevel(MIDDLE, [6, 7], 350, MANY_CHOICES, { bridges: 1, treadmills: 1 })),
    curveStep(2, describeLevel(WHOLE, [6, 7], 350, MANY_CHOICES, { bridges: 1, picks: 2 })),
    curveStep(1, describeLevel(MIDDLE, [6, 6], 335, MANY_CHOICES, {})),
    curveStep(3, describeLevel(WHOLE, [7, 7], 370, MANY_CHOICES, { bridges: 1, doorPairs: 1 })),
    curveStep(2, describeLevel(WHOLE, [7, 8], 390, MANY_CHOICES, { bridges: 1, treadmills: 1 })),
    curveStep(1, describeLevel(WHOLE, [7, 8], 390, ONE_POCKET, { bridges: 1, treadmills: 1 })),
    curveStep(2, describeLevel(WHOLE, [8, 8], 400, MANY_CHOICES, { bridges: 1, picks: 2 })),
    curveStep(1, describeLevel(WHOLE, [7, 7], 370, ONE_POCKET, {})),
    curveStep(2, describeLevel(WHOLE, [8, 8], 405, MANY_CHOICES, { bridges: 1, doorPairs: 1 })),
    curveStep(1, describeLevel(WHOLE, [8, 8], 405, ONE_POCKET, { bridges: 1, doorPairs: 1 })),
    curveStep(1, describeLevel(WHOLE, [7, 7], 370, MANY_CHOICES, { treadmills: 1 })),
    curveStep(3, describeLevel(WHOLE, [9, 10], 435, LARGE, { bridges: 2, doorPairs: 1 })),
    curveStep(1, describeLevel(WHOLE, [9, 10], 435, MANY_CHOICES, { bridges: 2, treadmills: 1, picks: 2 })),
    curveStep(1, describeLevel(WHOLE, [9, 10], 435, ONE_POCKET, { bridges: 2, treadmills: 1, picks: 2 })),
    curveStep(1, describeLevel(WHOLE, [8, 8], 400, ONE_POCKET, { bridges: 1 })),
    curveStep(3, describeLevel(WHOLE, [10, 10], 450, LARGE, { bridges: 2, doorPairs: 2 })),
    curveStep(1, describeLevel(WHOLE, [8, 8], 400, TWO_POCKETS, { treadmills: 1 })),
    curveStep(3, describeLevel(WHOLE, [11, 11], 470, LARGE, { bridges: 2, treadmills: 2 })),
    curveStep(1, describeLevel(WHOLE, [11, 11], 470, ONE_POCKET, { bridges: 2, treadmills: 1, picks: 3 })),
    curveStep(1, describeLevel(WHOLE, [11, 11], 470, MANY_CHOICES, { bridges: 2, treadmills: 1, picks: 3 })),
    curveStep(1, describeLevel(WHOLE, [9, 9], 420, TWO_POCKETS, { bridges: 1 })),
    curveStep(3, describeLevel(WHOLE, [11, 11], 470, LARGE, { bridges: 2, doorPairs: 2 })),
    curveStep(1, describeLevel(WHOLE, [9, 9], 420, TWO_POCKETS, { treadmills: 1 })),
  ],
  repeatFrom: 21,
};

/**
 * The wanted levels of calm endless runs, with the columns of `ENDLESS_CURVE`. Each kind of thing comes in its turn,
 * apart from picks, on which the penguin can be lost.
 */
const CALM_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(2, createTarget(SMALL, 2, 3, 150, {})),
    curveStep(2, createTarget(SMALL, 3, 4, 200, { bridges: 1 })),
    curveStep(2, createTarget(MIDDLE, 3, 4, 210, { treadmills: 1 })),
    curveStep(2, createTarget(MIDDLE, 3, 4, 210, { bridges: 2 })),
    curveStep(2, createTarget(MIDDLE, 3, 4, 210, { doorPairs: 1 })),
    curveStep(2, createTarget(WHOLE, 3, 4, 210, { bridges: 2, treadmills: 1 })),
  ],
  repeatFrom: 1,
};

/**
 * The wanted daily levels of Penguin, from the easiest to the hardest. The date decides which of them is wanted on a
 * day.
 */
const DAILY_TARGETS: readonly Target[] = [
  createTarget(MIDDLE, 4, 4, 205, { bridges: 1 }),
  describeLevel(MIDDLE, [4, 5], 270, SOME_CHOICES, { bridges: 2 }),
  describeLevel(MIDDLE, [5, 6], 320, SOME_CHOICES, { bridges: 2, treadmills: 1 }),
  describeLevel(WHOLE, [7, 7], 360, MANY_CHOICES, { bridges: 1, doorPairs: 1 }),
  describeLevel(WHOLE, [8, 8], 390, MANY_CHOICES, { bridges: 1, picks: 2 }),
];

/**
 * The wanted levels of rushes (timed runs) and challenges (shared runs): a ladder of ten rungs (steps), whose
 * difficulty rises from 1.5 to 3 bits, with the columns of `ENDLESS_CURVE`. A rush then stays at 3 bits, and the last
 * two levels take turns.
 */
const LADDER: DifficultyCurve<Target> = {
  steps: [
    curveStep(1, createTarget(SMALL, 2, 2, 170, { lures: 1, bridges: 1 })),
    curveStep(1, createTarget(SMALL, 3, 3, 165, { bridges: 1 })),
    curveStep(1, createTarget(SMALL, 3, 3, 185, { treadmills: 1 })),
    curveStep(1, createTarget(SMALL, 3, 4, 200, { bridges: 1 })),
    curveStep(1, createTarget(SMALL, 3, 4, 215, { doorPairs: 1 })),
    curveStep(1, createTarget(SMALL, 4, 4, 235, { bridges: 1 })),
    curveStep(1, createTarget(MIDDLE, 4, 4, 250, { treadmills: 1 })),
    curveStep(1, createTarget(MIDDLE, 4, 5, 265, { bridges: 2 })),
    curveStep(1, createTarget(MIDDLE, 5, 5, 285, { doorPairs: 1 })),
    curveStep(1, createTarget(MIDDLE, 5, 5, 300, { bridges: 1, treadmills: 1 })),
    curveStep(1, createTarget(MIDDLE, 5, 5, 300, { bridges: 1, doorPairs: 1 })),
  ],
  repeatFrom: 9,
};

/** The wanted levels of the puzzle Penguin in all game modes. */
export const plan = createPlan({ rising: ENDLESS_CURVE, calm: CALM_CURVE, ladder: LADDER, daily: DAILY_TARGETS });

/** Describes a wanted level with the usual choices; see `maxForcedMovesPercentOf`. */
function createTarget(
  board: BoardSize,
  minMoves: number,
  maxMoves: number,
  difficultyCentibits: number,
  things: ThingCounts,
): Target {
  const maxForcedMovesPercent = maxForcedMovesPercentOf(minMoves, maxMoves);
  const choices = { lures: things.lures ?? 0, maxForcedMovesPercent, minStates: 0, minDeadEnds: 0 };
  return describeLevel(board, [minMoves, maxMoves], difficultyCentibits, choices, things);
}

// Describes a wanted level. The fields are listed one by one, because this code runs while the game starts. Object spread
// is several times slower in Lua.
function describeLevel(
  [width, height]: BoardSize,
  [minMoves, maxMoves]: readonly [fewest: number, most: number],
  difficultyCentibits: number,
  { lures, maxForcedMovesPercent, minStates, minDeadEnds }: Choices,
  { bridges = 0, doorPairs = 0, treadmills = 0, picks = 0 }: ThingCounts,
): Target {
  return {
    width,
    height,
    minMoves,
    maxMoves,
    lures,
    bridges,
    doorPairs,
    treadmills,
    picks,
    difficultyCentibits,
    maxForcedMovesPercent,
    minStates,
    minDeadEnds,
    snowPercent: snowPercentOf(maxForcedMovesPercent),
  };
}

/**
 * Returns the largest allowed share of moves without a choice, in percent: six moves of seven, eight of ten, or ten of
 * twelve.
 */
function maxForcedMovesPercentOf(minMoves: number, maxMoves: number): number {
  if (minMoves < LONG_MOVES) return 86;
  return maxMoves < VERY_LONG_MOVES ? 80 : 83;
}

/**
 * Returns the share of the cells at which slides end that have snow, in percent. The penguin can go on and back from
 * snow, but hardly ever from a stop at an obstacle: the way back along the line of the next move would be a rival
 * (another win about as short).
 */
export function snowPercentOf(maxForcedMovesPercent: number): number {
  return Math.max(MIN_SNOW_PERCENT, SNOW_AND_FORCED_PERCENT - maxForcedMovesPercent);
}
