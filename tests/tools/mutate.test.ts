import { symlinkSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { chooseTests } from "../../tools/mutate/choose-tests";
import { EQUIVALENT, isEquivalent } from "../../tools/mutate/equivalent";
import { mutationsOf, applyMutation } from "../../tools/mutate/mutations";
import { listProgramTests } from "../../tools/mutate/program-tests";
import { parseSource } from "../../tools/mutate/sources";
import { findMentions, usersOf } from "../../tools/mutate/users";
import { projectFolder } from "../../tools/packaging/project-folder";
import { runTool } from "../toolchain/run-command";
import { createToyProject } from "../toolchain/toy-project";

function mutationsIn(text: string): string[] {
  const file = ts.createSourceFile("toy.ts", text, ts.ScriptTarget.ES2023, true);
  return mutationsOf(file).map((fault) => applyMutation(text, fault));
}

describe("mutationsOf", () => {
  test.each([
    ["const f = (a: number, b: number) => a < b;", ["const f = (a: number, b: number) => a <= b;"]],
    ["const f = (a: number, b: number) => a - b;", ["const f = (a: number, b: number) => a + b;"]],
    ["const f = (a: boolean, b: boolean) => a && b;", ["const f = (a: boolean, b: boolean) => a || b;"]],
    ["const f = (a: 1, b: number) => a === b;", ["const f = (a: 1, b: number) => a !== b;"]],
    ["const two = 2;", ["const two = 3;"]],
    ["const pauseMs = 7000;", ["const pauseMs = 10500;"]],
    ["const isSo = true;", ["const isSo = false;"]],
    ["for (; f(); n++);", ["for (; f(); n--);"]],
    ["if (a) b();", ["if (!(a)) b();", "if (a) ;"]],
    ["if (a > b) [a, b] = [b, a];", ["if (!(a > b)) [a, b] = [b, a];", "if (a > b) ;"]],
    ["if (a > b) [a, c] = [b, a];", ["if (a >= b) [a, c] = [b, a];", "if (!(a > b)) [a, c] = [b, a];", "if (a > b) ;"]],
    ["const a = b ? c : d;", ["const a = !(b) ? c : d;"]],
    [
      "function f() { a(); b(); }",
      ["function f() {  b(); }", "function f() { a();  }", "function f() { a(); return; b(); }"],
    ],
    ["function* f() { if (at % 8 === 0) yield; }", []],
    ['import { a } from "./1";\ntype Two = 2;', []],
  ])("mutationsOf returns all mutations of the source %s", (text, expected) => {
    expect(mutationsIn(text).sort()).toEqual([...expected].sort());
  });
});

describe("chooseTests", () => {
  const coverage = {
    "tests/play/slow.test.ts": { ms: 9000, visits: ["src/game/a.ts f", "src/game/b.ts g"] },
    "tests/play/quick.test.ts": { ms: 100, visits: ["src/game/a.ts f"] },
    "tests/game/a.test.ts": { ms: 20000, visits: ["src/game/a.ts f"] },
    "tests/play/other.test.ts": { ms: 1, visits: ["src/game/b.ts g"] },
  };
  const importers = new Map([["src/game/numbers.ts", ["src/game/b.ts"]]]);
  const tests = (file: string, functionName: string | undefined): string[] =>
    chooseTests({ file, functionName }, coverage, importers, new Map());

  test("chooseTests returns the tests that run a function: the one of its file first, then the quick ones", () => {
    expect(tests("src/game/a.ts", "f")).toEqual([
      "tests/game/a.test.ts",
      "tests/play/quick.test.ts",
      "tests/play/slow.test.ts",
    ]);
  });

  test("chooseTests returns for code outside functions the tests that run its file or a file that imports it", () => {
    expect(tests("src/game/numbers.ts", undefined)).toEqual(["tests/play/other.test.ts", "tests/play/slow.test.ts"]);
  });

  test("chooseTests returns for a constant the tests that run the functions which use it, if any test runs them", () => {
    const chosen = (users: string[]) =>
      chooseTests({ file: "src/game/a.ts", functionName: undefined, users }, coverage, importers, new Map());
    expect(chosen(["src/game/b.ts g"])).toEqual(["tests/play/other.test.ts", "tests/play/slow.test.ts"]);
    expect(chosen(["src/game/b.ts new"])).toEqual(tests("src/game/a.ts", "f"));
  });

  test("chooseTests adds the tests of a puzzle's data for code outside its functions, and only for that", () => {
    const withGolden = {
      ...coverage,
      "tests/golden/data.test.ts": { ms: 1, visits: ["src/puzzles/fruit/level.ts h"] },
    };
    const chosen = (file: string, functionName: string | undefined) =>
      chooseTests({ file, functionName }, withGolden, importers, new Map());
    expect(chosen("src/puzzles/fruit/sounds.ts", undefined)).toEqual(["tests/golden/data.test.ts"]);
    expect(chosen("src/puzzles/skid/sounds.ts", undefined)).toEqual([]);
    expect(chosen("src/game/b.ts", undefined)).not.toContain("tests/golden/data.test.ts");
    expect(chosen("src/puzzles/fruit/rules.ts", "move")).toEqual([]);
  });

  test("chooseTests prefers a slow test of stored data to a test of frames only for a change outside functions", () => {
    const visits = ["src/puzzles/fruit/rules.ts move"];
    const withBoth = {
      "tests/play/frames/a.test.ts": { ms: 1000, visits },
      "tests/golden/data.test.ts": { ms: 4000, visits },
    };
    const first = (functionName: string | undefined, users: { users?: string[] }) =>
      chooseTests({ file: "src/puzzles/fruit/rules.ts", functionName, ...users }, withBoth, new Map(), new Map())[0];
    expect(first(undefined, { users: visits })).toBe("tests/golden/data.test.ts");
    expect(first(undefined, {})).toBe("tests/play/frames/a.test.ts");
    expect(first("move", { users: visits })).toBe("tests/play/frames/a.test.ts");
  });

  test("chooseTests prefers a test that compares all frames to another test that takes a quarter of its time", () => {
    const visits = ["src/game/a.ts f"];
    const withFrames = {
      "tests/play/other.test.ts": { ms: 1000, visits },
      "tests/play/frames/a.test.ts": { ms: 4000, visits },
    };
    const chosen = chooseTests({ file: "src/game/a.ts", functionName: "f" }, withFrames, importers, new Map());
    expect(chosen).toEqual(["tests/play/frames/a.test.ts", "tests/play/other.test.ts"]);
  });

  test("chooseTests returns all tests of the file for a function that is newer than the measurement", () => {
    expect(tests("src/game/b.ts", "new")).toEqual(["tests/play/other.test.ts", "tests/play/slow.test.ts"]);
  });
});

test("usersOf finds the functions that use a constant, also through other constants and in files that import it", () => {
  const parse = (name: string, text: string): ts.SourceFile =>
    ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const inches = parse(
    "inches.ts",
    "const INCH = 2;\nexport const FOOT = 12 * INCH;\nconst YARD = 3;\n" +
      "export function toInches() { return () => { return INCH; }; }\nfunction toYards() { return YARD; }\n",
  );
  const feet = parse("feet.ts", 'import { FOOT } from "./inches";\nexport function toFeet() { return FOOT; }\n');
  const mentions = findMentions([inches, feet]);
  const users = (text: string): string[] =>
    usersOf("inches.ts", inches.text.indexOf(text), mentions, new Map([["inches.ts", ["feet.ts"]]]));
  expect(users("2;")).toEqual(["inches.ts toInches/function", "feet.ts toFeet"]);
  expect(users("3;")).toEqual(["inches.ts toYards"]);
  expect(users("return YARD")).toEqual(["inches.ts toYards"]);
});

test("each mutation that is listed as changing nothing observable can be planted in the sources", () => {
  for (const { file, line, before, after } of EQUIVALENT) {
    const source = parseSource(projectFolder, file);
    const lines = source.text.split("\n").map((text) => text.trim());
    const planted = mutationsOf(source).filter((mutation) => isEquivalent(file, source.text, mutation));
    const found = planted.filter((mutation) => lines[mutation.line - 1] === line);
    expect(found, `${file}: ${line}`).toContainEqual(expect.objectContaining({ before, after }));
  }
});

test("listProgramTests returns the tests that import the compiler of programs, directly or through other files", () => {
  const found = listProgramTests(projectFolder);
  for (const test of ["golden/pictures", "lua/save", "puzzles/fruit/painter"])
    expect(found).toContain(`tests/${test}.test.ts`);
  expect(found).not.toContain("tests/golden/puzzle-data.test.ts");
});

const TOY = {
  "src/main.ts":
    'import { height } from "./height";\ndeclare function print(line: number): void;\nplaydate.update = () => {\n  print(height(3, false));\n};\n',
  "src/height.ts":
    "export function height(rows: number, isIdle: boolean): number {\n" +
    "  if (isIdle) return idle(rows);\n  return rows + 2;\n}\n" +
    "function idle(rows: number): number {\n  return rows - rows;\n}\n" +
    "/** For Node alone. */\nexport function width(columns: number): number {\n  return columns * 4;\n}\n" +
    "/** For the setup of the tests. */\nexport function depth(): number {\n  return 5;\n}\n",
  "tests/byte-equality.ts": "",
  "tests/setup.ts":
    'import { depth } from "../src/height";\nexport function setup(): void {\n' +
    '  if (depth() !== 5) throw new Error("nothing can be built");\n}\n',
  "tests/tools/depth.test.ts":
    'import { expect, test } from "vitest";\nimport { depth } from "../../src/height";\n' +
    'test("there is a depth", () => expect(depth()).toBeGreaterThan(0));\n',
  "tests/node.test.ts":
    'import { expect, test } from "vitest";\nimport { width } from "../src/height";\n' +
    'test("four for each column", () => expect(width(2)).toBe(8));\n',
  "tests/lua.test.ts":
    'import { expect, test } from "vitest";\nimport { readFolder } from "../simulator/folder";\n' +
    'import { startConsole } from "../simulator/console";\nimport { createNodeHost } from "../simulator/node-host";\n' +
    'test("the game prints its height", () => {\n  const printed: string[] = [];\n' +
    '  const console = startConsole(createNodeHost(readFolder("build/source"), { print: (line) => void printed.push(line) }));\n' +
    "  console.update({ held: new Set(), crankDegrees: 0, crankDocked: true });\n" +
    '  expect(printed).toEqual(["5"]);\n});\n',
};

test("mutate prints which test detects each mutation, in Node or in Lua, and which mutations survive", () => {
  const project = createToyProject(TOY);
  symlinkSync(join(projectFolder, "vitest.config.ts"), join(project, "vitest.config.ts"));
  const { stdout, stderr, exitCode } = runTool(project, "mutate", {}, "--count", "100");
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  const told = stdout.replaceAll(/ \(\d+ s\)/g, "").replaceAll(/^\d+\/100 +/gm, "");
  expect(told).toContain("src/height.ts:3  + → -\n    caught by tests/lua.test.ts: the game prints its height\n");
  expect(told).toContain("src/height.ts:10  4 → 6\n    caught by tests/node.test.ts: four for each column\n");
  expect(told).toMatch(
    /src\/height.ts:14 {2}5 → 8\n {4}caught by tests\/tools\/depth.test.ts: no test ran \(1\): Error: nothing can be built\n/,
  );
  expect(told).toContain("src/height.ts:6  - → +\n    LIVES\n");
  expect(told).toMatch(/\nlives: src\/height.ts:6 {2}- → \+\n$/);
});
