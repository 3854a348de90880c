/** The state that the functions of `Lua` share. */
import type { createTexts } from "./texts";
import type { LuaExports, Pointer } from "./wasm";

/** The state that the functions of `Lua` share. */
export interface State {
  readonly c: LuaExports;
  readonly texts: ReturnType<typeof createTexts>;
  /** The thread whose stack the functions use. */
  running: Pointer;
}
