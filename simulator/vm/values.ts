/** Arguments and results of API functions. Every reader throws the Lua error "bad argument" when the value does not fit. */
import { jsText, lauxlib, lua, luaText, type LuaState } from "./lua";

/** Whether the argument is there: neither left out nor nil. */
export function given(L: LuaState, index: number): boolean {
  return lua.lua_type(L, index) > lua.LUA_TNIL;
}

/** A number. */
export function number(L: LuaState, index: number): number {
  return lauxlib.luaL_checknumber(L, index);
}

/** A number or, where it is not given, `otherwise`. */
export function numberOr<T>(L: LuaState, index: number, otherwise: T): number | T {
  return given(L, index) ? number(L, index) : otherwise;
}

/** A pixel coordinate: fractions are cut to the pixel they lie in. */
export function pixel(L: LuaState, index: number): number {
  return Math.floor(lauxlib.luaL_checknumber(L, index));
}

/** A whole number from `min` to `max`. */
export function choice(L: LuaState, index: number, min: number, max: number): number {
  const value = lauxlib.luaL_checkinteger(L, index);
  if (value < min || value > max) reject(L, index, `a number from ${min} to ${max} expected, got ${value}`);
  return value;
}

/** A text. */
export function text(L: LuaState, index: number): string {
  return jsText(lauxlib.luaL_checkstring(L, index));
}

/** A boolean. */
export function boolean(L: LuaState, index: number): boolean {
  lauxlib.luaL_checktype(L, index, lua.LUA_TBOOLEAN);
  return lua.lua_toboolean(L, index);
}

/** The numbers of a list. */
export function numberList(L: LuaState, index: number): number[] {
  return list(L, index, (item) => number(L, item));
}

/** The texts of a list. */
export function textList(L: LuaState, index: number): string[] {
  return list(L, index, (item) => text(L, item));
}

function list<T>(L: LuaState, index: number, read: (item: number) => T): T[] {
  lauxlib.luaL_checktype(L, index, lua.LUA_TTABLE);
  const items: T[] = [];
  for (let i = 1; i <= lua.lua_rawlen(L, index); i++) {
    lua.lua_rawgeti(L, index, i);
    items.push(read(-1));
    lua.lua_pop(L, 1);
  }
  return items;
}

/** Throws the Lua error that argument `index` is bad. */
export function reject(L: LuaState, index: number, why: string): never {
  return lauxlib.luaL_argerror(L, index, luaText(why));
}

/** Gives a number to Lua: an integer where it is one and fits. */
export function pushNumber(L: LuaState, value: number): void {
  if ((value | 0) === value && !Object.is(value, -0)) lua.lua_pushinteger(L, value);
  else lua.lua_pushnumber(L, value);
}

/** Gives numbers to Lua as that many results. */
export function returnNumbers(L: LuaState, ...values: number[]): number {
  for (const value of values) pushNumber(L, value);
  return values.length;
}

/** Gives a boolean to Lua as the result. */
export function returnBoolean(L: LuaState, value: boolean): number {
  lua.lua_pushboolean(L, value);
  return 1;
}

/** Gives a text to Lua as the result. */
export function returnText(L: LuaState, value: string): number {
  lua.lua_pushstring(L, luaText(value));
  return 1;
}

/** Gives nil to Lua as the result. */
export function returnNil(L: LuaState): number {
  lua.lua_pushnil(L);
  return 1;
}

/** Gives nil and the reason to Lua. */
export function returnFailure(L: LuaState, why: string): number {
  lua.lua_pushnil(L);
  lua.lua_pushstring(L, luaText(why));
  return 2;
}
