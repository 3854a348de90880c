/**
 * Makes an error of the game readable: replaces positions in Lua files by positions in the TypeScript source files, and
 * shows the code at these positions.
 */

import { replaceLuaLines, type SourceMap } from "../../simulator/source-map";

const SOURCE_LINE = /([\w./-]+\.ts):(\d+)/g;

/**
 * Returns the text of an error with its positions in Lua files replaced by positions in TypeScript files. The source
 * code at all these positions is inserted below the first line of the text. `lineAt` returns the code of a source line.
 * `map` is the source map of the game that failed; without it, no positions are replaced.
 */
export function explainError(
  text: string,
  map: SourceMap | undefined,
  lineAt: (path: string, line: number) => string | undefined,
): string {
  const [message, ...traceback] = (map === undefined ? text : replaceLuaLines(text, map)).split("\n");
  const sourceLines = [...[message, ...traceback].join("\n").matchAll(SOURCE_LINE)];
  const lines = sourceLines.flatMap(([sourceLine, path, line]) => {
    const code = lineAt(path, Number(line));
    return code === undefined ? [] : [`    ${sourceLine}  ${code.trim()}`];
  });
  return [message, ...new Set(lines), ...traceback].join("\n");
}
