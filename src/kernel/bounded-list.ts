/** A helper for small caches: it adds items to a list of limited length. */

/**
 * Appends an item to a list that may have at most `capacity` items. If the list becomes too long, the function removes
 * its oldest item and returns that item.
 */
export function pushBounded<T>(list: T[], newest: T, capacity: number): T | undefined {
  list.push(newest);
  return list.length > capacity ? list.shift() : undefined;
}
