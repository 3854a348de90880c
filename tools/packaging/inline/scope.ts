/** What the names in a text that is being written stand for. */
import { dirname, relative, sep } from "node:path";
import ts from "typescript";
import type { Sink } from "./targets";
import { constantText, faultAt, symbolOf, variablesOf, type Variables } from "./facts";

/** A program and its functions marked `@inline`. */
export interface Source {
  readonly project: string;
  readonly checker: ts.TypeChecker;
  readonly marked: ReadonlyMap<ts.Symbol, ts.FunctionDeclaration>;
  readonly variables: Map<ts.SourceFile, Variables>;
}

/** The file that is being written anew. */
export interface Home {
  readonly file: ts.SourceFile;
  /** All names in it, new ones included. */
  readonly taken: Set<string>;
  /** What it has to import for the bodies that have come into it, and by what name. */
  readonly imports: Map<ts.Symbol, string>;
}

/** By field, the local that stands for it. */
export type Fields = ReadonlyMap<string, string>;

/** A text, or a record that there is not: each of its fields is a local. */
type Value = string | Fields;

/** Where a text is written. */
export interface Scope {
  readonly source: Source;
  readonly home: Home;
  /** What stands for names of the original. */
  readonly values: Map<ts.Symbol, Value>;
  /** Names that the locals of a record are to have, where they have been given some. */
  readonly recordNames: Map<ts.Symbol, Fields>;
  /** Locals of records that what was written gives a value to. */
  readonly assigned: Set<string>;
  /** Locals of a body that carry the name which their value is to have behind it. */
  readonly aliases: Set<ts.Symbol>;
  /**
   * The local of a body that is a variable of its caller, if there is one; and what becomes of results, where the body is
   * left from its midst.
   */
  readonly inPlace: { local?: ts.Symbol; sink?: Sink };
  /** Names of a body for which one of its caller stands; and those that must have a local of their own instead. */
  readonly standIns: Map<ts.Symbol, string>;
  readonly bound: ReadonlySet<ts.Symbol>;
  /** Of the body of a function that is written into another one: that function, and all that it comes from. */
  readonly body: readonly ts.FunctionDeclaration[];
  /** The call in the home file that it stands for. */
  readonly site: ts.Node;
}

/** A name that the home file does not have. */
export function freshName({ taken }: Home, name: string): string {
  let count = 1;
  while (taken.has(`${name}_${count}`)) count++;
  const fresh = `${name}_${count}`;
  taken.add(fresh);
  return fresh;
}

/** The names in a file. */
export function namesIn(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function variables({ checker, variables }: Source, file: ts.SourceFile): Variables {
  const known = variables.get(file) ?? variablesOf(checker, file);
  variables.set(file, known);
  return known;
}

export function isReassigned(source: Source, symbol: ts.Symbol): boolean {
  const file = symbol.valueDeclaration?.getSourceFile();
  return file !== undefined && variables(source, file).reassigned.has(symbol);
}

/** Whether a variable may change while a body runs that does not name it. */
export function mayChangeElsewhere(source: Source, symbol: ts.Symbol): boolean {
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined || !isReassigned(source, symbol)) return false;
  const isLocal = !ts.isVariableDeclaration(declaration) || !isModuleLevel(declaration);
  return !isLocal || variables(source, declaration.getSourceFile()).captured.has(symbol);
}

function isModuleLevel(declaration: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

/** The record that an expression names, if its fields are locals. */
export function recordOf({ source, values }: Scope, expression: ts.Expression): Fields | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  const symbol = symbolOf(source.checker, expression);
  const value = symbol === undefined ? undefined : values.get(symbol);
  return typeof value === "string" ? undefined : value;
}

/** What a name of a body that does not belong to the body is called in the home file. */
export function freeName(scope: Scope, name: ts.Identifier, symbol: ts.Symbol): string {
  const constant = constantText(scope.source.checker, name);
  if (constant !== undefined) return constant;
  const here = nameHere(scope, name, symbol);
  if (isShadowed(scope, here)) {
    throw faultAt(
      scope.source.project,
      scope.site,
      `${titleOf(scope)} uses "${here}" of its file, and here that is the name of something else: rename one of them`,
    );
  }
  return here;
}

function nameHere({ source, home, site, body }: Scope, name: ts.Identifier, symbol: ts.Symbol): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const file = declaration?.getSourceFile();
  if (declaration === undefined || file === undefined || file === home.file || file.isDeclarationFile) return name.text;
  const known = importedName(source.checker, home.file, symbol) ?? home.imports.get(symbol);
  if (known !== undefined) return known;
  const isConst = ts.isFunctionDeclaration(declaration) || !isReassigned(source, symbol);
  const isExported = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
  if (!isExported || !isConst) {
    const what = isConst ? "which its file does not export" : "a variable of its file that changes";
    throw faultAt(source.project, site, `${titleOf({ body })} uses "${name.text}", ${what}: it cannot be written here`);
  }
  const fresh = freshName(home, name.text);
  home.imports.set(symbol, fresh);
  return fresh;
}

/** How a fault names the function whose body is written. */
export function titleOf({ body }: Pick<Scope, "body">): string {
  return `the @inline function ${body.at(-1)?.name?.text ?? ""}`;
}

function importedName(checker: ts.TypeChecker, file: ts.SourceFile, symbol: ts.Symbol): string | undefined {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const found = bindings.elements.find(({ name, isTypeOnly }) => !isTypeOnly && symbolOf(checker, name) === symbol);
    if (found !== undefined) return found.name.text;
  }
  return undefined;
}

/** Whether a block or function around the site has a name of its own that is the same. */
function isShadowed({ site }: Scope, name: string): boolean {
  for (let at = site.parent; !ts.isSourceFile(at); at = at.parent) {
    if (declaresIn(at, name)) return true;
  }
  return false;
}

function declaresIn(around: ts.Node, name: string): boolean {
  const visit = (node: ts.Node): boolean => {
    const isScope = node !== around && (ts.isFunctionLike(node) || ts.isBlock(node));
    const named = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (named && ts.isIdentifier(node.name) && node.name.text === name) return true;
    if (ts.isFunctionDeclaration(node) && node !== around && node.name?.text === name) return true;
    return !isScope && ts.forEachChild(node, (child) => (visit(child) ? true : undefined)) === true;
  };
  return visit(around);
}

/** The imports that a home file needs, as its first line. */
export function importLine({ file, imports }: Home): string {
  const lines = [...imports].map(([symbol, fresh]) => {
    const from = symbol.valueDeclaration?.getSourceFile().fileName ?? "";
    const path = relative(dirname(file.fileName), from).split(sep).join("/").replace(/\.ts$/, "");
    return `import { ${symbol.name} as ${fresh} } from "${path.startsWith(".") ? path : `./${path}`}";`;
  });
  return lines.length === 0 ? "" : `${lines.join(" ")} `;
}
