/**
 * The list of all values on which the picture of the open screen depends. If one of them has changed since the frame
 * before, frame.ts draws the screen again.
 */

/**
 * The values on which the picture of the open screen depends, as listed last. `hasChanged` says whether they differ
 * from those of the frame before.
 */
export interface ShownValues {
  readonly values: unknown[];
  count: number;
  hasChanged: boolean;
}

export function createShownValues(): ShownValues {
  return { values: [], count: 0, hasChanged: false };
}

/**
 * Starts a new list of the values on which the picture of the open screen depends. Each added value is compared with
 * the one at the same index in the frame before.
 */
export function startListing(shown: ShownValues): void {
  shown.count = 0;
  shown.hasChanged = false;
}

/**
 * Adds a value on which the picture of the open screen depends. The screen is drawn again if the value differs from the
 * value that the frame before added. An object counts as changed only if another object replaces it.
 */
export function listShown(shown: ShownValues, value: unknown): void {
  const { values, count } = shown;
  if (values[count] !== value) {
    values[count] = value;
    shown.hasChanged = true;
  }
  shown.count = count + 1;
}
