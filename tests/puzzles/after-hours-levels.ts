/** Lists the levels "After hours" of a puzzle, the optional levels that follow its campaign. */
import type { Campaign, CampaignLevel } from "../../src/puzzles/puzzle";

export function afterHoursLevelsOf({ levelCount, afterHours, level }: Campaign): CampaignLevel[] {
  return Array.from({ length: afterHours?.levelCount ?? 0 }, (_, index) => level(levelCount + index));
}
