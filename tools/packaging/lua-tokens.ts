/**
 * Splits Lua text into tokens. The tools use tokens where there is no syntax tree: for TypeScriptToLua's library, which
 * comes as Lua text, and for the finished Lua files. These files are checked as text, because a console loads this
 * text.
 */

/**
 * Returns the tokens of a Lua text, including comments and white space. All tokens together, one after the other, are
 * the whole text.
 */
export function splitTokens(lua: string): string[] {
  const tokens: string[] = [];
  let start = 0;
  while (start < lua.length) {
    const end = endOfToken(lua, start);
    tokens.push(lua.slice(start, end));
    start = end;
  }
  return tokens;
}

export function isComment(token: string): boolean {
  return token.startsWith("--");
}

export function isString(token: string): boolean {
  return token.length > 1 && ['"', "'", "["].includes(token.charAt(0));
}

function endOfToken(lua: string, start: number): number {
  const character = lua.charAt(start);
  if (lua.startsWith("--", start)) return endOfBrackets(lua, start + 2) ?? endOfLine(lua, start);
  if (character === "[") return endOfBrackets(lua, start) ?? start + 1;
  if (character === '"' || character === "'") return endOfString(lua, start, character);
  let end = start;
  while (isNameCharacter(lua.charAt(end))) end++;
  return Math.max(end, start + 1);
}

function endOfBrackets(lua: string, start: number): number | undefined {
  if (!lua.startsWith("[[", start)) return undefined;
  const end = lua.indexOf("]]", start + 2);
  return end < 0 ? undefined : end + 2;
}

function endOfLine(lua: string, start: number): number {
  const end = lua.indexOf("\n", start);
  return end < 0 ? lua.length : end;
}

function endOfString(lua: string, start: number, quote: string): number {
  let end = start + 1;
  while (end < lua.length && lua.charAt(end) !== quote) end += lua.charAt(end) === "\\" ? 2 : 1;
  return end + 1;
}

function isNameCharacter(character: string): boolean {
  const isLetter = (character >= "a" && character <= "z") || (character >= "A" && character <= "Z");
  return isLetter || (character >= "0" && character <= "9") || character === "_";
}
