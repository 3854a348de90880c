/**
 * Finds the names of the Playdate API in a Lua program. Tests compare these names with the simulator and the typings.
 */
import { stripCommentsAndStrings } from "../../tools/packaging/check-bundle";

interface ApiNames {
  /** The full names of functions, tables and constants of the Playdate API that the program calls or reads. */
  readonly read: readonly string[];
  /** The names of functions that the game defines for the console to call, such as `playdate.update`. */
  readonly assigned: readonly string[];
}

const localName = /\blocal (\w+) = ([a-zA-Z]\w*)((?:\.\w+)*)$/gm;
const dottedName = /(?<![\w.:])([a-zA-Z_]\w*)((?:\.\w+)+)(\s*=(?!=))?/g;

/**
 * Returns the names of the Playdate API in a Lua program, including names that the program reaches through a local
 * variable.
 */
export function findApiNames(lua: string): ApiNames {
  const code = stripCommentsAndStrings(lua);
  const roots = new Map([
    ["playdate", "playdate"],
    ["json", "json"],
  ]);
  for (const [, local, root, path] of code.matchAll(localName)) {
    const full = roots.get(root);
    if (full !== undefined) roots.set(local, full + path);
  }
  const read = new Set<string>();
  const assigned = new Set<string>();
  for (const [, root, path, assignment] of code.matchAll(dottedName)) {
    const full = roots.get(root);
    if (full !== undefined) (assignment === undefined ? read : assigned).add(full + path);
  }
  return { read: [...read].sort(), assigned: [...assigned].sort() };
}
