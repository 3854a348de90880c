/** The endless mode: plays a sequence of generated levels that become harder step by step. */
import type { PlayContext } from "../play/play-context";
import type { Routes } from "../routes";
import type { StoredLevel } from "./mode-context";
import type { Mode } from "../play/mode";
import { puzzleSave } from "../save/save";
import { advancePersonalRun, resumePersonalRun } from "./resume";
import { emptyLevel, composeEndlessLevel } from "./run";
import { TEXTS } from "../texts/index";

/**
 * Creates the endless mode. The sequence of levels continues from `resumePoint`, or a new sequence begins with
 * `newSeed`. `isUnreadable` means that the level stored in `resumePoint` cannot be read.
 */
export function endlessMode(
  { puzzle, save, routes }: PlayContext<Pick<Routes, "title">>,
  { resumePoint, isUnreadable }: StoredLevel,
  newSeed: number,
): Mode {
  const saved = puzzleSave(save, puzzle.id);
  const run = resumePersonalRun(saved, resumePoint, newSeed, isUnreadable);
  // A level that the game itself solves does not count, so the next level gets the same number.
  let watchedLevels = resumePoint?.tally.mode === "endless" ? resumePoint.tally.watchedLevels : 0;
  let countedNumber = run.levelNumber - watchedLevels;
  return {
    name: "endless",
    hasHints: true,
    teaches: true,
    createLevel: (from, coming) => composeEndlessLevel(puzzle, run, from, coming),
    emptyBoardLevel: () => emptyLevel(puzzle, puzzle.plan.endless(run.levelNumber + 1)),
    nextStart: () => (puzzle.playerPosition === undefined ? "the same place" : "where it ends"),
    hud: () => ({ main: TEXTS.level(countedNumber), side: TEXTS.best(saved.endlessBest) }),
    onArrival: (level) => {
      advancePersonalRun(puzzle, saved, run, level);
      countedNumber = run.levelNumber - watchedLevels;
      saved.endlessBest = Math.max(saved.endlessBest, countedNumber);
    },
    onWon: ({ hints, wasWatched }) => {
      if (wasWatched) watchedLevels++;
      const { stats } = save;
      stats.levelStreak = hints === 0 && !wasWatched ? stats.levelStreak + 1 : 0;
      stats.longestLevelStreak = Math.max(stats.longestLevelStreak, stats.levelStreak);
    },
    onLost: () => undefined,
    card: () => undefined,
    progress: () => ({ ...run, tally: { mode: "endless", watchedLevels } }),
    origin: () => ({ seed: run.seed, level: run.levelNumber }),
    back: routes.title,
  };
}
