/** Values on the stack of the running thread, under the names of Lua's own C functions. */
import type { State } from "./state";

export type LuaType = "none" | "nil" | "boolean" | "number" | "string" | "table" | "function" | "userdata" | "thread";

/** Lua's types by their numbers, from LUA_TNONE, which is -1; the first userdata is a bare pointer. */
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

/** The number of a type in Lua. */
function typeNumber(type: LuaType): number {
  return TYPES.lastIndexOf(type) - 1;
}

/** Moving values, and looking at them. */
export function stackFunctions(state: State) {
  const { c } = state;
  return {
    top: (): number => c.lua_gettop(state.running),
    setTop: (index: number): void => c.lua_settop(state.running, index),
    pop: (count: number): void => c.lua_settop(state.running, -count - 1),
    remove: (index: number): void => {
      c.lua_rotate(state.running, index, -1);
      c.lua_settop(state.running, -2);
    },
    /** Makes sure that so many more values fit on the stack; a function finds room for 20. */
    reserve: (count: number): void => c.luaL_checkstack(state.running, count, 0),
    type: (index: number): LuaType => TYPES[c.lua_type(state.running, index) + 1],
    isInteger: (index: number): boolean => c.lua_isinteger(state.running, index) !== 0,
    rawEqual: (a: number, b: number): boolean => c.lua_rawequal(state.running, a, b) !== 0,
    rawLength: (index: number): number => c.lua_rawlen(state.running, index),
  };
}

/** Giving values to Lua. */
export function pushFunctions(state: State) {
  const { c, texts } = state;
  return {
    pushNil: (): void => c.lua_pushnil(state.running),
    pushBoolean: (value: boolean): void => c.lua_pushboolean(state.running, value ? 1 : 0),
    /** An integer where it is one and fits, else a float. */
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

/** Taking values from Lua, whatever they are. */
export function readFunctions(state: State) {
  const { c, texts } = state;
  return {
    toBoolean: (index: number): boolean => c.lua_toboolean(state.running, index) !== 0,
    /** A number, or a string that reads as one; 0 for anything else. */
    toNumber: (index: number): number =>
      c.lua_isinteger(state.running, index) !== 0
        ? c.lua_tointegerx(state.running, index, 0)
        : c.lua_tonumberx(state.running, index, 0),
    /** The text of a string or of a number, which becomes a string; undefined for anything else. */
    toText: (index: number): string | undefined => texts.read((size) => c.lua_tolstring(state.running, index, size)),
    /** The bytes of a string; undefined for anything else but a number. */
    toBytes: (index: number): Uint8Array | undefined =>
      texts.readBytes((size) => c.lua_tolstring(state.running, index, size)),
    /** The text that `tostring` gives. */
    toDisplayText: (index: number): string => {
      const text = texts.read((size) => c.luaL_tolstring(state.running, index, size))!;
      c.lua_settop(state.running, -2);
      return text;
    },
  };
}

/** Taking arguments of a type. What does not fit throws the Lua error "bad argument". */
export function argumentFunctions(state: State) {
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
    /** Throws a Lua error with the place in the game's code that called the running function. */
    raise: (message: string): never => {
      c.luaL_where(state.running, 1);
      const where = texts.read((size) => c.lua_tolstring(state.running, -1, size))!;
      texts.withCString(where + message, (pointer, byteCount) => c.lua_pushlstring(state.running, pointer, byteCount));
      return c.lua_error(state.running);
    },
  };
}
