/** Names the lines of TypeScript in error messages that name lines of Lua. */

/** A map from the lines of a game's Lua files to lines of the sources from which they were compiled. */
export interface SourceMap {
  readonly sources: readonly string[];
  /**
   * For each Lua file, two numbers for each of its lines: the index of the source, and the line in the source, counted
   * from 1. The index is -1 for a Lua line without a source.
   */
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

/** Matches a line of a Lua file in the text of an error or traceback, such as `main.lua:1234`. */
const POSITION = /([\w-]+\.lua):(\d+)/g;

/**
 * Returns the source line of a line in a Lua file, such as `src/main.ts:12`, or undefined if that line has no source.
 */
export function sourcePosition({ sources, lines }: SourceMap, file: string, line: number): string | undefined {
  const numbers = lines[file];
  const source = numbers?.[2 * (line - 1)];
  if (numbers === undefined || source === undefined || source < 0) return undefined;
  return `${sources[source]}:${numbers[2 * line - 1]}`;
}

/** Returns a text in which each named line of Lua is replaced by its source line, if there is one. */
export function nameSources(text: string, map: SourceMap): string {
  return text.replace(POSITION, (position, file: string, line: string) => {
    return sourcePosition(map, file, Number(line)) ?? position;
  });
}
