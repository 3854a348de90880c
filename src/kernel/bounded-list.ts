/** Appends items to a list of limited length, for small caches. */

/** Appends an item to a list. If the list then has more than `capacity` items, removes and returns its oldest item. */
export function pushBounded<T>(list: T[], newest: T, capacity: number): T | undefined {
  list.push(newest);
  return list.length > capacity ? list.shift() : undefined;
}
