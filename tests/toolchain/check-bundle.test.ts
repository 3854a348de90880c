import { describe, expect, test } from "vitest";
import { findBundleFaults, stripCommentsAndStrings } from "../../tools/packaging/check-bundle";

describe("findBundleFaults", () => {
  test("a bundle that imports a CoreLib is rejected", () => {
    expect(findBundleFaults("main.lua", 'import "CoreLibs/graphics"')).toEqual([
      "main.lua imports a CoreLib, which only the SDK holds",
    ]);
  });

  test("a bundle with a Playdate class is rejected", () => {
    expect(findBundleFaults("main.lua", 'class("Ball").extends()')).toEqual(["main.lua makes a Playdate class"]);
  });

  test("a bundle with a source map traceback is rejected", () => {
    expect(findBundleFaults("main.lua", "__TS__SourceMapTraceBack(debug.getinfo(1).short_src, {})")).toEqual([
      "main.lua carries a source map traceback",
    ]);
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
