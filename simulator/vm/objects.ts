/** Passes objects of the simulator, such as images and fonts, to Lua code, which holds them as userdata. */
import type { Lua, LuaFunction } from "./lua";
import { failOnMissing, setMembers } from "./namespaces";
import { reject } from "./values";

/** A kind of object that Lua code can hold. Its name, such as `playdate.graphics.image`, appears in Lua errors. */
export interface ObjectType<T> {
  readonly name: string;
  /** A field without a value, through which the type checker knows the type `T` of these objects. */
  readonly holds?: T;
}

/**
 * Defines a kind of object and its methods for Lua code. Reading a missing method throws an error that names the
 * method.
 */
export function defineObjectType<T>(L: Lua, kind: ObjectType<T>, methods: Record<string, LuaFunction>): void {
  L.newKind(kind.name);
  L.newTable();
  setMembers(L, methods);
  failOnMissing(L, (name) => `${kind.name}:${name}`);
  L.setField(-2, "__index");
  L.pop(1);
}

export function returnObject<T>(L: Lua, kind: ObjectType<T>, value: T): number {
  L.pushObject(kind.name, value);
  return 1;
}

/**
 * Returns the object that was passed as argument number `index`. Throws the Lua error "bad argument" if the argument is
 * not an object of this kind.
 */
export function readObject<T>(L: Lua, index: number, kind: ObjectType<T>): T {
  return (L.toObject(index, kind.name) as T | undefined) ?? reject(L, index, `${kind.name} expected`);
}
