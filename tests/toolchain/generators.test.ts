import { expect, test } from "vitest";
import { compileLua } from "../../tools/packaging/compile";
import { replaceFeature } from "../../tools/packaging/generators";
import { createToyProject } from "./toy-project";

function bundleOf(main: string): string {
  return compileLua(createToyProject({ "src/main.ts": main })).get("main.lua")!;
}

const counting = "function* count(): Generator<number, void, void> { yield 1; }\n";
const delegating = "function* all(): Generator<number, void, void> { yield* count(); }\n";
const updating = (generator: string) => `const work = ${generator}();\nplaydate.update = () => { work.next(); };\n`;

test.each([
  ["with yield*", counting + delegating + updating("all")],
  ["without yield*", counting + updating("count")],
])("a bundle %s has the game's own generators and not those of TypeScriptToLua", (_, main) => {
  const bundle = bundleOf(main);
  expect(bundle.match(/function __TS__Generator\(/g)).toHaveLength(1);
  expect(bundle.match(/function __TS__DelegatedYield\(/g)).toHaveLength(1);
  expect(bundle).not.toContain("coroutine.status");
});

test("a bundle without generators contains no code for them", () => {
  expect(bundleOf("playdate.update = () => {};\n")).not.toContain("coroutine");
});

test("another version of TypeScriptToLua stops the build of a program with generators", () => {
  expect(() => replaceFeature("Generator", "", "1.99.0")).toThrow(
    /TypeScriptToLua 1\.37\.1, and this is 1\.99\.0: compare/,
  );
  expect(replaceFeature("ArrayMap", "text", "1.99.0")).toBe("text");
});
