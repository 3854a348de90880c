/** A list with a fixed capacity, for small caches. */

/**
 * Appends an item to a list. Removes the oldest item and returns it if the list then has more than `capacity` items.
 */
export function pushBounded<T>(list: T[], newest: T, capacity: number): T | undefined {
  list.push(newest);
  return list.length > capacity ? list.shift() : undefined;
}
