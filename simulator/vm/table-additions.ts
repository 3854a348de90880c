/** The functions that the Playdate adds to Lua's `table`. */
import { lauxlib, lua, luaName, type LuaState } from "./lua";
import { setMembers } from "./namespaces";
import { given, returnNil, returnNumbers } from "./values";

/** Adds them to the global `table`. */
export function addTableFunctions(L: LuaState): void {
  lua.lua_getglobal(L, luaName("table"));
  setMembers(L, { create, indexOfElement, getsize, shallowcopy, deepcopy });
  lua.lua_pop(L, 1);
}

function create(L: LuaState): number {
  lauxlib.luaL_checkinteger(L, 1);
  lua.lua_newtable(L);
  return 1;
}

function indexOfElement(L: LuaState): number {
  lauxlib.luaL_checktype(L, 1, lua.LUA_TTABLE);
  const length = lua.lua_rawlen(L, 1);
  for (let i = 1; i <= length; i++) {
    lua.lua_rawgeti(L, 1, i);
    if (lua.lua_rawequal(L, 2, -1)) return returnNumbers(L, i);
    lua.lua_pop(L, 1);
  }
  return returnNil(L);
}

function getsize(L: LuaState): number {
  lauxlib.luaL_checktype(L, 1, lua.LUA_TTABLE);
  const arrayCount = lua.lua_rawlen(L, 1);
  let all = 0;
  forEachEntry(L, 1, () => all++);
  return returnNumbers(L, arrayCount, all - arrayCount);
}

function shallowcopy(L: LuaState): number {
  lauxlib.luaL_checktype(L, 1, lua.LUA_TTABLE);
  if (given(L, 2)) lua.lua_settop(L, 2);
  else {
    lua.lua_settop(L, 1);
    lua.lua_newtable(L);
  }
  copyEntries(L, 1, 2, () => {});
  return 1;
}

function deepcopy(L: LuaState): number {
  lauxlib.luaL_checktype(L, 1, lua.LUA_TTABLE);
  pushDeepCopy(L, 1);
  return 1;
}

function pushDeepCopy(L: LuaState, index: number): void {
  lua.lua_newtable(L);
  copyEntries(L, index, lua.lua_gettop(L), () => {
    if (lua.lua_type(L, -1) !== lua.LUA_TTABLE) return;
    pushDeepCopy(L, lua.lua_gettop(L));
    lua.lua_remove(L, -2);
  });
}

/** Copies all entries between two tables; `change` may replace the value on top of the stack. */
function copyEntries(L: LuaState, from: number, to: number, change: () => void): void {
  forEachEntry(L, from, () => {
    lua.lua_pushvalue(L, -2);
    lua.lua_pushvalue(L, -2);
    change();
    lua.lua_rawset(L, to);
  });
}

function forEachEntry(L: LuaState, index: number, visit: () => void): void {
  lua.lua_pushnil(L);
  while (lua.lua_next(L, index) !== 0) {
    visit();
    lua.lua_pop(L, 1);
  }
}
