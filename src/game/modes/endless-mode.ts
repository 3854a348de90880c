/**
 * Creates the endless mode, which plays a sequence of generated levels at one difficulty pace (`calm`, `rising` or
 * `hard`).
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import type { PlayContext } from "../play/play-context";
import type { StoredLevel } from "./stored-level";
import type { Mode } from "../play/mode";
/** The import below is loaded from keepsakes.lua on first use. @lazy keepsakes */
import { describeEarned, type EarnedKeepsake } from "../play/earned-keepsake";
import { countEndlessLevel, countKeepsakes } from "../save/keepsakes";
import { bestLevelAt, levelToGoOnWith, withLevelReached } from "../save/pace-records";
import { openPuzzleSave } from "../save/save";
import type { Pace } from "../../puzzles/pace";
import { advancePersonalRun, resumePersonalRun } from "./resume";
import { composeAtPace, targetAtPace } from "./pace";
/** The import below is loaded from generation.lua on first use. @lazy generation */
import { recordGenerationAtPace, restoreRunBefore } from "./record-generation";
import { copyRun, createEmptyLevel, type Run } from "./run";
import type { ResumePoint } from "../save/resume-point";
import { chapterInRun } from "../play/chapters";
import { TEXTS } from "../texts/index";

/**
 * Creates the endless mode. It continues from `resumePoint`, a stored unfinished level, or begins with random numbers
 * from `newSeed`. `isUnreadable` means that the stored level cannot be read.
 */
export function createEndlessMode(
  { puzzle, save }: PlayContext,
  pace: Pace,
  { resumePoint, isUnreadable }: StoredLevel,
  newSeed: number,
): Mode {
  const saved = openPuzzleSave(save, puzzle.id);
  const run = resumePersonalRun(saved, resumePoint, newSeed, isUnreadable);
  // A level whose solution the game has played does not count as cleared, so the next level gets the same number.
  let watchedLevels = watchedLevelsOf(resumePoint, pace);
  let before: Run | undefined;
  let earned: EarnedKeepsake | undefined;
  let countedNumber = resumePoint === undefined ? 0 : levelToGoOnWith(resumePoint);
  let isCleared = false;
  let leadingIdea: number | undefined;
  return {
    name: pace,
    hasHints: true,
    teaches: true,
    createLevel: (from, coming) => composeAtPace(puzzle, pace, run, from, coming),
    recordGeneration: (level) => recordGenerationAtPace(puzzle, pace, before ?? restoreRunBefore(run), level),
    emptyBoardLevel: () => createEmptyLevel(puzzle, targetAtPace(puzzle, pace, run.levelNumber + 1)),
    nextStart: () => (puzzle.playerPosition === undefined ? "same-position" : "where-it-ends"),
    chapter: () => chapterInRun(puzzle, Math.max(1, countedNumber)),
    hud: () => {
      const best = bestLevelAt(saved.bestLevels, pace);
      return { main: TEXTS.level(countedNumber), side: best > countedNumber ? TEXTS.best(best) : "" };
    },
    onArrival: (next) => {
      before = copyRun(run);
      advancePersonalRun(puzzle, saved, run, next);
      isCleared = false;
      leadingIdea = next.leadingIdea;
      countedNumber = run.levelNumber - watchedLevels;
      saved.bestLevels = withLevelReached(saved.bestLevels, pace, countedNumber);
    },
    earnedKeepsake: () => earned,
    leadingIdea: () => leadingIdea,
    isFirstWin: () => true,
    keepsResult: true,
    onWon: ({ countedHints, wasWatched }) => {
      isCleared = true;
      if (wasWatched) watchedLevels++;
      const hasEarned = !wasWatched && countEndlessLevel(saved.endless);
      earned = hasEarned ? describeEarned(puzzle.id, countKeepsakes(saved.endless)) : undefined;
      const { stats } = save;
      stats.levelStreak = countedHints === 0 && !wasWatched ? stats.levelStreak + 1 : 0;
      stats.longestLevelStreak = Math.max(stats.longestLevelStreak, stats.levelStreak);
    },
    onLost: () => undefined,
    card: () => undefined,
    progress: () => ({ ...run, tally: { mode: pace, watchedLevels, isCleared } }),
    origin: () => ({ seed: run.seed, level: run.levelNumber }),
    back: { kind: "title" },
  };
}

/**
 * Returns the index of the chapter (ten levels that share a scenery) in which an endless sequence of levels continues
 * from `resumePoint`.
 */
export function chapterOfStoredRun(puzzle: AnyPuzzle, resumePoint: ResumePoint | undefined): number {
  if (resumePoint === undefined) return 0;
  return chapterInRun(puzzle, levelToGoOnWith(resumePoint)).index;
}

function watchedLevelsOf(resumePoint: ResumePoint | undefined, pace: Pace): number {
  return resumePoint?.tally.mode === pace ? resumePoint.tally.watchedLevels : 0;
}
