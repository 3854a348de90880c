import { expect, test } from "vitest";
import { isBuildCurrent, writeBuildStamp } from "../../tools/packaging/build-stamp";
import { createToyProject, writeFile } from "./toy-project";

function builtProject(): string {
  const project = createToyProject({ "build/source/main.lua": "" });
  writeBuildStamp(project);
  return project;
}

test("a build is known again", () => {
  expect(isBuildCurrent(builtProject())).toBe(true);
});

test("a project that was never built is not", () => {
  expect(isBuildCurrent(createToyProject())).toBe(false);
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
  writeFile(project, file, content);
  expect(isBuildCurrent(project)).toBe(false);
});
