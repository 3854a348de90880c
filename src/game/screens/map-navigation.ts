import { STEP_X, STEP_Y, type Direction } from "../../kernel/direction";
import type { JourneyPoint } from "../../puzzles/looks/journey";

/** How much a pixel beside the direction counts against one along it. */
const ASIDE_WEIGHT = 2;

/**
 * The level that ✛ leads to from level `from` of `count`: the next or the last one on the way, if it lies in that
 * direction, else the nearest that does; `from` itself if there is none.
 */
export function nextLevelInDirection(
  spotOf: (number: number) => JourneyPoint,
  count: number,
  from: number,
  direction: Direction,
): number {
  for (const neighbour of [from + 1, from - 1]) {
    if (neighbour < 0 || neighbour >= count) continue;
    const { along, aside } = offsetIn(spotOf(from), spotOf(neighbour), direction);
    if (along > aside) return neighbour;
  }
  let nearest = from;
  let least = 0;
  for (let number = 0; number < count; number++) {
    const { along, aside } = offsetIn(spotOf(from), spotOf(number), direction);
    const cost = along + ASIDE_WEIGHT * aside;
    if (along <= 0 || (nearest !== from && cost >= least)) continue;
    nearest = number;
    least = cost;
  }
  return nearest;
}

/** How far a spot lies in a direction, and how far beside it. */
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
