/** Adds to an error of the game the lines that it names. */

import type { GameFiles } from "./game-files";

/** A position as Lua's errors and tracebacks name it, such as `main.lua:1234`. */
const POSITION = /([\w-]+\.lua):(\d+)/g;

/**
 * Returns the text of an error with the line of code at each position that the text names, below the error's first
 * line. `files` must be the files of the game that failed. This is the place to name the lines of the TypeScript instead.
 */
export function explainError(text: string, files: GameFiles): string {
  const positions = [...new Set([...text.matchAll(POSITION)].map(([position]) => position))];
  const lines = positions.flatMap((position) => {
    const line = lineAt(position, files);
    return line === undefined ? [] : [`    ${position}  ${line}`];
  });
  const [message, ...traceback] = text.split("\n");
  return [message, ...lines, ...traceback].join("\n");
}

function lineAt(position: string, files: GameFiles): string | undefined {
  const [file, number] = position.split(":");
  const bytes = files.get(file);
  return bytes === undefined
    ? undefined
    : new TextDecoder()
        .decode(bytes)
        .split("\n")
        .at(Number(number) - 1)
        ?.trim();
}
