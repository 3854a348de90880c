/**
 * Reads how far the player has come in a puzzle's endless runs (sequences of levels): at each difficulty pace, the
 * present level and the highest level.
 */
import type { ResumePoint } from "./resume-point";
import { openPuzzleSave, openResumePoint, type Save } from "./save";
import { isStoredLevelCleared } from "./tally";
import { PACES, type Pace } from "../../puzzles/pace";

/** The player's endless run at one difficulty pace (`calm`, `rising` or `hard`). */
export interface PaceRun {
  readonly pace: Pace;
  /**
   * The number, from 1, of the level with which this endless run (a sequence of levels) goes on. It is undefined if the
   * player has not begun a run at the difficulty `pace`.
   */
  readonly level: number | undefined;
  /**
   * The highest level number that the player has reached in any endless run at this pace; 0 if no level was cleared.
   */
  readonly best: number;
}

/**
 * Returns the player's endless run of a puzzle at a difficulty pace. Levels that the game itself solved are not
 * counted.
 */
export function readPaceRun(save: Save, puzzleId: string, pace: Pace): PaceRun {
  const resumePoint = openResumePoint(save, puzzleId, pace);
  const level = resumePoint === undefined ? undefined : levelToGoOnWith(resumePoint);
  const { bestLevels } = openPuzzleSave(save, puzzleId);
  // After a win, the next level counts as reached, but the stored `bestLevels` include it only when it appears.
  return { pace, level, best: bestLevelAt(withLevelReached(bestLevels, pace, level ?? 1), pace) };
}

/**
 * Returns the number, from 1, of the level with which a run (a sequence of levels) goes on: the stored level or, if
 * that is cleared, the next. Endless levels that the game solved are not counted.
 */
export function levelToGoOnWith({ levelNumber, tally }: Pick<ResumePoint, "levelNumber" | "tally">): number {
  const nextNumber = isStoredLevelCleared(tally) ? levelNumber + 1 : levelNumber;
  // `watchedLevels` counts those levels of the endless run that the game itself solved. In a damaged save, it may be
  // larger than `nextNumber`.
  return "watchedLevels" in tally ? Math.max(1, nextNumber - tally.watchedLevels) : nextNumber;
}

/**
 * Returns the highest level number that the player has reached in endless runs (sequences of levels) at a difficulty
 * pace, or 0 if no level was cleared.
 */
export function bestLevelAt(bestLevels: readonly number[], pace: Pace): number {
  const index = PACES.indexOf(pace);
  return index < bestLevels.length ? bestLevels[index] : 0;
}

/**
 * Returns `bestLevels`, the highest level number for each difficulty pace, after the player has reached level `number`
 * at one pace. Level 1 is not recorded, because it is reached without clearing a level.
 */
export function withLevelReached(bestLevels: readonly number[], pace: Pace, number: number): readonly number[] {
  if (number <= Math.max(1, bestLevelAt(bestLevels, pace))) return bestLevels;
  return PACES.map((each) => (each === pace ? number : bestLevelAt(bestLevels, each)));
}
