/** Functions for tables on the stack of the running Lua thread, named after the functions of Lua's C API. */
import type { State } from "./state";

/** The stack index of Lua's registry (LUA_REGISTRYINDEX), a table that Lua code cannot reach. */
export const REGISTRY = -1_001_000;

export function createTableFunctions(state: State) {
  const { c, texts } = state;
  return {
    newTable: (): void => c.lua_createtable(state.running, 0, 0),
    /** Pushes a new Lua table with space for `listed` list items and `named` other entries. */
    newTableFor: (listed: number, named: number): void => c.lua_createtable(state.running, listed, named),
    getGlobal: (global: string): void => void c.lua_getglobal(state.running, texts.name(global)),
    setGlobal: (global: string): void => c.lua_setglobal(state.running, texts.name(global)),
    getField: (index: number, field: string): void => void c.lua_getfield(state.running, index, texts.name(field)),
    setField: (index: number, field: string): void => c.lua_setfield(state.running, index, texts.name(field)),
    rawGetAt: (index: number, n: number): void => void c.lua_rawgeti(state.running, index, n),
    rawSetAt: (index: number, n: number): void => c.lua_rawseti(state.running, index, n),
    rawSet: (index: number): void => c.lua_rawset(state.running, index),
    /**
     * Replaces the key on top of the Lua stack by the next key and value of the table at `index`. After the table's
     * last entry, pops the key and returns false.
     */
    next: (index: number): boolean => c.lua_next(state.running, index) !== 0,
    /**
     * Pushes the metatable of the value at the stack index `index`. Returns false, and pushes nothing, if the value has
     * no metatable.
     */
    getMetatable: (index: number): boolean => c.lua_getmetatable(state.running, index) !== 0,
    /** Pops the table on top of the Lua stack and makes it the metatable of the value at the stack index `index`. */
    setMetatable: (index: number): void => void c.lua_setmetatable(state.running, index),
    /**
     * Pops the value on top of the stack and stores it in Lua's registry. Returns the number with which `pushRef`
     * pushes the value again.
     */
    createRef: (): number => c.luaL_ref(state.running, REGISTRY),
    pushRef: (ref: number): void => void c.lua_rawgeti(state.running, REGISTRY, ref),
  };
}
