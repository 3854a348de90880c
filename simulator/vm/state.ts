import type { createTexts } from "./texts";
import type { LuaExports, Pointer } from "./wasm";

/** What the functions of `Lua` share. */
export interface State {
  readonly c: LuaExports;
  readonly texts: ReturnType<typeof createTexts>;
  /** The thread whose stack they work on. */
  running: Pointer;
}
