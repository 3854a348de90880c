/**
 * Lists what the generated levels of Fruit must be like in each mode: endless run, rush, daily and challenge.
 * compose.ts makes these levels.
 */
import { targetAt, type DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
import type { Target } from "./target";

/**
 * The things that a level has beside its pairs of fruits, and the board's height if the board is no square. A missing
 * number means that the level has no such thing.
 */
type Things = Partial<
  Pick<
    Target,
    "height" | "stones" | "cars" | "barrels" | "passes" | "puddles" | "hedgehogs" | "anteaters" | "mayHaveDeadEnds"
  >
>;

// Limits for all generated levels: how many states may be explored for one level and for one candidate, and how far the
// difficulty may be from the wanted one.
const STATES = 1800;
const STATES_PER_CANDIDATE = 400;
const TOLERANCE_CENTIBITS = 45;
const MAX_FORCED_MOVES_PERCENT = 60;

/**
 * The difficulty curve of an endless run, one line for each level. A line has the board's side, the number of pairs,
 * and the fewest and most moves of the shortest solution. Then the difficulty in hundredths of a bit and the other
 * things follow.
 *
 * A new kind of thing first comes alone in an easy level. An easier level follows each rise.
 */
const ENDLESS_CURVE: DifficultyCurve<Target> = {
  steps: [
    step(4, 1, [2, 3], 105),
    step(4, 1, [2, 4], 105, { stones: 1 }),
    step(4, 2, [3, 4], 175),
    step(5, 1, [3, 4], 180, { stones: 1 }),
    step(4, 1, [3, 4], 175, { cars: 1 }),
    step(5, 2, [3, 5], 190),
    step(5, 1, [2, 4], 175, { passes: 1 }),
    step(5, 1, [3, 5], 220, { barrels: 1 }),
    step(5, 2, [3, 5], 195, { stones: 1 }),
    step(4, 1, [2, 4], 170, { puddles: 1 }),
    step(5, 2, [3, 5], 200, { cars: 1 }),
    step(5, 1, [3, 5], 185, { hedgehogs: 1, stones: 1 }),
    step(5, 2, [4, 6], 235, { passes: 1 }),
    step(5, 1, [3, 5], 175, { anteaters: 1 }),
    step(5, 2, [4, 6], 235, { stones: 1, mayHaveDeadEnds: true }),
    step(6, 2, [4, 6], 240, { cars: 1, mayHaveDeadEnds: true }),
    step(5, 2, [3, 5], 225, { puddles: 1, mayHaveDeadEnds: true }),
    step(5, 2, [4, 6], 275, { barrels: 1, mayHaveDeadEnds: true }),
    step(5, 2, [4, 7], 260, { hedgehogs: 1, mayHaveDeadEnds: true }),
    step(5, 2, [3, 5], 200, { anteaters: 1, mayHaveDeadEnds: true }),
    step(6, 2, [3, 6], 265, { height: 5, hedgehogs: 1, stones: 1, mayHaveDeadEnds: true }),
    step(6, 2, [4, 6], 260, { passes: 1, mayHaveDeadEnds: true }),
    step(6, 2, [4, 8], 265, { cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [3, 6], 230, { height: 5, anteaters: 1, mayHaveDeadEnds: true }),
    step(6, 2, [3, 7], 265, { height: 5, hedgehogs: 1, barrels: 1, mayHaveDeadEnds: true }),
    step(6, 3, [3, 6], 180, { height: 5, mayHaveDeadEnds: true }),
    step(6, 2, [3, 6], 225, { cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [4, 8], 240, { height: 5, barrels: 1, puddles: 1, mayHaveDeadEnds: true }),
    step(5, 2, [3, 8], 235, { passes: 1, cars: 1, mayHaveDeadEnds: true }),
    step(6, 2, [3, 6], 210, { height: 5, anteaters: 1, barrels: 1, mayHaveDeadEnds: true }),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 20,
};

/**
 * The wanted levels of a rush (as many levels as possible within three minutes), by the number of levels cleared. The
 * last entry repeats.
 */
const RUSH_TARGETS: readonly Target[] = [
  step(5, 1, [2, 3], 105),
  step(4, 1, [2, 4], 105, { stones: 1 }),
  step(4, 2, [2, 4], 210),
  step(4, 1, [2, 4], 170, { cars: 1 }),
  step(4, 1, [2, 4], 170, { passes: 1 }),
  step(5, 1, [3, 5], 180, { stones: 1 }),
  step(4, 1, [2, 4], 170, { puddles: 1 }),
  step(5, 2, [3, 5], 190),
  step(5, 1, [3, 5], 185, { hedgehogs: 1, stones: 1 }),
  step(5, 1, [3, 5], 175, { anteaters: 1 }),
  step(5, 2, [3, 5], 195, { stones: 1 }),
];

/** What the daily levels must be like, from Monday to Sunday. */
const DAILY_TARGETS: readonly Target[] = [
  step(5, 1, [3, 5], 180, { stones: 1 }),
  step(5, 2, [3, 6], 220),
  step(5, 2, [4, 6], 245, { cars: 1, mayHaveDeadEnds: true }),
  step(5, 2, [4, 6], 250, { passes: 1, mayHaveDeadEnds: true }),
  step(5, 2, [4, 7], 255, { anteaters: 1, mayHaveDeadEnds: true }),
  step(5, 2, [4, 8], 290, { hedgehogs: 1, barrels: 1, mayHaveDeadEnds: true }),
  step(6, 2, [4, 7], 265, { barrels: 1, mayHaveDeadEnds: true }),
];

/** What the levels of a challenge between friends must be like, for the challenge sizes 1 to 10. */
const CHALLENGE_TARGETS: readonly Target[] = [
  step(4, 1, [2, 4], 175, { stones: 1 }),
  step(4, 2, [3, 5], 185),
  step(5, 2, [3, 5], 225, { passes: 1 }),
  step(5, 2, [3, 5], 220),
  step(5, 1, [3, 5], 220, { cars: 1, stones: 1 }),
  step(5, 2, [3, 6], 230, { puddles: 1, mayHaveDeadEnds: true }),
  step(5, 2, [4, 6], 235, { stones: 1, mayHaveDeadEnds: true }),
  step(5, 2, [4, 7], 260, { hedgehogs: 1, mayHaveDeadEnds: true }),
  step(5, 2, [4, 7], 265, { anteaters: 1, mayHaveDeadEnds: true }),
  step(6, 2, [4, 8], 265, { cars: 1, mayHaveDeadEnds: true }),
];

/** Tells, for each mode of the game, what each of its levels must be like. */
export const plan: Plan<Target> = {
  endless: (number) => targetAt(ENDLESS_CURVE, number),
  rush: (cleared) => RUSH_TARGETS[Math.min(cleared, RUSH_TARGETS.length - 1)],
  daily: (weekday) => DAILY_TARGETS[weekday],
  challenge: (size) => CHALLENGE_TARGETS[size - 1],
};

/** The fewest and the most moves that the shortest solution of a wanted level may have. */
type ParRange = readonly [fewest: number, most: number];

/**
 * Describes a wanted level on a square board: the board's side, the number of pairs, the range of moves and the
 * difficulty.
 */
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
    statesPerCandidate: STATES_PER_CANDIDATE,
    states: STATES,
  };
}
