/**
 * Checks the finished Lua text for constructs that the game must not contain, such as imports from the Playdate SDK.
 */

import { tokensOf } from "./lua-tokens";

const forbidden: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bimport\b/, "imports a CoreLib, which only the SDK holds"],
  [/\bclass\s*\(/, "makes a Playdate class"],
  [/\b__TS__SourceMapTraceBack\b/, "carries a source map traceback"],
];

/** Returns a Lua program without its comments and with each string literal replaced by an empty string. */
export function stripCommentsAndStrings(lua: string): string {
  return tokensOf(lua)
    .map((token) => (token.startsWith("--") ? "" : isString(token) ? '""' : token))
    .join("");
}

function isString(token: string): boolean {
  return token.length > 1 && ['"', "'", "["].includes(token.charAt(0));
}

/** Returns a sentence for each forbidden construct in a Lua file: SDK imports, Playdate classes and source maps. */
export function findBundleFaults(file: string, lua: string): string[] {
  const code = stripCommentsAndStrings(lua);
  return forbidden.filter(([pattern]) => pattern.test(code)).map(([, reason]) => `${file} ${reason}`);
}
