import { expect, test } from "vitest";
import { isBuilt, stampBuild } from "../../tools/packaging/stamp";
import { toyProject, write } from "./toy-project";

function builtProject(): string {
  const project = toyProject({ "build/source/main.lua": "" });
  stampBuild(project);
  return project;
}

test("a build is known again", () => {
  expect(isBuilt(builtProject())).toBe(true);
});

test("a project that was never built is not", () => {
  expect(isBuilt(toyProject())).toBe(false);
});

test.each([
  ["src/main.ts", "playdate.update = () => undefined;\n"],
  ["src/more.ts", ""],
  ["assets/launcher/card.png", "another"],
  ["pdxinfo", "name=Other\n"],
  ["tstl.json", "{}"],
  ["package.json", "{}"],
  ["tools/packaging/generators.lua", ""],
  ["build/source/main.lua", "return"],
])("a build is old once %s is another", (file, content) => {
  const project = builtProject();
  write(project, file, content);
  expect(isBuilt(project)).toBe(false);
});
