/** Prevents long pauses of Lua's garbage collector while a background task fills a long list. */

/**
 * The last list that was passed to `exposeToCollector`. Nothing reads this variable. Lua's garbage collector traverses
 * a list in small steps if a variable of a module, such as this one, refers to it.
 */
let lastExposed: number[] = [];

/**
 * Lets Lua's garbage collector traverse a long list in small steps: stores the new list in a variable of this module
 * and returns it. Call this function before the list grows long.
 *
 * Lua's garbage collector visits the local variables of a running task only at the end of its cycle, and traverses a
 * list in such a variable in one long step. A list in a variable of a module is traversed before that, in small steps.
 */
export function exposeToCollector(list: number[]): number[] {
  lastExposed = list;
  return lastExposed;
}
