/**
 * The list of all values on which the picture of the open screen depends. In each frame, the screen adds these values
 * in the same order. If a value has changed, frame.ts draws the screen again. The same list object serves all frames,
 * so that no memory is allocated.
 */

/**
 * The values on which the picture of the open screen depends, as the screen listed them last. `hasChanged` says whether
 * they differ from those of the frame before.
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
 * Starts a new list of the values on which the picture of the open screen depends. Each value that is then added is
 * compared with the value that had the same index in the frame before.
 */
export function startListing(shown: ShownValues): void {
  shown.count = 0;
  shown.hasChanged = false;
}

/**
 * Adds a value to the list `shown` of the values on which the picture of the open screen depends. If the value differs
 * from the value with this index in the frame before, the screen will be drawn again. The value may be a number, a
 * text, a boolean, or an object that is replaced by another object when the picture changes.
 */
export function listShown(shown: ShownValues, value: unknown): void {
  const { values, count } = shown;
  if (values[count] !== value) {
    values[count] = value;
    shown.hasChanged = true;
  }
  shown.count = count + 1;
}
