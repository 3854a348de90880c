import { expect, test } from "vitest";
import { explainError } from "../../tools/dev/explain-error";

const FILES = new Map([["main.lua", new TextEncoder().encode("local a = nil\n  return a.b\n")]]);

test("an error is shown with the line of Lua that failed", () => {
  const text = "main.lua:2: attempt to index a nil value\nstack traceback:\n\tmain.lua:2: in main chunk";
  expect(explainError(text, FILES).split("\n")).toEqual([
    "main.lua:2: attempt to index a nil value",
    "    main.lua:2  return a.b",
    "stack traceback:",
    "\tmain.lua:2: in main chunk",
  ]);
});

test("an error that names no line of the game is shown as it is", () => {
  expect(explainError("other.lua:7: not enough memory", FILES)).toBe("other.lua:7: not enough memory");
});
