import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { selectTestsWithin } from "../../tools/mutate/tests-within";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runTool } from "../toolchain/run-command";
import { createToyProject, writeFile } from "../toolchain/toy-project";

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

test("test:for runs the tests that run a source file and no others, and fails if one of them fails", () => {
  const project = createToyProject(TOY);
  for (const name of ["types", "vitest.config.ts"]) symlinkSync(join(projectFolder, name), join(project, name));
  const passed = runTool(project, "test:for", {}, join(project, "src/width.ts"));
  expect(passed.exitCode).toBe(0);
  expect(passed.stdout).toContain("wide.test.ts");
  expect(passed.stdout).not.toContain("high.test.ts");
  writeFile(project, "src/width.ts", TOY["src/width.ts"].replace("4", "5"));
  const failed = runTool(project, "test:for", {}, join(project, "src/width.ts"));
  expect(failed.exitCode).toBe(1);
  expect(failed.stdout).toContain("four for each column");
});

test("test:for refuses a file that is not in src", () => {
  const { exitCode, stderr } = runTool(projectFolder, "test:for", {}, "tests/setup.ts");
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: "test:for: tests/setup.ts is no file of src/\n" });
});
