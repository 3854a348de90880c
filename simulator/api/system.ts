/**
 * Defines the Lua table `playdate` itself: its functions, the game's metadata and the game's callbacks. The other files
 * of this folder define nested tables such as `playdate.graphics`.
 */
import type { Lua } from "../vm/lua";
import { failOnMissing, setMembers, type Members } from "../vm/namespaces";
import { decodeText } from "../vm/texts";
import { BUTTON_CALLBACKS } from "./input";

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
  "touched",
  ...BUTTON_CALLBACKS,
]);

/**
 * Defines the Lua table `playdate` with the given functions, the metadata of the game's `pdxinfo` file and the launch
 * arguments.
 */
export function definePlaydate(
  L: Lua,
  members: Members,
  files: ReadonlyMap<string, Uint8Array>,
  launchArguments: readonly string[],
): void {
  L.newTable();
  setMembers(L, { isSimulator: 1, ...members });
  setTextTable(L, "metadata", readMetadata(files));
  setTextList(L, "argv", ["game.pdx", ...launchArguments]);
  failOnMissing(L, (name) => `playdate.${name}`, MAY_BE_MISSING);
  L.setGlobal("playdate");
}

/**
 * Makes Lua throw an error if the game sets a callback of `playdate` that the simulator never calls. All tables such as
 * `playdate.graphics` must be defined before this call.
 */
export function refuseUnknownCallbacks(L: Lua): void {
  L.getGlobal("playdate");
  L.getMetatable(-1);
  L.pushFunction((L) => {
    const name = L.toText(2) ?? "?";
    if (!MAY_BE_MISSING.has(name)) return L.raise(`playdate.${name} is not in the simulator, so it cannot be set`);
    L.rawSet(1);
    return 0;
  });
  L.setField(-2, "__newindex");
  L.setTop(0);
}

function setTextList(L: Lua, name: string, texts: readonly string[]): void {
  L.newTableFor(texts.length, 0);
  texts.forEach((text, i) => {
    L.pushText(text);
    L.rawSetAt(-2, i + 1);
  });
  L.setField(-2, name);
}

function setTextTable(L: Lua, name: string, entries: ReadonlyMap<string, string>): void {
  L.newTable();
  for (const [key, value] of entries) {
    L.pushText(value);
    L.setField(-2, key);
  }
  L.setField(-2, name);
}

function readMetadata(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const source = files.get("pdxinfo");
  const metadata = new Map<string, string>();
  if (source === undefined) return metadata;
  for (const line of decodeText(source).split(/\r?\n/)) {
    const entry = /^\s*(\w+)\s*=(.*)$/.exec(line);
    if (entry !== null) metadata.set(entry[1], entry[2].trim());
  }
  return metadata;
}
