/**
 * Describes the types that a file exports, as text. If this text has changed, all files that import the file must be
 * compiled again.
 */
import ts from "typescript";
import { findImportedFile, findImportedPath } from "./imported-files";

/**
 * The types that a file exports, as texts. The translation and the type errors of other files depend on these types.
 */
export interface ExportedTypes {
  /**
   * The types that the file declares and the types of its exports, as text. For an exported constant such as 5, the
   * text has only the general type `number`.
   */
  readonly types: string;
  /** The exact types of exported constants, such as `5`. They matter only to files that import the constants. */
  readonly constants: string;
}

/**
 * Prints declarations of types without comments and in a fixed layout. So changes of comments or white space do not
 * change the printed text.
 */
const printer = ts.createPrinter({ removeComments: true });

const TRANSLATION_TAG = /@(?:noSelf|customName|compileMembersOnly|customConstructor|noResolution)\w*/gi;

/**
 * Flags for printing a type as text. They make the printed text name the file of each mentioned type, because two files
 * may declare types of the same name.
 */
const TYPE_FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;

export function collectExportedTypes(program: ts.Program, file: ts.SourceFile): ExportedTypes {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(file);
  const types: string[] = file.text.match(TRANSLATION_TAG) ?? [];
  const constants: string[] = [];
  const origins = collectImportOrigins(program, file);
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

/**
 * Returns the text of a declaration, followed by texts for those of its parts whose meaning depends on other
 * declarations. Such parts are the types in `typeof`, the values of enums, and the origins of imported names.
 */
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

function collectImportOrigins(program: ts.Program, { fileName, statements }: ts.SourceFile): Map<string, string> {
  const origins = new Map<string, string>();
  for (const statement of statements) {
    const path = findImportedPath(statement);
    if (path === undefined) continue;
    const target = findImportedFile(program, fileName, path)?.fileName ?? path;
    origins.set(path, target);
    const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (names === undefined || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName } of names.elements)
      origins.set(name.text, `${target} ${(propertyName ?? name).text}`);
  }
  return origins;
}
