/** The Lua VM of one console: runs the game's chunk, its updates and its callbacks, and counts their instructions. */
import { GameError } from "../host";
import { jsText, lauxlib, lua, luaName, luaText, type LuaState } from "./lua";
import { metered, resetMeter, startMeter } from "./meter";
import { compile, openSandbox } from "./sandbox";

export interface Machine {
  /** The main thread, on which API tables are set up. */
  readonly L: LuaState;
  /** Instructions that the call now running has taken so far. */
  instructions(running: LuaState): number;
  /** Runs a Lua source. Returns the instructions it took; throws `GameError`. */
  run(source: Uint8Array, name: string): number;
  /**
   * Calls a function that `push` puts on the main thread's stack with its arguments, whose number it returns.
   * Returns the instructions it took; throws `GameError`.
   */
  call(push: (L: LuaState) => number): number;
  /**
   * Calls the function that `push` puts on the stack in a coroutine of its own or, if it yielded the last time, goes on
   * behind that yield. Returns the instructions it took; throws `GameError`.
   */
  resume(push: (L: LuaState) => void): number;
}

/** A VM with the console's globals and nothing else. */
export function createMachine(print: (line: string) => void): Machine {
  const L = lauxlib.luaL_newstate();
  lua.lua_atnativeerror(L, describeNativeError);
  openSandbox(L, print);
  startMeter(L);
  // The coroutine of the updates stays at the bottom of the main thread's stack, so that Lua keeps it.
  const coroutine = lua.lua_newthread(L);

  const call = (push: (L: LuaState) => number): number => {
    lua.lua_pushcfunction(L, addTraceback);
    const handler = lua.lua_gettop(L);
    resetMeter(L);
    const status = lua.lua_pcall(L, push(L), 0, handler);
    if (status !== lua.LUA_OK) throw new GameError(jsText(lauxlib.luaL_tolstring(L, -1)));
    lua.lua_settop(L, handler - 1);
    return metered(L);
  };

  const run = (source: Uint8Array, name: string): number => {
    if (!compile(L, source, name)) throw new GameError(jsText(lua.lua_tostring(L, -1)!));
    const chunk = lua.lua_gettop(L);
    return call((L) => {
      lua.lua_pushvalue(L, chunk);
      return 0;
    });
  };

  const resume = (push: (L: LuaState) => void): number => {
    if (lua.lua_status(coroutine) !== lua.LUA_YIELD) push(coroutine);
    resetMeter(coroutine);
    const status = lua.lua_resume(coroutine, L, 0);
    if (status !== lua.LUA_OK && status !== lua.LUA_YIELD) throw coroutineError(L, coroutine);
    lua.lua_settop(coroutine, 0);
    return metered(coroutine);
  };

  return { L, instructions: metered, run, call, resume };
}

/** Errors that the simulator itself throws reach Lua as errors of the line that called it. */
function describeNativeError(L: LuaState): number {
  const error = lua.lua_touserdata(L, 1);
  lauxlib.luaL_where(L, 2);
  const where = jsText(lua.lua_tostring(L, -1)!);
  lua.lua_pushstring(L, luaText(where + (error instanceof Error ? error.message : String(error))));
  return 1;
}

function addTraceback(L: LuaState): number {
  const message = lauxlib.luaL_tolstring(L, 1);
  lauxlib.luaL_traceback(L, L, message, 1);
  return 1;
}

function coroutineError(L: LuaState, coroutine: LuaState): GameError {
  lua.lua_xmove(coroutine, L, 1);
  const message = lauxlib.luaL_tolstring(L, -1);
  lauxlib.luaL_traceback(L, coroutine, message, 0);
  return new GameError(jsText(lua.lua_tostring(L, -1)!));
}

/** Puts the field of the global table `playdate` on the stack and tells whether it is a function. */
export function pushCallback(L: LuaState, name: string): boolean {
  lua.lua_getglobal(L, luaName("playdate"));
  lua.lua_getfield(L, -1, luaName(name));
  lua.lua_remove(L, -2);
  return lua.lua_type(L, -1) === lua.LUA_TFUNCTION;
}
