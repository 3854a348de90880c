/**
 * The Lua VM of one simulated Playdate: runs the game's source, updates and callbacks, and counts their instructions.
 */
import { GameError, type Host } from "../host";
import { bytecodeOf } from "./bytecode";
import { createLua, type Lua } from "./lua";
import { openSandbox } from "./sandbox";

/**
 * The most VM instructions of one update, or of another single call of the game's code: ten seconds of a real Playdate
 * at 0.3 µs each. A real Playdate stops a game whose update takes longer, too.
 */
const WATCHDOG_INSTRUCTIONS = 33_333_333;

type MachineHost = Pick<Host, "lua" | "print" | "nameSources">;

export interface Machine {
  readonly L: Lua;
  /** Runs a Lua source. Returns the number of executed VM instructions; throws `GameError` if the source fails. */
  run(source: Uint8Array, name: string): number;
  /**
   * Calls a Lua function. `push` pushes the function and then its arguments on the Lua stack, and returns the number of
   * arguments. Returns the number of executed VM instructions; throws `GameError` on failure.
   */
  call(push: (L: Lua) => number): number;
  /**
   * Continues the machine's coroutine if it has yielded. Otherwise starts it with the function that `push` pushes on
   * the Lua stack. Returns the number of executed VM instructions; throws `GameError` on failure.
   */
  resume(push: (L: Lua) => void): number;
  /** Returns whether the coroutine of the last call of `resume` has yielded but not ended. */
  isSuspended(): boolean;
  /** Returns how many kilobytes Lua uses, garbage included. */
  heapKilobytes(): number;
}

/**
 * Creates a Lua VM that has exactly the global variables of a Playdate. `nameSources` puts lines of the TypeScript
 * sources into the texts of errors.
 */
export function createMachine({ lua, print, nameSources = (text) => text }: MachineHost): Machine {
  const L = createLua(lua);
  openSandbox(L, print);
  const coroutine = L.newThread();

  const check = (hasSucceeded: boolean): void => {
    if (!hasSucceeded) throw new GameError(nameSources(L.toDisplayText(-1)));
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
    isSuspended: () => L.hasYielded(coroutine),
    heapKilobytes: () => {
      L.getGlobal("collectgarbage");
      L.pushText("count");
      L.callInside(1, 1);
      const kilobytes = L.toNumber(-1);
      L.pop(1);
      return kilobytes;
    },
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

/**
 * Pushes the field `name` of the global Lua table `playdate`, such as `update`. Returns whether the field is a
 * function.
 */
export function pushCallback(L: Lua, name: string): boolean {
  L.getGlobal("playdate");
  L.getField(-1, name);
  L.remove(-2);
  return L.type(-1) === "function";
}
