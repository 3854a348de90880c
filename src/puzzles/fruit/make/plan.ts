/**
 * Lists which levels the generator of Fruit makes in each mode: endless, rush (a timed run), daily and challenges
 * against a friend. compose.ts makes these levels.
 */
import { createPlan } from "../../create-plan";
import type { DifficultyCurve } from "../../difficulty-curve";
import type { Target } from "./target";

/**
 * The things that a generated level has besides its pairs of fruits, such as stones, and the board's height if the
 * board is no square. A missing number means that the level has no such thing.
 */
type Things = Partial<
  Pick<
    Target,
    "height" | "stones" | "cars" | "barrels" | "passes" | "puddles" | "hedgehogs" | "anteaters" | "mayHaveDeadEnds"
  >
>;

type SearchLimits = Pick<Target, "states" | "statesPerCandidate">;

/**
 * The limits of the search for a level whose wanted difficulty is below `MIDDLE_CENTIBITS`: how many states may be
 * explored, in all and for each generated level.
 */
const EASY_LIMITS: SearchLimits = { states: 1800, statesPerCandidate: 400 };
/**
 * The limits of the search for a level whose wanted difficulty is at least `MIDDLE_CENTIBITS`. Hard levels have more
 * states, and few generated levels are as hard as wanted, so more states may be explored for them.
 */
const MIDDLE_LIMITS: SearchLimits = { states: 5000, statesPerCandidate: 500 };
/**
 * The limits of the search for a level whose wanted difficulty is at least `HARD_CENTIBITS`: how many states may be
 * explored, in all and for each generated level.
 */
const HARD_LIMITS: SearchLimits = { states: 7000, statesPerCandidate: 600 };
/**
 * The lowest wanted difficulty, in hundredths of a bit, for which `MIDDLE_LIMITS` (how many states may be explored) are
 * used.
 */
const MIDDLE_CENTIBITS = 300;
/**
 * The lowest wanted difficulty, in hundredths of a bit, for which `HARD_LIMITS` (how many states may be explored) are
 * used.
 */
const HARD_CENTIBITS = 410;
/**
 * A level is near enough to the wanted difficulty if its difficulty differs from it by at most this many hundredths of
 * a bit.
 */
const TOLERANCE_CENTIBITS = 25;
/** The largest allowed share of moves at which the player has no choice, in percent. */
const MAX_FORCED_MOVES_PERCENT = 60;

/**
 * The wanted levels of endless runs (sequences of levels) at the rising pace, one line for each level. A line has the
 * board's side in cells, the number of pairs of fruits, and the fewest and the most moves of the shortest solution. The
 * difficulty in hundredths of a bit follows. Then come the numbers of stones and of all further kinds of things, and
 * whether the level may have dead ends (states from which no win can be reached).
 *
 * A new kind of thing first comes alone in an easy level. After each rise in difficulty, an easier level follows.
 */
const RISING_CURVE: DifficultyCurve<Target> = {
  steps: [
    step(4, 1, [2, 3], 105),
    step(4, 1, [2, 4], 105, { stones: 1 }),
    step(4, 2, [3, 4], 175),
    step(5, 1, [3, 5], 190, { stones: 1 }),
    step(4, 1, [3, 4], 175, { cars: 1 }),
    step(5, 2, [3, 6], 215),
    step(5, 1, [2, 4], 175, { passes: 1 }),
    step(5, 1, [3, 5], 225, { barrels: 1 }),
    step(5, 2, [4, 6], 240, { stones: 1 }),
    step(4, 1, [2, 4], 170, { puddles: 1 }),
    step(5, 2, [5, 8], 290, { cars: 1 }),
    step(5, 1, [3, 5], 185, { hedgehogs: 1, stones: 1 }),
    step(6, 2, [5, 9], 330),
    step(5, 1, [3, 5], 175, { anteaters: 1 }),
    step(6, 2, [6, 10], 355, { stones: 1, mayHaveDeadEnds: true }),
    step(6, 2, [6, 10], 355, { cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [6, 10], 355, { mayHaveDeadEnds: true }),
    step(5, 2, [6, 10], 355, { barrels: 1, mayHaveDeadEnds: true }),
    step(6, 2, [6, 10], 360, { height: 5, hedgehogs: 1, mayHaveDeadEnds: true }),
    step(6, 2, [6, 10], 370, { passes: 1, mayHaveDeadEnds: true }),
    step(5, 2, [5, 8], 305, { puddles: 1, mayHaveDeadEnds: true }),
    step(6, 2, [7, 13], 395, { mayHaveDeadEnds: true }),
    step(6, 2, [7, 13], 395, { height: 5, hedgehogs: 1, mayHaveDeadEnds: true }),
    step(6, 2, [7, 13], 400, { cars: 1, mayHaveDeadEnds: true }),
    step(5, 2, [5, 8], 310, { anteaters: 1, mayHaveDeadEnds: true }),
    step(6, 2, [7, 13], 400, { passes: 1, mayHaveDeadEnds: true }),
    step(5, 2, [7, 13], 405, { barrels: 1, mayHaveDeadEnds: true }),
    step(6, 2, [7, 13], 405, { height: 5, puddles: 1, mayHaveDeadEnds: true }),
    step(6, 3, [4, 7], 305, { height: 5, mayHaveDeadEnds: true }),
    step(6, 2, [7, 13], 405, { mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 410, { height: 5, passes: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 410, { mayHaveDeadEnds: true }),
    step(5, 2, [8, 14], 415, { cars: 1, mayHaveDeadEnds: true }),
    step(5, 2, [5, 9], 330, { passes: 1, cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 415, { height: 5, hedgehogs: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 415, { passes: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 415, { height: 5, barrels: 1, mayHaveDeadEnds: true }),
    step(5, 2, [5, 8], 330, { anteaters: 1, mayHaveDeadEnds: true }),
    step(5, 2, [8, 14], 415, { mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 415, { cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { mayHaveDeadEnds: true }),
    step(5, 2, [8, 14], 420, { passes: 1, mayHaveDeadEnds: true }),
    step(6, 2, [5, 9], 335, { height: 5, barrels: 1, puddles: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { height: 5, cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { hedgehogs: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { height: 5, mayHaveDeadEnds: true }),
    step(5, 2, [5, 8], 330, { anteaters: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { passes: 1, mayHaveDeadEnds: true }),
    step(5, 2, [8, 14], 420, { barrels: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { height: 5, puddles: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { mayHaveDeadEnds: true }),
    step(6, 2, [5, 9], 340, { height: 5, hedgehogs: 1, barrels: 1, mayHaveDeadEnds: true }),
    step(6, 2, [8, 14], 420, { cars: 1, mayHaveDeadEnds: true }),
    step(5, 2, [8, 14], 420, { hedgehogs: 1, mayHaveDeadEnds: true }),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 34,
};

/**
 * The wanted levels of endless runs (sequences of levels) at the calm pace. `RISING_CURVE` explains the numbers in each
 * line. The levels have things of every kind except puddles, because each level with a puddle has moves that make it
 * impossible to win.
 */
const CALM_CURVE: DifficultyCurve<Target> = {
  steps: [
    step(4, 1, [2, 3], 105),
    step(4, 1, [2, 4], 150, { stones: 1 }),
    step(4, 2, [3, 4], 175),
    step(5, 1, [3, 4], 180, { stones: 1 }),
    step(4, 1, [3, 4], 175, { cars: 1 }),
    step(5, 2, [3, 5], 190),
    step(5, 1, [2, 4], 175, { passes: 1 }),
    step(5, 1, [3, 5], 195, { barrels: 1 }),
    step(5, 1, [3, 5], 175, { anteaters: 1 }),
    step(5, 2, [3, 5], 190, { stones: 1 }),
    step(5, 1, [3, 5], 175, { hedgehogs: 1 }),
    step(5, 2, [3, 5], 195, { cars: 1 }),
    step(5, 2, [3, 4], 190, { passes: 1 }),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 2,
};

/**
 * The wanted levels of rushes (timed runs) and of challenges against a friend. `RISING_CURVE` explains the numbers in
 * each line. In the first ten steps, the difficulty rises from 1.5 to almost 3 bits. After all twelve steps, a rush
 * repeats the last three steps.
 *
 * The last three steps have the difficulty 2.99 bits. It is just below `MIDDLE_CENTIBITS`, so `EASY_LIMITS` apply and a
 * level is generated sooner.
 */
const LADDER: DifficultyCurve<Target> = {
  steps: [
    step(5, 1, [2, 3], 150),
    step(5, 1, [2, 4], 165, { stones: 1 }),
    step(4, 2, [3, 4], 185),
    step(5, 1, [2, 5], 205, { cars: 1 }),
    step(5, 2, [3, 5], 215),
    step(5, 2, [3, 6], 235, { barrels: 1 }),
    step(5, 2, [3, 6], 255),
    step(5, 2, [3, 7], 270, { passes: 1, mayHaveDeadEnds: true }),
    step(5, 2, [4, 7], 290, { hedgehogs: 1, mayHaveDeadEnds: true }),
    step(5, 2, [4, 8], 299),
    step(5, 2, [4, 8], 299, { cars: 1, mayHaveDeadEnds: true }),
    step(5, 2, [4, 8], 299, { puddles: 1, mayHaveDeadEnds: true }),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 9,
};

/**
 * The targets of the daily levels (what the generator aims at, such as a difficulty), from the easiest to the hardest.
 * The date decides which target the level of a day has.
 */
const DAILY_TARGETS: readonly Target[] = [
  step(5, 2, [3, 6], 215),
  step(5, 2, [4, 8], 270, { cars: 1 }),
  step(6, 2, [5, 9], 325, { passes: 1, mayHaveDeadEnds: true }),
  step(5, 2, [6, 10], 370, { barrels: 1, mayHaveDeadEnds: true }),
  step(6, 2, [7, 13], 400, { mayHaveDeadEnds: true }),
];

export const plan = createPlan({ rising: RISING_CURVE, calm: CALM_CURVE, ladder: LADDER, daily: DAILY_TARGETS });

type ParRange = readonly [fewest: number, most: number];

function step(
  sideCells: number,
  pairs: number,
  [minPar, maxPar]: ParRange,
  difficultyCentibits: number,
  things: Things = {},
): Target {
  return {
    width: sideCells,
    height: sideCells,
    pairs,
    stones: 0,
    cars: 0,
    barrels: 0,
    passes: 0,
    puddles: 0,
    hedgehogs: 0,
    anteaters: 0,
    mayHaveDeadEnds: false,
    ...things,
    minPar,
    maxPar,
    maxForcedMovesPercent: MAX_FORCED_MOVES_PERCENT,
    difficultyCentibits,
    toleranceCentibits: TOLERANCE_CENTIBITS,
    ...chooseLimits(difficultyCentibits),
  };
}

function chooseLimits(difficultyCentibits: number): SearchLimits {
  if (difficultyCentibits < MIDDLE_CENTIBITS) return EASY_LIMITS;
  return difficultyCentibits < HARD_CENTIBITS ? MIDDLE_LIMITS : HARD_LIMITS;
}
