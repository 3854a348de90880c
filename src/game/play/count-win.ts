/**
 * Counts a cleared level in the statistics, in the record of first wins and in the streak of levels cleared without
 * help, and tells the mode about the win.
 */
import { readToday } from "../../device/clock";
import { dayNumber } from "../save/days";
import { openPuzzleSave } from "../save/save";
import { countLevel } from "../save/stats";
import type { Attempt } from "./attempt";
import type { LevelContext } from "./level-context";
import { recordFirstWin } from "./record-first-win";
import { countUnaidedWin } from "./unaided-streak";

/**
 * Counts the win of a level. The mode is told of the win last, because two of the counts before it ask the mode whether
 * this is the level's first win. A mode that already knows about the win would answer no.
 */
export function countWin(context: LevelContext, attempt: Attempt): void {
  countCleared(context, attempt);
  recordFirstWin(context, attempt);
  countUnaidedWin(context, attempt);
  context.mode.onWon(attempt);
}

/**
 * Counts a cleared level in the player's statistics. A level does not count if the game itself played the solution. A
 * level that the player made does not count, because the player can make it very easy.
 */
function countCleared({ puzzle, save, mode }: LevelContext, { wasWatched }: Attempt): void {
  if (wasWatched || mode.name === "own") return;
  countLevel(save.stats, dayNumber(readToday()));
  openPuzzleSave(save, puzzle.id).levelsCleared++;
}
