import { describe, expect, test } from "vitest";
import { findBundleFaults, stripCommentsAndStrings } from "../../tools/packaging/check-bundle";
import { splitTokens } from "../../tools/packaging/lua-tokens";

const TOKENS: readonly (readonly string[])[] = [
  ["local", " ", "a1_b", " ", "=", " ", "0x1F", " ", ".", ".", " ", '"a\\"b"'],
  ["--[[ two\nlines ]]", "x", "-", "1", " ", "-- to the end", "\n", "y"],
  ["t", "[", "1", "]", "[[ a\nb ]]", "''", "'\\\\'", '"--"'],
  ["-- the last line"],
];

test.each(TOKENS.map((tokens) => [tokens.join(""), tokens] as const))(
  "splitTokens cuts %j into its tokens",
  (lua, tokens) => {
    expect(splitTokens(lua)).toEqual(tokens);
  },
);

describe("findBundleFaults", () => {
  test("a bundle that imports a CoreLib is rejected", () => {
    expect(findBundleFaults("main.lua", 'import "CoreLibs/graphics"')).toEqual([
      "main.lua imports a CoreLib, which only the SDK holds",
    ]);
  });

  test("a bundle with a Playdate class is rejected", () => {
    for (const lua of ['class("Ball").extends()', 'class ("Ball").extends()', "class( -- a ball\n'Ball')"])
      expect(findBundleFaults("main.lua", lua)).toEqual(["main.lua makes a Playdate class"]);
  });

  test("a bundle with a source map traceback is rejected", () => {
    expect(findBundleFaults("main.lua", "__TS__SourceMapTraceBack(debug.getinfo(1).short_src, {})")).toEqual([
      "main.lua carries a source map traceback",
    ]);
  });

  test("names that only contain a forbidden word are allowed", () => {
    expect(findBundleFaults("main.lua", "local important, classes = imports, class.field; subclass(1)")).toEqual([]);
  });

  test("forbidden words in comments and strings of a bundle are ignored", () => {
    expect(findBundleFaults("main.lua", `-- import "x"\nlocal a = "class(\\"" .. 'import'\n--[[ class( ]]`)).toEqual(
      [],
    );
  });
});

test("stripCommentsAndStrings removes comments and strings and keeps the code", () => {
  expect(stripCommentsAndStrings('local a = "--" -- why\nreturn a')).toBe('local a = "" \nreturn a');
});
