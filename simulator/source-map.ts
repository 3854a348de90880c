/** Replaces lines of Lua in error messages by the lines of TypeScript from which they were compiled. */

/** For each line of a game's Lua files, the line of TypeScript from which it was compiled. */
export interface SourceMap {
  readonly sources: readonly string[];
  /**
   * For each Lua file, two numbers a line: the index of the TypeScript file in `sources` (-1 if there is none), and the
   * line in that file, counted from 1.
   */
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

const LUA_LINE = /([\w-]+\.lua):(\d+)/g;

/** Returns the source line of a Lua line, such as `src/main.ts:12`, or undefined if there is none. */
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
