/** Tables on the stack of the running thread, under the names of Lua's own C functions. */
import type { State } from "./state";

/** The place of the registry, where Lua keeps what only the host may reach: LUA_REGISTRYINDEX. */
export const REGISTRY = -1_001_000;

export function tableFunctions(state: State) {
  const { c, texts } = state;
  return {
    newTable: (): void => c.lua_createtable(state.running, 0, 0),
    /** A table with room for so many entries in its list and beside it. */
    newTableFor: (listed: number, named: number): void => c.lua_createtable(state.running, listed, named),
    getGlobal: (global: string): void => void c.lua_getglobal(state.running, texts.name(global)),
    setGlobal: (global: string): void => c.lua_setglobal(state.running, texts.name(global)),
    getField: (index: number, field: string): void => void c.lua_getfield(state.running, index, texts.name(field)),
    setField: (index: number, field: string): void => c.lua_setfield(state.running, index, texts.name(field)),
    rawGetAt: (index: number, n: number): void => void c.lua_rawgeti(state.running, index, n),
    rawSetAt: (index: number, n: number): void => c.lua_rawseti(state.running, index, n),
    rawSet: (index: number): void => c.lua_rawset(state.running, index),
    /** Takes a key off and puts the next one with its value on; false, and nothing, behind the last. */
    next: (index: number): boolean => c.lua_next(state.running, index) !== 0,
    /** Puts the value's metatable on the stack; false, and nothing, where it has none. */
    getMetatable: (index: number): boolean => c.lua_getmetatable(state.running, index) !== 0,
    /** The table on top becomes the metatable of the value at `index`. */
    setMetatable: (index: number): void => void c.lua_setmetatable(state.running, index),
    /** Keeps the value on top, which it takes off. Returns a number to get it back by. */
    createRef: (): number => c.luaL_ref(state.running, REGISTRY),
    pushRef: (kept: number): void => void c.lua_rawgeti(state.running, REGISTRY, kept),
  };
}
