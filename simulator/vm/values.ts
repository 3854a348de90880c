/** Arguments and results of API functions. Every reader throws the Lua error "bad argument" when the value does not fit. */
import type { Lua } from "./lua";

/** Whether the argument is there. What an explicit nil does the console's documents do not say, so it is refused. */
export function isGiven(L: Lua, index: number): boolean {
  if (index > L.top()) return false;
  if (isNil(L, index)) reject(L, index, "a value or no argument at all expected, got nil");
  return true;
}

/** Whether the argument is nil, for the few that may be. */
export function isNil(L: Lua, index: number): boolean {
  return L.type(index) === "nil";
}

/** A number. */
export function number(L: Lua, index: number): number {
  return L.checkNumber(index);
}

/** A number or, where it is not given, `otherwise`. */
export function numberOr<T>(L: Lua, index: number, otherwise: T): number | T {
  return isGiven(L, index) ? number(L, index) : otherwise;
}

/** A whole number, as coordinates are: where a fraction lies the console's documents do not say. */
export function pixel(L: Lua, index: number): number {
  const value = number(L, index);
  if (!Number.isInteger(value)) reject(L, index, `a whole number expected, got ${value}`);
  return value;
}

/** A width or a height in pixels: what one of none does the console's documents do not say. */
export function positivePixels(L: Lua, index: number, name: "width" | "height"): number {
  const value = pixel(L, index);
  if (value <= 0) reject(L, index, `a ${name} above 0 expected, got ${value}`);
  return value;
}

/** A whole number from `min` to `max`. */
export function integerInRange(L: Lua, index: number, min: number, max: number): number {
  const value = L.checkInteger(index);
  if (value < min || value > max) reject(L, index, `a number from ${min} to ${max} expected, got ${value}`);
  return value;
}

/** A text. */
export function text(L: Lua, index: number): string {
  return L.checkText(index);
}

/** A boolean. */
export function boolean(L: Lua, index: number): boolean {
  L.checkType(index, "boolean");
  return L.toBoolean(index);
}

/** The numbers of a list. */
export function numberList(L: Lua, index: number): number[] {
  return list(L, index, (item) => number(L, item));
}

/** The texts of a list. */
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

/** Throws the Lua error that argument `index` is bad. */
export function reject(L: Lua, index: number, why: string): never {
  return L.rejectArgument(index, why);
}

/** Gives numbers to Lua as that many results. */
export function returnNumbers(L: Lua, ...values: number[]): number {
  for (const value of values) L.pushNumber(value);
  return values.length;
}

/** Gives a boolean to Lua as the result. */
export function returnBoolean(L: Lua, value: boolean): number {
  L.pushBoolean(value);
  return 1;
}

/** Gives a text to Lua as the result. */
export function returnText(L: Lua, value: string): number {
  L.pushText(value);
  return 1;
}

/** Gives nil to Lua as the result. */
export function returnNil(L: Lua): number {
  L.pushNil();
  return 1;
}

/** Gives nil and the reason to Lua. */
export function returnFailure(L: Lua, why: string): number {
  L.pushNil();
  L.pushText(why);
  return 2;
}
