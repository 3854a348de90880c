/** fengari's C API under short names, and text between Lua and JavaScript. */
import fengari, { type LuaFunction, type LuaState } from "fengari";

export const { lua, lauxlib, lualib } = fengari;
export type { LuaFunction, LuaState };

/** Lua's bytes for a text; the same array each time, for names that are used again and again. */
export function luaName(text: string): Uint8Array {
  return fengari.to_luastring(text, true);
}

/** Lua's bytes for a text that is used once. */
export function luaText(text: string): Uint8Array {
  return fengari.to_luastring(text);
}

/** The text of Lua's bytes; what is not UTF-8 becomes U+FFFD. */
export function jsText(bytes: Uint8Array): string {
  return fengari.to_jsstring(bytes, undefined, undefined, true);
}
