/**
 * Instantiates the Lua interpreter from the WebAssembly module `wasm/lua54.wasm` and provides the functions that the
 * module imports. `wasm/README.md` says how the module is built.
 */

export type Pointer = number;

/** The functions that Lua and `wasm/face.c` export. All their numbers are addresses, counts or C booleans. */
export interface LuaExports {
  readonly memory: WebAssembly.Memory;
  readonly open: () => Pointer;
  readonly run: (f: Pointer, L: Pointer, data: Pointer) => void;
  readonly call: (L: Pointer, argumentCount: number) => number;
  readonly resume: (L: Pointer, thread: Pointer, argumentCount: number) => number;
  readonly push_host_function: (L: Pointer, number: number) => void;
  readonly allow_instructions: (count: number) => void;
  readonly instructions_left: () => number;
  readonly stackSave: () => Pointer;
  readonly stackRestore: (stack: Pointer) => void;
  readonly malloc: (byteCount: number) => Pointer;
  readonly free: (block: Pointer) => void;
  readonly lua_callk: (L: Pointer, argumentCount: number, resultCount: number, context: number, then: Pointer) => void;
  readonly lua_createtable: (L: Pointer, listed: number, named: number) => void;
  readonly lua_error: (L: Pointer) => never;
  readonly lua_getfield: (L: Pointer, index: number, name: Pointer) => number;
  readonly lua_getglobal: (L: Pointer, name: Pointer) => number;
  readonly lua_getmetatable: (L: Pointer, index: number) => number;
  readonly lua_gettop: (L: Pointer) => number;
  readonly lua_isinteger: (L: Pointer, index: number) => number;
  readonly lua_newthread: (L: Pointer) => Pointer;
  readonly lua_newuserdatauv: (L: Pointer, byteCount: number, userValues: number) => Pointer;
  readonly lua_next: (L: Pointer, index: number) => number;
  readonly lua_pushboolean: (L: Pointer, value: number) => void;
  readonly lua_pushinteger: (L: Pointer, value: number) => void;
  readonly lua_pushlstring: (L: Pointer, bytes: Pointer, byteCount: number) => Pointer;
  readonly lua_pushnil: (L: Pointer) => void;
  readonly lua_pushnumber: (L: Pointer, value: number) => void;
  readonly lua_pushvalue: (L: Pointer, index: number) => void;
  readonly lua_rawequal: (L: Pointer, a: number, b: number) => number;
  readonly lua_rawgeti: (L: Pointer, index: number, n: number) => number;
  readonly lua_rawlen: (L: Pointer, index: number) => number;
  readonly lua_rawset: (L: Pointer, index: number) => void;
  readonly lua_rawseti: (L: Pointer, index: number, n: number) => void;
  readonly lua_rotate: (L: Pointer, index: number, count: number) => void;
  readonly lua_setfield: (L: Pointer, index: number, name: Pointer) => void;
  readonly lua_setglobal: (L: Pointer, name: Pointer) => void;
  readonly lua_setmetatable: (L: Pointer, index: number) => number;
  readonly lua_settop: (L: Pointer, index: number) => void;
  readonly lua_status: (L: Pointer) => number;
  readonly lua_toboolean: (L: Pointer, index: number) => number;
  readonly lua_tointegerx: (L: Pointer, index: number, isOne: Pointer) => number;
  readonly lua_tolstring: (L: Pointer, index: number, byteCount: Pointer) => Pointer;
  readonly lua_tonumberx: (L: Pointer, index: number, isOne: Pointer) => number;
  readonly lua_touserdata: (L: Pointer, index: number) => Pointer;
  readonly lua_type: (L: Pointer, index: number) => number;
  readonly luaL_argerror: (L: Pointer, index: number, why: Pointer) => never;
  readonly luaL_checkinteger: (L: Pointer, index: number) => number;
  readonly luaL_checklstring: (L: Pointer, index: number, byteCount: Pointer) => Pointer;
  readonly luaL_checknumber: (L: Pointer, index: number) => number;
  readonly luaL_checkstack: (L: Pointer, count: number, why: Pointer) => void;
  readonly luaL_checktype: (L: Pointer, index: number, type: number) => void;
  readonly luaL_loadbufferx: (L: Pointer, source: Pointer, byteCount: number, name: Pointer, mode: Pointer) => number;
  readonly luaL_newmetatable: (L: Pointer, name: Pointer) => number;
  readonly luaL_ref: (L: Pointer, table: number) => number;
  readonly luaL_setmetatable: (L: Pointer, name: Pointer) => void;
  readonly luaL_testudata: (L: Pointer, index: number, name: Pointer) => Pointer;
  readonly luaL_tolstring: (L: Pointer, index: number, byteCount: Pointer) => Pointer;
  readonly luaL_where: (L: Pointer, level: number) => void;
}

/**
 * Instantiates the Lua interpreter with memory of its own.
 * @param call runs the JavaScript function with this number for a Lua thread, and returns how many results the function
 * pushed.
 */
export function instantiate(module: WebAssembly.Module, call: (thread: Pointer, number: number) => number): LuaExports {
  // The JavaScript exception of all Lua errors. It ends all calls up to the protected call that `to` identifies.
  const jump = { to: 0 };
  const host = {
    call,
    throw: (to: Pointer): never => {
      jump.to = to;
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- an Error would capture a stack trace each time
      throw jump;
    },
    try: (target: Pointer, f: Pointer, L: Pointer, data: Pointer): void => {
      const stack = lua.stackSave();
      try {
        lua.run(f, L, data);
      } catch (error) {
        if (error !== jump || jump.to !== target) throw error;
        lua.stackRestore(stack);
      }
    },
  };
  const lua = new WebAssembly.Instance(module, { host }).exports as unknown as LuaExports;
  return lua;
}
