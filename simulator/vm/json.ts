/** Lua values as JSON text and back, as the console writes them. */
import { jsText, lua, luaText, type LuaState } from "./lua";
import { pushNumber } from "./values";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * The JSON text of the Lua value at `index`. A table whose keys are 1 to n becomes an array, any other an object.
 * Throws if a value cannot be written: a function, an object, a number that is not finite.
 */
export function encodeJson(L: LuaState, index: number, pretty: boolean): string {
  return JSON.stringify(toJson(L, index), undefined, pretty ? "\t" : undefined);
}

/** Gives the Lua value of a JSON text to Lua. Returns whether the text is JSON; if not, Lua receives nothing. */
export function pushJson(L: LuaState, text: string): boolean {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return false;
  }
  push(L, value);
  return true;
}

function toJson(L: LuaState, index: number): Json {
  switch (lua.lua_type(L, index)) {
    case lua.LUA_TNIL:
      return null;
    case lua.LUA_TBOOLEAN:
      return lua.lua_toboolean(L, index);
    case lua.LUA_TSTRING:
      return jsText(lua.lua_tostring(L, index)!);
    case lua.LUA_TNUMBER:
      return finite(lua.lua_tonumber(L, index));
    case lua.LUA_TTABLE:
      return tableToJson(L, index < 0 ? lua.lua_gettop(L) + index + 1 : index);
    default:
      throw new Error(`a ${jsText(lua.lua_typename(L, lua.lua_type(L, index)))} cannot be written as JSON`);
  }
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new Error(`the number ${value} cannot be written as JSON`);
  return value;
}

function tableToJson(L: LuaState, index: number): Json {
  const entries = new Map<string | number, Json>();
  lua.lua_pushnil(L);
  while (lua.lua_next(L, index) !== 0) {
    entries.set(keyAt(L), toJson(L, -1));
    lua.lua_pop(L, 1);
  }
  const length = lua.lua_rawlen(L, index);
  const isArray = entries.size === length;
  if (isArray) return Array.from({ length }, (_, i) => entries.get(i + 1) ?? null);
  const object = Object.create(null) as { [name: string]: Json };
  for (const [key, value] of entries) object[key] = value;
  return object;
}

/** The key below the value on top of the stack. Lua must not change it to a string while it walks the table. */
function keyAt(L: LuaState): string | number {
  if (lua.lua_type(L, -2) === lua.LUA_TNUMBER) return lua.lua_tonumber(L, -2);
  if (lua.lua_type(L, -2) === lua.LUA_TSTRING) return jsText(lua.lua_tostring(L, -2)!);
  throw new Error("a table's key must be a string or a number to be written as JSON");
}

function push(L: LuaState, value: Json): void {
  if (value === null) lua.lua_pushnil(L);
  else if (typeof value === "boolean") lua.lua_pushboolean(L, value);
  else if (typeof value === "number") pushNumber(L, value);
  else if (typeof value === "string") lua.lua_pushstring(L, luaText(value));
  else pushTable(L, value);
}

function pushTable(L: LuaState, value: Json[] | { [name: string]: Json }): void {
  lua.lua_newtable(L);
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      push(L, item);
      lua.lua_rawseti(L, -2, i + 1);
    });
    return;
  }
  for (const [name, item] of Object.entries(value)) {
    push(L, item);
    lua.lua_setfield(L, -2, luaText(name));
  }
}
