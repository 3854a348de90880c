/** Moves the player's figure on the map of a campaign towards the selected level. */
import { groundOnMap } from "./map-chapters";
import type { CampaignMap } from "./campaign-map";

const GLIDE_MS = 90;

/** Moves the player's figure on the campaign map towards the selected level, for one frame. */
export function moveTraveller(map: CampaignMap, elapsedMs: number): void {
  const { travellerPoint } = map;
  const target = groundOnMap(map.puzzle, map.chapters, map.cursor.selectedLevel);
  if (travellerPoint.x === target.x && travellerPoint.y === target.y) return;
  map.travellerPoint = {
    x: stepTowards(travellerPoint.x, target.x, elapsedMs),
    y: stepTowards(travellerPoint.y, target.y, elapsedMs),
  };
}

function stepTowards(from: number, to: number, elapsedMs: number): number {
  const step = Math.max(2, Math.floor((Math.abs(to - from) * elapsedMs) / GLIDE_MS));
  return from < to ? Math.min(to, from + step) : Math.max(to, from - step);
}
