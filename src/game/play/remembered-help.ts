/**
 * Records in which campaign levels the player used hints or watched the solution. The record stays when the player
 * leaves the level.
 */
import { readToday } from "../../device/clock";
import { dayNumber } from "../save/days";
import { rememberedHelp, addHelp } from "../save/help";
import { openPuzzleSave } from "../save/save";
import { resetAttempt, type Attempt } from "./attempt";
import type { LevelContext } from "./level-context";

function campaignLevelIndex({ mode, tutorial }: Pick<LevelContext, "mode" | "tutorial">): number | undefined {
  const { level } = mode.origin();
  const isCampaignLevel = mode.name === "campaign" && tutorial === undefined;
  return isCampaignLevel && level !== undefined ? level - 1 : undefined;
}

/**
 * Restores the recorded help (hints or a watched solution) when a campaign level starts. Help expires at the end of the
 * next day. In a level with moves, help does not expire, because the moves may come from the help.
 */
export function restoreHelp(context: LevelContext, attempt: Attempt): void {
  applyHelp(context, attempt);
  attempt.notedHints = attempt.countedHints;
}

/** If the help has expired and no move is made yet, resets the level's counts of hints, rewinds and losses. */
function applyHelp(context: LevelContext, attempt: Attempt): void {
  const levelIndex = campaignLevelIndex(context);
  if (levelIndex === undefined) return;
  const help = rememberedHelp(openPuzzleSave(context.save, context.puzzle.id), levelIndex, dayNumber(readToday()));
  if (help !== "none") {
    attempt.countedHints = Math.max(1, attempt.countedHints);
    attempt.wasWatched = attempt.wasWatched || help === "watched";
  } else if (attempt.played.timeline.moveCount === 0 && (attempt.countedHints > 0 || attempt.wasWatched)) {
    resetAttempt(attempt);
  }
}

/**
 * Records that the player got help (a hint or the solution) in the campaign level being played. Returns whether the
 * record has changed.
 */
export function rememberHelp(context: LevelContext, help: "hint" | "watched"): boolean {
  const levelIndex = campaignLevelIndex(context);
  if (levelIndex === undefined) return false;
  return addHelp(openPuzzleSave(context.save, context.puzzle.id), levelIndex, help, dayNumber(readToday()));
}
