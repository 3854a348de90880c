/** Resume points: levels that the player left in the middle, one for each mode of each puzzle. */
import type { Direction } from "../../kernel/direction";
import { tallyOf, type ModeName, type Tally } from "./tally";

/** How many recent levels of a run are remembered, so that no similar level follows soon. */
export const MAX_RECENT_LEVELS = 20;

/**
 * How many past runs of a puzzle are remembered by their first level, so that a new run begins with a different one.
 */
export const MAX_FIRST_LEVELS = 3;

/** A level that was left in the middle, with all that is needed to restore its exact state and history. */
export interface ResumePoint {
  /** The id of the puzzle. */
  puzzle: string;
  /**
   * The seed of the run; see `Run` in modes/run.ts. A campaign level has only its number, from 1; the daily level has
   * the seed of its day.
   */
  seed: number;
  levelNumber: number;
  recent: readonly number[];
  /** The mode and the numbers that it stores beside the run. */
  tally: Tally;
  /** The level as a map; empty if only its number is known. */
  map: string;
  /** All moves made, undone ones included. `goal` is how many of them are not undone. */
  moves: readonly Direction[];
  goal: number;
  hints: number;
  rewinds: number;
  losses: number;
  /** Whether the game itself made moves in this level, to show the solution. */
  watched: boolean;
}

/** Returns a resume point without map, moves or help. */
export function emptyResumePoint(puzzle: string, mode: ModeName): ResumePoint {
  const counts = { goal: 0, hints: 0, rewinds: 0, losses: 0, watched: false };
  return { puzzle, seed: 0, levelNumber: 1, recent: [], tally: tallyOf(mode, []), map: "", moves: [], ...counts };
}

/** Returns the resume point of a mode of a puzzle; undefined if there is none. */
export function findResumePoint(
  resumePoints: readonly Readonly<ResumePoint>[],
  puzzle: string,
  mode: ModeName,
): Readonly<ResumePoint> | undefined {
  return resumePoints.find((resumePoint) => resumePoint.puzzle === puzzle && resumePoint.tally.mode === mode);
}

/** Stores a resume point; it replaces the earlier one of the same puzzle and mode. */
export function setResumePoint(resumePoints: Readonly<ResumePoint>[], resumePoint: Readonly<ResumePoint>): void {
  const { puzzle, tally } = resumePoint;
  const index = resumePoints.findIndex((existing) => existing.puzzle === puzzle && existing.tally.mode === tally.mode);
  if (index < 0) resumePoints.push(resumePoint);
  else resumePoints[index] = resumePoint;
}

/** Removes the resume point of a mode of a puzzle, if there is one. */
export function deleteResumePoint(resumePoints: Readonly<ResumePoint>[], puzzle: string, mode: ModeName | "own"): void {
  const index = resumePoints.findIndex(
    (resumePoint) => resumePoint.puzzle === puzzle && resumePoint.tally.mode === mode,
  );
  if (index >= 0) resumePoints.splice(index, 1);
}
