import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

/** A kind of level: its grid, its cast, and how much of its ground is blocks. */
interface Kind {
  readonly width: number;
  readonly height: number;
  readonly blocksPercent: number;
  readonly cast: Cast;
}

type Cast = Pick<Wish, "reds"> & Partial<Pick<Wish, "yellows" | "crates" | "ices" | "pits">>;

// What may be spent on one level, and how near is near enough.
const STATES = 1800;
const STATES_PER_CANDIDATE = 750;
const TOLERANCE_CENTIBITS = 48;
const MOST_RAILROAD_PERCENT = 50;

// Four grids, from small to large, and what stands on each: r reds, y yellows, c crates, i ice cubes, p pits. A grid of
// 6 by 5 has twelve cells inside: with a single block in them there are too few levels for runs that begin differently.
const S_RR = kind(6, 5, 24, { reds: 2 });
const S_RRR = kind(6, 5, 24, { reds: 3 });
const S_RRY = kind(6, 5, 16, { reds: 2, yellows: 1 });
const S_RRYY = kind(6, 5, 8, { reds: 2, yellows: 2 });
const S_RRP = kind(6, 5, 16, { reds: 2, pits: 1 });
const S_RRC = kind(6, 5, 16, { reds: 2, crates: 1 });
const S_RRI = kind(6, 5, 16, { reds: 2, ices: 1 });
const W_RR = kind(7, 5, 26, { reds: 2 });
const W_RRR = kind(7, 5, 20, { reds: 3 });
const M_RR = kind(7, 6, 14, { reds: 2 });
const M_RRR = kind(7, 6, 12, { reds: 3 });
const M_RRY = kind(7, 6, 12, { reds: 2, yellows: 1 });
const M_RRPP = kind(7, 6, 12, { reds: 2, pits: 2 });
const M_RRC = kind(7, 6, 20, { reds: 2, crates: 1 });
const M_RRI = kind(7, 6, 14, { reds: 2, ices: 1 });
const M_RRIP = kind(7, 6, 16, { reds: 2, ices: 1, pits: 1 });
const M_RRYP = kind(7, 6, 12, { reds: 2, yellows: 1, pits: 1 });
const L_RRRR = kind(8, 7, 16, { reds: 4 });
const L_RRY = kind(8, 7, 16, { reds: 2, yellows: 1 });
const L_RRI = kind(8, 7, 18, { reds: 2, ices: 1 });
const L_RRYP = kind(8, 7, 18, { reds: 2, yellows: 1, pits: 1 });

/**
 * The climb of an endless run, a line a level: its kind, par from … to, and how hard in centibits. What is new comes alone
 * and easy, and after each rise comes a rest.
 */
const CLIMB: Ladder<Wish> = {
  stages: [
    rung(S_RR, 2, 3, 0),
    rung(W_RR, 3, 4, 50),
    rung(W_RRR, 3, 4, 70),
    rung(M_RR, 3, 5, 90),
    // The second colour.
    rung(S_RRY, 3, 4, 90),
    rung(S_RRY, 3, 5, 130),
    // Pits.
    rung(S_RRP, 3, 4, 60),
    rung(M_RRPP, 3, 5, 120),
    rung(S_RRY, 4, 6, 170),
    rung(M_RRR, 3, 5, 140),
    // Crates.
    rung(S_RRC, 3, 4, 70),
    rung(M_RRC, 3, 5, 130),
    rung(M_RRY, 4, 6, 190),
    // Ice cubes.
    rung(S_RRI, 3, 4, 90),
    rung(S_RRI, 3, 5, 170),
    rung(M_RRYP, 4, 6, 210),
    rung(M_RRR, 3, 5, 120),
    rung(M_RRI, 4, 6, 240),
    rung(S_RRYY, 4, 7, 250),
    rung(M_RRI, 4, 7, 315),
    rung(M_RRPP, 3, 6, 180),
    rung(M_RRY, 4, 8, 330),
    rung(M_RRIP, 4, 8, 340),
    rung(L_RRI, 4, 8, 335),
    rung(M_RRIP, 4, 8, 335),
    rung(L_RRRR, 3, 6, 210),
    rung(M_RRIP, 4, 8, 335),
    rung(L_RRI, 4, 8, 335),
    rung(M_RRC, 3, 6, 150),
    rung(L_RRI, 4, 8, 340),
  ].map((wish) => ({ levels: 1, wish })),
  repeatFrom: 20,
};

/** The levels of a rush. */
const RUSH: readonly Wish[] = [
  rung(S_RRR, 2, 3, 0),
  rung(W_RR, 3, 4, 50),
  rung(S_RRY, 3, 4, 80),
  rung(S_RRP, 3, 4, 70),
  rung(S_RRC, 3, 4, 70),
  rung(M_RRI, 3, 4, 90),
  rung(S_RRY, 3, 5, 120),
  rung(M_RRR, 3, 4, 110),
  rung(M_RRI, 3, 5, 140),
  rung(M_RRPP, 3, 5, 140),
  rung(M_RRC, 3, 5, 140),
  rung(M_RRY, 3, 5, 170),
];

/** Monday to Sunday. */
const WEEK: readonly Wish[] = [
  rung(S_RRY, 3, 5, 100),
  rung(M_RRPP, 3, 6, 120),
  rung(M_RRC, 3, 6, 140),
  rung(M_RRY, 4, 7, 190),
  rung(M_RRI, 4, 7, 250),
  rung(L_RRI, 4, 9, 320),
  rung(L_RRY, 4, 8, 220),
];

/** Challenges of size 1 to 10. */
const CHALLENGES: readonly Wish[] = [
  rung(M_RR, 3, 4, 60),
  rung(M_RRR, 3, 5, 100),
  rung(M_RRY, 3, 5, 130),
  rung(M_RRPP, 3, 6, 140),
  rung(M_RRC, 3, 6, 150),
  rung(M_RRY, 4, 7, 190),
  rung(M_RRI, 4, 7, 240),
  rung(M_RRYP, 4, 8, 270),
  rung(L_RRYP, 4, 8, 300),
  rung(L_RRI, 4, 9, 330),
];

/** Which levels come in each mode. */
export const plan: Plan<Wish> = {
  endless: (number) => wishOnLadder(CLIMB, number),
  // It stays quick to look over.
  rush: (cleared) => RUSH[Math.min(cleared, RUSH.length - 1)],
  daily: (weekday) => WEEK[weekday],
  challenge: (size) => CHALLENGES[size - 1],
};

function kind(width: number, height: number, blocksPercent: number, cast: Cast): Kind {
  return { width, height, blocksPercent, cast };
}

/** A wish for a level of a kind with such a par, so hard. Spreading takes several times as long, and this is made while the game starts. */
function rung(
  { width, height, blocksPercent, cast }: Kind,
  leastPar: number,
  mostPar: number,
  difficultyCentibits: number,
): Wish {
  const { reds, yellows = 0, crates = 0, ices = 0, pits = 0 } = cast;
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
    leastPar,
    mostPar,
    mostRailroadPercent: MOST_RAILROAD_PERCENT,
    difficultyCentibits,
    toleranceCentibits: TOLERANCE_CENTIBITS,
    statesPerCandidate: STATES_PER_CANDIDATE,
    states: STATES,
  };
}
