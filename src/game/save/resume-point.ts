import type { Direction } from "../../kernel/direction";
import { tallyOf, type ModeName, type Tally } from "./tally";

/** So many levels of a run are remembered, so that none like them comes again soon. */
export const MAX_RECENT_LEVELS = 20;

/** Of so many runs of a puzzle it is remembered what they began with, so that the next one begins with something else. */
export const MAX_FIRST_LEVELS = 3;

/** A level that was left in the middle: enough to come back to the very position, history included. */
export interface ResumePoint {
  /** The puzzle's id. */
  puzzle: string;
  /** The run; see `Run` in game/modes/run. Without one: the campaign has the level's number, from 1, the daily the seed of its day. */
  seed: number;
  levelNumber: number;
  recent: readonly number[];
  /** What the mode counts besides, and which it is. */
  tally: Tally;
  /** The level as its map; empty if only its number is known. */
  map: string;
  /** All moves made, those taken back included, and how many of them stand. */
  moves: readonly Direction[];
  goal: number;
  hints: number;
  rewinds: number;
  losses: number;
  /** The game itself made a move of it. */
  watched: boolean;
}

/** A level at which nothing was done yet. */
export function emptyResumePoint(puzzle: string, mode: ModeName): ResumePoint {
  const counts = { goal: 0, hints: 0, rewinds: 0, losses: 0, watched: false };
  return { puzzle, seed: 0, levelNumber: 1, recent: [], tally: tallyOf(mode, []), map: "", moves: [], ...counts };
}

/** The level that was left in a mode of a puzzle; undefined if there is none. */
export function findResumePoint(
  resumePoints: readonly Readonly<ResumePoint>[],
  puzzle: string,
  mode: ModeName,
): Readonly<ResumePoint> | undefined {
  return resumePoints.find((resumePoint) => resumePoint.puzzle === puzzle && resumePoint.tally.mode === mode);
}

/** Keeps a level in place of the one that was left before in the same mode of the same puzzle. */
export function setResumePoint(resumePoints: Readonly<ResumePoint>[], resumePoint: Readonly<ResumePoint>): void {
  const { puzzle, tally } = resumePoint;
  const index = resumePoints.findIndex((existing) => existing.puzzle === puzzle && existing.tally.mode === tally.mode);
  if (index < 0) resumePoints.push(resumePoint);
  else resumePoints[index] = resumePoint;
}

/** What was left in a mode of a puzzle is over. */
export function deleteResumePoint(resumePoints: Readonly<ResumePoint>[], puzzle: string, mode: ModeName | "own"): void {
  const index = resumePoints.findIndex(
    (resumePoint) => resumePoint.puzzle === puzzle && resumePoint.tally.mode === mode,
  );
  if (index >= 0) resumePoints.splice(index, 1);
}
