/**
 * Counts the levels of a puzzle that the player wins in a row without a hint, a watched solution or a restart. Only the
 * first win of each level counts, so that easy levels cannot lengthen the streak.
 */
import { openPuzzleSave } from "../save/save";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";

/** The numbers of levels won in a row without help that the screen mentions. */
const SHOWN_LENGTHS: readonly number[] = [5, 10, 25, 50];

/**
 * Counts a cleared level in the streak of levels cleared without help, or ends the streak if the player had help. A
 * level that the player has won before changes nothing.
 */
export function countUnaidedWin({ puzzle, save, mode }: LevelContext, attempt: Attempt): void {
  if (mode.isFirstWin?.() !== true) return;
  const saved = openPuzzleSave(save, puzzle.id);
  const { countedHints, wasWatched, wasRestarted } = attempt;
  saved.unaidedStreak = countedHints === 0 && !wasWatched && !wasRestarted ? saved.unaidedStreak + 1 : 0;
  attempt.unaidedStreak = SHOWN_LENGTHS.includes(saved.unaidedStreak) ? saved.unaidedStreak : undefined;
}

/**
 * Ends the streak of levels won without help as soon as the player gets help, because leaving the level could otherwise
 * save the streak. Returns whether a streak has ended, so that the save must be stored.
 */
export function endUnaidedStreak({ puzzle, save, mode, tutorial }: LevelContext): boolean {
  if (tutorial !== undefined || mode.isFirstWin?.() !== true) return false;
  const saved = openPuzzleSave(save, puzzle.id);
  if (saved.unaidedStreak === 0) return false;
  saved.unaidedStreak = 0;
  return true;
}
