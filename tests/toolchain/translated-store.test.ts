import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { parseConfigFileWithSystem } from "typescript-to-lua";
import { expect, test } from "vitest";
import { compileChunks, textsOf, type LuaFiles } from "../../tools/packaging/compile";
import { findOutdatedFiles } from "../../tools/packaging/outdated-files";
import { compileChunksFromStore } from "../../tools/packaging/recompile";
import { createSourceMap } from "../../tools/packaging/source-map";
import { ToolError } from "../../tools/packaging/tool-error";
import { createToyProject, writeFile } from "./toy-project";

const ABSENT = undefined;

const SHAPE = "export interface Shape { readonly width: number; scale(by: number): number }\n";

/**
 * The texts that each source file of a random test project may have. The first texts of all files fit together. With
 * other texts, the project may have an error.
 */
const VARIANTS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  "src/numbers.ts": [
    "export const STEP = 2;\nexport const LIMIT: number = 7;\n",
    "// a comment\nexport const STEP = 2;\nexport const LIMIT: number = 8;\n",
    "export const STEP = 5;\nexport const LIMIT: number = 7;\n",
    "export const PACE = 2;\nexport const LIMIT: number = 7;\n",
  ],
  "src/sides.ts": [
    'import { STEP } from "./numbers";\nexport const enum Side { Left = 1, Right = STEP }\n',
    "export const enum Side { Left = 1, Right = 9 }\n",
  ],
  "src/walk.ts": [
    'import { STEP } from "./numbers";\n\n/** @inline */\nexport function walk(from: number): number {\n' +
      "  const to = from + STEP;\n  return to * 2;\n}\n",
    'import { LIMIT } from "./numbers";\n\nexport function walk(from: number): number {\n' +
      "  const to = from + LIMIT;\n  return to * 3;\n}\n",
  ],
  "src/names.ts": [
    'export const joined = (): string => "a" + "b";\n',
    "export const joined = (): number => 5;\n",
    'import { extra } from "./extra";\nexport const joined = (): string => extra + "b";\n',
  ],
  "src/extra.ts": ['export const extra = "c";\n', ABSENT, 'export const extra: string = "d";\n'],
  "src/shapes.ts": [
    SHAPE,
    `/** @noSelf */\n${SHAPE}`,
    SHAPE.replace("width: number", "width: string"),
    SHAPE.replace("width", "height"),
  ],
  "src/other-shapes.ts": [SHAPE.replace("width: number", "width: number | string"), SHAPE],
  "src/boxes.ts": [
    'import type { Shape } from "./shapes";\nexport const measure = (shape: Shape) => shape.scale(2);\n' +
      "export const widthOf = (shape: Shape) => shape.width;\n",
    'import type { Shape } from "./other-shapes";\nexport const measure = (shape: Shape) => shape.scale(2);\n' +
      "export const widthOf = (shape: Shape) => shape.width;\n",
  ],
  "src/main.ts": [
    'import { walk } from "./walk";\nimport { joined } from "./names";\nimport { Side } from "./sides";\n' +
      'import { STEP } from "./numbers";\nimport { measure, widthOf } from "./boxes";\n' +
      "const shape = { width: 3, scale(by: number) { return by; } };\n" +
      "playdate.update = () => {\n  const cell = walk(Side.Right);\n" +
      "  if (STEP === 2) print(cell + STEP, joined() + joined(), measure(shape) + widthOf(shape));\n};\n" +
      "declare function print(this: void, ...words: unknown[]): void;\n",
    'import { measure } from "./boxes";\nimport { walk } from "./walk";\n' +
      "playdate.update = () => print(walk(1), measure({ width: 3, scale(by) { return by + 1; } }));\n" +
      "declare function print(this: void, ...words: unknown[]): void;\n",
  ],
};

const FILES = Object.keys(VARIANTS);

function createProject(): string {
  return createToyProject(Object.fromEntries(FILES.map((file) => [file, VARIANTS[file][0]!])));
}

function storeOf(project: string): string {
  return join(project, "build/translated.bin");
}

function writeVariant(project: string, file: string, text: string | undefined): void {
  if (text === undefined) rmSync(join(project, file), { force: true });
  else writeFile(project, file, text);
}

function resultOf(project: string, compile: () => LuaFiles): unknown {
  try {
    const files = compile();
    return [Object.fromEntries(textsOf(files)), createSourceMap(files, project)];
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.message;
  }
}

function resultFromStore(project: string): unknown {
  return resultOf(project, () => compileChunksFromStore(project, storeOf(project)));
}

function expectSameAsFromNothing(project: string): void {
  expect(resultFromStore(project)).toEqual(resultOf(project, () => compileChunks(project)));
}

const arbitraryEdit = fc
  .constantFrom(...FILES)
  .chain((file) => fc.tuple(fc.constant(file), fc.constantFrom(...VARIANTS[file])));

test("after any edits, a compilation with a store has the same result or error as one from nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.array(arbitraryEdit, { minLength: 1, maxLength: 2 }), { maxLength: 6 }), (steps) => {
      const project = createProject();
      expectSameAsFromNothing(project);
      for (const edits of steps) {
        for (const [file, text] of edits) writeVariant(project, file, text);
        expectSameAsFromNothing(project);
      }
    }),
    { numRuns: 2 },
  );
});

test.each(FILES.flatMap((file) => VARIANTS[file].slice(1).map((text, index) => [index + 1, file, text] as const)))(
  "after the edit %i of %s, a compilation with a store has the same result or error as one from nothing",
  (_, file, text) => {
    const project = createProject();
    const original = resultFromStore(project);
    writeVariant(project, file, text);
    expectSameAsFromNothing(project);
    writeVariant(project, file, VARIANTS[file][0]);
    expect(resultFromStore(project)).toEqual(original);
  },
);

test("a compilation with a broken store compiles everything and writes the store anew", () => {
  const project = createProject();
  const store = storeOf(project);
  compileChunksFromStore(project, store);
  const bytes = readFileSync(store);
  for (const broken of [bytes.subarray(0, -1), bytes.subarray(0, 20), Buffer.alloc(0)]) {
    writeFileSync(store, broken);
    expectSameAsFromNothing(project);
    expect(readFileSync(store)).toEqual(bytes);
  }
});

function programOf(project: string): ts.Program {
  const { fileNames, options } = parseConfigFileWithSystem(join(project, "tstl.json"));
  return ts.createProgram(fileNames, options);
}

test.each([
  [1, "src/numbers.ts", ["numbers"]],
  [2, "src/numbers.ts", ["main", "numbers", "sides", "walk"]],
  [1, "src/walk.ts", ["walk"]],
  [1, "src/names.ts", ["main", "names"]],
  [2, "src/extra.ts", ["extra"]],
  [2, "src/shapes.ts", ["boxes", "main", "shapes"]],
  [1, "src/other-shapes.ts", ["other-shapes"]],
] as const)("after the edit %i of %s, exactly the files that may change are outdated", (index, file, outdated) => {
  const project = createProject();
  const before = findOutdatedFiles(programOf(project), new Map(), new Set());
  const lua = { path: "", statements: [], features: new Set<never>(), hasTags: false };
  const compiled = new Map([...before].map(([{ fileName }, facts]) => [fileName, { ...facts, lua }]));
  writeVariant(project, file, VARIANTS[file][index]);
  const after = findOutdatedFiles(programOf(project), compiled, new Set());
  expect([...after.keys()].map(({ fileName }) => basename(fileName, ".ts")).sort()).toEqual(outdated);
});
