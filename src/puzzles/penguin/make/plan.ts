/**
 * Lists which levels the generator of Penguin makes in each mode: endless, daily, rush (a timed run) and
 * challenges against a friend.
 */
import { createPlan } from "../../create-plan";
import { createCurveStep, type DifficultyCurve } from "../../difficulty-curve";
import { LeadingKind, type LevelPlan } from "./level-plan";

/** The properties of a wanted level, with its difficulty. If no difficulty is given, any difficulty is accepted. */
export interface Target extends LevelPlan {
  readonly difficultyCentibits?: number | undefined;
}

type BoardSize = readonly [width: number, height: number];

const SMALL: BoardSize = [8, 6];
const MIDDLE: BoardSize = [11, 7];
const WHOLE: BoardSize = [16, 8];
const BROAD: BoardSize = [15, 8];
const SHORT: BoardSize = [16, 7];
const NARROW: BoardSize = [9, 8];
const STRIP: BoardSize = [16, 5];

/** A large level should have at least this many states. In endless play, most levels from level 31 on are large. */
export const LARGE_LEVEL_STATES = 40;

/**
 * In daily levels, rushes (timed runs) and challenges, a solution with at least this many moves must leave the player a
 * choice in two of its moves. In a shorter solution, one move with a choice is enough.
 */
const LONG_MOVES = 8;
/**
 * For a solution with at least this many moves, a larger share of moves without a choice is allowed. The reason is that
 * two moves with a choice are then a smaller share of all moves than in a shorter solution.
 */
const VERY_LONG_MOVES = 11;

/**
 * The percentage of cells with snow among the cells at which slides end, in a level that shall have many bridges (see
 * `LeadingKind`).
 */
const BRIDGES_SNOW_PERCENT = 45;
const MIN_SNOW_PERCENT = 20;
/**
 * The number from which the percentage of snow is computed: how many of the cells at which slides end have snow. This
 * percentage is normally the number minus the largest allowed percentage of moves without a choice. It is at least
 * `MIN_SNOW_PERCENT`. So a level that must leave the player more choices has more snow.
 */
const SNOW_AND_FORCED_PERCENT = 115;

/**
 * The wanted things of a level: at least `lures` misleading lure paths, and at most the given numbers of bridges, pairs
 * of doors, treadmills and picks. `leadingKind` says which kind of things the level shall have most.
 */
type Things = Partial<Pick<LevelPlan, "lures" | "bridges" | "doorPairs" | "treadmills" | "picks" | "leadingKind">>;

type Choices = Pick<LevelPlan, "lures" | "maxForcedMovesPercent" | "maxPassagesPercent" | "minStates" | "minDeadEnds">;

/**
 * The choice that the easier endless levels from the seventh one on, and the easier daily levels, must leave the
 * player: a wrong path and some moves with several ways to go.
 */
const SOME_CHOICES: Choices = {
  lures: 1,
  maxForcedMovesPercent: 60,
  minStates: 0,
  minDeadEnds: 0,
  maxPassagesPercent: 100,
};
/**
 * Limits that ensure that the player has a choice at many moves. They hold for the endless levels after those with
 * `SOME_CHOICES`. Some endless levels have one of the constants below instead.
 */
const MANY_CHOICES: Choices = {
  lures: 2,
  maxForcedMovesPercent: 50,
  minStates: 0,
  minDeadEnds: 0,
  maxPassagesPercent: 100,
};
/**
 * Limits for levels with one pocket: two cells between which the penguin slides for ever. Each of these cells is a dead
 * end.
 */
const ONE_POCKET: Choices = { ...MANY_CHOICES, minDeadEnds: 2 };
/**
 * Limits that ensure that the player has a choice at many moves, for large levels with several routes to the finish.
 * Endless runs have such levels from level 31 on.
 */
const LARGE_ROUTES: Choices = { ...MANY_CHOICES, minStates: LARGE_LEVEL_STATES, maxPassagesPercent: 45 };
const LONG_ROUTES: Choices = { ...LARGE_ROUTES, maxForcedMovesPercent: 55, maxPassagesPercent: 50 };
const BRIDGE_ROUTES: Choices = { ...LARGE_ROUTES, maxForcedMovesPercent: 60 };
const POCKET_ROUTES: Choices = { ...ONE_POCKET, maxForcedMovesPercent: 55, maxPassagesPercent: 65 };
/**
 * Limits for levels with several routes to the finish and two pockets. A pocket is two cells between which the penguin
 * slides for ever, and each of these cells is a dead end. With three wanted dead ends, the generator builds a second
 * pocket.
 */
const TWO_POCKET_ROUTES: Choices = { ...POCKET_ROUTES, minDeadEnds: 3 };
const EASY_ROUTES: Choices = { ...MANY_CHOICES, maxPassagesPercent: 60 };

/**
 * The wanted levels of endless runs (sequences of levels). The columns of each line are: number of levels, board,
 * fewest and most moves, difficulty in hundredths of a bit, choices, and numbers of things.
 *
 * From level 17 on, one easier level follows each time two new kinds of things have been introduced. From level 23 on,
 * about every third level has pockets: pairs of cells between which the penguin slides for ever. From level 31 on,
 * successive levels emphasise different kinds of things (see `LeadingKind`), and their boards have several shapes. The
 * difficulties are typical of levels with such things.
 */
const RISING_CURVE: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(3, createTarget(SMALL, 2, 4, 110, {})),
    createCurveStep(3, createTarget(SMALL, 4, 5, 260, { bridges: 1 })),
    createCurveStep(4, describeLevel(MIDDLE, [5, 6], 300, SOME_CHOICES, { bridges: 2 })),
    createCurveStep(2, describeLevel(MIDDLE, [6, 7], 345, MANY_CHOICES, { bridges: 1 })),
    createCurveStep(2, describeLevel(MIDDLE, [6, 7], 350, MANY_CHOICES, { bridges: 1, treadmills: 1 })),
    createCurveStep(2, describeLevel(WHOLE, [6, 7], 350, MANY_CHOICES, { bridges: 1, picks: 2 })),
    createCurveStep(1, describeLevel(MIDDLE, [6, 6], 335, MANY_CHOICES, {})),
    createCurveStep(3, describeLevel(WHOLE, [7, 7], 370, MANY_CHOICES, { bridges: 1, doorPairs: 1 })),
    createCurveStep(2, describeLevel(WHOLE, [7, 8], 390, MANY_CHOICES, { bridges: 1, treadmills: 1 })),
    createCurveStep(1, describeLevel(WHOLE, [7, 8], 390, ONE_POCKET, { bridges: 1, treadmills: 1 })),
    createCurveStep(2, describeLevel(WHOLE, [8, 8], 400, MANY_CHOICES, { bridges: 1, picks: 2 })),
    createCurveStep(1, describeLevel(WHOLE, [7, 7], 370, ONE_POCKET, {})),
    createCurveStep(2, describeLevel(WHOLE, [8, 8], 405, MANY_CHOICES, { bridges: 1, doorPairs: 1 })),
    createCurveStep(1, describeLevel(WHOLE, [8, 8], 405, ONE_POCKET, { bridges: 1, doorPairs: 1 })),
    createCurveStep(1, describeLevel(WHOLE, [7, 7], 370, MANY_CHOICES, { treadmills: 1 })),
    createCurveStep(
      1,
      describeLevel(WHOLE, [10, 10], 430, LARGE_ROUTES, { treadmills: 3, leadingKind: LeadingKind.Treadmills }),
    ),
    createCurveStep(1, describeLevel(SHORT, [10, 10], 430, LARGE_ROUTES, { leadingKind: LeadingKind.Snow })),
    createCurveStep(
      1,
      describeLevel(WHOLE, [10, 10], 430, LARGE_ROUTES, { bridges: 1, doorPairs: 3, leadingKind: LeadingKind.Doors }),
    ),
    createCurveStep(1, describeLevel(NARROW, [8, 8], 395, EASY_ROUTES, { bridges: 1 })),
    createCurveStep(
      1,
      describeLevel(WHOLE, [10, 10], 440, BRIDGE_ROUTES, { bridges: 5, leadingKind: LeadingKind.Bridges }),
    ),
    createCurveStep(1, describeLevel(BROAD, [9, 10], 432, POCKET_ROUTES, { bridges: 1, picks: 2 })),
    createCurveStep(
      1,
      describeLevel(WHOLE, [8, 8], 400, POCKET_ROUTES, { treadmills: 2, leadingKind: LeadingKind.Treadmills }),
    ),
    createCurveStep(1, describeLevel(WHOLE, [10, 10], 430, LARGE_ROUTES, { doorPairs: 2, treadmills: 1 })),
    createCurveStep(1, describeLevel(WHOLE, [10, 11], 440, LARGE_ROUTES, { leadingKind: LeadingKind.Snow })),
    createCurveStep(
      1,
      describeLevel(STRIP, [8, 8], 395, POCKET_ROUTES, { doorPairs: 2, leadingKind: LeadingKind.Doors }),
    ),
    createCurveStep(
      1,
      describeLevel(WHOLE, [11, 11], 460, LONG_ROUTES, { bridges: 1, doorPairs: 3, leadingKind: LeadingKind.Doors }),
    ),
    createCurveStep(
      1,
      describeLevel(BROAD, [11, 11], 460, LONG_ROUTES, { treadmills: 2, leadingKind: LeadingKind.Treadmills }),
    ),
    createCurveStep(1, describeLevel(WHOLE, [12, 12], 470, LONG_ROUTES, { leadingKind: LeadingKind.Snow })),
    createCurveStep(1, describeLevel(NARROW, [8, 9], 410, TWO_POCKET_ROUTES, { doorPairs: 1 })),
    createCurveStep(
      1,
      describeLevel(WHOLE, [11, 11], 465, BRIDGE_ROUTES, { bridges: 5, leadingKind: LeadingKind.Bridges }),
    ),
    createCurveStep(1, describeLevel(BROAD, [11, 11], 465, POCKET_ROUTES, { picks: 3 })),
    createCurveStep(1, describeLevel(WHOLE, [11, 11], 465, LONG_ROUTES, { bridges: 1, treadmills: 1 })),
    createCurveStep(
      1,
      describeLevel(WHOLE, [11, 11], 460, LONG_ROUTES, {
        bridges: 2,
        doorPairs: 2,
        treadmills: 1,
        leadingKind: LeadingKind.Doors,
      }),
    ),
    createCurveStep(
      1,
      describeLevel(WHOLE, [10, 11], 460, LONG_ROUTES, { treadmills: 3, leadingKind: LeadingKind.Treadmills }),
    ),
    createCurveStep(1, describeLevel(STRIP, [8, 9], 410, TWO_POCKET_ROUTES, { leadingKind: LeadingKind.Snow })),
  ],
  repeatFrom: 25,
};

/**
 * The wanted levels of endless runs (sequences of levels) at the calm pace. Its lines have the same columns as those of
 * `RISING_CURVE`. The levels introduce all kinds of things one after another, apart from picks, which can lose a level.
 */
const CALM_CURVE: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(2, createTarget(SMALL, 2, 3, 150, {})),
    createCurveStep(2, createTarget(SMALL, 3, 4, 200, { bridges: 1 })),
    createCurveStep(2, createTarget(MIDDLE, 3, 4, 210, { treadmills: 1 })),
    createCurveStep(2, createTarget(MIDDLE, 3, 4, 210, { bridges: 2 })),
    createCurveStep(2, createTarget(MIDDLE, 3, 4, 210, { doorPairs: 1 })),
    createCurveStep(2, createTarget(WHOLE, 3, 4, 210, { bridges: 2, treadmills: 1 })),
  ],
  repeatFrom: 1,
};

/**
 * The targets of the daily levels (what the generator aims at, such as a difficulty), from the easiest to the hardest.
 * The date decides which target the level of a day has.
 */
const DAILY_TARGETS: readonly Target[] = [
  createTarget(MIDDLE, 4, 4, 205, { bridges: 1 }),
  describeLevel(MIDDLE, [4, 5], 270, SOME_CHOICES, { bridges: 2 }),
  describeLevel(MIDDLE, [5, 6], 320, SOME_CHOICES, { bridges: 2, treadmills: 1 }),
  describeLevel(WHOLE, [7, 7], 360, MANY_CHOICES, { bridges: 1, doorPairs: 1 }),
  describeLevel(WHOLE, [8, 8], 390, MANY_CHOICES, { bridges: 1, picks: 2 }),
];

/**
 * The wanted levels of rushes (timed runs) and of challenges against a friend. Its lines have the same columns as those
 * of `RISING_CURVE`. The difficulty rises from about 1.7 bits to 3 bits in the tenth level. After the tenth level, a
 * rush goes on at 3 bits with the last two wanted levels in turn.
 */
const LADDER: DifficultyCurve<Target> = {
  steps: [
    createCurveStep(1, createTarget(SMALL, 2, 2, 170, { lures: 1, bridges: 1 })),
    createCurveStep(1, createTarget(SMALL, 3, 3, 165, { bridges: 1 })),
    createCurveStep(1, createTarget(SMALL, 3, 3, 185, { treadmills: 1 })),
    createCurveStep(1, createTarget(SMALL, 3, 4, 200, { bridges: 1 })),
    createCurveStep(1, createTarget(SMALL, 3, 4, 215, { doorPairs: 1 })),
    createCurveStep(1, createTarget(SMALL, 4, 4, 235, { bridges: 1 })),
    createCurveStep(1, createTarget(MIDDLE, 4, 4, 250, { treadmills: 1 })),
    createCurveStep(1, createTarget(MIDDLE, 4, 5, 265, { bridges: 2 })),
    createCurveStep(1, createTarget(MIDDLE, 5, 5, 285, { doorPairs: 1 })),
    createCurveStep(1, createTarget(MIDDLE, 5, 5, 300, { bridges: 1, treadmills: 1 })),
    createCurveStep(1, createTarget(MIDDLE, 5, 5, 300, { bridges: 1, doorPairs: 1 })),
  ],
  repeatFrom: 9,
};

export const plan = createPlan({ rising: RISING_CURVE, calm: CALM_CURVE, ladder: LADDER, daily: DAILY_TARGETS });

function createTarget(
  board: BoardSize,
  minMoves: number,
  maxMoves: number,
  difficultyCentibits: number,
  things: Things,
): Target {
  const maxForcedMovesPercent = maxForcedMovesPercentOf(minMoves, maxMoves);
  const choices = {
    lures: things.lures ?? 0,
    maxForcedMovesPercent,
    minStates: 0,
    minDeadEnds: 0,
    maxPassagesPercent: 100,
  };
  return describeLevel(board, [minMoves, maxMoves], difficultyCentibits, choices, things);
}

/**
 * Describes a wanted level. Its fields are listed one by one, because this code runs while the game starts, and object
 * spread is several times slower in Lua.
 */
function describeLevel(
  [width, height]: BoardSize,
  [minMoves, maxMoves]: readonly [fewest: number, most: number],
  difficultyCentibits: number,
  { lures, maxForcedMovesPercent, maxPassagesPercent, minStates, minDeadEnds }: Choices,
  { bridges = 0, doorPairs = 0, treadmills = 0, picks = 0, leadingKind = LeadingKind.None }: Things,
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
    maxPassagesPercent,
    minStates,
    minDeadEnds,
    leadingKind,
    snowPercent: leadingSnowPercent(leadingKind) ?? snowPercentOf(maxForcedMovesPercent),
  };
}

function maxForcedMovesPercentOf(minMoves: number, maxMoves: number): number {
  if (minMoves < LONG_MOVES) return 86;
  return maxMoves < VERY_LONG_MOVES ? 80 : 83;
}

/**
 * Returns how many percent of the cells at which slides end must have snow. Snow leaves the player more choices than an
 * obstacle, because the penguin can slide on or back from snow. From an obstacle it can hardly ever slide back, because
 * the level would then have another solution that is about as short.
 */
export function snowPercentOf(maxForcedMovesPercent: number): number {
  return Math.max(MIN_SNOW_PERCENT, SNOW_AND_FORCED_PERCENT - maxForcedMovesPercent);
}

function leadingSnowPercent(leadingKind: LeadingKind): number | undefined {
  if (leadingKind === LeadingKind.Snow) return 100;
  return leadingKind === LeadingKind.Bridges ? BRIDGES_SNOW_PERCENT : undefined;
}
