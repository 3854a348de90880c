/**
 * The feat of Ice Path: the condition for a medal that only this puzzle has. The seal must never come to rest in the
 * same cell twice.
 */

import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";
import { TEXTS } from "./texts/index";

export const feat: Feat<State> = {
  name: TEXTS.feat.name,
  missed: () => TEXTS.feat.missed,
  isDone: neverStopsTwice,
};

/** Returns whether the seal never came to rest in the same cell twice while the level was played. */
function neverStopsTwice({ states }: LevelClear<State>): boolean {
  return states.every((state, index) => states.indexOf(state) === index);
}
