/**
 * Returns the index of the first visible item in a row of `count` items, of which `visibleCount` are visible at once.
 * The row scrolls so that the chosen item is in the middle, unless the item is near an end of the row.
 */
export function firstInSight(count: number, visibleCount: number, chosen: number): number {
  return Math.max(0, Math.min(count - visibleCount, chosen - Math.floor(visibleCount / 2)));
}
