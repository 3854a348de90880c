/** Caches the anteaters' sight lines of the level on the screen, because the painter needs them in every frame. */
import { createTables } from "../level-tables";
import type { Level } from "../level";

let latest: { readonly level: Level; readonly sightLines: readonly (readonly number[])[] } | undefined;

/** Returns, for each anteater of a level, the cells over which the anteater sees a fruit, the nearest cell first. */
export function sightLinesOf(level: Level): readonly (readonly number[])[] {
  if (latest?.level !== level) latest = { level, sightLines: createTables(level).sightLines };
  return latest.sightLines;
}
