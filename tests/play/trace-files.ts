/** Lists which files of TypeScript the built game enters while it runs. */
import { fileURLToPath } from "node:url";
import type { Host } from "../../simulator/host";
import { sourcePosition, type SourceMap } from "../../simulator/source-map";
import { readSourceMap } from "../../simulator/source-map-file";
import { GAME_FILES, type Player } from "./player";

const TOPIC = "entered: ";

/** Matches a line of Lua on which the head of a function ends, so that its first statement can follow on that line. */
const FUNCTION_HEAD = /^(?!\s*--).*\bfunction\b[^()]*\([^()]*\)$/;

/**
 * Lua code that runs before the game's code. It prints each source file that the game enters, unless it is the one that
 * was printed last.
 */
const PRINT_ENTERED = `
local last
__enter = function(file)
  if file == last then return end
  last = file
  print("${TOPIC}" .. file)
end`;

/**
 * Returns the files of the built game, changed so that the game prints which source file each called function is in.
 */
export function tracedGame(): Host["files"] {
  const folder = fileURLToPath(new URL("../../build/source", import.meta.url));
  const map = readSourceMap(folder);
  if (map === undefined) throw new Error("the built game has no source map");
  return new Map(
    [...GAME_FILES].map(([name, bytes]) => [name, name.endsWith(".lua") ? traced(name, bytes, map) : bytes]),
  );
}

function traced(name: string, bytes: Uint8Array, map: SourceMap): Uint8Array {
  const lines = new TextDecoder().decode(bytes).split("\n");
  const marked = lines.map((line, index) => {
    const file = FUNCTION_HEAD.test(line) ? sourcePosition(map, name, index + 1)?.split(":")[0] : undefined;
    return file === undefined ? line : `${line} __enter("${file}")`;
  });
  if (name === "main.lua") marked.unshift(PRINT_ENTERED);
  return new TextEncoder().encode(marked.join("\n"));
}

/**
 * Returns the source files that a traced game has entered since the last call, in the order in which it entered them.
 */
export function enteredFiles({ printed }: Player): string[] {
  const files = printed.filter((line) => line.startsWith(TOPIC)).map((line) => line.slice(TOPIC.length));
  printed.length = 0;
  return files;
}
