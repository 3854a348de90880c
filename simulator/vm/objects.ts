/** Objects of the simulator in the hands of Lua. */
import { lauxlib, lua, luaName, type LuaFunction, type LuaState } from "./lua";
import { failOnMissing, setMembers } from "./namespaces";
import { reject } from "./values";

/** A kind of object, named as Lua errors shall name it, e.g. `playdate.graphics.image`. */
export interface Kind<T> {
  readonly name: string;
  /** Ties the object's type to the kind; no value is kept here. */
  readonly holds?: T;
}

/** Sets up a kind with its methods; a method that is not there fails with its name. */
export function defineKind<T>(L: LuaState, kind: Kind<T>, methods: Record<string, LuaFunction>): void {
  lauxlib.luaL_newmetatable(L, luaName(kind.name));
  lua.lua_newtable(L);
  setMembers(L, methods);
  failOnMissing(L, (name) => `${kind.name}:${name}`);
  lua.lua_setfield(L, -2, luaName("__index"));
  lua.lua_pop(L, 1);
}

/** Gives an object to Lua as the result. */
export function returnObject<T>(L: LuaState, kind: Kind<T>, value: T): number {
  const data = lua.lua_newuserdata(L, 0);
  data.kind = kind;
  data.value = value;
  lauxlib.luaL_setmetatable(L, luaName(kind.name));
  return 1;
}

/** The object that was given as argument `index`; throws "bad argument" for anything else. */
export function object<T>(L: LuaState, index: number, kind: Kind<T>): T {
  const data = lua.lua_touserdata(L, index) as { kind?: unknown; value?: unknown } | null;
  if (data?.kind !== kind) reject(L, index, `${kind.name} expected`);
  return data.value as T;
}
