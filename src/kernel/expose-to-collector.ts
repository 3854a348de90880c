/** A workaround for pauses of Lua's garbage collector while a task fills a long list. */

/**
 * The list passed to `exposeToCollector` last. Its only purpose is to keep that list reachable from a module variable.
 */
let lastExposed: number[] = [];

/**
 * Makes a new list reachable from a module variable, and returns it. Call it before the list grows long.
 *
 * Lua's collector finds what only a running task holds at the end of its cycle, and traverses all of it in one step. It
 * traverses a list in a module variable in small steps before that.
 */
export function exposeToCollector(list: number[]): number[] {
  lastExposed = list;
  return lastExposed;
}
