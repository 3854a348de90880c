/** What the names in a text that is being written stand for. */
import { dirname, relative, sep } from "node:path";
import ts from "typescript";
import type { ResultSink } from "./result-targets";
import { constantText, errorAt, symbolOf, analyseVariables, type Variables } from "./analysis";

/** A program and its functions marked `@inline`. */
export interface InlineProgram {
  readonly project: string;
  readonly checker: ts.TypeChecker;
  readonly inlineFunctions: ReadonlyMap<ts.Symbol, ts.FunctionDeclaration>;
  readonly variablesByFile: Map<ts.SourceFile, Variables>;
}

/** The file that is being written anew. */
export interface DestinationFile {
  readonly file: ts.SourceFile;
  /** All names in it, new ones included. */
  readonly takenNames: Set<string>;
  /** What it has to import for the bodies that have come into it, and by what name. */
  readonly addedImports: Map<ts.Symbol, string>;
}

/** By field, the local that stands for it. */
export type FieldLocals = ReadonlyMap<string, string>;

/** A text, or a record that there is not: each of its fields is a local. */
type Value = string | FieldLocals;

/** Where a text is written. */
export interface InlineContext {
  readonly program: InlineProgram;
  readonly destination: DestinationFile;
  /** What stands for names of the original. */
  readonly values: Map<ts.Symbol, Value>;
  /** Names that the locals of a record are to have, where they have been given some. */
  readonly recordNames: Map<ts.Symbol, FieldLocals>;
  /** Locals of records that what was written gives a value to. */
  readonly assigned: Set<string>;
  /** Locals of a body that carry the name which their value is to have behind it. */
  readonly aliases: Set<ts.Symbol>;
  /**
   * The local of a body that is a variable of its caller, if there is one; and what becomes of results, where the body is
   * left from its midst.
   */
  readonly inPlace: { local?: ts.Symbol; sink?: ResultSink };
  /** Names of a body for which one of its caller stands; and those that must have a local of their own instead. */
  readonly standIns: Map<ts.Symbol, string>;
  readonly ownLocals: ReadonlySet<ts.Symbol>;
  /** Of the body of a function that is written into another one: that function, and all that it comes from. */
  readonly body: readonly ts.FunctionDeclaration[];
  /** The call in the home file that it stands for. */
  readonly callSite: ts.Node;
}

/** A name that the home file does not have. */
export function freshName({ takenNames }: DestinationFile, name: string): string {
  let count = 1;
  while (takenNames.has(`${name}_${count}`)) count++;
  const fresh = `${name}_${count}`;
  takenNames.add(fresh);
  return fresh;
}

/** The names in a file. */
export function collectNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function cachedVariablesOf({ checker, variablesByFile }: InlineProgram, file: ts.SourceFile): Variables {
  const cached = variablesByFile.get(file) ?? analyseVariables(checker, file);
  variablesByFile.set(file, cached);
  return cached;
}

export function isReassigned(source: InlineProgram, symbol: ts.Symbol): boolean {
  const file = symbol.valueDeclaration?.getSourceFile();
  return file !== undefined && cachedVariablesOf(source, file).reassigned.has(symbol);
}

/** Whether a variable may change while a body runs that does not name it. */
export function mayChangeElsewhere(source: InlineProgram, symbol: ts.Symbol): boolean {
  const declaration = symbol.valueDeclaration;
  if (declaration === undefined || !isReassigned(source, symbol)) return false;
  const isLocal = !ts.isVariableDeclaration(declaration) || !isModuleLevel(declaration);
  return !isLocal || cachedVariablesOf(source, declaration.getSourceFile()).captured.has(symbol);
}

function isModuleLevel(declaration: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isSourceFile(statement.parent);
}

/** The record that an expression names, if its fields are locals. */
export function recordOf({ program, values }: InlineContext, expression: ts.Expression): FieldLocals | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  const symbol = symbolOf(program.checker, expression);
  const value = symbol === undefined ? undefined : values.get(symbol);
  return typeof value === "string" ? undefined : value;
}

/** What a name of a body that does not belong to the body is called in the home file. */
export function nameOfOuterSymbol(context: InlineContext, name: ts.Identifier, symbol: ts.Symbol): string {
  const constant = constantText(context.program.checker, name);
  if (constant !== undefined) return constant;
  const localName = nameInDestination(context, name, symbol);
  if (isShadowed(context, localName)) {
    throw errorAt(
      context.program.project,
      context.callSite,
      `${describeFunction(context)} uses "${localName}" of its file, and here that is the name of something else: rename one of them`,
    );
  }
  return localName;
}

function nameInDestination(
  { program, destination, callSite, body }: InlineContext,
  name: ts.Identifier,
  symbol: ts.Symbol,
): string {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const file = declaration?.getSourceFile();
  if (declaration === undefined || file === undefined || file === destination.file || file.isDeclarationFile)
    return name.text;
  const known = existingImportName(program.checker, destination.file, symbol) ?? destination.addedImports.get(symbol);
  if (known !== undefined) return known;
  const isConst = ts.isFunctionDeclaration(declaration) || !isReassigned(program, symbol);
  const isExported = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
  if (!isExported || !isConst) {
    const what = isConst ? "which its file does not export" : "a variable of its file that changes";
    throw errorAt(
      program.project,
      callSite,
      `${describeFunction({ body })} uses "${name.text}", ${what}: it cannot be written here`,
    );
  }
  const fresh = freshName(destination, name.text);
  destination.addedImports.set(symbol, fresh);
  return fresh;
}

/** How a fault names the function whose body is written. */
export function describeFunction({ body }: Pick<InlineContext, "body">): string {
  return `the @inline function ${body.at(-1)?.name?.text ?? ""}`;
}

function existingImportName(checker: ts.TypeChecker, file: ts.SourceFile, symbol: ts.Symbol): string | undefined {
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
function isShadowed({ callSite }: InlineContext, name: string): boolean {
  for (let at = callSite.parent; !ts.isSourceFile(at); at = at.parent) {
    if (declaresName(at, name)) return true;
  }
  return false;
}

function declaresName(around: ts.Node, name: string): boolean {
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
export function formatImports({ file, addedImports }: DestinationFile): string {
  const lines = [...addedImports].map(([symbol, fresh]) => {
    const from = symbol.valueDeclaration?.getSourceFile().fileName ?? "";
    const path = relative(dirname(file.fileName), from).split(sep).join("/").replace(/\.ts$/, "");
    return `import { ${symbol.name} as ${fresh} } from "${path.startsWith(".") ? path : `./${path}`}";`;
  });
  return lines.length === 0 ? "" : `${lines.join(" ")} `;
}

/** Whether a variable is declared by itself, with a value. */
export function isDeclaredAlone({ parent, initializer }: ts.VariableDeclaration): boolean {
  return initializer !== undefined && ts.isVariableDeclarationList(parent) && parent.declarations.length === 1;
}

/** The variable that an expression names, if it belongs to all of a body. */
export function localOfFunction(
  expression: ts.Expression,
  callee: ts.FunctionDeclaration,
  { program }: InlineContext,
): ts.Symbol | undefined {
  const symbol = ts.isIdentifier(expression) ? symbolOf(program.checker, expression) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (declaration === undefined) return undefined;
  if (ts.isParameter(declaration)) return declaration.parent === callee ? symbol : undefined;
  const whole = ts.isBindingElement(declaration) ? declaration.parent.parent : declaration;
  if (ts.isParameter(whole)) return whole.parent === callee ? symbol : undefined;
  return ts.isVariableDeclaration(whole) && whole.parent.parent.parent === callee.body ? symbol : undefined;
}
