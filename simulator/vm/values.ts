/**
 * Reads the arguments of a call from Lua code, and pushes the results. Every reader throws the Lua error "bad argument"
 * for a wrong value.
 */
import type { Lua } from "./lua";

/**
 * Returns whether Lua code passed the argument with the number `index` to a function of the Playdate API. An explicit
 * nil throws, because the Playdate documentation does not define what nil does.
 */
export function isGiven(L: Lua, index: number): boolean {
  if (index > L.top()) return false;
  if (isNil(L, index)) reject(L, index, "a value or no argument at all expected, got nil");
  return true;
}

/** Returns whether argument number `index` of the call from Lua is nil. */
export function isNil(L: Lua, index: number): boolean {
  return L.type(index) === "nil";
}

export function readNumber(L: Lua, index: number): number {
  return L.checkNumber(index);
}

/** Returns argument number `index`, which must be a number, or `otherwise` if the argument is missing. */
export function readNumberOr<T>(L: Lua, index: number, otherwise: T): number | T {
  return isGiven(L, index) ? readNumber(L, index) : otherwise;
}

/**
 * Returns argument number `index`, which must be a coordinate in whole pixels. A fraction is an error, because the
 * Playdate documentation does not define how fractions are rounded.
 */
export function readPixels(L: Lua, index: number): number {
  const value = readNumber(L, index);
  if (!Number.isInteger(value)) reject(L, index, `a whole number expected, got ${value}`);
  return value;
}

/**
 * Returns argument number `index`, which must be a width or height in pixels. Only positive numbers are allowed,
 * because the Playdate documentation does not define what 0 does.
 */
export function readPositivePixels(L: Lua, index: number, name: "width" | "height"): number {
  const value = readPixels(L, index);
  if (value <= 0) reject(L, index, `a ${name} above 0 expected, got ${value}`);
  return value;
}

/** Returns argument number `index`, which must be a whole number from `min` to `max`. */
export function readIntegerInRange(L: Lua, index: number, min: number, max: number): number {
  const value = L.checkInteger(index);
  if (value < min || value > max) reject(L, index, `a number from ${min} to ${max} expected, got ${value}`);
  return value;
}

export function readText(L: Lua, index: number): string {
  return L.checkText(index);
}

export function readBoolean(L: Lua, index: number): boolean {
  L.checkType(index, "boolean");
  return L.toBoolean(index);
}

/** Returns the numbers in a Lua list. Throws if an item of the list is not a number. */
export function readNumberList(L: Lua, index: number): number[] {
  return list(L, index, (item) => readNumber(L, item));
}

/** Returns the texts in a Lua list. Throws if an item of the list is not a text. */
export function readTextList(L: Lua, index: number): string[] {
  return list(L, index, (item) => readText(L, item));
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

export function reject(L: Lua, index: number, why: string): never {
  return L.rejectArgument(index, why);
}

export function returnNumbers(L: Lua, ...values: number[]): number {
  for (const value of values) L.pushNumber(value);
  return values.length;
}

export function returnBoolean(L: Lua, value: boolean): number {
  L.pushBoolean(value);
  return 1;
}

export function returnText(L: Lua, value: string): number {
  L.pushText(value);
  return 1;
}

export function returnNil(L: Lua): number {
  L.pushNil();
  return 1;
}

export function returnFailure(L: Lua, why: string): number {
  L.pushNil();
  L.pushText(why);
  return 2;
}
