/** Functions for values on the stack of the running Lua thread, named after the functions of Lua's C API. */
import type { State } from "./state";

export type LuaType = "none" | "nil" | "boolean" | "number" | "string" | "table" | "function" | "userdata" | "thread";

/** The names of Lua's types, indexed by Lua's type number plus one, because LUA_TNONE is -1. */
const TYPES: readonly LuaType[] = [
  "none",
  "nil",
  "boolean",
  "userdata",
  "number",
  "string",
  "table",
  "function",
  "userdata",
  "thread",
];

function typeNumber(type: LuaType): number {
  return TYPES.lastIndexOf(type) - 1;
}

export function createStackFunctions(state: State) {
  const { c } = state;
  return {
    top: (): number => c.lua_gettop(state.running),
    setTop: (index: number): void => c.lua_settop(state.running, index),
    pop: (count: number): void => c.lua_settop(state.running, -count - 1),
    remove: (index: number): void => {
      c.lua_rotate(state.running, index, -1);
      c.lua_settop(state.running, -2);
    },
    /**
     * Makes space for `count` more values on the Lua stack. A JavaScript function that Lua calls starts with space for
     * 20 values.
     */
    reserve: (count: number): void => c.luaL_checkstack(state.running, count, 0),
    type: (index: number): LuaType => TYPES[c.lua_type(state.running, index) + 1],
    isInteger: (index: number): boolean => c.lua_isinteger(state.running, index) !== 0,
    rawEqual: (a: number, b: number): boolean => c.lua_rawequal(state.running, a, b) !== 0,
    rawLength: (index: number): number => c.lua_rawlen(state.running, index),
  };
}

export function pushFunctions(state: State) {
  const { c, texts } = state;
  return {
    pushNil: (): void => c.lua_pushnil(state.running),
    pushBoolean: (value: boolean): void => c.lua_pushboolean(state.running, value ? 1 : 0),
    /** Pushes a number on the Lua stack: as an integer if it fits into 32 bits, otherwise as a float. */
    pushNumber: (value: number): void => {
      if ((value | 0) === value && !Object.is(value, -0)) c.lua_pushinteger(state.running, value);
      else c.lua_pushnumber(state.running, value);
    },
    pushFloat: (value: number): void => c.lua_pushnumber(state.running, value),
    pushText: (text: string): void =>
      texts.withCString(text, (pointer, byteCount) => {
        c.lua_pushlstring(state.running, pointer, byteCount);
      }),
    pushBytes: (bytes: Uint8Array): void =>
      texts.withBytes(bytes, (pointer) => {
        c.lua_pushlstring(state.running, pointer, bytes.length);
      }),
    pushValue: (index: number): void => c.lua_pushvalue(state.running, index),
  };
}

export function readFunctions(state: State) {
  const { c, texts } = state;
  return {
    toBoolean: (index: number): boolean => c.lua_toboolean(state.running, index) !== 0,
    /** Returns the number at a stack index. Converts a numeric string, and returns 0 for anything else. */
    toNumber: (index: number): number =>
      c.lua_isinteger(state.running, index) !== 0
        ? c.lua_tointegerx(state.running, index, 0)
        : c.lua_tonumberx(state.running, index, 0),
    /**
     * Returns the text of the string or number at a stack index, or undefined. Replaces a number on the stack by its
     * text.
     */
    toText: (index: number): string | undefined => texts.read((size) => c.lua_tolstring(state.running, index, size)),
    /** Returns the bytes of the string or number at a stack index, or undefined for anything else. */
    toBytes: (index: number): Uint8Array | undefined =>
      texts.readBytes((size) => c.lua_tolstring(state.running, index, size)),
    /** Returns the text that Lua's `tostring` returns for the value at a stack index. */
    toDisplayText: (index: number): string => {
      const text = texts.read((size) => c.luaL_tolstring(state.running, index, size))!;
      c.lua_settop(state.running, -2);
      return text;
    },
  };
}

/**
 * Creates the functions that read arguments of one type from the Lua stack. Values of other types throw the Lua error
 * "bad argument".
 */
export function createArgumentFunctions(state: State) {
  const { c, texts } = state;
  return {
    checkNumber: (index: number): number =>
      c.lua_isinteger(state.running, index) !== 0
        ? c.lua_tointegerx(state.running, index, 0)
        : c.luaL_checknumber(state.running, index),
    checkInteger: (index: number): number => c.luaL_checkinteger(state.running, index),
    checkText: (index: number): string => texts.read((size) => c.luaL_checklstring(state.running, index, size))!,
    checkType: (index: number, type: LuaType): void => c.luaL_checktype(state.running, index, typeNumber(type)),
    rejectArgument: (index: number, why: string): never =>
      texts.withCString(why, (pointer) => c.luaL_argerror(state.running, index, pointer)),
    /** Throws a Lua error. Its text names the line of the game's code that called the current function. */
    raise: (message: string): never => {
      c.luaL_where(state.running, 1);
      const where = texts.read((size) => c.lua_tolstring(state.running, -1, size))!;
      texts.withCString(where + message, (pointer, byteCount) => c.lua_pushlstring(state.running, pointer, byteCount));
      return c.lua_error(state.running);
    },
  };
}
