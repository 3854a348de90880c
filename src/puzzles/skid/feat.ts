import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";

/** A medal of "Simple mechanics, complex puzzle creation" (BigBangPixel): every colour left in one single move. */
export const feat: Feat<State> = { name: "max combo", meaning: "all at once", isDone: isMaxCombo };

function isMaxCombo({ states }: LevelClear<State>): boolean {
  return states[states.length - 1].brokenCombos === 0;
}
