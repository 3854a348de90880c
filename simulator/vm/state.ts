/** The Lua instance and the running thread, which all functions of the interface `Lua` use. */
import type { createTexts } from "./texts";
import type { LuaExports, Pointer } from "./wasm";

export interface State {
  readonly c: LuaExports;
  readonly texts: ReturnType<typeof createTexts>;
  running: Pointer;
}
