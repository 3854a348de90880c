import { stripCommentsAndStrings } from "../../tools/packaging/check-bundle";

interface ApiNames {
  /** Functions, tables and constants that the program reads, with their full names. */
  readonly read: readonly string[];
  /** The names of functions that the game defines for the console to call, such as `playdate.update`. */
  readonly assigned: readonly string[];
}

const localName = /\blocal (\w+) = ([a-zA-Z]\w*)((?:\.\w+)*)$/gm;
const dottedName = /(?<![\w.:])([a-zA-Z_]\w*)((?:\.\w+)+)(\s*=(?!=))?/g;

/** The names of the console's API in a Lua program, those that it reaches through a local included. */
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
