import { expect, test } from "vitest";
import { stripCommentsAndStrings } from "../../tools/packaging/check-bundle";
import { compileLua } from "../../tools/packaging/compile";
import { createToyProject } from "./toy-project";

function luaOf(lines: string): string {
  const bundle = compileLua(createToyProject({ "src/main.ts": `${lines}\nplaydate.update = () => {};\n` }));
  return stripCommentsAndStrings([...bundle.values()].join("\n"));
}

test("Math.fround is removed from the compiled Lua, and its argument is kept unchanged", () => {
  const lua = luaOf("export const area = (a: number, b: number): number => a * Math.fround(a + Math.fround(a * b));");
  expect(lua).toContain("return a * (a + a * b)");
  expect(lua).not.toContain("fround");
});
