import { tablesOf } from "../level-tables";
import type { Level } from "../level";

// Asked for in every frame.
let latest: { readonly level: Level; readonly sights: readonly (readonly number[])[] } | undefined;

/** For each anteater of a level, the nearest first: the cells that it looks over. */
export function sightLinesOf(level: Level): readonly (readonly number[])[] {
  if (latest?.level !== level) latest = { level, sights: tablesOf(level).sightLines };
  return latest.sights;
}
