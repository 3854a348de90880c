/** Arguments and results of API functions. Every reader throws the Lua error "bad argument" when the value does not fit. */
import type { Lua } from "./lua";

/** Whether the argument is there: neither left out nor nil. */
export function given(L: Lua, index: number): boolean {
  const type = L.type(index);
  return type !== "none" && type !== "nil";
}

/** A number. */
export function number(L: Lua, index: number): number {
  return L.checkNumber(index);
}

/** A number or, where it is not given, `otherwise`. */
export function numberOr<T>(L: Lua, index: number, otherwise: T): number | T {
  return given(L, index) ? number(L, index) : otherwise;
}

/** A pixel coordinate: fractions are cut to the pixel they lie in. */
export function pixel(L: Lua, index: number): number {
  return Math.floor(L.checkNumber(index));
}

/** A whole number from `min` to `max`. */
export function choice(L: Lua, index: number, min: number, max: number): number {
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
