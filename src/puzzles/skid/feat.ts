/**
 * Defines the condition of Skid's feat medal, which the screen calls "full combo". For each colour, all toys must leave
 * in the same move.
 */
import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";
import { TEXTS } from "./texts/index";

/**
 * The feat medal for a full combo: all toys of each colour leave in one single move. The term is from the article
 * "Simple mechanics, complex puzzle creation" (BigBangPixel).
 */
export const feat: Feat<State> = {
  name: TEXTS.feat.name,
  missed: () => TEXTS.feat.missed,
  isDone: isFullCombo,
};

function isFullCombo({ states }: LevelClear<State>): boolean {
  return states[states.length - 1].brokenCombos === 0;
}
