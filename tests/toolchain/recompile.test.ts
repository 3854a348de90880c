import { join } from "node:path";
import { expect, test } from "vitest";
import { compileChunks, textsOf, type LuaFiles } from "../../tools/packaging/compile";
import { createRecompiler, type Recompile } from "../../tools/packaging/recompile";
import { createSourceMap } from "../../tools/packaging/source-map";
import { createToyProject, writeFile } from "./toy-project";

const SOURCES = {
  "src/numbers.ts": "export const STEP = 2;\nexport const enum Side { Left = 1, Right = 3 }\n",
  "src/walk.ts":
    'import { STEP } from "./numbers";\n\n/** @inline */\nexport function walk(from: number): number {\n' +
    "  const to = from + STEP;\n  return to * 2;\n}\n",
  "src/names.ts": 'export const first = "a";\nexport const joined = (): string => first + "b";\n',
  "src/main.ts":
    'import { walk } from "./walk";\nimport { joined } from "./names";\nimport { Side, STEP } from "./numbers";\n' +
    "playdate.update = () => {\n  const cell = walk(Side.Right);\n" +
    "  print(cell + STEP, joined() + joined());\n};\n" +
    "declare function print(this: void, number: number, other: unknown): void;\n",
};

function resultOf(files: LuaFiles, project: string): unknown {
  return [Object.fromEntries(textsOf(files)), createSourceMap(files, project)];
}

function createCompiledProject(): { readonly project: string; readonly recompile: Recompile } {
  const project = createToyProject(SOURCES);
  const recompile = createRecompiler(project);
  recompile();
  return { project, recompile };
}

function expectSameResult(
  { project, recompile }: ReturnType<typeof createCompiledProject>,
  file: string,
  text: string,
) {
  writeFile(project, file, text);
  const again = recompile(new Map([[join(project, file), text]]));
  expect(resultOf(again, project)).toEqual(resultOf(compileChunks(project), project));
}

test.each([
  ["a new line above an inlined function", "src/walk.ts", (text: string) => text.replace("/**", "\n/**")],
  ["a new body of an inlined function", "src/walk.ts", (text: string) => text.replace("* 2", "* 4")],
  ["a new value of an exported constant", "src/numbers.ts", (text: string) => text.replace("STEP = 2", "STEP = 5")],
  ["a new value of an enum", "src/numbers.ts", (text: string) => text.replace("Right = 3", "Right = 4")],
  ["a new type of a function's result", "src/names.ts", () => "export const joined = (): number => 5;\n"],
] as const)("compiling again after %s has the same result as compiling everything", (_, file, change) => {
  expectSameResult(createCompiledProject(), file, change(SOURCES[file]));
});

test("compiling again names an error that a new type causes in another file", () => {
  const { project, recompile } = createCompiledProject();
  const changes = new Map([[join(project, "src/names.ts"), "export const joined = (): boolean => true;\n"]]);
  expect(() => recompile(changes)).toThrow(/^src\/main\.ts\(6,\d+\): error TS2365/);
});
