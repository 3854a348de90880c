/**
 * Returns the index of the first visible item in a row of `count` items, of which `visibleCount` are visible. The
 * chosen item is in the middle, unless it is near an end of the row.
 */
export function firstInSight(count: number, visibleCount: number, chosen: number): number {
  return Math.max(0, Math.min(count - visibleCount, chosen - Math.floor(visibleCount / 2)));
}
