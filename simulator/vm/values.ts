/**
 * Reads arguments of API functions and pushes their results. Every reader throws the Lua error "bad argument" for a
 * wrong value.
 */
import type { Lua } from "./lua";

/**
 * Returns whether the argument is given. An explicit nil throws, because the console's documentation does not define
 * it.
 */
export function isGiven(L: Lua, index: number): boolean {
  if (index > L.top()) return false;
  if (isNil(L, index)) reject(L, index, "a value or no argument at all expected, got nil");
  return true;
}

/** Returns whether the argument is nil, for the few arguments that may be nil. */
export function isNil(L: Lua, index: number): boolean {
  return L.type(index) === "nil";
}

/** Returns a number. */
export function number(L: Lua, index: number): number {
  return L.checkNumber(index);
}

/** Returns a number, or `otherwise` if the argument is missing. */
export function numberOr<T>(L: Lua, index: number, otherwise: T): number | T {
  return isGiven(L, index) ? number(L, index) : otherwise;
}

/**
 * Returns a whole number for a coordinate. Fractions throw, because the console's documentation does not define how
 * they are rounded.
 */
export function pixel(L: Lua, index: number): number {
  const value = number(L, index);
  if (!Number.isInteger(value)) reject(L, index, `a whole number expected, got ${value}`);
  return value;
}

/**
 * Returns a width or height in pixels. It must be positive, because the console's documentation does not define 0.
 */
export function positivePixels(L: Lua, index: number, name: "width" | "height"): number {
  const value = pixel(L, index);
  if (value <= 0) reject(L, index, `a ${name} above 0 expected, got ${value}`);
  return value;
}

/** Returns a whole number from `min` to `max`. */
export function integerInRange(L: Lua, index: number, min: number, max: number): number {
  const value = L.checkInteger(index);
  if (value < min || value > max) reject(L, index, `a number from ${min} to ${max} expected, got ${value}`);
  return value;
}

/** Returns a text. */
export function text(L: Lua, index: number): string {
  return L.checkText(index);
}

/** Returns a boolean. */
export function boolean(L: Lua, index: number): boolean {
  L.checkType(index, "boolean");
  return L.toBoolean(index);
}

/** Returns the numbers of the Lua list at a stack index. Throws if an item is no number. */
export function numberList(L: Lua, index: number): number[] {
  return list(L, index, (item) => number(L, item));
}

/** Returns the texts of a list. */
export function textList(L: Lua, index: number): string[] {
  return list(L, index, (item) => text(L, item));
}

function list<T>(L: Lua, index: number, read: (item: number) => T): T[] {
  L.checkType(index, "table");
  const items: T[] = [];
  for (let i = 1; i <= L.rawLength(index); i++) {
    L.rawGetAt(index, i);
    items.push(read(-1));
    L.pop(1);
  }
  return items;
}

/** Throws the Lua error "bad argument" for argument `index`. */
export function reject(L: Lua, index: number, why: string): never {
  return L.rejectArgument(index, why);
}

/** Returns numbers to Lua, one result each. */
export function returnNumbers(L: Lua, ...values: number[]): number {
  for (const value of values) L.pushNumber(value);
  return values.length;
}

/** Returns a boolean to Lua. */
export function returnBoolean(L: Lua, value: boolean): number {
  L.pushBoolean(value);
  return 1;
}

/** Returns a text to Lua. */
export function returnText(L: Lua, value: string): number {
  L.pushText(value);
  return 1;
}

/** Returns nil to Lua. */
export function returnNil(L: Lua): number {
  L.pushNil();
  return 1;
}

/** Returns nil and an error message to Lua. */
export function returnFailure(L: Lua, why: string): number {
  L.pushNil();
  L.pushText(why);
  return 2;
}
