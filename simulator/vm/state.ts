/** The Lua instance and the Lua thread that is running. All functions of the interface `Lua` use them. */
import type { createTexts } from "./texts";
import type { LuaExports, Pointer } from "./wasm";

export interface State {
  readonly c: LuaExports;
  readonly texts: ReturnType<typeof createTexts>;
  running: Pointer;
}
