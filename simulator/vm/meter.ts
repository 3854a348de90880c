/** Counts the VM instructions that run, exactly, over all coroutines. */
import { lua, luaName, type LuaFunction, type LuaState } from "./lua";
import { raise } from "./namespaces";

/** The console ends a game whose update does not return for ten seconds; at 0.3 µs an instruction that is this many. */
const WATCHDOG_INSTRUCTIONS = 33_333_333;

/**
 * Counting uses Lua's count hook as a counter alone: a thread's `hookcount` goes down by one with every instruction.
 * As one thread resumes another, the counter is handed over and back, so the running thread always holds the whole count.
 * The hook itself runs only for a game that never returns.
 */
export function startMeter(L: LuaState): void {
  lua.lua_sethook(L, endGame, lua.LUA_MASKCOUNT, WATCHDOG_INSTRUCTIONS);
  lua.lua_getglobal(L, luaName("coroutine"));
  handOverOnResume(L);
  handOverOnWrap(L);
  lua.lua_pop(L, 1);
}

/** Begins to count from zero in that thread. */
export function resetMeter(L: LuaState): void {
  L.hookcount = L.basehookcount;
}

/** The instructions since `resetMeter`, as the running thread knows them. */
export function metered(L: LuaState): number {
  return L.basehookcount - L.hookcount;
}

function endGame(L: LuaState): void {
  raise(L, "the game ran for ten device seconds without returning from its update");
}

function handOverOnResume(L: LuaState): void {
  const resume = takeField(L, "resume");
  setField(L, "resume", (L) => handingOver(L, lua.lua_tothread(L, 1), resume));
}

/** `coroutine.wrap` gives a function that holds its thread as its only upvalue; the new function stands in its place. */
function handOverOnWrap(L: LuaState): void {
  const create = takeField(L, "create");
  const resumeWrapped = wrappedFunction(L);
  const resume: LuaFunction = (L) => handingOver(L, lua.lua_tothread(L, lua.lua_upvalueindex(1)), resumeWrapped);
  setField(L, "wrap", (L) => {
    create(L);
    lua.lua_pushcclosure(L, resume, 1);
    return 1;
  });
}

/** What stands behind every function that `coroutine.wrap` gives, taken from one of them. */
function wrappedFunction(L: LuaState): LuaFunction {
  lua.lua_getfield(L, -1, luaName("wrap"));
  lua.lua_pushcfunction(L, () => 0);
  lua.lua_pcall(L, 1, 1, 0);
  return takeFunction(L);
}

function takeField(L: LuaState, name: string): LuaFunction {
  lua.lua_getfield(L, -1, luaName(name));
  return takeFunction(L);
}

function takeFunction(L: LuaState): LuaFunction {
  const f = lua.lua_tocfunction(L, -1)!;
  lua.lua_pop(L, 1);
  return typeof f === "function" ? f : f.f;
}

function setField(L: LuaState, name: string, f: LuaFunction): void {
  lua.lua_pushcfunction(L, f);
  lua.lua_setfield(L, -2, luaName(name));
}

function handingOver(from: LuaState, to: LuaState | null, resume: LuaFunction): number {
  if (to === null || to === from) return resume(from);
  to.hookcount = from.hookcount;
  try {
    return resume(from);
  } finally {
    from.hookcount = to.hookcount;
  }
}
