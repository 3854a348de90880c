/**
 * How far the player has come in a puzzle's endless runs, at each pace: the level of the present run, and the highest
 * level of any run.
 */
import { puzzleSave, resumePointIn, type Save } from "./save";
import { PACES, type Pace } from "../../puzzles/pace";

/** The player's endless run at one pace. */
export interface PaceRun {
  readonly pace: Pace;
  /** The number of the level being played, from 1; undefined if no run at this pace has begun. */
  readonly level: number | undefined;
  /**
   * The highest level number that the player has reached in any endless run at this pace; 0 if no such run has begun.
   */
  readonly best: number;
}

/** Returns the player's endless run of a puzzle at a pace. Levels that the game itself solved are not counted. */
export function paceRunIn(save: Save, puzzleId: string, pace: Pace): PaceRun {
  const resumePoint = resumePointIn(save, puzzleId, pace);
  const level =
    resumePoint?.tally.mode === pace ? resumePoint.levelNumber - resumePoint.tally.watchedLevels : undefined;
  return { pace, level, best: bestLevelAt(puzzleSave(save, puzzleId).bestLevels, pace) };
}

/**
 * Returns the highest level number that the player has reached in endless runs at a pace; 0 if no such run has begun.
 */
export function bestLevelAt(bestLevels: readonly number[], pace: Pace): number {
  const index = PACES.indexOf(pace);
  return index < bestLevels.length ? bestLevels[index] : 0;
}

/**
 * Returns the highest level number for each pace of endless play, after the player has reached level `number` at one of
 * the paces.
 */
export function withLevelReached(bestLevels: readonly number[], pace: Pace, number: number): readonly number[] {
  if (number <= bestLevelAt(bestLevels, pace)) return bestLevels;
  return PACES.map((each) => (each === pace ? number : bestLevelAt(bestLevels, each)));
}
