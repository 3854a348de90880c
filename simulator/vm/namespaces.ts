/**
 * Creates the Lua tables of the Playdate API, such as `playdate.sound`. Reading a name that such a table lacks throws
 * an error with the full name.
 */
import type { Lua, LuaFunction } from "./lua";

export type Members = Readonly<Record<string, LuaFunction | number>>;

/**
 * Creates the global Lua table with the name `path` and the given members. In a path with dots, such as
 * `playdate.sound`, the outer tables must already exist.
 */
export function defineNamespace(L: Lua, path: string, members: Members): void {
  const names = path.split(".");
  const last = names.pop()!;
  L.getGlobal("_G");
  for (const name of names) L.getField(-1, name);
  L.newTable();
  setMembers(L, members);
  failOnMissing(L, (name) => `${path}.${name}`);
  L.setField(-2, last);
  L.setTop(0);
}

export function setMembers(L: Lua, members: Members): void {
  for (const [name, member] of Object.entries(members)) {
    if (typeof member === "number") L.pushNumber(member);
    else L.pushFunction(member);
    L.setField(-2, name);
  }
}

/**
 * Makes Lua throw an error when code reads a name that the Lua table on top of the stack lacks.
 * @param optional names that may be missing.
 */
export function failOnMissing(L: Lua, fullName: (name: string) => string, optional?: ReadonlySet<string>): void {
  L.newTable();
  L.pushFunction((L) => {
    const name = L.toDisplayText(2);
    if (optional?.has(name)) return 0;
    return L.raise(`${fullName(name)} is not in the simulator`);
  });
  L.setField(-2, "__index");
  L.setMetatable(-2);
}
