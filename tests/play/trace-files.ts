/**
 * Changes the built game for a test, so that it prints its call stack when a function of a wanted file begins. The call
 * stack is printed as a list of TypeScript files.
 */
import { fileURLToPath } from "node:url";
import type { Host } from "../../simulator/host";
import { findSourceLine, type SourceMap } from "../../simulator/source-map";
import { readSourceMap } from "../../simulator/source-map-file";
import { GAME_FILES, type Player } from "./player";

const TOPIC = "call stack: ";

/** Matches a line of Lua that ends with the head of a function. A first statement can be appended to such a line. */
const FUNCTION_HEAD = /^(?!\s*--).*\bfunction\b[^()]*\([^()]*\)$/;

/**
 * Lua code that runs before the game's code. When a function of a wanted file begins, the code prints the source files
 * of all running functions. For this, each function of the game calls `__enter` with its file. The function keeps the
 * returned value in a variable that Lua closes when the function ends.
 */
const PRINT_CALL_STACKS = `
local stacks = setmetatable({}, { __mode = "k" })
local leave = setmetatable({}, { __close = function() table.remove(stacks[coroutine.running()]) end })
__enter = function(file)
  local thread = coroutine.running()
  local stack = stacks[thread] or {}
  stacks[thread] = stack
  table.insert(stack, file)
  if __wanted[file] then print("${TOPIC}" .. table.concat(stack, " ")) end
  return leave
end`;

/**
 * Returns the files of the built game, changed for a test. The game then prints the source files on its call stack
 * whenever it calls a function of one of the `wanted` files.
 */
export function tracedGame(wanted: readonly string[]): Host["files"] {
  const folder = fileURLToPath(new URL("../../build/source", import.meta.url));
  const map = readSourceMap(folder);
  if (map === undefined) throw new Error("the built game has no source map");
  const prelude = `__wanted = { ${wanted.map((file) => `["${file}"] = true`).join(", ")} }${PRINT_CALL_STACKS}`;
  return new Map(
    [...GAME_FILES].map(([name, bytes]) => [name, name.endsWith(".lua") ? traced(name, bytes, map, prelude) : bytes]),
  );
}

function traced(name: string, bytes: Uint8Array, map: SourceMap, prelude: string): Uint8Array {
  const lines = new TextDecoder().decode(bytes).split("\n");
  const marked = lines.map((line, index) => {
    const file = FUNCTION_HEAD.test(line) ? findSourceLine(map, name, index + 1)?.split(":")[0] : undefined;
    return file === undefined ? line : `${line} local __leave <close> = __enter("${file}")`;
  });
  if (name === "main.lua") marked.unshift(prelude);
  return new TextEncoder().encode(marked.join("\n"));
}

/**
 * Returns the call stacks that the changed game has printed since the last call, in order of time. Each is a list of
 * the source files of the running functions, the outermost first.
 */
export function printedStacks({ printed }: Player): string[][] {
  const stacks = printed.filter((line) => line.startsWith(TOPIC)).map((line) => line.slice(TOPIC.length).split(" "));
  printed.length = 0;
  return stacks;
}
