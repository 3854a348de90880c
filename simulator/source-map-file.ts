/** Reads source maps of games that run in Node. */
import { existsSync, readFileSync } from "node:fs";
import { nameSources, type SourceMap } from "./source-map";

/**
 * Returns the source map of the game in a folder, or undefined if there is none. The file is beside the folder and not
 * part of the game: for `build/source` it is `build/source-map.json`.
 */
export function readSourceMap(folder: string): SourceMap | undefined {
  const file = `${folder}-map.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SourceMap) : undefined;
}

/**
 * Returns a function that names source lines in the errors of the game in a folder. This function reads the game's
 * source map each time it is called.
 */
export function sourceNamer(folder: string): (text: string) => string {
  return (text) => {
    const map = readSourceMap(folder);
    return map === undefined ? text : nameSources(text, map);
  };
}
