import { expect, test } from "vitest";
import { explainError } from "../../tools/dev/explain-error";

const MAP = { sources: ["src/a.ts", "src/b.ts"], lines: { "main.lua": [-1, 0, 1, 7] } };
const CODE = "  return a.b;";

function lineAt(path: string, line: number): string | undefined {
  return path === "src/b.ts" && line === 7 ? CODE : undefined;
}

test("an error is shown with the line of TypeScript that failed", () => {
  const text = "main.lua:2: attempt to index a nil value\nstack traceback:\n\tmain.lua:2: in main chunk";
  expect(explainError(text, MAP, lineAt).split("\n")).toEqual([
    "src/b.ts:7: attempt to index a nil value",
    "    src/b.ts:7  return a.b;",
    "stack traceback:",
    "\tsrc/b.ts:7: in main chunk",
  ]);
});

test("a line of Lua that comes from no source is shown as it is", () => {
  expect(explainError("main.lua:1: not enough memory", MAP, lineAt)).toBe("main.lua:1: not enough memory");
});

test("an error in a game without a source map is shown as it is", () => {
  expect(explainError("main.lua:2: not enough memory", undefined, lineAt)).toBe("main.lua:2: not enough memory");
});
