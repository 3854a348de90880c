/** Skid's own medal, the max combo. */
import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";

/**
 * The max combo of "Simple mechanics, complex puzzle creation" (BigBangPixel): all toys of each colour left in one
 * single move.
 */
export const feat: Feat<State> = { name: "max combo", meaning: "all at once", isDone: isMaxCombo };

function isMaxCombo({ states }: LevelClear<State>): boolean {
  return states[states.length - 1].brokenCombos === 0;
}
