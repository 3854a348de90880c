/**
 * The condition of Ice Path's feat (an extra task of a level, for a medal): the seal must never come to rest in the
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

function neverStopsTwice({ states }: LevelClear<State>): boolean {
  return states.every((state, index) => states.indexOf(state) === index);
}
