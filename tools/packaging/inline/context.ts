/** The inliner's state while it writes a file: what each name of the original stands for in the new text. */
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

/** The file that receives the inlined bodies. */
export interface DestinationFile {
  readonly file: ts.SourceFile;
  /** All names used in the file, including the new ones. */
  readonly takenNames: Set<string>;
  /** The symbols that inlined bodies need from other files, each with the name that the new import gives it. */
  readonly addedImports: Map<ts.Symbol, string>;
}

/** For each field of a record, the local that replaces the field. */
export type FieldLocals = ReadonlyMap<string, string>;

/** The replacement of a name: a text, or the locals that replace a record's fields. */
type Value = string | FieldLocals;

/** The state of writing one body, or the file itself. */
export interface InlineContext {
  readonly program: InlineProgram;
  readonly destination: DestinationFile;
  /** The replacement of each name of the original. */
  readonly values: Map<ts.Symbol, Value>;
  /** Required names for the locals of records that become results of the call. */
  readonly recordNames: Map<ts.Symbol, FieldLocals>;
  /** Locals that the written code assigns to. */
  readonly assigned: Set<string>;
  /** Locals of a body that directly have the name of the variable that receives the result. */
  readonly aliases: Set<ts.Symbol>;
  /**
   * The local of a body that reuses a variable of the caller, if any; and, for a body with an early return, what is
   * done with its results.
   */
  readonly inPlace: { local?: ts.Symbol; sink?: ResultSink };
  /** Parameters that are replaced by a name of the caller. */
  readonly standIns: Map<ts.Symbol, string>;
  /** Parameters that must have a local of their own, because the body assigns to the caller's name. */
  readonly ownLocals: ReadonlySet<ts.Symbol>;
  /** The inlined functions around the current text, outermost first. Empty for the file itself. */
  readonly body: readonly ts.FunctionDeclaration[];
  /** The call in the destination file that is being replaced. */
  readonly callSite: ts.Node;
}

/** Returns a name that the destination file does not use yet, such as `name_1`, and reserves it. */
export function freshName({ takenNames }: DestinationFile, name: string): string {
  let count = 1;
  while (takenNames.has(`${name}_${count}`)) count++;
  const fresh = `${name}_${count}`;
  takenNames.add(fresh);
  return fresh;
}

/** Returns all identifiers in a file. */
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

/** Returns whether a variable may change while an inlined body runs that does not mention it. */
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

/** Returns the locals of the record that an expression names, or undefined if it names none. */
export function recordOf({ program, values }: InlineContext, expression: ts.Expression): FieldLocals | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  const symbol = symbolOf(program.checker, expression);
  const value = symbol === undefined ? undefined : values.get(symbol);
  return typeof value === "string" ? undefined : value;
}

/** Returns the name in the destination file of a symbol that is declared outside the inlined body. */
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

/** Describes the function that is being inlined, for error messages. */
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

/** Returns whether a scope around the call declares the same name for something else. */
function isShadowed({ callSite }: InlineContext, name: string): boolean {
  for (let scope = callSite.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (declaresName(scope, name)) return true;
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

/** Returns the imports that a destination file needs in addition, on one line, so that line numbers stay the same. */
export function formatImports({ file, addedImports }: DestinationFile): string {
  const lines = [...addedImports].map(([symbol, fresh]) => {
    const from = symbol.valueDeclaration?.getSourceFile().fileName ?? "";
    const path = relative(dirname(file.fileName), from).split(sep).join("/").replace(/\.ts$/, "");
    return `import { ${symbol.name} as ${fresh} } from "${path.startsWith(".") ? path : `./${path}`}";`;
  });
  return lines.length === 0 ? "" : `${lines.join(" ")} `;
}

/** Returns whether a variable has an initial value and is the only one of its declaration. */
export function isDeclaredAlone({ parent, initializer }: ts.VariableDeclaration): boolean {
  return initializer !== undefined && ts.isVariableDeclarationList(parent) && parent.declarations.length === 1;
}

/** Returns the parameter or top-level local of `callee` that an expression names, or undefined if it names none. */
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
