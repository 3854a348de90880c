/** Puts something at the end of a list that has room for `most`; if it is full the oldest goes, and is given. */
export function keepNewest<T>(list: T[], newest: T, most: number): T | undefined {
  list.push(newest);
  return list.length > most ? list.shift() : undefined;
}
