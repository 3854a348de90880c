/** Puts something at the end of a list that has room for `most`; if it is full the oldest goes, and is given. */
export function pushBounded<T>(list: T[], newest: T, capacity: number): T | undefined {
  list.push(newest);
  return list.length > capacity ? list.shift() : undefined;
}
