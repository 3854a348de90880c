/**
 * Defines the condition of Skid's feat medal, which the screen calls "full combo": for each colour, all its toys leave
 * in the same move.
 */
import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";
import { TEXTS } from "./texts/index";

/**
 * The feat medal for a full combo, a term of the article "Simple mechanics, complex puzzle creation" (BigBangPixel):
 * all toys of each colour leave in one single move.
 */
export const feat: Feat<State> = {
  name: TEXTS.feat.name,
  missed: () => TEXTS.feat.missed,
  isDone: isFullCombo,
};

function isFullCombo({ states }: LevelClear<State>): boolean {
  return states[states.length - 1].brokenCombos === 0;
}
