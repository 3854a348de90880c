/** Finds the files that a file of a program imports. */
import { dirname, join } from "node:path";
import ts from "typescript";

/** Returns the file of a program that the file `importer` imports as `path`, or undefined if there is none. */
export function findImportedFile(program: ts.Program, importer: string, path: string): ts.SourceFile | undefined {
  const target = join(dirname(importer), path);
  return program.getSourceFile(`${target}.ts`) ?? program.getSourceFile(join(target, "index.ts"));
}

/** Returns the path in a statement that imports or exports names of another file, or undefined for other statements. */
export function findImportedPath(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

/**
 * Returns the path of each file that a file of a program imports directly, in the order of the imports. If a path in an
 * import names no file of the program, returns this path unchanged.
 */
export function importsOf(program: ts.Program, { fileName, statements }: ts.SourceFile): string[] {
  return statements.flatMap((statement) => {
    const path = findImportedPath(statement);
    return path === undefined ? [] : [findImportedFile(program, fileName, path)?.fileName ?? path];
  });
}
