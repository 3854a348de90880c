/** The parts of fengari that the simulator uses; the package has no types of its own. */

declare module "fengari" {
  /** A Lua thread. */
  export interface LuaState {
    /** Instructions until the count hook runs. */
    hookcount: number;
    readonly basehookcount: number;
  }
  export type LuaString = Uint8Array;
  export type LuaFunction = (L: LuaState) => number;

  const fengari: {
    readonly lua: {
      LUA_OK: number;
      LUA_YIELD: number;
      LUA_MULTRET: number;
      LUA_MASKCOUNT: number;
      LUA_REGISTRYINDEX: number;
      LUA_TNIL: number;
      LUA_TBOOLEAN: number;
      LUA_TNUMBER: number;
      LUA_TSTRING: number;
      LUA_TTABLE: number;
      LUA_TFUNCTION: number;
      LUA_TUSERDATA: number;
      lua_atnativeerror(L: LuaState, handler: LuaFunction): void;
      lua_createtable(L: LuaState, arrayCount: number, hashCount: number): void;
      lua_error(L: LuaState): never;
      lua_getfield(L: LuaState, index: number, name: LuaString): number;
      lua_getmetatable(L: LuaState, index: number): boolean;
      lua_getglobal(L: LuaState, name: LuaString): number;
      lua_gettop(L: LuaState): number;
      lua_insert(L: LuaState, index: number): void;
      lua_isinteger(L: LuaState, index: number): boolean;
      lua_newtable(L: LuaState): void;
      lua_newthread(L: LuaState): LuaState;
      lua_newuserdata(L: LuaState, size: number): Record<string, unknown>;
      lua_next(L: LuaState, index: number): number;
      lua_pcall(L: LuaState, argumentCount: number, resultCount: number, handlerIndex: number): number;
      lua_pop(L: LuaState, count: number): void;
      lua_pushboolean(L: LuaState, value: boolean | number): void;
      lua_pushcclosure(L: LuaState, f: LuaFunction, upvalueCount: number): void;
      lua_pushcfunction(L: LuaState, f: LuaFunction): void;
      lua_pushinteger(L: LuaState, value: number): void;
      lua_pushnil(L: LuaState): void;
      lua_pushnumber(L: LuaState, value: number): void;
      lua_pushstring(L: LuaState, value: LuaString): void;
      lua_pushvalue(L: LuaState, index: number): void;
      lua_rawequal(L: LuaState, a: number, b: number): boolean;
      lua_rawget(L: LuaState, index: number): number;
      lua_rawgeti(L: LuaState, index: number, n: number): number;
      lua_rawlen(L: LuaState, index: number): number;
      lua_rawset(L: LuaState, index: number): void;
      lua_rawseti(L: LuaState, index: number, n: number): void;
      lua_remove(L: LuaState, index: number): void;
      lua_resume(L: LuaState, from: LuaState | null, argumentCount: number): number;
      lua_setfield(L: LuaState, index: number, name: LuaString): void;
      lua_setglobal(L: LuaState, name: LuaString): void;
      lua_sethook(L: LuaState, hook: ((L: LuaState) => void) | null, mask: number, count: number): void;
      lua_setmetatable(L: LuaState, index: number): void;
      lua_settop(L: LuaState, index: number): void;
      lua_status(L: LuaState): number;
      lua_toboolean(L: LuaState, index: number): boolean;
      /** For a function with upvalues fengari gives its closure, not the function. */
      lua_tocfunction(L: LuaState, index: number): LuaFunction | { readonly f: LuaFunction } | null;
      lua_tointeger(L: LuaState, index: number): number;
      lua_tonumber(L: LuaState, index: number): number;
      lua_tostring(L: LuaState, index: number): LuaString | null;
      lua_tothread(L: LuaState, index: number): LuaState | null;
      lua_touserdata(L: LuaState, index: number): unknown;
      lua_type(L: LuaState, index: number): number;
      lua_typename(L: LuaState, type: number): LuaString;
      lua_upvalueindex(n: number): number;
      lua_xmove(from: LuaState, to: LuaState, count: number): void;
    };
    readonly lauxlib: {
      LUA_NOREF: number;
      luaL_argerror(L: LuaState, argument: number, message: LuaString): never;
      luaL_checkinteger(L: LuaState, index: number): number;
      luaL_checknumber(L: LuaState, index: number): number;
      luaL_checkstring(L: LuaState, index: number): LuaString;
      luaL_checktype(L: LuaState, index: number, type: number): void;
      luaL_loadbufferx(L: LuaState, text: LuaString, size: number, name: LuaString, mode: LuaString): number;
      luaL_newmetatable(L: LuaState, name: LuaString): boolean;
      luaL_newstate(): LuaState;
      luaL_ref(L: LuaState, table: number): number;
      luaL_requiref(L: LuaState, name: LuaString, open: LuaFunction, global: number): void;
      luaL_setmetatable(L: LuaState, name: LuaString): void;
      luaL_tolstring(L: LuaState, index: number): LuaString;
      luaL_traceback(L: LuaState, of: LuaState, message: LuaString, level: number): void;
      luaL_unref(L: LuaState, table: number, ref: number): void;
      luaL_where(L: LuaState, level: number): void;
    };
    readonly lualib: {
      luaopen_base: LuaFunction;
      luaopen_coroutine: LuaFunction;
      luaopen_math: LuaFunction;
      luaopen_string: LuaFunction;
      luaopen_table: LuaFunction;
      luaopen_utf8: LuaFunction;
    };
    to_luastring(text: string, cache?: boolean): LuaString;
    to_jsstring(text: LuaString, from?: number, to?: number, replaceInvalid?: boolean): string;
  };
  export default fengari;
}
