/** Finds levels that endless runs repeat too soon. */

/** A map may come again only after this many levels of endless runs of the same puzzle. */
const LEVELS_WITHOUT_REPEAT = 500;

/** The maps of the last levels of endless runs, for each puzzle, the newest last. */
export type RecentMaps = Map<string, string[]>;

/** Adds the map of a level. Returns how many levels ago the same map came before, or undefined if it is new. */
export function addMap(recentMaps: RecentMaps, puzzleId: string, map: string): number | undefined {
  const maps = recentMaps.get(puzzleId) ?? [];
  recentMaps.set(puzzleId, maps);
  const before = maps.lastIndexOf(map);
  const levelsAgo = before < 0 ? undefined : maps.length - before;
  maps.push(map);
  if (maps.length > LEVELS_WITHOUT_REPEAT) maps.shift();
  return levelsAgo;
}
