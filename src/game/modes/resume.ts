import { isFault } from "../../kernel/fault";
import type { OpaqueLevel, AnyPuzzle } from "../../puzzles/any-puzzle";
import { startAttempt, type Attempt } from "../play/attempt";
import { restoreTimeline } from "../play/timeline";
import type { ResumePoint } from "../save/resume-point";
import type { PuzzleSave, Save } from "../save/save";
import { advanceRun, createRun, addFirstSketches, type Run } from "./run";

/** The run of what was left, or a new one. Where the level itself is lost, the run goes on with another of its number. */
export function resumeRun(resumePoint: ResumePoint | undefined, newSeed: number, isUnreadable: boolean): Run {
  if (resumePoint === undefined) return createRun(newSeed);
  const { seed, levelNumber, recent } = resumePoint;
  return { seed, levelNumber: isUnreadable ? levelNumber - 1 : levelNumber, recent: [...recent] };
}

/** The same of a run of the player's own: a new one begins with none of the levels that the last ones began with. */
export function resumePersonalRun(
  { firsts }: PuzzleSave,
  resumePoint: ResumePoint | undefined,
  newSeed: number,
  isUnreadable: boolean,
): Run {
  return resumePoint === undefined ? createRun(newSeed, firsts) : resumeRun(resumePoint, newSeed, isUnreadable);
}

/** The next level of a run of the player's own has come; the first of a run is remembered beyond its end. */
export function advancePersonalRun(puzzle: AnyPuzzle, saved: PuzzleSave, run: Run, level: OpaqueLevel): void {
  if (run.levelNumber === 0) saved.firsts = addFirstSketches(puzzle, saved.firsts, level);
  advanceRun(puzzle, run, level);
}

/** The round as it was left; undefined if its map cannot be read. */
export function resumeAttempt(
  puzzle: AnyPuzzle,
  save: Save,
  resumePoint: ResumePoint | undefined,
): Attempt | undefined {
  const level = resumePoint === undefined ? undefined : puzzle.parseMap(resumePoint.map);
  if (resumePoint === undefined || level === undefined || isFault(level)) return undefined;
  const timeline = restoreTimeline(puzzle.rules(level), resumePoint.moves, resumePoint.goal);
  const attempt = startAttempt(puzzle, level, timeline, undefined, "playing", save.stats);
  attempt.hints = resumePoint.hints;
  attempt.rewinds = resumePoint.rewinds;
  attempt.losses = resumePoint.losses;
  attempt.wasWatched = resumePoint.watched;
  return attempt;
}
