/** Replaces lines of Lua in error messages by the lines of TypeScript from which they were compiled. */

/** For each line of a game's Lua files, the line of TypeScript from which it was compiled. */
export interface SourceMap {
  readonly sources: readonly string[];
  /**
   * For each Lua file, two numbers for each of its lines: the index of the source, and the line in the source, counted
   * from 1. The index is -1 for a Lua line without a source.
   */
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

/** Matches a line of a Lua file in the text of an error or traceback, such as `main.lua:1234`. */
const LUA_LINE = /([\w-]+\.lua):(\d+)/g;

/**
 * Returns the source line for a line of a Lua file, such as `src/main.ts:12`. Returns undefined if no source line was
 * compiled to this Lua line.
 */
export function findSourceLine({ sources, lines }: SourceMap, file: string, line: number): string | undefined {
  const numbers = lines[file];
  const source = numbers?.[2 * (line - 1)];
  if (numbers === undefined || source === undefined || source < 0) return undefined;
  return `${sources[source]}:${numbers[2 * line - 1]}`;
}

/**
 * Returns the text of an error in which each Lua line, such as `main.lua:1234`, is replaced by its TypeScript line if
 * there is one.
 */
export function replaceLuaLines(text: string, map: SourceMap): string {
  return text.replace(LUA_LINE, (luaLine, file: string, line: string) => {
    return findSourceLine(map, file, Number(line)) ?? luaLine;
  });
}
