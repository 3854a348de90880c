/** Functions marked `@inline` for callers in another file. */

export const enum Side {
  Left = 3,
  Right = 4,
}

const UNIT = -12;
/** For the bundles into which `fromTable` is written. @public */
export const table: readonly number[] = [10, 20, 30];

/** Likewise. @public */
export function plainTwice(number: number): number {
  return 2 * number;
}

/** @inline */
export function inUnits(number: number): number {
  return number * UNIT + Side.Right;
}

/** Reads a list of this file, and calls a function of it that is a function in Lua too. @inline */
export function fromTable(at: number): number {
  const entry = table[at - 1];
  return plainTwice(entry);
}

interface Walk {
  readonly name: string;
  steps: number;
  position: number;
}

/** @inline */
export function newWalk(position: number): Walk {
  const steps = 0;
  return { name: "walk", steps, position };
}

/** @inline */
export function step(walk: Walk, by: number): void {
  walk.steps++;
  walk.position += by;
}

/** Goes on until it has come to `end`; two functions deep. @inline */
export function walkTo(walk: Walk, end: number): void {
  while (walk.position < end) step(walk, 1);
}
