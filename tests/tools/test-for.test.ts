import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { hasNameOf } from "../../tools/mutate/choose-tests";
import { importDistances, findValueImporters } from "../../tools/mutate/import-distances";
import { listTests } from "../../tools/mutate/list-tests";
import { rankUnmeasured } from "../../tools/mutate/rank-unmeasured";
import { readTestDurations, writeTestDurations } from "../../tools/mutate/test-durations";
import { compilesPrograms, playsBuiltGame, selectTestsWithin } from "../../tools/mutate/tests-within";
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
    chosen: ["tests/game/a.test.ts", "tests/play/d.test.ts", "tests/game/c.test.ts"],
    leftOut: ["tests/game/b.test.ts", "tests/play/e.test.ts"],
  });
  expect(select(7000).leftOut).toEqual(["tests/play/e.test.ts"]);
  expect(select(0).chosen).toEqual(["tests/game/a.test.ts"]);
  const longFirst = ["tests/play/e.test.ts", "tests/play/d.test.ts"];
  expect(selectTestsWithin(longFirst, FILE, COVERAGE, 6000).chosen).toEqual(["tests/play/d.test.ts"]);
  expect(select(100_000).leftOut).toEqual([]);
  const slow = { ...COVERAGE, "tests/lua/f.test.ts": { ms: 1, visits: [`${FILE} other`] } };
  expect(selectTestsWithin(Object.keys(slow), FILE, slow, 6000).leftOut).toContain("tests/lua/f.test.ts");
});

function testsThatImport(...files: readonly string[]): string[] {
  const importers = findValueImporters(projectFolder);
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return listTests(projectFolder).filter((test) => found.has(test));
}

test("test:for knows which tests compile Lua programs and which tests play the built game", () => {
  const compiling = testsThatImport("tests/compile-test-programs.ts");
  const playing = testsThatImport("tests/play/player.ts", "tests/play/trace-files.ts");
  const readingBuild = listTests(projectFolder).filter((test) =>
    readFileSync(join(projectFolder, test), "utf8").includes('"build/source'),
  );
  expect(compiling.map((test) => basename(test))).toContain("digest.test.ts");
  expect(playing.length).toBeGreaterThan(20);
  expect(compiling.filter((test) => !compilesPrograms(test))).toEqual([]);
  expect([...playing, ...readingBuild].filter((test) => !playsBuiltGame(test))).toEqual([]);
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

test("importDistances counts imports of values, but none by the tests' own helpers", () => {
  const folder = createTemporaryFolder();
  writeFile(folder, "src/width.ts", 'export {\n  height,\n} from "./height";\n');
  writeFile(folder, "src/height.ts", "export const height = 3;\n");
  writeFile(folder, "tests/helper.ts", 'export * from "../src/width";\n');
  writeFile(folder, "tests/wide.test.ts", 'import { height } from "./helper";\nimport { test } from "vitest";\n');
  writeFile(folder, "tests/high.test.ts", 'import { height } from "../src/height";\n');
  writeFile(folder, "tests/typed.test.ts", 'import type { Height } from "../src/height";\n');
  expect([...importDistances(folder, "src/height.ts")].sort()).toEqual([
    ["tests/high.test.ts", 1],
    ["tests/wide.test.ts", 2],
  ]);
});

test("rankUnmeasured prefers tests by name, import and puzzle, and ranks no test of another puzzle", () => {
  const tests = [
    "tests/golden/composed-skid.test.ts",
    "tests/kernel/rules.test.ts",
    "tests/play/frames/editor-fruit.test.ts",
    "tests/play/frames/editor-skid.test.ts",
    "tests/play/frames/levels-skid.test.ts",
    "tests/play/frames/screens.test.ts",
    "tests/play/recorded-attempts.test.ts",
    "tests/puzzles/contract.test.ts",
    "tests/puzzles/fruit/certify.test.ts",
    "tests/puzzles/needless.test.ts",
    "tests/puzzles/skid/certify.test.ts",
    "tests/puzzles/skid/level.test.ts",
  ];
  const distances = new Map([
    ["tests/golden/composed-skid.test.ts", 4],
    ["tests/puzzles/contract.test.ts", 1],
    ["tests/puzzles/fruit/certify.test.ts", 1],
    ["tests/puzzles/needless.test.ts", 3],
    ["tests/puzzles/skid/certify.test.ts", 2],
  ]);
  const known = { tests, distances, msOf: (test: string) => test.length, puzzles: ["fruit", "skid"] };
  const inNode = [
    "tests/puzzles/contract.test.ts",
    "tests/puzzles/skid/certify.test.ts",
    "tests/golden/composed-skid.test.ts",
  ];
  const ofSkid = ["tests/play/frames/editor-skid.test.ts", "tests/play/frames/levels-skid.test.ts"];
  const ofAll = ["tests/play/frames/screens.test.ts", "tests/play/recorded-attempts.test.ts"];
  const rank = (file: string) => rankUnmeasured(file, known);
  expect(rank("src/puzzles/skid/painter.ts")).toEqual([
    ...inNode,
    ...ofSkid,
    ...ofAll,
    "tests/puzzles/needless.test.ts",
  ]);
  expect(rank("src/puzzles/skid/certify.ts")[0]).toBe("tests/puzzles/skid/certify.test.ts");
  const ofExplorer = rank("src/puzzles/skid/explore/search.ts").filter((test) => test.startsWith("tests/play/"));
  expect(ofExplorer[0]).toBe("tests/play/recorded-attempts.test.ts");
});

test("the file of durations names only tests of the game that exist, in order, and is read as it was written", () => {
  const lines = readFileSync(join(projectFolder, "tests/test-durations.txt"), "utf8").trimEnd().split("\n");
  const tests = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" ")[0]);
  const existing = new Set(listTests(projectFolder));
  expect(tests.filter((test) => !existing.has(test))).toEqual([]);
  expect(tests).toEqual([...new Set(tests)].sort());
  const folder = createTemporaryFolder();
  writeFile(folder, "tests/setup.ts", "");
  writeTestDurations(folder, new Map(Object.entries({ "tests/b.test.ts": 4400, "tests/a.test.ts": 600 })));
  expect(readFileSync(join(folder, "tests/test-durations.txt"), "utf8")).toMatch(
    /reads it\.\ntests\/a\.test\.ts 1\ntests\/b\.test\.ts 4\n$/,
  );
  const msOf = readTestDurations(folder);
  expect(["tests/a.test.ts", "tests/b.test.ts", "tests/new.test.ts"].map(msOf)).toEqual([1000, 4000, 3000]);
});

test("test:for runs the tests that run a source file and no others, and fails if one of them fails", () => {
  const project = createToyProject(TOY);
  symlinkSync(join(projectFolder, "vitest.config.ts"), join(project, "vitest.config.ts"));
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

test("test:for builds the game anew before it runs the tests that play it, and prints the errors of the build", () => {
  const project = createToyProject({
    ...TOY,
    "src/main.ts": 'import { width } from "./width";\nplaydate.update = () => void width(2);\n',
    "tests/play/width.test.ts":
      'import { readFileSync } from "node:fs";\nimport { expect, test } from "vitest";\n' +
      'const lua = readFileSync("build/source/main.lua", "utf8");\n' +
      'test("the built game has six for each column", () => expect(lua).toContain("columns * 6"));\n',
  });
  symlinkSync(join(projectFolder, "vitest.config.ts"), join(project, "vitest.config.ts"));
  const runWith = (text: string) => {
    writeFile(project, "src/width.ts", text);
    return runTool(project, "test:for", {}, join(project, "src/width.ts"));
  };
  const failed = runWith(TOY["src/width.ts"].replace("4", "5"));
  expect(failed.exitCode).toBe(1);
  expect(failed.stdout).toContain("the built game has six for each column");
  writeFile(project, "tests/wide.test.ts", TOY["tests/wide.test.ts"].replace("8", "12"));
  const passed = runWith(TOY["src/width.ts"].replace("4", "6"));
  expect(passed.exitCode).toBe(0);
  expect(passed.stdout).toContain("tests/play/width.test.ts");
  const broken = runWith(TOY["src/width.ts"].replace("4", '"six"'));
  expect(broken.exitCode).toBe(1);
  expect(broken.stderr).toContain("src/width.ts(2,20): error TS2363");
});

test("test:for refuses a file that is not in src", () => {
  const { exitCode, stderr } = runTool(projectFolder, "test:for", {}, "tests/setup.ts");
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: "test:for: tests/setup.ts is no file of src/\n" });
});
