/** Translates TypeScript files to Lua syntax trees with TypeScriptToLua, without printing or bundling them. */
import type ts from "typescript";
import { Transpiler, type File, type Plugin, type Statement } from "typescript-to-lua";
import { mergeDestructuredLocals } from "./destructured-parameters";
import { requireNoDiagnostics } from "./diagnostics";

/**
 * A TypeScript file after its translation to Lua. Each `require` in the Lua names another module by the path in the
 * TypeScript import.
 */
export interface LuaFile {
  readonly path: string;
  readonly statements: readonly Statement[];
  /** The groups of helper functions of TypeScriptToLua's library that the file uses. */
  readonly features: File["luaLibFeatures"];
  /** Whether the TypeScript has functions marked `@inline` or records marked `@locals`. */
  readonly hasTags: boolean;
}

/** Translates files of a program to Lua, by default all files. Throws a `ToolError` with the translator's errors. */
export function translateFiles(
  program: ts.Program,
  plugins: readonly Plugin[],
  project: string,
  sourceFiles?: readonly ts.SourceFile[],
): LuaFile[] {
  const transpiler = new TreeTranspiler();
  const { diagnostics } = transpiler.emit({
    program,
    plugins: [{ printer: printNothing }, ...plugins],
    writeFile: () => undefined,
    ...(sourceFiles && { sourceFiles: [...sourceFiles] }),
  });
  requireNoDiagnostics(diagnostics, project);
  return transpiler.files;
}

type EmitPlanArguments = Parameters<Transpiler["getEmitPlan"]>;

/** A transpiler of TypeScriptToLua that returns syntax trees and writes no files. */
class TreeTranspiler extends Transpiler {
  readonly files: LuaFile[] = [];

  protected override getEmitPlan(...[program, , processed]: EmitPlanArguments) {
    for (const { fileName, luaAst } of processed) {
      if (luaAst === undefined) continue;
      const { statements, luaLibFeatures } = luaAst;
      const text = program.getSourceFile(fileName)?.text ?? "";
      this.files.push({
        path: fileName,
        statements: mergeDestructuredLocals(statements),
        features: luaLibFeatures,
        hasTags: text.includes("@inline") || text.includes("@locals"),
      });
    }
    return { emitPlan: [] };
  }
}

/**
 * Replaces TypeScriptToLua's printing by a function that prints nothing. The linker prints the syntax trees after it
 * has changed them.
 */
function printNothing() {
  return { code: "", sourceMap: "", sourceMapNode: undefined as never };
}
