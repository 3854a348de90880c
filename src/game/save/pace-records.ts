/**
 * What the save knows of the endless runs of a puzzle: the level that the player has reached in the present run at each
 * pace (calm, rising and hard), and in any run at each pace.
 */
import { puzzleSave, resumePointIn, type Save } from "./save";
import { PACES, type Pace } from "../../puzzles/pace";

/** The player's endless series of levels at one of the three paces: calm, rising or hard. */
export interface PaceRun {
  readonly pace: Pace;
  /**
   * The number of the level that the player is on, from 1; undefined if no run at this pace (calm, rising or hard) has
   * begun.
   */
  readonly level: number | undefined;
  /**
   * The highest level number that the player has reached in any endless run at this pace (calm, rising or hard); 0 if
   * none has begun.
   */
  readonly best: number;
}

/**
 * Returns the player's endless run of a puzzle at a pace (calm, rising or hard). Levels that the game itself solved are
 * not counted.
 */
export function paceRunIn(save: Save, puzzleId: string, pace: Pace): PaceRun {
  const resumePoint = resumePointIn(save, puzzleId, pace);
  const level =
    resumePoint?.tally.mode === pace ? resumePoint.levelNumber - resumePoint.tally.watchedLevels : undefined;
  return { pace, level, best: bestLevelAt(puzzleSave(save, puzzleId).bestLevels, pace) };
}

/**
 * Returns the highest level number that the player has reached in endless runs at a pace (calm, rising or hard); 0 if
 * the player has not begun such a run.
 */
export function bestLevelAt(bestLevels: readonly number[], pace: Pace): number {
  const index = PACES.indexOf(pace);
  return index < bestLevels.length ? bestLevels[index] : 0;
}

/**
 * Returns the highest level numbers of all paces (calm, rising and hard), after the player has reached level `number`
 * at one pace.
 */
export function withLevelReached(bestLevels: readonly number[], pace: Pace, number: number): readonly number[] {
  if (number <= bestLevelAt(bestLevels, pace)) return bestLevels;
  return PACES.map((each) => (each === pace ? number : bestLevelAt(bestLevels, each)));
}
