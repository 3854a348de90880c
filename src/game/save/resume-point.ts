/** Resume points: levels that the player left unfinished, at most one for each mode of each puzzle. */
import type { Direction } from "../../kernel/direction";
import { tallyOf, type ModeName, type Tally } from "./tally";

/** How many recent levels of a run are remembered, so that no similar level follows soon. */
export const MAX_RECENT_LEVELS = 20;

/**
 * For how many recent levels of a run the leading idea of the solution is remembered. The next level needs another
 * leading idea.
 */
export const MAX_RECENT_LEADING_IDEAS = 4;

/**
 * For how many past runs of a puzzle the first level is remembered, so that a new run begins with a different level.
 */
export const MAX_FIRST_LEVELS = 3;

/** A level that the player left unfinished, with all that is needed to restore its exact state and history. */
export interface ResumePoint {
  puzzleId: string;
  /**
   * The seed of the generated sequence with the unfinished level; see `Run` in modes/run.ts. For the daily level it is
   * the seed of the day. A campaign level has no seed.
   */
  seed: number;
  /** The number of the unfinished level in its sequence of levels or its campaign, from 1. */
  levelNumber: number;
  recentSketches: readonly number[];
  /**
   * The leading idea of each recent level's solution in the same run, by its number in the puzzle. See `Run` in
   * modes/run.ts.
   */
  recentLeadingIdeas: readonly number[];
  /** The mode in which the level was played, and the numbers that only this mode stores. */
  tally: Tally;
  map: string;
  /** All moves that the player made in the level, including undone moves. */
  moves: readonly Direction[];
  /** The number of moves that are not undone. */
  moveCount: number;
  /**
   * The player's moves in the level so far, undone ones included. The level's first win will count them; see
   * `FirstWin`.
   */
  movesMade: number;
  /**
   * The milliseconds for which the player has played the level so far. The level's first win will count them; see
   * `FirstWin`.
   */
  playedMs: number;
  /** How many hints of this level reached the second of three grades; the first grade is free. */
  countedHints: number;
  /** How often the player took moves back in this level. */
  rewinds: number;
  /** How often the player lost this level. */
  losses: number;
  /** Whether the game itself made moves in this level, because the player asked to see the solution. */
  wasWatched: boolean;
  wasRestarted: boolean;
}

export function emptyResumePoint(puzzleId: string, mode: ModeName): ResumePoint {
  // All values stand in one table, because joining tables took a tenth of the time in which a save is loaded.
  return {
    puzzleId,
    seed: 0,
    levelNumber: 1,
    recentSketches: [],
    recentLeadingIdeas: [],
    tally: tallyOf(mode, []),
    map: "",
    moves: [],
    moveCount: 0,
    movesMade: 0,
    playedMs: 0,
    countedHints: 0,
    rewinds: 0,
    losses: 0,
    wasWatched: false,
    wasRestarted: false,
  };
}

/** Returns the resume point of a puzzle's unfinished level in a mode, or undefined if there is none. */
export function findResumePoint(
  resumePoints: readonly Readonly<ResumePoint>[],
  puzzle: string,
  mode: ModeName,
): Readonly<ResumePoint> | undefined {
  const index = indexOfResumePoint(resumePoints, puzzle, mode);
  return index < 0 ? undefined : resumePoints[index];
}

/** Stores the resume point of an unfinished level. It replaces the earlier resume point of the same puzzle and mode. */
export function setResumePoint(resumePoints: Readonly<ResumePoint>[], resumePoint: Readonly<ResumePoint>): void {
  const index = indexOfResumePoint(resumePoints, resumePoint.puzzleId, resumePoint.tally.mode);
  if (index < 0) resumePoints.push(resumePoint);
  else resumePoints[index] = resumePoint;
}

export function deleteResumePoint(resumePoints: Readonly<ResumePoint>[], puzzle: string, mode: ModeName | "own"): void {
  const index = indexOfResumePoint(resumePoints, puzzle, mode);
  if (index >= 0) resumePoints.splice(index, 1);
}

/** Returns the index of the resume point of a puzzle in a mode, or -1 if there is none. */
function indexOfResumePoint(
  resumePoints: readonly Readonly<ResumePoint>[],
  puzzle: string,
  mode: ModeName | "own",
): number {
  // This plain loop is fast. Loading a save calls this function for each unfinished level in it.
  for (let index = 0; index < resumePoints.length; index++) {
    const { puzzleId, tally } = resumePoints[index];
    if (puzzleId === puzzle && tally.mode === mode) return index;
  }
  return -1;
}
