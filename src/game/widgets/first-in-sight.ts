/**
 * Returns the index of the first visible item in a row of `count` items, of which `visibleCount` are visible. The row
 * scrolls so that the chosen item is in the middle, except near its ends.
 */
export function firstInSight(count: number, visibleCount: number, chosen: number): number {
  return Math.max(0, Math.min(count - visibleCount, chosen - Math.floor(visibleCount / 2)));
}
