import { describe, expect, test } from "vitest";
import { findBundleFaults, stripCommentsAndStrings } from "../../tools/packaging/check-bundle";

describe("what no bundle may hold", () => {
  test("an import of a CoreLib", () => {
    expect(findBundleFaults("main.lua", 'import "CoreLibs/graphics"')).toEqual([
      "main.lua imports a CoreLib, which only the SDK holds",
    ]);
  });

  test("a Playdate class", () => {
    expect(findBundleFaults("main.lua", 'class("Ball").extends()')).toEqual(["main.lua makes a Playdate class"]);
  });

  test("a source map traceback", () => {
    expect(findBundleFaults("main.lua", "__TS__SourceMapTraceBack(debug.getinfo(1).short_src, {})")).toEqual([
      "main.lua carries a source map traceback",
    ]);
  });

  test("but words in comments and strings are no faults", () => {
    expect(findBundleFaults("main.lua", `-- import "x"\nlocal a = "class(\\"" .. 'import'\n--[[ class( ]]`)).toEqual(
      [],
    );
  });
});

test("code is kept where comments and strings go", () => {
  expect(stripCommentsAndStrings('local a = "--" -- why\nreturn a')).toBe('local a = "" \nreturn a');
});
