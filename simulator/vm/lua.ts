/** Lua of one console: the running thread's stack, functions and objects of the simulator on it, and the calls. */
import { argumentFunctions, pushFunctions, readFunctions, stackFunctions } from "./stack";
import type { State } from "./state";
import { REGISTRY, tableFunctions } from "./tables";
import { createTexts } from "./texts";
import { instantiate, type Pointer } from "./wasm";

const OK = 0;
const YIELDED = 1;
/** For what the simulator runs before the game does. */
const NO_LIMIT = 0xffff_ffff;

export interface Lua
  extends
    ReturnType<typeof stackFunctions>,
    ReturnType<typeof pushFunctions>,
    ReturnType<typeof readFunctions>,
    ReturnType<typeof argumentFunctions>,
    ReturnType<typeof tableFunctions>,
    ReturnType<typeof callFunctions>,
    ReturnType<typeof meterFunctions> {
  pushFunction(f: LuaFunction): void;
  /** Puts the metatable of a new kind of object on the stack. */
  newKind(kind: string): void;
  pushObject(kind: string, object: unknown): void;
  /** The object of that kind; undefined for anything else. */
  toObject(index: number, kind: string): unknown;
}

/** A function of the simulator in the hands of Lua: its arguments stand on the stack from 1. Returns how many results lie on top. */
export type LuaFunction = (L: Lua) => number;

/** A new Lua with the libraries that the console has. */
export function createLua(module: WebAssembly.Module): Lua {
  const functions: LuaFunction[] = [];
  const c = instantiate(module, (thread, number) => withThread(state, thread, () => callHost(L, functions[number])));
  const texts = createTexts(c);
  const state: State = { c, texts, running: c.open() };
  const pushFunction = (f: LuaFunction): void => c.push_host_function(state.running, functions.push(f) - 1);
  const L: Lua = {
    ...stackFunctions(state),
    ...pushFunctions(state),
    ...readFunctions(state),
    ...argumentFunctions(state),
    ...tableFunctions(state),
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

/** What the simulator throws reaches Lua as an error of the line that called it. */
function callHost(L: Lua, f: LuaFunction): number {
  try {
    return f(L);
  } catch (error) {
    if (error instanceof Error) return L.raise(error.message);
    throw error;
  }
}

/** Objects are known by the address of what stands for them in Lua, until Lua collects that. */
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
    const read = (at: Pointer): number => c.luaL_loadbufferx(state.running, at, chunk.length, name, mode);
    return texts.withBytes(chunk, read) === OK;
  };
  return {
    /** Compiles a source. Leaves its function on the stack, or the error; returns whether it compiled. */
    compile: (source: Uint8Array, chunkName: string): boolean => load(source, chunkName, "t"),
    /** Leaves the function of some bytecode on the stack. Nothing but bytecode of this Lua may be given. */
    undump: (bytecode: Uint8Array, chunkName: string): boolean => load(bytecode, chunkName, "b"),
    /** Calls the function below so many arguments. Returns whether it ended well; if not, the error with its traceback is left. */
    call: (argumentCount: number): boolean => c.call(state.running, argumentCount) !== 0,
    /** Calls the function below so many arguments, of which it leaves so many results: its errors are the caller's own. */
    callInside: (argumentCount: number, resultCount: number): void =>
      c.lua_callk(state.running, argumentCount, resultCount, 0, 0),
    /** A thread that Lua keeps for ever. */
    newThread: (): Pointer => {
      const thread = c.lua_newthread(state.running);
      c.luaL_ref(state.running, REGISTRY);
      return thread;
    },
    hasYielded: (thread: Pointer): boolean => c.lua_status(thread) === YIELDED,
    /**
     * Calls the function that `push` puts on the thread's stack, or goes on behind the thread's last yield where there is no
     * `push`. Returns whether it ended or yielded; if not, the error with its traceback is left on the running thread's stack.
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
    /** From now on so many VM instructions may run, over all threads; one more ends the game with an error. */
    allowInstructions: (count: number): void => {
      allowed = count;
      c.allow_instructions(count);
    },
    /** The VM instructions since `allowInstructions`. */
    instructions: (): number => allowed - (c.instructions_left() >>> 0),
  };
}
