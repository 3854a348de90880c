import luaUrl from "../vm/wasm/lua54.wasm?url";
import { fetchBytes } from "./bytes";

/** Whether the browser has what Lua's machine code needs. Some switch it off for safety's sake. */
export const hasWebAssembly = typeof WebAssembly !== "undefined";

/** Fetches Lua's machine code. Throws where it cannot be had, or where the browser cannot run it. */
export async function fetchLua(): Promise<WebAssembly.Module> {
  if (!hasWebAssembly) {
    throw new Error("This browser has no WebAssembly, or it is switched off here: the game needs it to run.");
  }
  return WebAssembly.compile(await fetchBytes(luaUrl, "The machine that runs the game"));
}
