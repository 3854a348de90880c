/** The part of a scripted game of all screens that shows hints, so that a test can check whether their texts fit. */
import { openCampaignAfter } from "./bot";
import { frames, press } from "./player";
import { puzzleOf } from "./puzzles";

const HINT_GRADES = 3;
/** The number of frames in which a grade of a hint appears. */
const FRAMES_OF_GRADE = 12;
/** The number of levels, from all chapters of a campaign, whose hints are shown. */
const HINTED_LEVELS = 10;

/** Shows all grades of hints in some levels from all chapters of a puzzle's campaign. */
export function walkHints(puzzleId: string): void {
  const { campaign } = puzzleOf(puzzleId);
  for (let index = 0; index < HINTED_LEVELS; index++) {
    const cleared = Math.floor((index * campaign.levelCount) / HINTED_LEVELS);
    const player = openCampaignAfter(cleared, puzzleId);
    for (let grade = 1; grade <= HINT_GRADES; grade++) {
      press(player, "a");
      frames(player, FRAMES_OF_GRADE);
    }
  }
}
