/**
 * Lists which levels the generator of Skid makes in each mode: endless, daily, rush (a timed run) and challenges
 * against a friend.
 */
import { createPlan } from "../../create-plan";
import type { DifficultyCurve } from "../../difficulty-curve";
import type { Target } from "./target";

interface LevelKind {
  readonly width: number;
  readonly height: number;
  readonly blocksPercent: number;
  readonly pieceCounts: PieceCounts;
}

type PieceCounts = Pick<Target, "reds"> & Partial<Pick<Target, "yellows" | "crates" | "ices" | "pits">>;

/**
 * For one level, the generator normally explores at most about this many states. For hard levels, the limit is
 * `HARD_STATES` instead.
 */
const STATES = 1800;
/** From this difficulty on, in hundredths of a bit, the generator may explore `HARD_STATES` states to find a level. */
export const HARD_CENTIBITS = 400;
/**
 * For one level with a wanted difficulty of at least `HARD_CENTIBITS`, the generator normally explores at most about
 * this many states.
 */
const HARD_STATES = 4000;
const STATES_PER_CANDIDATE = 750;
/**
 * The generator normally accepts a level whose difficulty differs from the wanted difficulty by at most this many
 * hundredths of a bit.
 */
const TOLERANCE_CENTIBITS = 25;
const MAX_FORCED_MOVES_PERCENT = 50;

// Kinds of levels on four sizes of grid: S, W, M and L. The letters after the underscore stand for pieces and pits: R
// red toy, Y yellow toy, C crate, I ice cube, P pit. A grid of 6 by 5 cells has twelve inner cells. If it had one block
// less, there would be too few different levels, and endless runs would often begin alike.
const S_RR = levelKind(6, 5, 24, { reds: 2 });
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
const L_RRR = levelKind(8, 7, 18, { reds: 3 });
const L_RRPP = levelKind(8, 7, 18, { reds: 2, pits: 2 });
const L_RRRR = levelKind(8, 7, 16, { reds: 4 });
const L_RRY = levelKind(8, 7, 16, { reds: 2, yellows: 1 });
const L_RRI = levelKind(8, 7, 18, { reds: 2, ices: 1 });
const L_RRYP = levelKind(8, 7, 18, { reds: 2, yellows: 1, pits: 1 });

/**
 * The wanted levels of endless runs (sequences of levels), one in each line. A line has the kind of level, the fewest
 * and most moves of the shortest solution, and the difficulty in hundredths of a bit. Each new kind of piece or tile
 * first comes alone in an easy level, and an easier level follows each rise in difficulty.
 */
const RISING_CURVE: DifficultyCurve<Target> = {
  steps: [
    step(S_RR, 2, 3, 115),
    step(W_RR, 3, 4, 215),
    step(W_RRR, 3, 4, 180),
    step(M_RR, 3, 5, 220),
    // The next two levels introduce yellow toys.
    step(S_RRY, 3, 4, 185),
    step(S_RRY, 3, 5, 235),
    // The next level introduces pits.
    step(S_RRP, 3, 4, 175),
    step(M_RRPP, 3, 6, 250),
    step(S_RRY, 4, 6, 275),
    step(M_RRR, 3, 5, 220),
    // The next entry is the first level with crates, a kind of piece, so the player learns crates there.
    step(S_RRC, 3, 4, 180),
    step(M_RRC, 4, 8, 310),
    step(M_RRY, 4, 8, 330),
    // The next level introduces ice cubes.
    step(S_RRI, 3, 4, 185),
    step(M_RRI, 4, 8, 335),
    step(M_RRYP, 4, 8, 340),
    step(L_RRR, 4, 8, 330),
    step(M_RRI, 4, 8, 345),
    step(L_RRPP, 4, 8, 310),
    step(M_RRY, 5, 9, 355),
    // The next entry is an easier level. After it come levels of about 3.8 bits of difficulty.
    step(M_RRC, 3, 6, 280),
    step(M_RRI, 5, 10, 385),
    step(M_RRY, 5, 10, 385),
    step(M_RRYP, 5, 10, 385),
    step(L_RRRR, 4, 8, 320),
    step(M_RRIP, 5, 10, 385),
    step(L_RRY, 5, 10, 390),
    step(M_RRI, 5, 10, 390),
    step(L_RRPP, 4, 9, 330),
    step(M_RRY, 5, 10, 395),
    // From here on, most levels have about four bits of difficulty.
    step(M_RRPP, 4, 8, 320),
    step(M_RRY, 6, 12, 410),
    step(L_RRI, 6, 12, 410),
    step(M_RRYP, 6, 12, 410),
    step(L_RRRR, 4, 9, 330),
    step(M_RRI, 6, 12, 410),
    step(S_RRYY, 6, 12, 405),
    step(M_RRYP, 6, 12, 415),
    step(L_RRR, 4, 8, 330),
    step(L_RRY, 6, 12, 415),
    // The ten levels from here on are repeated for ever in endless runs.
    step(L_RRPP, 4, 9, 340),
    step(M_RRY, 6, 14, 450),
    step(M_RRI, 6, 14, 450),
    step(M_RRYP, 6, 14, 450),
    step(M_RRC, 3, 6, 280),
    step(L_RRY, 6, 14, 450),
    step(L_RRI, 6, 14, 450),
    step(L_RRYP, 6, 14, 445),
    step(M_RRI, 6, 14, 445),
    step(M_RRYP, 6, 14, 450),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 40,
};

/**
 * The wanted levels of rushes (timed runs) and of challenges against a friend: ten steps from 1.5 to 3 bits of
 * difficulty. After these steps, a rush goes on at 3 bits with the last two wanted levels in turn. The boards stay
 * small, because the player would need too long to look over larger ones.
 */
const LADDER: DifficultyCurve<Target> = {
  steps: [
    step(W_RRR, 2, 3, 150),
    step(M_RR, 2, 3, 165),
    step(S_RRY, 3, 4, 185),
    step(S_RRP, 3, 4, 200),
    step(W_RR, 3, 4, 215),
    step(M_RRI, 3, 5, 235),
    step(M_RRC, 3, 6, 250),
    step(M_RRPP, 3, 6, 265),
    step(M_RRY, 3, 6, 285),
    step(M_RRI, 4, 7, 300),
    step(M_RRY, 4, 7, 300),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 9,
};

/**
 * The wanted levels of endless runs (sequences of levels) at the calm pace. All kinds of pieces and tiles come in turn.
 */
const CALM_CURVE: DifficultyCurve<Target> = {
  steps: [
    step(S_RR, 2, 3, 115),
    step(W_RR, 3, 4, 200),
    step(W_RRR, 3, 4, 180),
    step(S_RRY, 3, 4, 185),
    step(M_RR, 3, 5, 215),
    step(S_RRP, 3, 4, 180),
    step(M_RRR, 3, 4, 185),
    step(S_RRC, 3, 4, 180),
    step(M_RRY, 3, 5, 215),
    step(S_RRI, 3, 4, 185),
    step(L_RRR, 3, 5, 215),
    step(M_RRPP, 3, 5, 210),
  ].map((target) => ({ levelCount: 1, target })),
  repeatFrom: 1,
};

/**
 * The targets of the daily levels (what the generator aims at, such as a difficulty), from the easiest to the hardest.
 * The date decides which target the level of a day has.
 */
const DAILY_TARGETS: readonly Target[] = [
  step(S_RRY, 3, 5, 220),
  step(M_RRPP, 3, 6, 270),
  step(M_RRI, 4, 8, 320),
  step(M_RRYP, 5, 9, 360),
  step(L_RRY, 5, 10, 390),
];

export const plan = createPlan({ rising: RISING_CURVE, calm: CALM_CURVE, ladder: LADDER, daily: DAILY_TARGETS });

function levelKind(width: number, height: number, blocksPercent: number, pieceCounts: PieceCounts): LevelKind {
  return { width, height, blocksPercent, pieceCounts };
}

/**
 * Returns a wanted level. Its fields are listed one by one, because this code runs while the game starts, and object
 * spread is several times slower in Lua.
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
    states: difficultyCentibits < HARD_CENTIBITS ? STATES : HARD_STATES,
  };
}
