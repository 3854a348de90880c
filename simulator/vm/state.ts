/** The Lua instance and the running thread, which all functions of the interface `Lua` use. */
import type { createTexts } from "./texts";
import type { LuaExports, Pointer } from "./wasm";

/** The Lua instance and the running thread, which all functions of the interface `Lua` use. */
export interface State {
  readonly c: LuaExports;
  readonly texts: ReturnType<typeof createTexts>;
  /** The Lua thread whose stack the functions read and change. */
  running: Pointer;
}
