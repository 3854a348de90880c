/** Which levels Skid's generator makes in each mode: endless runs, daily levels, rush and challenges. */
import { targetAt, type DifficultyCurve } from "../../difficulty-curve";
import type { Plan } from "../../puzzle";
import type { Target } from "./target";

/** A kind of level: the size of its grid, its share of blocks, and its pieces and pits. */
interface LevelKind {
  readonly width: number;
  readonly height: number;
  readonly blocksPercent: number;
  readonly pieceCounts: PieceCounts;
}

type PieceCounts = Pick<Target, "reds"> & Partial<Pick<Target, "yellows" | "crates" | "ices" | "pits">>;

// What may be spent on one level, how near to the target it must be, and how many forced moves it may have.
const STATES = 1800;
const STATES_PER_CANDIDATE = 750;
const TOLERANCE_CENTIBITS = 48;
const MAX_FORCED_MOVES_PERCENT = 50;

// Kinds of levels on four sizes of grid: S, W, M and L. The letters behind stand for pieces and pits: R red, Y yellow,
// C crate, I ice cube, P pit. A grid of 6 by 5 has twelve inner cells. With one block less in it there would be too few
// levels for runs that begin differently.
const S_RR = levelKind(6, 5, 24, { reds: 2 });
const S_RRR = levelKind(6, 5, 24, { reds: 3 });
const S_RRY = levelKind(6, 5, 16, { reds: 2, yellows: 1 });
const S_RRYY = levelKind(6, 5, 8, { reds: 2, yellows: 2 });
const S_RRP = levelKind(6, 5, 16, { reds: 2, pits: 1 });
const S_RRC = levelKind(6, 5, 16, { reds: 2, crates: 1 });
const S_RRI = levelKind(6, 5, 16, { reds: 2, ices: 1 });
const W_RR = levelKind(7, 5, 26, { reds: 2 });
const W_RRR = levelKind(7, 5, 20, { reds: 3 });
const M_RR = levelKind(7, 6, 14, { reds: 2 });
const M_RRR = levelKind(7, 6, 12, { reds: 3 });
const M_RRY = levelKind(7, 6, 12, { reds: 2, yellows: 1 });
const M_RRPP = levelKind(7, 6, 12, { reds: 2, pits: 2 });
const M_RRC = levelKind(7, 6, 20, { reds: 2, crates: 1 });
const M_RRI = levelKind(7, 6, 14, { reds: 2, ices: 1 });
const M_RRIP = levelKind(7, 6, 16, { reds: 2, ices: 1, pits: 1 });
const M_RRYP = levelKind(7, 6, 12, { reds: 2, yellows: 1, pits: 1 });
const L_RRRR = levelKind(8, 7, 16, { reds: 4 });
const L_RRY = levelKind(8, 7, 16, { reds: 2, yellows: 1 });
const L_RRI = levelKind(8, 7, 18, { reds: 2, ices: 1 });
const L_RRYP = levelKind(8, 7, 18, { reds: 2, yellows: 1, pits: 1 });

/**
 * The difficulty curve of an endless run. Each line is a level: its kind, lowest and highest par, and difficulty in
 * centibits. Each new thing comes alone in an easy level, and an easier level follows each rise.
 */
const ENDLESS_CURVE: DifficultyCurve<Target> = {
  steps: [
    step(S_RR, 2, 3, 0),
    step(W_RR, 3, 4, 50),
    step(W_RRR, 3, 4, 70),
    step(M_RR, 3, 5, 90),
    // Yellow toys.
    step(S_RRY, 3, 4, 90),
    step(S_RRY, 3, 5, 130),
    // Pits are introduced.
    step(S_RRP, 3, 4, 60),
    step(M_RRPP, 3, 5, 120),
    step(S_RRY, 4, 6, 170),
    step(M_RRR, 3, 5, 140),
    // Crates are introduced.
    step(S_RRC, 3, 4, 70),
    step(M_RRC, 3, 5, 130),
    step(M_RRY, 4, 6, 190),
    // Ice cubes are introduced.
    step(S_RRI, 3, 4, 90),
    step(S_RRI, 3, 5, 170),
    step(M_RRYP, 4, 6, 210),
    step(M_RRR, 3, 5, 120),
    step(M_RRI, 4, 6, 240),
    step(S_RRYY, 4, 7, 250),
    step(M_RRI, 4, 7, 315),
    step(M_RRPP, 3, 6, 180),
    step(M_RRY, 4, 8, 330),
    step(M_RRIP, 4, 8, 340),
    step(L_RRI, 4, 8, 335),
    step(M_RRIP, 4, 8, 335),
    step(L_RRRR, 3, 6, 210),
    step(M_RRIP, 4, 8, 335),
    step(L_RRI, 4, 8, 335),
    step(M_RRC, 3, 6, 150),
    step(L_RRI, 4, 8, 340),
  ].map((target) => ({ levelCount: 1, target: target })),
  repeatFrom: 20,
};

/** By the number of levels cleared in a rush: the target of the next one. */
const RUSH_TARGETS: readonly Target[] = [
  step(S_RRR, 2, 3, 0),
  step(W_RR, 3, 4, 50),
  step(S_RRY, 3, 4, 80),
  step(S_RRP, 3, 4, 70),
  step(S_RRC, 3, 4, 70),
  step(M_RRI, 3, 4, 90),
  step(S_RRY, 3, 5, 120),
  step(M_RRR, 3, 4, 110),
  step(M_RRI, 3, 5, 140),
  step(M_RRPP, 3, 5, 140),
  step(M_RRC, 3, 5, 140),
  step(M_RRY, 3, 5, 170),
];

/** The target of each day of the week, Monday first. */
const DAILY_TARGETS: readonly Target[] = [
  step(S_RRY, 3, 5, 100),
  step(M_RRPP, 3, 6, 120),
  step(M_RRC, 3, 6, 140),
  step(M_RRY, 4, 7, 190),
  step(M_RRI, 4, 7, 250),
  step(L_RRI, 4, 9, 320),
  step(L_RRY, 4, 8, 220),
];

/** The targets of challenges of size 1 to 10. */
const CHALLENGE_TARGETS: readonly Target[] = [
  step(M_RR, 3, 4, 60),
  step(M_RRR, 3, 5, 100),
  step(M_RRY, 3, 5, 130),
  step(M_RRPP, 3, 6, 140),
  step(M_RRC, 3, 6, 150),
  step(M_RRY, 4, 7, 190),
  step(M_RRI, 4, 7, 240),
  step(M_RRYP, 4, 8, 270),
  step(L_RRYP, 4, 8, 300),
  step(L_RRI, 4, 9, 330),
];

/** The targets of all modes. */
export const plan: Plan<Target> = {
  endless: (number) => targetAt(ENDLESS_CURVE, number),
  // The last target of a rush repeats, because larger boards would take too long to look over.
  rush: (cleared) => RUSH_TARGETS[Math.min(cleared, RUSH_TARGETS.length - 1)],
  daily: (weekday) => DAILY_TARGETS[weekday],
  challenge: (size) => CHALLENGE_TARGETS[size - 1],
};

/** Creates a kind of level. */
function levelKind(width: number, height: number, blocksPercent: number, pieceCounts: PieceCounts): LevelKind {
  return { width, height, blocksPercent, pieceCounts };
}

/**
 * Creates the target for a level of a kind. The fields are listed because object spread is several times slower in Lua,
 * and this runs while the game starts.
 */
function step(
  { width, height, blocksPercent, pieceCounts }: LevelKind,
  minPar: number,
  maxPar: number,
  difficultyCentibits: number,
): Target {
  const { reds, yellows = 0, crates = 0, ices = 0, pits = 0 } = pieceCounts;
  return {
    width,
    height,
    blocksPercent,
    reds,
    yellows,
    crates,
    ices,
    pits,
    goalsPerColour: 1,
    minPar,
    maxPar,
    maxForcedMovesPercent: MAX_FORCED_MOVES_PERCENT,
    difficultyCentibits,
    toleranceCentibits: TOLERANCE_CENTIBITS,
    statesPerCandidate: STATES_PER_CANDIDATE,
    states: STATES,
  };
}
