/** The Lua VM of one console: runs the game's chunk, its updates and its callbacks, and counts their instructions. */
import { GameError } from "../host";
import { bytecodeOf } from "./bytecode";
import { createLua, type Lua } from "./lua";
import { openSandbox } from "./sandbox";

/** The console ends a game whose update does not return for ten seconds; at 0.3 µs an instruction that is this many. */
const WATCHDOG_INSTRUCTIONS = 33_333_333;

export interface Machine {
  /** Its main thread's stack is the one on which API tables are set up. */
  readonly L: Lua;
  /** Runs a Lua source. Returns the instructions it took; throws `GameError`. */
  run(source: Uint8Array, name: string): number;
  /**
   * Calls a function that `push` puts on the main thread's stack with its arguments, whose number it returns.
   * Returns the instructions it took; throws `GameError`.
   */
  call(push: (L: Lua) => number): number;
  /**
   * Calls the function that `push` puts on the stack in a coroutine of its own or, if it yielded the last time, goes on
   * behind that yield. Returns the instructions it took; throws `GameError`.
   */
  resume(push: (L: Lua) => void): number;
}

/** A VM with the console's globals and nothing else. */
export function createMachine(lua: WebAssembly.Module, print: (line: string) => void): Machine {
  const L = createLua(lua);
  openSandbox(L, print);
  const coroutine = L.newThread();

  /** Throws the error that lies on top, unless all went well. */
  const check = (well: boolean): void => {
    if (!well) throw new GameError(L.toDisplayText(-1));
  };

  const measureInstructions = (work: () => boolean): number => {
    L.allowInstructions(WATCHDOG_INSTRUCTIONS);
    check(catchCrash(work));
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

/** Lua can run out of stack in ways that it cannot turn into errors of its own: such a game is over, too. */
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

/** Puts the field of the global table `playdate` on the stack and tells whether it is a function. */
export function pushCallback(L: Lua, name: string): boolean {
  L.getGlobal("playdate");
  L.getField(-1, name);
  L.remove(-2);
  return L.type(-1) === "function";
}
