/** The table `playdate` itself: what is not a namespace of its own. */
import { jsText, lua, luaName, luaText, type LuaState } from "../vm/lua";
import { failOnMissing, raise, setMembers, type Members } from "../vm/namespaces";

/** The callbacks that the simulator calls. */
const MAY_BE_MISSING = new Set([
  "update",
  "gameWillTerminate",
  "deviceWillSleep",
  "deviceWillLock",
  "deviceDidUnlock",
  "gameWillPause",
  "gameWillResume",
  "crankDocked",
  "crankUndocked",
  "keyPressed",
]);

/** Sets up `playdate` with those members, the game's metadata, which `pdxinfo` holds, and what it is started with. */
export function definePlaydate(
  L: LuaState,
  members: Members,
  files: ReadonlyMap<string, Uint8Array>,
  launchArguments: readonly string[],
): void {
  lua.lua_newtable(L);
  setMembers(L, { isSimulator: 1, ...members });
  setTextTable(L, "metadata", readMetadata(files));
  setTextList(L, "argv", ["game.pdx", ...launchArguments]);
  failOnMissing(L, (name) => `playdate.${name}`, MAY_BE_MISSING);
  lua.lua_setglobal(L, luaName("playdate"));
}

/** Makes setting a callback that the simulator would never call fail. Namespaces must be in place before. */
export function refuseUnknownCallbacks(L: LuaState): void {
  lua.lua_getglobal(L, luaName("playdate"));
  lua.lua_getmetatable(L, -1);
  lua.lua_pushcfunction(L, (L) => {
    const name = jsText(lua.lua_tostring(L, 2) ?? luaText("?"));
    if (!MAY_BE_MISSING.has(name)) return raise(L, `playdate.${name} is not in the simulator, so it cannot be set`);
    lua.lua_rawset(L, 1);
    return 0;
  });
  lua.lua_setfield(L, -2, luaName("__newindex"));
  lua.lua_settop(L, 0);
}

function setTextList(L: LuaState, name: string, texts: readonly string[]): void {
  lua.lua_createtable(L, texts.length, 0);
  texts.forEach((text, i) => {
    lua.lua_pushstring(L, luaText(text));
    lua.lua_rawseti(L, -2, i + 1);
  });
  lua.lua_setfield(L, -2, luaName(name));
}

function setTextTable(L: LuaState, name: string, entries: ReadonlyMap<string, string>): void {
  lua.lua_newtable(L);
  for (const [key, value] of entries) {
    lua.lua_pushstring(L, luaText(value));
    lua.lua_setfield(L, -2, luaText(key));
  }
  lua.lua_setfield(L, -2, luaName(name));
}

function readMetadata(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const source = files.get("pdxinfo");
  const metadata = new Map<string, string>();
  if (source === undefined) return metadata;
  for (const line of jsText(source).split(/\r?\n/)) {
    const entry = /^\s*(\w+)\s*=(.*)$/.exec(line);
    if (entry !== null) metadata.set(entry[1], entry[2].trim());
  }
  return metadata;
}
