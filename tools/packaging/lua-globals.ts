/** Global names that Lua programs use. A local variable with one of these names would hide the global. */
const luaGlobals = new Set([
  ...["require", "playdate", "print", "error", "pcall", "select", "next", "type", "ipairs", "pairs", "unpack"],
  ...["tostring", "tonumber", "setmetatable", "getmetatable", "rawget", "rawset", "rawlen", "rawequal", "assert"],
  ...["load", "table", "string", "math", "coroutine", "utf8", "debug", "collectgarbage", "json", "Symbol"],
  "unloadChunks",
]);

export function isLuaGlobal(name: string): boolean {
  return luaGlobals.has(name);
}
