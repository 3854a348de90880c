/** Computes how the D-pad (✛) moves the cursor from level to level on the map of a campaign. */
import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { JourneyPoint } from "../../puzzles/looks/journey";

/**
 * On the map, the D-pad (✛) selects the nearest level in the pressed direction. For this choice, a pixel across that
 * direction counts as much as this many pixels along it.
 */
const ASIDE_WEIGHT = 2;

/**
 * Returns the index of the level that the D-pad (✛) selects next. `from` is the selected level, and `count` is the
 * number of levels. The next or the previous level is chosen if it lies in the pressed direction; otherwise the nearest
 * level in that direction. Returns `from` if no level lies there.
 */
export function nextLevelInDirection(
  levelPointOf: (levelIndex: number) => JourneyPoint,
  count: number,
  from: number,
  direction: Direction,
): number {
  for (const neighbour of [from + 1, from - 1]) {
    if (neighbour < 0 || neighbour >= count) continue;
    const { along, aside } = offsetIn(levelPointOf(from), levelPointOf(neighbour), direction);
    if (along > aside) return neighbour;
  }
  let nearest = from;
  let leastCost = 0;
  for (let levelIndex = 0; levelIndex < count; levelIndex++) {
    const { along, aside } = offsetIn(levelPointOf(from), levelPointOf(levelIndex), direction);
    const cost = along + ASIDE_WEIGHT * aside;
    if (along <= 0 || (nearest !== from && cost >= leastCost)) continue;
    nearest = levelIndex;
    leastCost = cost;
  }
  return nearest;
}

/** Returns how far the point `to` lies from the point `from`: along a direction and across it, in pixels. */
function offsetIn(
  from: JourneyPoint,
  to: JourneyPoint,
  direction: Direction,
): { readonly along: number; readonly aside: number } {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const along = right * STEP_X[direction] + down * STEP_Y[direction];
  const aside = right * STEP_Y[direction] + down * STEP_X[direction];
  return { along, aside: Math.abs(aside) };
}
