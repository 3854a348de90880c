/** Finds which source files import which other source files. */

import { dirname, join } from "node:path/posix";
import ts from "typescript";
import { parseSource } from "./sources";

/** For each source file, a list of the source files that import it, by the path of the file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function importersOf(project: string, sources: readonly string[]): Importers {
  const importers = new Map<string, string[]>();
  for (const source of sources) {
    for (const imported of importsOf(parseSource(project, source), source)) {
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
    }
  }
  return importers;
}

function importsOf(file: ts.SourceFile, source: string): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [`${join(dirname(source), moduleSpecifier.text)}.ts`];
  });
}
