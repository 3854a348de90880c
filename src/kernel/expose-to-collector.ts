/** The list that was shown last. */
let lastExposed: number[] = [];

/**
 * Shows a new list, before it grows long, to Lua's collector, and gives it back. What only a running work holds the
 * collector finds at the end of its cycle, and goes through all of it in one step; what is put into a variable of a file
 * meanwhile it goes through step by step before that.
 */
export function exposeToCollector(list: number[]): number[] {
  lastExposed = list;
  return lastExposed;
}
