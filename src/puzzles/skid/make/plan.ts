import { wishOnLadder, type Ladder } from "../../ladder";
import type { Plan } from "../../puzzle";
import type { Wish } from "./wish";

/** A kind of level: its grid, its cast, its blocks and goals, and the range of its par. */
interface Kind {
  readonly grid: readonly [width: number, height: number];
  readonly skiddies: readonly [reds: number, yellows: number];
  readonly others?: { readonly crates?: number; readonly ices?: number; readonly pits?: number };
  readonly blocksPercent: number;
  readonly goalsPerColour: number;
  readonly par: readonly [least: number, most: number];
}

/** From tiny to large: what is new comes with few pieces first. Each has its shelf in the store, by its place here. */
const KINDS: readonly Kind[] = [
  { grid: [5, 4], skiddies: [2, 0], blocksPercent: 0, goalsPerColour: 1, par: [2, 2] },
  { grid: [6, 5], skiddies: [2, 0], blocksPercent: 8, goalsPerColour: 1, par: [2, 4] },
  { grid: [7, 6], skiddies: [3, 0], blocksPercent: 12, goalsPerColour: 1, par: [3, 6] },
  { grid: [6, 5], skiddies: [2, 1], blocksPercent: 8, goalsPerColour: 1, par: [3, 6] },
  { grid: [7, 6], skiddies: [2, 0], others: { pits: 2 }, blocksPercent: 12, goalsPerColour: 1, par: [3, 6] },
  { grid: [7, 6], skiddies: [2, 2], blocksPercent: 14, goalsPerColour: 1, par: [4, 7] },
  { grid: [7, 6], skiddies: [2, 0], others: { crates: 1 }, blocksPercent: 12, goalsPerColour: 1, par: [3, 6] },
  { grid: [7, 6], skiddies: [2, 1], others: { pits: 1 }, blocksPercent: 12, goalsPerColour: 1, par: [4, 8] },
  { grid: [7, 6], skiddies: [2, 0], others: { ices: 1 }, blocksPercent: 14, goalsPerColour: 1, par: [4, 8] },
  { grid: [8, 7], skiddies: [4, 0], blocksPercent: 16, goalsPerColour: 1, par: [5, 9] },
  { grid: [7, 6], skiddies: [2, 1], others: { ices: 1 }, blocksPercent: 16, goalsPerColour: 1, par: [5, 9] },
  { grid: [8, 7], skiddies: [2, 2], blocksPercent: 16, goalsPerColour: 1, par: [6, 9] },
  { grid: [7, 6], skiddies: [2, 0], others: { ices: 1, crates: 1 }, blocksPercent: 16, goalsPerColour: 1, par: [5, 9] },
  { grid: [8, 7], skiddies: [2, 0], others: { ices: 2 }, blocksPercent: 18, goalsPerColour: 1, par: [6, 10] },
  {
    grid: [8, 7],
    skiddies: [3, 0],
    others: { crates: 1, pits: 1 },
    blocksPercent: 18,
    goalsPerColour: 1,
    par: [6, 10],
  },
  { grid: [8, 7], skiddies: [2, 2], others: { pits: 1 }, blocksPercent: 18, goalsPerColour: 1, par: [7, 11] },
];

/** How many kinds of levels there are: shelves of the store. */
export const SHELVES = KINDS.length;

// What may be spent on one level.
const STATES = 2500;
const STATES_PER_CANDIDATE = 2000;

/** The climb of an endless run: kinds by their places; when it is over, the last part comes again and again. */
const CLIMB: Ladder<number> = {
  stages: [0, 1, 1, 3, 2, 4, 1, 3, 5, 6, 4, 7, 2, 8, 5, 6, 9, 10, 3, 7, 8, 11, 12, 5, 13, 10, 14, 9, 15, 11].map(
    (kind) => ({ levels: 1, wish: kind }),
  ),
  repeatFrom: 18,
};

/** The levels of a rush. */
const RUSH = [0, 1, 1, 3, 4, 2, 6, 5, 8, 7, 9, 10];

/** Monday to Sunday: from a small one to a large one. */
const WEEK = [3, 4, 6, 5, 8, 10, 11];

/** Challenges of size 1 to 10. */
const CHALLENGES = [1, 2, 3, 4, 5, 7, 9, 11, 13, 15];

/** The wish of a kind of level, by its shelf. */
export function wishOfShelf(shelf: number): Wish {
  const { grid, skiddies, others, blocksPercent, goalsPerColour, par } = KINDS[shelf];
  return {
    width: grid[0],
    height: grid[1],
    reds: skiddies[0],
    yellows: skiddies[1],
    crates: others?.crates ?? 0,
    ices: others?.ices ?? 0,
    pits: others?.pits ?? 0,
    blocksPercent,
    goalsPerColour,
    leastPar: par[0],
    mostPar: par[1],
    statesPerCandidate: STATES_PER_CANDIDATE,
    states: STATES,
    shelf,
  };
}

/** Which levels come in each mode. */
export const plan: Plan<Wish> = {
  endless: (number) => wishOfShelf(wishOnLadder(CLIMB, number)),
  // It stays quick to look over.
  rush: (cleared) => wishOfShelf(RUSH[Math.min(cleared, RUSH.length - 1)]),
  daily: (weekday) => wishOfShelf(WEEK[weekday]),
  challenge: (size) => wishOfShelf(CHALLENGES[size - 1]),
};
