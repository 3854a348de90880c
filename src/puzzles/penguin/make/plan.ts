import { targetAt, type DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
import type { Brief } from "./brief";

/** A brief, how hard the level shall be, any way if that is left out, and how little of a railroad. */
export interface Target extends Brief {
  /** The most that may be a railroad; see kernel/railroad. */
  readonly maxForcedMovesPercent: number;
  readonly difficultyCentibits?: number | undefined;
}

type BoardSize = readonly [width: number, height: number];

const SMALL: BoardSize = [8, 6];
const MIDDLE: BoardSize = [11, 7];
const WHOLE: BoardSize = [16, 8];

/** A level of so many moves has to leave a choice at two of them, a shorter one at one. */
const LONG_MOVES = 8;
/** Two of so many are a smaller part of it. */
const VERY_LONG_MOVES = 11;

/** What there may be at the most beside walls, trees and snow, and how many lures at the least. */
type ThingCounts = Partial<Pick<Brief, "lures" | "bridges" | "doorPairs" | "treadmills" | "picks">>;

/**
 * The climb, a line a stage: how many levels, the board, moves from … to, how hard in centibits, and what is on it. After
 * each rise comes a rest. Each difficulty lies where most levels of its stage do.
 */
const ENDLESS_CURVE: DifficultyCurve<Target> = {
  steps: [
    curveStep(3, SMALL, 2, 4, 50, {}),
    curveStep(3, SMALL, 4, 5, 210, { bridges: 1 }),
    curveStep(3, MIDDLE, 5, 7, 320, { lures: 1, bridges: 2 }),
    curveStep(2, WHOLE, 8, 8, 400, { lures: 2, bridges: 3 }),
    curveStep(3, WHOLE, 8, 9, 390, { lures: 2, bridges: 2, treadmills: 1 }),
    curveStep(2, WHOLE, 8, 9, 400, { lures: 2, bridges: 3, picks: 2 }),
    curveStep(3, WHOLE, 8, 9, 430, { lures: 2, bridges: 2, doorPairs: 1 }),
    curveStep(1, WHOLE, 8, 8, 380, { lures: 1, bridges: 3 }),
    curveStep(3, WHOLE, 9, 10, 400, { lures: 2, bridges: 3, treadmills: 2, doorPairs: 1 }),
    curveStep(2, WHOLE, 9, 10, 380, { lures: 2, bridges: 3, treadmills: 1, picks: 2 }),
    curveStep(1, WHOLE, 8, 8, 380, { lures: 2, bridges: 2, treadmills: 1 }),
    curveStep(3, WHOLE, 10, 11, 490, { lures: 2, bridges: 4, doorPairs: 2 }),
    curveStep(2, WHOLE, 9, 10, 320, { lures: 2, bridges: 4, treadmills: 2, picks: 3 }),
    curveStep(1, WHOLE, 8, 9, 400, { lures: 2, bridges: 4 }),
    curveStep(3, WHOLE, 11, 12, 430, { lures: 2, bridges: 4, treadmills: 2, doorPairs: 2 }),
  ],
  repeatFrom: 7,
};

const DAILY_TARGETS: readonly Target[] = [
  createTarget(MIDDLE, 5, 6, 300, { lures: 1, bridges: 2 }),
  createTarget(MIDDLE, 6, 7, 330, { lures: 1, bridges: 2, treadmills: 1 }),
  createTarget(WHOLE, 7, 8, 390, { lures: 2, bridges: 3 }),
  createTarget(WHOLE, 8, 9, 420, { lures: 2, bridges: 3, doorPairs: 1 }),
  createTarget(WHOLE, 9, 10, 370, { lures: 3, bridges: 3, treadmills: 2, picks: 2 }),
  createTarget(WHOLE, 11, 12, 460, { lures: 3, bridges: 4, treadmills: 2, doorPairs: 2 }),
  createTarget(WHOLE, 8, 9, 380, { lures: 2, bridges: 4, treadmills: 1 }),
];

const MIN_RUSH_MOVES = 2;
/** By how many moves a level of a rush has more than the first one; the last stays. */
const RUSH_CENTIBITS: readonly number[] = [50, 150, 230, 250, 260, 270];

/** By a challenge's size, from 1. */
const CHALLENGE_CENTIBITS: readonly number[] = [100, 160, 290, 310, 320, 420, 420, 420, 500, 500];

export const plan: Plan<Target> = {
  endless: (number) => targetAt(ENDLESS_CURVE, number),
  daily: (weekday) => DAILY_TARGETS[weekday],
  rush: (cleared) => {
    const stepIndex = Math.min(RUSH_CENTIBITS.length - 1, Math.floor(cleared / 3));
    const moves = MIN_RUSH_MOVES + stepIndex;
    const things = { bridges: 2, treadmills: cleared >= 9 ? 1 : 0 };
    return createTarget(moves > 4 ? MIDDLE : SMALL, moves, moves + 1, RUSH_CENTIBITS[stepIndex], things);
  },
  challenge: (size) => {
    const board = size < 3 ? SMALL : size < 6 ? MIDDLE : WHOLE;
    return createTarget(board, 2 + size, 2 + size, CHALLENGE_CENTIBITS[size - 1], thingsOfSize(size));
  },
};

function thingsOfSize(size: number): ThingCounts {
  return { lures: Math.floor(size / 3), bridges: 1 + Math.floor(size / 3), treadmills: size % 3, doorPairs: size % 2 };
}

function curveStep(
  levelCount: number,
  size: BoardSize,
  minMoves: number,
  maxMoves: number,
  difficultyCentibits: number,
  things: ThingCounts,
) {
  return { levelCount: levelCount, target: createTarget(size, minMoves, maxMoves, difficultyCentibits, things) };
}

// Spreading takes several times as long, and this is made while the game starts.
function createTarget(
  [width, height]: BoardSize,
  minMoves: number,
  maxMoves: number,
  difficultyCentibits: number,
  things: ThingCounts,
): Target {
  const { lures = 0, bridges = 0, doorPairs = 0, treadmills = 0, picks = 0 } = things;
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
    maxForcedMovesPercent: maxForcedMovesPercentOf(minMoves, maxMoves),
  };
}

/** How much of a railroad levels may be: one move of seven, two of ten or of twelve leave a choice. */
function maxForcedMovesPercentOf(minMoves: number, maxMoves: number): number {
  if (minMoves < LONG_MOVES) return 86;
  return maxMoves < VERY_LONG_MOVES ? 80 : 83;
}
