/** Splits Lua text into tokens, for the Lua files that were not translated from TypeScript. */

/** Matches a comment, a string, a name or number, or any other single character. */
const token = /--\[\[[^]*?\]\]|--[^\n]*|\[\[[^]*?\]\]|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|[A-Za-z0-9_]+|[^]/g;

/** Returns the tokens of a Lua text, including comments and white space. Joined, they are the text again. */
export function tokensOf(lua: string): string[] {
  return lua.match(token) ?? [];
}
