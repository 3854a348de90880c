import { expect, test } from "vitest";
import { replaceLuaLines, findSourceLine } from "../../simulator/source-map";
import { errorOf } from "./game";

const MAP = {
  sources: ["src/a.ts", "src/part/b.ts"],
  lines: { "main.lua": [-1, 0, 1, 7, 0, 12], "part.lua": [0, 3] },
};

test.each([
  ["main.lua:1: a fault", "main.lua:1: a fault"],
  ["main.lua:2: a fault", "src/part/b.ts:7: a fault"],
  ["main.lua:3: a fault\n\tpart.lua:1: in main chunk", "src/a.ts:12: a fault\n\tsrc/a.ts:3: in main chunk"],
  ["in function <main.lua:2>", "in function <src/part/b.ts:7>"],
  ["main.lua:4: a fault", "main.lua:4: a fault"],
  ["other.lua:1: a fault", "other.lua:1: a fault"],
])("in the error %j the known lines of Lua become lines of sources", (text, named) => {
  expect(replaceLuaLines(text, MAP)).toBe(named);
});

test("a line of Lua that comes from no source has no source position", () => {
  expect(findSourceLine(MAP, "main.lua", 1)).toBeUndefined();
  expect(findSourceLine(MAP, "main.lua", 2)).toBe("src/part/b.ts:7");
});

test("an error of a game and its traceback name sources if the host has a source map", () => {
  const error = errorOf("\nerror('a fault')\n", { nameSources: (text) => replaceLuaLines(text, MAP) });
  expect(error).toMatch(/^src\/part\/b\.ts:7: a fault\n/);
  expect(error).toContain("\tsrc/part/b.ts:7: in main chunk");
});
