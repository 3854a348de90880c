/** Objects of the simulator in the hands of Lua. */
import type { Lua, LuaFunction } from "./lua";
import { failOnMissing, setMembers } from "./namespaces";
import { reject } from "./values";

/** A kind of object, named as Lua errors shall name it, e.g. `playdate.graphics.image`. */
export interface Kind<T> {
  readonly name: string;
  /** Ties the object's type to the kind; no value is kept here. */
  readonly holds?: T;
}

/** Sets up a kind with its methods; a method that is not there fails with its name. */
export function defineKind<T>(L: Lua, kind: Kind<T>, methods: Record<string, LuaFunction>): void {
  L.newKind(kind.name);
  L.newTable();
  setMembers(L, methods);
  failOnMissing(L, (name) => `${kind.name}:${name}`);
  L.setField(-2, "__index");
  L.pop(1);
}

/** Gives an object to Lua as the result. */
export function returnObject<T>(L: Lua, kind: Kind<T>, value: T): number {
  L.pushObject(kind.name, value);
  return 1;
}

/** The object that was given as argument `index`; throws "bad argument" for anything else. */
export function object<T>(L: Lua, index: number, kind: Kind<T>): T {
  return (L.toObject(index, kind.name) as T | undefined) ?? reject(L, index, `${kind.name} expected`);
}
