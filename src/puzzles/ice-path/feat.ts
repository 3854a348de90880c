import type { Clearing, Feat } from "../puzzle";
import type { State } from "./state";

export const feat: Feat<State> = { name: "fresh ice", meaning: "no place twice", isDone: isOnFreshIce };

/** The seal has come to rest nowhere twice. */
function isOnFreshIce({ positions }: Clearing<State>): boolean {
  return positions.every((position, at) => positions.indexOf(position) === at);
}
