/** Functions marked `@inline` that are called from another file, for the tests of the compiler's inlining. */

export const enum Side {
  Left = 3,
  Right = 4,
}

const UNIT = -12;
/**
 * A list from which the inlined function `fromTable` reads. Exported for the compiled code of callers, into which the
 * body of `fromTable` is copied. @public
 */
export const table: readonly number[] = [10, 20, 30];

/**
 * Returns twice a number. This function is not inlined, but the inlined function `fromTable` calls it. Exported for the
 * compiled code of callers, into which the body of `fromTable` is copied. @public
 */
export function plainTwice(number: number): number {
  return 2 * number;
}

/**
 * Multiplies a number by a constant of this file and adds a member of an enum. Both must be right in the file that
 * inlines the function. @inline
 */
export function inUnits(number: number): number {
  return number * UNIT + Side.Right;
}

/** Reads a list of this file and calls a function of this file that is not inlined. @inline */
export function fromTable(at: number): number {
  const entry = table[at - 1];
  return plainTwice(entry);
}

interface Walk {
  readonly name: string;
  steps: number;
  position: number;
}

/** Creates a record, some of whose fields have the names of local variables. @inline */
export function newWalk(position: number): Walk {
  const steps = 0;
  return { name: "walk", steps, position };
}

/** Changes two fields of a record. After inlining, these fields may be only local variables in Lua. @inline */
export function step(walk: Walk, by: number): void {
  walk.steps++;
  walk.position += by;
}

/** Calls another inlined function in a loop until the record's position is at least `end`. @inline */
export function walkTo(walk: Walk, end: number): void {
  while (walk.position < end) step(walk, 1);
}
