/** The Lua VM of one console: runs the game's source, updates and callbacks, and counts their instructions. */
import { GameError } from "../host";
import { bytecodeOf } from "./bytecode";
import { createLua, type Lua } from "./lua";
import { openSandbox } from "./sandbox";

/** The instructions that take ten seconds at 0.3 µs each. The console ends a game whose update runs longer. */
const WATCHDOG_INSTRUCTIONS = 33_333_333;

export interface Machine {
  /** The Lua interpreter. The API tables are set up on its main thread's stack. */
  readonly L: Lua;
  /** Runs a Lua source. Returns how many instructions it ran; throws `GameError` if it fails. */
  run(source: Uint8Array, name: string): number;
  /**
   * Calls a function on the main thread. `push` pushes the function and its arguments, and returns how many
   * arguments there are.
   * Returns how many instructions ran; throws `GameError` if the function fails.
   */
  call(push: (L: Lua) => number): number;
  /**
   * Calls the function that `push` pushes, in a separate coroutine. If that coroutine has yielded, resumes it
   * instead.
   * Returns how many instructions ran; throws `GameError` if the function fails.
   */
  resume(push: (L: Lua) => void): number;
}

/** Creates a VM with exactly the globals of the console. */
export function createMachine(lua: WebAssembly.Module, print: (line: string) => void): Machine {
  const L = createLua(lua);
  openSandbox(L, print);
  const coroutine = L.newThread();

  /** Throws the error on top of the stack unless the call succeeded. */
  const check = (succeeded: boolean): void => {
    if (!succeeded) throw new GameError(L.toDisplayText(-1));
  };

  const measureInstructions = (action: () => boolean): number => {
    L.allowInstructions(WATCHDOG_INSTRUCTIONS);
    check(catchCrash(action));
    return L.instructions();
  };

  return {
    L,
    run: (source, name) => {
      check(L.undump(bytecodeOf(source, name, lua), name));
      return measureInstructions(() => L.call(0));
    },
    call: (push) => {
      const argumentCount = push(L);
      return measureInstructions(() => L.call(argumentCount));
    },
    resume: (push) =>
      measureInstructions(() => L.resume(coroutine, L.hasYielded(coroutine) ? undefined : () => push(L))),
  };
}

/**
 * Turns a crash of the WebAssembly module into a `GameError`. Some stack overflows crash Lua before it can raise an
 * error.
 */
function catchCrash(action: () => boolean): boolean {
  try {
    return action();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
      throw new GameError(`Lua broke down: ${error.message}`);
    }
    throw error;
  }
}

/** Pushes the field `name` of the global table `playdate`. Returns whether it is a function. */
export function pushCallback(L: Lua, name: string): boolean {
  L.getGlobal("playdate");
  L.getField(-1, name);
  L.remove(-2);
  return L.type(-1) === "function";
}
