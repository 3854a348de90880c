import { groundOf } from "../ground";
import type { Level } from "../level";

// Asked for in every frame.
let latest: { readonly level: Level; readonly sights: readonly (readonly number[])[] } | undefined;

/** For each anteater of a level, the nearest first: the cells that it looks over. */
export function sightsOf(level: Level): readonly (readonly number[])[] {
  if (latest?.level !== level) latest = { level, sights: groundOf(level).sights };
  return latest.sights;
}
