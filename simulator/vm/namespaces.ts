/** Tables of API functions and constants. A name that is not in them fails with its full name. */
import { jsText, lauxlib, lua, luaName, luaText, type LuaFunction, type LuaState } from "./lua";
import { pushNumber } from "./values";

export type Members = Readonly<Record<string, LuaFunction | number>>;

/** Makes the global table `path` (dots go down into tables that are there already) with those members. */
export function defineNamespace(L: LuaState, path: string, members: Members): void {
  const names = path.split(".");
  const last = names.pop()!;
  lua.lua_getglobal(L, luaName("_G"));
  for (const name of names) lua.lua_getfield(L, -1, luaName(name));
  lua.lua_newtable(L);
  setMembers(L, members);
  failOnMissing(L, (name) => `${path}.${name}`);
  lua.lua_setfield(L, -2, luaName(last));
  lua.lua_settop(L, 0);
}

/** Puts functions and numbers into the table on top of the stack. */
export function setMembers(L: LuaState, members: Members): void {
  for (const [name, member] of Object.entries(members)) {
    if (typeof member === "number") pushNumber(L, member);
    else lua.lua_pushcfunction(L, member);
    lua.lua_setfield(L, -2, luaName(name));
  }
}

/**
 * Makes the table on top of the stack fail when a name is read that it does not hold.
 * @param optional names that may be missing.
 */
export function failOnMissing(L: LuaState, fullName: (name: string) => string, optional?: ReadonlySet<string>): void {
  lua.lua_newtable(L);
  lua.lua_pushcfunction(L, (L) => {
    const name = nameAt(L, 2);
    if (optional?.has(name)) return 0;
    return raise(L, `${fullName(name)} is not in the simulator`);
  });
  lua.lua_setfield(L, -2, luaName("__index"));
  lua.lua_setmetatable(L, -2);
}

/** Throws a Lua error with the place in the game's code that called the running function. */
export function raise(L: LuaState, message: string): never {
  lauxlib.luaL_where(L, 1);
  const where = jsText(lua.lua_tostring(L, -1)!);
  lua.lua_pushstring(L, luaText(where + message));
  return lua.lua_error(L);
}

function nameAt(L: LuaState, index: number): string {
  return jsText(lauxlib.luaL_tolstring(L, index));
}
