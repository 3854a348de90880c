/**
 * Counts the levels that the player wins in a row without help, for each puzzle. Help is a hint, a watched solution, or
 * a restart from the system menu. Only the first win of each level counts. Otherwise the player could win an easy level
 * again and again to lengthen the streak.
 */
import { openPuzzleSave } from "../save/save";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";

/** The screen says how many levels the player has won in a row without help only when the number is one of these. */
const SHOWN_LENGTHS: readonly number[] = [5, 10, 25, 50];

/**
 * Counts a cleared level in the streak of levels cleared in a row without help. If the player had help, the streak
 * ends. A level that the player has won before changes nothing.
 */
export function countUnaidedWin({ puzzle, save, mode }: LevelContext, attempt: Attempt): void {
  if (mode.isFirstWin?.() !== true) return;
  const saved = openPuzzleSave(save, puzzle.id);
  const { countedHints, wasWatched, wasRestarted } = attempt;
  saved.unaidedStreak = countedHints === 0 && !wasWatched && !wasRestarted ? saved.unaidedStreak + 1 : 0;
  attempt.unaidedStreak = SHOWN_LENGTHS.includes(saved.unaidedStreak) ? saved.unaidedStreak : undefined;
}

/**
 * Ends the streak of levels won without help as soon as the player gets help. Otherwise the player could get help,
 * leave the level and so keep the streak. Returns whether a streak has ended, so that the save must be stored.
 */
export function endUnaidedStreak({ puzzle, save, mode, tutorial }: LevelContext): boolean {
  if (tutorial !== undefined || mode.isFirstWin?.() !== true) return false;
  const saved = openPuzzleSave(save, puzzle.id);
  if (saved.unaidedStreak === 0) return false;
  saved.unaidedStreak = 0;
  return true;
}
