/** The part of a scripted game of all screens that shows hints, so that a test can check whether their texts fit. */
import { openCampaignAfter } from "./bot";
import { frames, press } from "./player";
import { puzzleOf } from "./puzzles";

const HINT_GRADES = 3;
/**
 * The number of frames in which the next grade of a hint appears. A hint has three grades, and each gives more away.
 */
const FRAMES_OF_GRADE = 12;
const HINTED_LEVELS = 10;

/**
 * Asks for all grades of a hint in ten levels that are spread over a puzzle's campaign. Each grade of a hint gives more
 * away.
 */
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
