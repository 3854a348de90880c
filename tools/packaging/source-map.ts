/** Creates the source map, which has the line of TypeScript for each line of the game's Lua files. */
import { relative, sep } from "node:path";
import type { SourceMap } from "../../simulator/source-map";
import type { LuaFiles } from "./compile";

/** Creates the source map of the game's Lua files. The paths in the source map are relative to the folder `project`. */
export function createSourceMap(files: LuaFiles, project: string): SourceMap {
  const indexes = new Map<string, number>();
  const indexOf = (path: string): number => {
    const index = indexes.get(path) ?? indexes.size;
    indexes.set(path, index);
    return index;
  };
  const lines = [...files].map(([file, luaLines]) => {
    const numbers = luaLines.flatMap(({ origin }) =>
      origin === undefined ? [-1, 0] : [indexOf(origin.path), origin.line + 1],
    );
    return [file, numbers] as const;
  });
  const sources = [...indexes.keys()].map((path) => relative(project, path).split(sep).join("/"));
  return { sources, lines: Object.fromEntries(lines) };
}
