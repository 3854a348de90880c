/**
 * The Lua interpreter of one simulated Playdate: its stack, the JavaScript functions and objects that Lua code can use,
 * and the calls of Lua functions. `wasm.ts` instantiates the WebAssembly module.
 */
import { createArgumentFunctions, pushFunctions, readFunctions, createStackFunctions } from "./stack";
import type { State } from "./state";
import { REGISTRY, createTableFunctions } from "./tables";
import { createTexts } from "./texts";
import { instantiate, type Pointer } from "./wasm";

const OK = 0;
const YIELDED = 1;
/** The instruction limit while the simulator defines the Playdate API, before the game runs. It is never reached. */
const NO_LIMIT = 0xffff_ffff;

export interface Lua
  extends
    ReturnType<typeof createStackFunctions>,
    ReturnType<typeof pushFunctions>,
    ReturnType<typeof readFunctions>,
    ReturnType<typeof createArgumentFunctions>,
    ReturnType<typeof createTableFunctions>,
    ReturnType<typeof callFunctions>,
    ReturnType<typeof meterFunctions> {
  pushFunction(f: LuaFunction): void;
  /**
   * Registers a kind of JavaScript object that Lua code can hold, such as images. Pushes the kind's metatable (the
   * table with its methods) on the Lua stack.
   */
  newKind(kind: string): void;
  pushObject(kind: string, object: unknown): void;
  /** Returns the JavaScript object at a stack index, or undefined if there is no object of this kind. */
  toObject(index: number, kind: string): unknown;
}

/**
 * A JavaScript function that Lua can call. Reads its arguments from the Lua stack, from index 1 on. Returns the number
 * of results that it pushed.
 */
export type LuaFunction = (L: Lua) => number;

export function createLua(module: WebAssembly.Module): Lua {
  const functions: LuaFunction[] = [];
  const c = instantiate(module, (thread, number) => withThread(state, thread, () => callHost(L, functions[number])));
  const texts = createTexts(c);
  const state: State = { c, texts, running: c.open() };
  const pushFunction = (f: LuaFunction): void => c.push_host_function(state.running, functions.push(f) - 1);
  const L: Lua = {
    ...createStackFunctions(state),
    ...pushFunctions(state),
    ...readFunctions(state),
    ...createArgumentFunctions(state),
    ...createTableFunctions(state),
    ...callFunctions(state),
    ...meterFunctions(state),
    ...objectFunctions(state, pushFunction),
    pushFunction,
  };
  L.allowInstructions(NO_LIMIT);
  return L;
}

function withThread<T>(state: State, thread: Pointer, action: () => T): T {
  const before = state.running;
  state.running = thread;
  try {
    return action();
  } finally {
    state.running = before;
  }
}

/**
 * Calls a JavaScript function for Lua code. If the function throws, the Lua code gets a Lua error with the line of the
 * call.
 */
function callHost(L: Lua, f: LuaFunction): number {
  try {
    return f(L);
  } catch (error) {
    if (error instanceof Error) return L.raise(error.message);
    throw error;
  }
}

/**
 * Passes JavaScript objects to Lua as userdata. JavaScript finds an object by its userdata's address until Lua's
 * garbage collector frees it.
 */
function objectFunctions(state: State, pushFunction: Lua["pushFunction"]) {
  const { c, texts } = state;
  const objects = new Map<Pointer, unknown>();
  return {
    newKind: (kind: string): void => {
      c.luaL_newmetatable(state.running, texts.name(kind));
      pushFunction(() => {
        objects.delete(c.lua_touserdata(state.running, 1));
        return 0;
      });
      c.lua_setfield(state.running, -2, texts.name("__gc"));
    },
    pushObject: (kind: string, object: unknown): void => {
      objects.set(c.lua_newuserdatauv(state.running, 0, 0), object);
      c.luaL_setmetatable(state.running, texts.name(kind));
    },
    toObject: (index: number, kind: string): unknown =>
      objects.get(c.luaL_testudata(state.running, index, texts.name(kind))),
  };
}

function callFunctions(state: State) {
  const { c, texts } = state;
  const load = (chunk: Uint8Array, chunkName: string, kind: "t" | "b"): boolean => {
    const [name, mode] = [texts.name(`@${chunkName}`), texts.name(kind)];
    const read = (pointer: Pointer): number => c.luaL_loadbufferx(state.running, pointer, chunk.length, name, mode);
    return texts.withBytes(chunk, read) === OK;
  };
  return {
    /**
     * Compiles a Lua source and pushes the compiled function on the Lua stack. Pushes the error message instead, and
     * returns false, if the source does not compile.
     */
    compile: (source: Uint8Array, chunkName: string): boolean => load(source, chunkName, "t"),
    /**
     * Loads Lua bytecode and pushes its function on the Lua stack. The bytecode must come from this build of Lua,
     * because Lua does not check bytecode.
     */
    undump: (bytecode: Uint8Array, chunkName: string): boolean => load(bytecode, chunkName, "b"),
    /**
     * Calls the function that lies on the Lua stack below its `argumentCount` arguments. Returns whether the call
     * succeeded; on failure, pushes the error with its traceback.
     */
    call: (argumentCount: number): boolean => c.call(state.running, argumentCount) !== 0,
    /**
     * Calls the function below its `argumentCount` arguments on the Lua stack, and keeps `resultCount` results. An
     * error goes on to the caller.
     */
    callInside: (argumentCount: number, resultCount: number): void =>
      c.lua_callk(state.running, argumentCount, resultCount, 0, 0),
    /** Creates a Lua thread that is never garbage-collected. */
    newThread: (): Pointer => {
      const thread = c.lua_newthread(state.running);
      c.luaL_ref(state.running, REGISTRY);
      return thread;
    },
    hasYielded: (thread: Pointer): boolean => c.lua_status(thread) === YIELDED,
    /**
     * Starts a Lua thread with the function that `push` pushes on this thread's stack. Without `push`, continues the
     * thread. On failure, returns false and pushes the error on the stack of the running thread.
     */
    resume: (thread: Pointer, push?: () => void): boolean => {
      if (push !== undefined) withThread(state, thread, push);
      return c.resume(state.running, thread, 0) !== 0;
    },
  };
}

function meterFunctions({ c }: State) {
  let allowed = 0;
  return {
    /**
     * Sets how many VM instructions all Lua threads together may execute from now on. If they execute more, the game
     * stops with an error.
     */
    allowInstructions: (count: number): void => {
      allowed = count;
      c.allow_instructions(count);
    },
    /** Returns how many VM instructions have been executed since the last call of `allowInstructions`. */
    instructions: (): number => allowed - (c.instructions_left() >>> 0),
  };
}
