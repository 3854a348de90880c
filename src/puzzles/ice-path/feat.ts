import type { LevelClear, Feat } from "../puzzle";
import type { State } from "./state";

export const feat: Feat<State> = { name: "fresh ice", meaning: "no place twice", isDone: isOnFreshIce };

/** The seal has come to rest nowhere twice. */
function isOnFreshIce({ states }: LevelClear<State>): boolean {
  return states.every((state, index) => states.indexOf(state) === index);
}
