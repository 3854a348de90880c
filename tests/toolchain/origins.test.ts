import ts from "typescript";
import { expect, test } from "vitest";
import { inlineProgram } from "../../tools/packaging/inline/inline-program";

const SOURCES: Readonly<Record<string, string>> = {
  "/game/main.ts": `import { clamp, twice } from "./numbers";
export function area(width: number, height: number): number {
  const w = clamp(width, 4); // after clamp
  let sum = w; // begin
  if (
    sum > 2
  ) {
    sum = clamp(height, 3);
  } else if (sum > 1) {
    sum += 1; // other
  }
  return sum +
    twice(w) +
    height; // end
}
`,
  "/game/numbers.ts": `/** @inline */
export function clamp(number: number, most: number): number {
  if (number > most) return most;
  const rest = 0 +
    number; // rest
  return rest;
}

/** @inline */
export function twice(number: number): number {
  return number +
    number;
}
`,
};

/**
 * Copies the functions of `SOURCES` that are to be inlined into their callers. Returns the resulting texts, with the
 * source line from which each of their parts comes.
 */
function inlineSources() {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (path, version) =>
      SOURCES[path] === undefined ? undefined : ts.createSourceFile(path, SOURCES[path], version),
    fileExists: (path) => path in SOURCES,
    readFile: (path) => SOURCES[path],
    directoryExists: () => true,
  };
  const options: ts.CompilerOptions = { noLib: true, target: ts.ScriptTarget.ES2022, types: [] };
  return inlineProgram(ts.createProgram(Object.keys(SOURCES), options, host), host, "/game");
}

/**
 * Returns the source line, such as `main.ts:3`, of each occurrence of `part` in main.ts after functions were inlined.
 */
function originsOf(part: string): string[] {
  const { program, originOf } = inlineSources();
  const file = program.getSourceFile("/game/main.ts")!;
  const origins: string[] = [];
  for (let at = file.text.indexOf(part); at >= 0; at = file.text.indexOf(part, at + 1)) {
    const { line, character } = file.getLineAndCharacterOfPosition(at);
    const origin = originOf("/game/main.ts", line, character);
    origins.push(`${origin.path.slice("/game/".length)}:${origin.line + 1}`);
  }
  return origins;
}

test.each([
  ["a line above inlined code", "export function area", ["main.ts:2"]],
  ["the rest of a line after inlined code", "// after clamp", ["main.ts:3"]],
  ["a line after inlined code", "// begin", ["main.ts:4"]],
  ["the statements of inlined functions", "if (width > 4)", ["numbers.ts:3"]],
  ["a result that is assigned in place of a return", "w = 4", ["numbers.ts:3"]],
  ["a local of an inlined function", "sum = 0", ["numbers.ts:4"]],
  ["a second line of an inlined statement", "    height;\n}", ["numbers.ts:5"]],
  ["a line between two inlined calls", "sum > 2", ["main.ts:6"]],
  ["a condition after inlined code", "sum > 1", ["main.ts:9"]],
  ["a statement after this condition", "// other", ["main.ts:10"]],
  ["a returned expression", "return sum", ["main.ts:12"]],
  ["an inlined expression", "w +\n", ["numbers.ts:11"]],
  ["a second line of an inlined expression", "w) +", ["numbers.ts:12"]],
  ["a line after an inlined expression", "// end", ["main.ts:14"]],
])("the inliner knows the source line of %s", (_, part, origins) => {
  expect(originsOf(part)).toEqual(origins);
});

test("the inlined text has no marks of its origins", () => {
  expect(inlineSources().program.getSourceFile("/game/main.ts")!.text).not.toMatch(/[\uE000\uE001]/);
});
