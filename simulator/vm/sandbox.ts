/** The globals that a game finds on the console: no files, no system, no loading of code. */
import { jsText, lauxlib, lua, lualib, luaName, luaText, type LuaFunction, type LuaState } from "./lua";
import { addTableFunctions } from "./table-additions";

const LIBRARIES: Record<string, LuaFunction> = {
  _G: lualib.luaopen_base,
  coroutine: lualib.luaopen_coroutine,
  math: lualib.luaopen_math,
  string: lualib.luaopen_string,
  table: lualib.luaopen_table,
  utf8: lualib.luaopen_utf8,
};

const NOT_ON_THE_CONSOLE = ["load", "loadstring", "loadfile", "dofile", "require", "package", "os", "io", "debug"];

/** Opens the libraries that the console has, with its additions to `table`; `print` receives whole lines. */
export function openSandbox(L: LuaState, print: (line: string) => void): void {
  for (const [name, open] of Object.entries(LIBRARIES)) {
    lauxlib.luaL_requiref(L, luaName(name), open, 1);
    lua.lua_pop(L, 1);
  }
  for (const name of NOT_ON_THE_CONSOLE) {
    lua.lua_pushnil(L);
    lua.lua_setglobal(L, luaName(name));
  }
  setGlobal(L, "print", (L) => printLine(L, print));
  setGlobal(L, "collectgarbage", collectGarbage);
  addTableFunctions(L);
}

function setGlobal(L: LuaState, name: string, f: LuaFunction): void {
  lua.lua_pushcfunction(L, f);
  lua.lua_setglobal(L, luaName(name));
}

function printLine(L: LuaState, print: (line: string) => void): number {
  const words: string[] = [];
  for (let i = 1; i <= lua.lua_gettop(L); i++) {
    words.push(jsText(lauxlib.luaL_tolstring(L, i)));
    lua.lua_pop(L, 1);
  }
  print(words.join("\t"));
  return 0;
}

/** JavaScript collects the garbage here, and has all the memory: there is nothing to do for Lua, and it holds nothing. */
function collectGarbage(L: LuaState): number {
  lua.lua_pushinteger(L, 0);
  return 1;
}

/** The game's chunk, compiled and left on the stack, or the syntax error in its place. Returns whether it compiled. */
export function compile(L: LuaState, source: Uint8Array, name: string): boolean {
  return lauxlib.luaL_loadbufferx(L, source, source.length, luaText(`@${name}`), luaName("t")) === lua.LUA_OK;
}
