/** Objects of the simulator, such as images and fonts, that Lua code holds as userdata. */
import type { Lua, LuaFunction } from "./lua";
import { failOnMissing, setMembers } from "./namespaces";
import { reject } from "./values";

/** A kind of object, by the name that Lua errors use, e.g. `playdate.graphics.image`. */
export interface Kind<T> {
  readonly name: string;
  /** Ties the object's type to the kind. It never has a value. */
  readonly holds?: T;
}

/** Defines a kind with its methods. Reading a missing method is an error with its name. */
export function defineKind<T>(L: Lua, kind: Kind<T>, methods: Record<string, LuaFunction>): void {
  L.newKind(kind.name);
  L.newTable();
  setMembers(L, methods);
  failOnMissing(L, (name) => `${kind.name}:${name}`);
  L.setField(-2, "__index");
  L.pop(1);
}

/** Returns an object to Lua. */
export function returnObject<T>(L: Lua, kind: Kind<T>, value: T): number {
  L.pushObject(kind.name, value);
  return 1;
}

/** Returns the object in argument `index`. Throws the Lua error "bad argument" for any other value. */
export function object<T>(L: Lua, index: number, kind: Kind<T>): T {
  return (L.toObject(index, kind.name) as T | undefined) ?? reject(L, index, `${kind.name} expected`);
}
