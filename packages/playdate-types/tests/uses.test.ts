import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { packageFolder } from "../generator/table";

const folder = join(packageFolder, "tests/uses");
const files = ["right.ts", "wrong.ts"].map((name) => join(folder, name));

function findErrors(): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    lib: ["lib.es2023.d.ts"],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    typeRoots: [join(packageFolder, ".."), join(packageFolder, "../../node_modules")],
    types: ["playdate-types", "@typescript-to-lua/language-extensions"],
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    return `${file?.fileName ?? ""}:${line}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

function countUses(name: string): number {
  const source = ts.createSourceFile(name, readFileSync(join(folder, name), "utf8"), ts.ScriptTarget.ES2023);
  const isUse = (statement: ts.Statement): boolean =>
    !ts.isExportDeclaration(statement) &&
    !(
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
    );
  return source.statements.filter(isUse).length;
}

describe("the types", () => {
  test("TypeScript accepts each right use and reports each wrong one", () => {
    expect(findErrors()).toEqual([]);
  });

  test("there are at least 150 uses, half of them wrong", () => {
    const wrong = readFileSync(join(folder, "wrong.ts"), "utf8").match(/@ts-expect-error/g)!.length;
    expect(countUses("right.ts")).toBeGreaterThanOrEqual(150);
    expect(wrong).toBeGreaterThanOrEqual(140);
    expect(countUses("wrong.ts") - 2).toBe(wrong);
  });
});
