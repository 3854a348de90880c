/**
 * The line with which the title screen says where the player was last. It is shown once a day, if the player cleared a
 * level on an earlier day.
 */
import type { AnyPuzzle } from "../../puzzles/any-puzzle";
import { readPaceRun } from "../save/pace-records";
import { findNextLevelIndex, findNextStarterLevel } from "../save/progress";
import { openPuzzleSave, openResumePoint, TitleRow, type Save } from "../save/save";
import { LAST_PLACE_TEXTS } from "../texts/last-place";
import { findLongestFitting } from "../widgets/longest-fitting";
import { LINE_WIDTH } from "./title-view";

/**
 * Returns the line about the puzzle and the menu row that the player opened last. Notes in the save that the line was
 * shown on `day`, so that it is not shown again on that day.
 */
export function takeLastPlace(puzzle: AnyPuzzle, save: Save, day: number): string {
  save.lastPlaceDay = day;
  return findLongestFitting(LINE_WIDTH, describeLastPlace(puzzle, save));
}

function describeLastPlace({ id, name, campaign }: AnyPuzzle, save: Save): readonly string[] {
  switch (save.titleRow) {
    case TitleRow.Campaign:
      return LAST_PLACE_TEXTS.level(name, campaignLevelOf(save, id, campaign.levelCount));
    case TitleRow.Today:
      return LAST_PLACE_TEXTS.daily;
    case TitleRow.Rush:
      return LAST_PLACE_TEXTS.rush(name);
    case TitleRow.Challenge:
      return LAST_PLACE_TEXTS.challenge(name);
    case TitleRow.Workshop:
      return LAST_PLACE_TEXTS.workshop;
    default: {
      const { medals, pace } = openPuzzleSave(save, id);
      const starter = findNextStarterLevel(medals, campaign.levelCount);
      const level = starter === undefined ? readPaceRun(save, id, pace).level : starter + 1;
      return level === undefined ? LAST_PLACE_TEXTS.puzzle(name) : LAST_PLACE_TEXTS.level(name, level);
    }
  }
}

function campaignLevelOf(save: Save, id: string, levelCount: number): number {
  const left = openResumePoint(save, id, "campaign");
  return left?.levelNumber ?? findNextLevelIndex(openPuzzleSave(save, id).medals, levelCount) + 1;
}
