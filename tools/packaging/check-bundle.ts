/**
 * Checks the finished Lua text for constructs that the game must not contain, such as imports from the Playdate SDK.
 */

import { isComment, isString, splitTokens } from "./lua-tokens";

const FORBIDDEN: readonly (readonly [tokens: readonly string[], reason: string])[] = [
  [["import"], "imports a CoreLib, which only the SDK holds"],
  [["class", "("], "makes a Playdate class"],
  [["__TS__SourceMapTraceBack"], "carries a source map traceback"],
];

/** Returns a Lua program without its comments and with each string literal replaced by an empty string. */
export function stripCommentsAndStrings(lua: string): string {
  return splitTokens(lua)
    .map((token) => (isComment(token) ? "" : isString(token) ? '""' : token))
    .join("");
}

/** Returns a sentence for each forbidden construct in a Lua file: SDK imports, Playdate classes and source maps. */
export function findBundleFaults(file: string, lua: string): string[] {
  const code = splitTokens(lua).filter((token) => token.trim() !== "" && !isComment(token));
  const contains = (tokens: readonly string[]): boolean =>
    code.some((_, start) => tokens.every((token, index) => code[start + index] === token));
  return FORBIDDEN.filter(([tokens]) => contains(tokens)).map(([, reason]) => `${file} ${reason}`);
}
