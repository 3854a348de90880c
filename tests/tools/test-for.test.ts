import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasNameOf } from "../../tools/mutate/choose-tests";
import { coverageByImports } from "../../tools/mutate/imported-coverage";
import { selectTestsWithin } from "../../tools/mutate/tests-within";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runTool } from "../toolchain/run-command";
import { createTemporaryFolder, createToyProject, writeFile } from "../toolchain/toy-project";

const FILE = "src/game/a.ts";
const COVERAGE = {
  "tests/game/a.test.ts": { ms: 1000, visits: [`${FILE} f`] },
  "tests/game/b.test.ts": { ms: 1000, visits: [`${FILE} f`] },
  "tests/game/c.test.ts": { ms: 1000, visits: [`${FILE} g`, "src/game/b.ts h"] },
  "tests/play/d.test.ts": { ms: 2000, visits: [`${FILE} f`] },
  "tests/play/e.test.ts": { ms: 90_000, visits: [`${FILE} rare`] },
};

test("selectTestsWithin prefers tests that run each function, in Node and in Lua, and keeps the time limit", () => {
  const select = (limitMs: number) => selectTestsWithin(Object.keys(COVERAGE), FILE, COVERAGE, limitMs);
  expect(select(6000)).toEqual({
    chosen: ["tests/game/a.test.ts", "tests/game/c.test.ts", "tests/play/d.test.ts"],
    leftOut: ["tests/game/b.test.ts", "tests/play/e.test.ts"],
  });
  expect(select(7000).leftOut).toEqual(["tests/play/e.test.ts"]);
  expect(select(0).chosen).toEqual(["tests/game/a.test.ts"]);
  expect(select(100_000).leftOut).toEqual([]);
  const slow = { ...COVERAGE, "tests/lua/f.test.ts": { ms: 1, visits: [`${FILE} other`] } };
  expect(selectTestsWithin(Object.keys(slow), FILE, slow, 6000).leftOut).toContain("tests/lua/f.test.ts");
});

test("hasNameOf compares whole words of names", () => {
  expect(hasNameOf("tests/play/stats-wall.test.ts", "src/game/screens/stats-wall-view.ts")).toBe(true);
  expect(hasNameOf("tests/play/title-page.test.ts", "src/game/screens/title.ts")).toBe(true);
  expect(hasNameOf("tests/play/stats-wall.test.ts", "src/game/screens/stats-wallpaper.ts")).toBe(false);
});

const TOY = {
  "src/main.ts": "playdate.update = () => undefined;\n",
  "src/width.ts": "export function width(columns: number): number {\n  return columns * 4;\n}\n",
  "src/height.ts": "export function height(rows: number): number {\n  return rows * 3;\n}\n",
  "tests/byte-equality.ts": "",
  "tests/setup.ts": "export function setup(): void {}\n",
  "tests/wide.test.ts":
    'import { expect, test } from "vitest";\nimport { width } from "../src/width";\n' +
    'test("four for each column", () => expect(width(2)).toBe(8));\n',
  "tests/high.test.ts":
    'import { expect, test } from "vitest";\nimport { height } from "../src/height";\n' +
    'test("three for each row", () => expect(height(2)).toBe(6));\n',
};

test("coverageByImports finds the sources that a test imports, also through other files, and long tests", () => {
  const folder = createTemporaryFolder();
  writeFile(folder, "src/width.ts", 'export { height } from "./height";\n');
  writeFile(folder, "src/height.ts", "export const height = 3;\n");
  writeFile(folder, "tests/helper.ts", 'export * from "../src/width";\n');
  writeFile(folder, "tests/wide.test.ts", 'import { height } from "./helper";\nimport { test } from "vitest";\n');
  writeFile(folder, "tests/high.test.ts", 'import { height } from "../src/height";\n');
  writeFile(folder, "tests/long-test-files.txt", "# long\ntests/high.test.ts\n");
  expect(coverageByImports(folder, ["tests/wide.test.ts", "tests/high.test.ts"])).toEqual({
    "tests/wide.test.ts": { ms: 1000, visits: ["src/height.ts imported", "src/width.ts imported"] },
    "tests/high.test.ts": { ms: 10_000, visits: ["src/height.ts imported"] },
  });
});

test("test:for runs the tests that run a source file and no others, and fails if one of them fails", () => {
  const project = createToyProject(TOY);
  for (const name of ["types", "vitest.config.ts"]) symlinkSync(join(projectFolder, name), join(project, name));
  const passed = runTool(project, "test:for", {}, join(project, "src/width.ts"));
  expect(passed.exitCode).toBe(0);
  expect(passed.stdout).toContain("wide.test.ts");
  expect(passed.stdout).not.toContain("high.test.ts");
  expect(existsSync(join(project, "build/mutate/coverage.json"))).toBe(false);
  writeFile(project, "src/width.ts", TOY["src/width.ts"].replace("4", "5"));
  const failed = runTool(project, "test:for", {}, join(project, "src/width.ts"));
  expect(failed.exitCode).toBe(1);
  expect(failed.stdout).toContain("four for each column");
});

test("test:for refuses a file that is not in src", () => {
  const { exitCode, stderr } = runTool(projectFolder, "test:for", {}, "tests/setup.ts");
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: "test:for: tests/setup.ts is no file of src/\n" });
});
