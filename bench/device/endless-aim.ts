/** Says at which ideas the levels of the endless mode aim, so that their cost is measured as it is in the game. */
import { isMadeForIdea } from "../../src/game/modes/pace";
import { aimAtIdeas, type IdeaAim } from "../../src/kernel/ideas/idea-aim";
import type { PuzzleIdeas } from "../../src/kernel/ideas/puzzle-ideas";

/** The ideas that led in the levels before: in the game these are up to four of about ten. */
const RECENT_LEADS = [0, 2, 4, 6];

/** Returns the aim of level `number` of a rising run, or undefined if such a level aims at no idea. */
export function endlessAim<Level, State>(
  ideas: PuzzleIdeas<Level, State>,
  number: number,
): IdeaAim<Level, State> | undefined {
  return isMadeForIdea("rising", number) ? aimAtIdeas(ideas, RECENT_LEADS) : undefined;
}
