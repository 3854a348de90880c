import { expect, test } from "vitest";
import { isBuildCurrent, writeBuildStamp } from "../../tools/packaging/build-stamp";
import { createToyProject, writeFile } from "./toy-project";

function builtProject(): string {
  const project = createToyProject({ "build/source/main.lua": "" });
  writeBuildStamp(project);
  return project;
}

test("a build is current directly after it was made", () => {
  expect(isBuildCurrent(builtProject())).toBe(true);
});

test("a project that was never built has no current build", () => {
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
  ["build/source-map.json", "{}"],
])("a build is no longer current when %s has changed", (file, content) => {
  const project = builtProject();
  writeFile(project, file, content);
  expect(isBuildCurrent(project)).toBe(false);
});
