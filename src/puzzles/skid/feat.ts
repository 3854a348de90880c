/**
 * Defines the condition of Skid's feat medal: all red toys leave in one single move, and all yellow toys leave in one
 * single move. The two moves may be different ones.
 */
import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";
import { TEXTS } from "./texts/index";

/**
 * The condition of Skid's feat medal (a medal for an extra task). The screen calls it "full combo"; the article "Simple
 * mechanics, complex puzzle creation" (BigBangPixel) calls it "max combo".
 */
export const feat: Feat<State> = {
  name: TEXTS.feat.name,
  missed: () => TEXTS.feat.missed,
  isDone: isFullCombo,
};

function isFullCombo({ states }: LevelClear<State>): boolean {
  return states[states.length - 1].brokenCombos === 0;
}
