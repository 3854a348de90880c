/** Computes from the save how far the player has come with each achievement. The save has no field for achievements. */
import { readStored } from "../../device/storage";
import type { Achievement, AchievementCount } from "../../puzzles/achievement";
import { PUZZLES } from "../../puzzles/index";
import { countCleared } from "../save/medals";
import { openPuzzleSave, type PuzzleSave, type Save } from "../save/save";

/**
 * The digits that stand for medals with the feat (an extra task). The save has one digit for the medals of each
 * campaign level; see save/medals.ts.
 */
const FEAT_DIGITS = "57df";

/** Returns how far the player has come with an achievement, at most to its goal. */
export function countFor(save: Save, achievement: Achievement): number {
  const { goal, puzzleId, counts } = achievement;
  const count =
    puzzleId === "" ? countInGame(save, counts) : countInPuzzle(openPuzzleSave(save, puzzleId), achievement);
  return Math.min(count, goal);
}

function countInPuzzle({ medals, levelsCleared }: PuzzleSave, { counts, goal }: Achievement): number {
  if (counts === "levels") return levelsCleared;
  if (counts === "feats") return countFeats(medals);
  // `goal` is the number of levels of the chapter or campaign that the achievement is about. These levels come first in
  // the list of medals.
  return countCleared(medals, goal);
}

/**
 * Counts the levels in which the player did the feat (an extra task). Compares the stored digits, because reading all
 * medals of each level takes longer.
 */
function countFeats(medals: string): number {
  let feats = 0;
  for (let levelIndex = 0; levelIndex < medals.length; levelIndex++) {
    if (FEAT_DIGITS.includes(medals.charAt(levelIndex))) feats++;
  }
  return feats;
}

function countInGame(save: Save, counts: AchievementCount): number {
  if (counts === "puzzles") return PUZZLES.filter(({ id }) => openPuzzleSave(save, id).levelsCleared > 0).length;
  if (counts === "rush") return findBestRush(save);
  if (counts === "workshop") return PUZZLES.filter(({ id }) => hasOwnLevel(id)).length;
  // In the list of recent challenges, a slash comes before the player's own result; see codes/recent-challenges.ts.
  return save.challenges.text.includes("/") ? 1 : 0;
}

function findBestRush(save: Save): number {
  let best = 0;
  for (const { id } of PUZZLES) best = Math.max(best, openPuzzleSave(save, id).rushBest);
  return best;
}

/**
 * Returns whether the player has or had an own level of a puzzle, made in the level editor. The function only searches
 * the stored text of the own levels, because verifying all these levels takes long.
 */
function hasOwnLevel(puzzleId: string): boolean {
  return mentionsLevel(readStored(`own-${puzzleId}-a`)) || mentionsLevel(readStored(`own-${puzzleId}-b`));
}

function mentionsLevel(slot: unknown): boolean {
  if (typeof slot !== "object" || slot === null || !("payload" in slot)) return false;
  const { payload } = slot;
  return typeof payload === "string" && (payload.includes("# level\n") || payload.includes("# deleted "));
}
