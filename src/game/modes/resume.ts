/**
 * Restores a run (a sequence of levels), or a level with the player's moves, from a resume point (a stored unfinished
 * level).
 */
import { isFault } from "../../kernel/fault";
import type { AnyPuzzle, OpaqueLevel } from "../../puzzles/any-puzzle";
import { startAttempt, type Attempt } from "../play/attempt";
import { restoreTimeline } from "../play/timeline";
import type { ResumePoint } from "../save/resume-point";
import type { PuzzleSave, Save } from "../save/save";
import { isStoredLevelCleared } from "../save/tally";
import { advanceRun, createRun, addFirstSketches, type Run, type RunLevel } from "./run";

/**
 * Returns the run (a sequence of levels) of a resume point (a stored unfinished level), or a new run if there is none.
 * If the stored level cannot be read and is not cleared, the next generated level gets the number of the stored level.
 */
export function resumeRun(resumePoint: ResumePoint | undefined, newSeed: number, isUnreadable: boolean): Run {
  if (resumePoint === undefined) return createRun(newSeed);
  const { seed, levelNumber, recentSketches, recentLeadingIdeas, tally } = resumePoint;
  return {
    seed,
    levelNumber: isUnreadable && !isStoredLevelCleared(tally) ? levelNumber - 1 : levelNumber,
    recentSketches,
    recentLeadingIdeas: [...recentLeadingIdeas],
  };
}

/**
 * Continues or begins a personal run: a sequence of levels that no challenge code determines. Its first levels are not
 * similar to those of the last runs.
 */
export function resumePersonalRun(
  { firstLevelSketches }: PuzzleSave,
  resumePoint: ResumePoint | undefined,
  newSeed: number,
  isUnreadable: boolean,
): Run {
  return resumePoint === undefined
    ? createRun(newSeed, firstLevelSketches)
    : resumeRun(resumePoint, newSeed, isUnreadable);
}

/**
 * Advances a personal run (a sequence of levels without a challenge code) to its next level. Also stores the similarity
 * sketch (numbers that are nearly equal for similar levels) of a run's first level, so that later runs begin
 * differently.
 */
export function advancePersonalRun(puzzle: AnyPuzzle, saved: PuzzleSave, run: Run, next: RunLevel<OpaqueLevel>): void {
  if (run.levelNumber === 0) saved.firstLevelSketches = addFirstSketches(puzzle, saved.firstLevelSketches, next.level);
  advanceRun(puzzle, run, next);
}

/**
 * Restores a level with the player's moves from a resume point (a stored unfinished level). Returns undefined if its
 * map cannot be read. `difficultyCentibits` is its difficulty in hundredths of a bit, if stored.
 */
export function resumeAttempt(
  puzzle: AnyPuzzle,
  save: Save,
  resumePoint: ResumePoint | undefined,
  difficultyCentibits?: number,
): Attempt | undefined {
  const level = resumePoint === undefined ? undefined : puzzle.parseMap(resumePoint.map);
  if (resumePoint === undefined || level === undefined || isFault(level)) return undefined;
  const timeline = restoreTimeline(puzzle.rules(level), resumePoint.moves, resumePoint.moveCount);
  const played = { level, timeline, analysedGraph: undefined, difficultyCentibits };
  const attempt = startAttempt(puzzle, played, "playing", save.stats);
  attempt.movesMade = resumePoint.movesMade;
  attempt.playedMs = resumePoint.playedMs;
  attempt.countedHints = resumePoint.countedHints;
  attempt.rewinds = resumePoint.rewinds;
  attempt.losses = resumePoint.losses;
  attempt.wasWatched = resumePoint.wasWatched;
  attempt.wasRestarted = resumePoint.wasRestarted;
  return attempt;
}
