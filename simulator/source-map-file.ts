/** Reads the source map of a game that runs in Node. The map assigns lines of TypeScript to lines of Lua. */
import { existsSync, readFileSync } from "node:fs";
import { replaceLuaLines, type SourceMap } from "./source-map";

/**
 * Returns the source map of the game in a folder, or undefined if there is none. The source map is a file beside the
 * folder: for `build/source` it is `build/source-map.json`.
 */
export function readSourceMap(folder: string): SourceMap | undefined {
  const file = `${folder}-map.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SourceMap) : undefined;
}

/**
 * Returns a function that replaces Lua lines in an error message by lines of the TypeScript sources. It reads the
 * source map in `folder` at each call.
 */
export function createSourceNamer(folder: string): (text: string) => string {
  return (text) => {
    const map = readSourceMap(folder);
    return map === undefined ? text : replaceLuaLines(text, map);
  };
}
