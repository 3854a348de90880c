/** Finds the files that a file of a program imports. */
import { dirname, join } from "node:path";
import ts from "typescript";

/** Returns the file of a program that the file `importer` imports as `path`, or undefined if there is none. */
export function importedFile(program: ts.Program, importer: string, path: string): ts.SourceFile | undefined {
  const target = join(dirname(importer), path);
  return program.getSourceFile(`${target}.ts`) ?? program.getSourceFile(join(target, "index.ts"));
}

/**
 * Creates a function that returns a file together with all files that it imports, directly or through others. Packages
 * are left out.
 */
export function createImportFinder(program: ts.Program): (file: ts.SourceFile) => ts.SourceFile[] {
  const imports = new Map<ts.SourceFile, ts.SourceFile[]>();
  const add = (file: ts.SourceFile, found: Set<ts.SourceFile>): void => {
    if (found.has(file)) return;
    found.add(file);
    const direct = imports.get(file) ?? directImports(program, file);
    imports.set(file, direct);
    for (const one of direct) add(one, found);
  };
  return (file) => {
    const found = new Set<ts.SourceFile>();
    add(file, found);
    return [...found];
  };
}

function directImports(program: ts.Program, { fileName, statements }: ts.SourceFile): ts.SourceFile[] {
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    return importedFile(program, fileName, moduleSpecifier.text) ?? [];
  });
}
