/** Fills saves for the pictures of docs/gallery.md with the progress of different players. */
import { dayNumber } from "../../src/game/save/days";
import { openPuzzleSave, type PuzzleSave, type Save } from "../../src/game/save/save";
import { PUZZLES } from "../../src/puzzles/index";
import { CHAIN } from "./chain-level";
import { startPlayer, type Player } from "./player";
import { fillRun, storeWith } from "./saves";

/** The day on which the pictures for docs/gallery.md are taken, as the number of days since 1 January 2000. */
export const TODAY = dayNumber({ year: 2025, month: 12, day: 31 });

/** Fills a save with the progress of a player after some weeks, for pictures of docs/gallery.md. */
export function fillRegular(save: Save, saved: PuzzleSave): void {
  saved.medals = "777373757717371731713001080701";
  saved.rushBest = 14;
  fillRun(save, saved, { seed: 7, levelNumber: 2, best: 34, map: CHAIN.join("\n") });
  for (const days of [saved.daily, save.days]) Object.assign(days, { lastDay: TODAY - 1, streak: 4, bestStreak: 9 });
  Object.assign(save.stats, { levelsCleared: 187, movesMade: 2046, rewinds: 391, longestLevelStreak: 12 });
  saved.levelsCleared = 187;
  save.stats.dayLevels = [3, 0, 5, 12, 7, 0, 0, 4, 9, 2, 1, 8, 15, 6, 3, 3, 0, 7, 5, 5, 9, 12, 4, 0, 2, 6, 8, 11];
  save.stats.countedDay = TODAY;
}

/**
 * Fills a save with the progress of a player who has finished three campaigns, for some of the pictures of
 * docs/gallery.md.
 */
export function fillLate(save: Save): void {
  PUZZLES.forEach(({ id, levelCount }, index) => {
    const cleared = [levelCount, levelCount, levelCount, 42, 6][index] ?? 0;
    const saved = openPuzzleSave(save, id);
    saved.medals = "7".repeat(cleared);
    saved.levelsCleared = cleared;
    Object.assign(saved.endless, { cleared: [44, 80, 27, 51, 12][index] ?? 0, seenKeepsakes: 8 });
  });
}

/** Adds the numbers of the statistics screen to a save: for all puzzles, for the month and for endless runs. */
export function fillJourney(save: Save): void {
  fillLate(save);
  save.stats.levelsCleared = 613;
  const days = { lastDay: TODAY - 1, streak: 4, bestStreak: 9 };
  const recentDays = "1101110111101111011111";
  PUZZLES.forEach(({ id }, index) => {
    const saved = openPuzzleSave(save, id);
    saved.levelsCleared = Math.max(saved.levelsCleared, [187, 142, 96, 121, 67][index] ?? 0);
    Object.assign(saved.endless, { cleared: [80, 42, 31, 50, 20][index] ?? 0, seenKeepsakes: 8 });
    Object.assign(saved.daily, { ...days, recentDays: recentDays.slice(4 * index) });
  });
  Object.assign(save.days, { ...days, recentDays });
}

/**
 * Starts the game with the save of a player who has played for some weeks. Returns the simulated player of this game.
 */
export function regular(): Player {
  return startPlayer(storeWith(fillRegular));
}
