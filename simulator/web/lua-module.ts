/** Downloads the Lua interpreter for the web page. */
import luaUrl from "../vm/wasm/lua54.wasm?url";
import { fetchBytes } from "./bytes";

/** Whether the browser supports WebAssembly. Some browsers switch it off for security. */
export const hasWebAssembly = typeof WebAssembly !== "undefined";

/** Downloads and compiles the Lua interpreter. Throws if the download fails or the browser has no WebAssembly. */
export async function fetchLua(): Promise<WebAssembly.Module> {
  if (!hasWebAssembly) {
    throw new Error("This browser has no WebAssembly, or it is switched off here: the game needs it to run.");
  }
  return WebAssembly.compile(await fetchBytes(luaUrl, "The machine that runs the game"));
}
