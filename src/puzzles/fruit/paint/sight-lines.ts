/** Caches the sight lines of the level on the screen, for the painter. */
import { tablesOf } from "../level-tables";
import type { Level } from "../level";

// The last level and its sight lines are cached, because every frame needs them.
let latest: { readonly level: Level; readonly sightLines: readonly (readonly number[])[] } | undefined;

/** Returns the sight line of each anteater of a level: the cells over which it sees, the nearest first. */
export function sightLinesOf(level: Level): readonly (readonly number[])[] {
  if (latest?.level !== level) latest = { level, sightLines: tablesOf(level).sightLines };
  return latest.sightLines;
}
