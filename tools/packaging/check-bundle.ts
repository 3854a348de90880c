const commentOrString =
  /--\[\[[\s\S]*?\]\]|--[^\n]*|\[\[[\s\S]*?\]\]|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g;

const forbidden: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/\bimport\b/, "imports a CoreLib, which only the SDK holds"],
  [/\bclass\s*\(/, "makes a Playdate class"],
  [/\b__TS__SourceMapTraceBack\b/, "carries a source map traceback"],
];

/** The Lua program without its comments and with its strings emptied. */
export function stripCommentsAndStrings(lua: string): string {
  return lua.replace(commentOrString, (text) => (text.startsWith("--") ? "" : '""'));
}

/** What a file of the bundle holds that a console cannot run or the game has sworn off: a sentence each. */
export function findBundleFaults(file: string, lua: string): string[] {
  const code = stripCommentsAndStrings(lua);
  return forbidden.filter(([pattern]) => pattern.test(code)).map(([, reason]) => `${file} ${reason}`);
}
