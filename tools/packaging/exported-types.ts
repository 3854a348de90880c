/** Prints the types that a file exports, to find out whether the files that import it must be compiled again. */
import ts from "typescript";
import { importedFile, importedPath } from "./imported-files";

/**
 * The types that a file exports, as texts. TypeScriptToLua's translation of another file and its type errors depend on
 * these types.
 */
export interface ExportedTypes {
  /** The types that the file declares and the types of its exports. The type of a constant such as 5 is `number`. */
  readonly types: string;
  /** The exact types of exported constants, such as `5`. They matter only to files that import the constants. */
  readonly constants: string;
}

/** Prints declarations of types. White space and comments make no difference. */
const printer = ts.createPrinter({ removeComments: true });

/** Matches the doc tags by which TypeScriptToLua translates the uses of a declaration in another way. */
const TRANSLATION_TAG = /@(?:noSelf|customName|compileMembersOnly|customConstructor|noResolution)\w*/gi;

/** Types are printed with the files of the types that they mention, because two files may declare the same name. */
const TYPE_FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

export function typesOfExports(program: ts.Program, file: ts.SourceFile): ExportedTypes {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(file);
  const types: string[] = file.text.match(TRANSLATION_TAG) ?? [];
  const constants: string[] = [];
  const origins = originsOfImports(program, file);
  for (const statement of file.statements)
    if (declaresType(statement)) types.push(...describeDeclaration(statement, file, checker, origins));
  for (const symbol of module === undefined ? [] : checker.getExportsOfModule(module)) {
    const exact = checker.getTypeOfSymbolAtLocation(symbol, file);
    const general = checker.getBaseTypeOfLiteralType(exact);
    types.push(`${symbol.name}: ${checker.typeToString(general, undefined, TYPE_FORMAT)}`);
    if (exact !== general) constants.push(`${symbol.name}: ${checker.typeToString(exact, undefined, TYPE_FORMAT)}`);
  }
  return { types: types.join("\n"), constants: constants.join("\n") };
}

/** Returns whether a statement declares types, or exports them from another file. */
function declaresType(statement: ts.Statement): boolean {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isModuleDeclaration(statement) ||
    ts.isExportDeclaration(statement)
  );
}

/** Returns the text of a declaration and what its names stand for, if another declaration decides that. */
function describeDeclaration(
  declaration: ts.Statement,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  origins: ReadonlyMap<string, string>,
): string[] {
  const texts = [printer.printNode(ts.EmitHint.Unspecified, declaration, file)];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeQueryNode(node))
      texts.push(checker.typeToString(checker.getTypeAtLocation(node), undefined, TYPE_FORMAT));
    if (ts.isEnumMember(node)) texts.push(String(checker.getConstantValue(node)));
    const origin = ts.isIdentifier(node) || ts.isStringLiteral(node) ? origins.get(node.text) : undefined;
    if (origin !== undefined) texts.push(origin);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return texts;
}

/** Returns the file and the name in it for each imported name, and the file for each path in an import or export. */
function originsOfImports(program: ts.Program, { fileName, statements }: ts.SourceFile): Map<string, string> {
  const origins = new Map<string, string>();
  for (const statement of statements) {
    const path = importedPath(statement);
    if (path === undefined) continue;
    const target = importedFile(program, fileName, path)?.fileName ?? path;
    origins.set(path, target);
    const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (names === undefined || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName } of names.elements)
      origins.set(name.text, `${target} ${(propertyName ?? name).text}`);
  }
  return origins;
}
