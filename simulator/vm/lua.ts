/** fengari's C API under short names, and text between Lua and JavaScript. */
import defs from "fengari/src/defs.js";
import lauxlib from "fengari/src/lauxlib.js";
import lua, { type LuaFunction, type LuaState } from "fengari/src/lua.js";

export { lauxlib, lua };
export type { LuaFunction, LuaState };

/** Lua's bytes for a text; the same array each time, for names that are used again and again. */
export function luaName(text: string): Uint8Array {
  return defs.to_luastring(text, true);
}

/** Lua's bytes for a text that is used once. */
export function luaText(text: string): Uint8Array {
  return defs.to_luastring(text);
}

/** The text of Lua's bytes; what is not UTF-8 becomes U+FFFD. */
export function jsText(bytes: Uint8Array): string {
  return defs.to_jsstring(bytes, undefined, undefined, true);
}
