/**
 * The Lua instance with the Lua thread that is running at present. All functions of the interface `Lua` use this state.
 */
import type { createTexts } from "./texts";
import type { LuaExports, Pointer } from "./wasm";

export interface State {
  readonly c: LuaExports;
  readonly texts: ReturnType<typeof createTexts>;
  running: Pointer;
}
