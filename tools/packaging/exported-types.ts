/** Finds the files that must be translated again because the types of exports that they import have changed. */
import ts from "typescript";
import { createImportFinder } from "./imported-files";

/**
 * Returns the paths of those files among `paths` whose exports have other types than in the program `before`, and of
 * all files that import such a file, directly or through others. TypeScriptToLua's translation of a file depends on the
 * types of the names that the file imports.
 */
export function filesWithNewTypes(before: ts.Program, program: ts.Program, paths: readonly string[]): string[] {
  const changed = paths.filter((path) => typesOfExports(before, path) !== typesOfExports(program, path));
  if (changed.length === 0) return [];
  const withImports = createImportFinder(program);
  const files = program
    .getSourceFiles()
    .filter((file) => withImports(file).some(({ fileName }) => changed.includes(fileName)));
  return files.map(({ fileName }) => fileName);
}

/** Prints the types that a file declares, to compare them as text. White space and comments make no difference. */
const printer = ts.createPrinter({ removeComments: true });

/**
 * Returns as text the types that a file declares and the types of its exports. The type of a constant such as 5 is
 * `number`.
 */
function typesOfExports(program: ts.Program, path: string): string {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (file === undefined || module === undefined) return "";
  const declared = file.statements
    .filter(isTypeDeclaration)
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, file));
  const exported = checker.getExportsOfModule(module).map((symbol) => {
    const type = checker.getBaseTypeOfLiteralType(checker.getTypeOfSymbolAtLocation(symbol, file));
    return `${symbol.name}: ${checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)}`;
  });
  return [...declared, ...exported].join("\n");
}

function isTypeDeclaration(statement: ts.Statement): boolean {
  return (
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isEnumDeclaration(statement)
  );
}
