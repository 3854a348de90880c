/** Converts Lua values to JSON text and back, in the format that a real Playdate writes. */
import type { Lua } from "./lua";

/** The number of Lua stack slots for each nested table: one each for the table, a key and a value. */
const STACK_A_LEVEL = 3;

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * Returns the JSON text of the Lua value at the stack index `index`. Tables with the keys 1 to n become arrays, all
 * others objects. Throws for a value that JSON cannot hold.
 */
export function encodeJson(L: Lua, index: number, isPretty: boolean): string {
  return JSON.stringify(toJson(L, index), undefined, isPretty ? "\t" : undefined);
}

/**
 * Parses a JSON text and pushes its value on the Lua stack. Returns false, and pushes nothing, if the text is not JSON.
 */
export function pushJson(L: Lua, text: string): boolean {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return false;
  }
  push(L, value);
  return true;
}

function toJson(L: Lua, index: number): Json {
  const type = L.type(index);
  switch (type) {
    case "nil":
      return null;
    case "boolean":
      return L.toBoolean(index);
    case "string":
      return L.toText(index)!;
    case "number":
      return L.isInteger(index) ? L.toNumber(index) : shortFloat(L.toNumber(index));
    case "table":
      return tableToJson(L, index < 0 ? L.top() + index + 1 : index);
    default:
      throw new Error(`a ${type} cannot be written as JSON`);
  }
}

/**
 * Returns the number with the fewest digits that rounds to the same 32-bit float, such as 0.1 instead of
 * 0.10000000149011612.
 */
function shortFloat(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`the number ${value} cannot be written as JSON`);
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

function tableToJson(L: Lua, index: number): Json {
  L.reserve(STACK_A_LEVEL);
  const entries = new Map<string | number, Json>();
  L.pushNil();
  while (L.next(index)) {
    entries.set(keyAt(L), toJson(L, -1));
    L.pop(1);
  }
  const length = L.rawLength(index);
  const isArray = entries.size === length;
  if (isArray) return Array.from({ length }, (_, i) => entries.get(i + 1) ?? null);
  const object = Object.create(null) as { [name: string]: Json };
  for (const [key, value] of entries) object[key] = value;
  return object;
}

/** Reads number keys as numbers, because converting a key on the Lua stack to a string would break `next`. */
function keyAt(L: Lua): string | number {
  if (L.type(-2) === "number") return L.toNumber(-2);
  if (L.type(-2) === "string") return L.toText(-2)!;
  throw new Error("a table's key must be a string or a number to be written as JSON");
}

function push(L: Lua, value: Json): void {
  if (value === null) L.pushNil();
  else if (typeof value === "boolean") L.pushBoolean(value);
  else if (typeof value === "number") L.pushNumber(value);
  else if (typeof value === "string") L.pushText(value);
  else pushTable(L, value);
}

function pushTable(L: Lua, value: Json[] | { [name: string]: Json }): void {
  L.reserve(STACK_A_LEVEL);
  L.newTable();
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      push(L, item);
      L.rawSetAt(-2, i + 1);
    });
    return;
  }
  for (const [name, item] of Object.entries(value)) {
    push(L, item);
    L.setField(-2, name);
  }
}
