/**
 * The state of the inliner, which replaces calls of `@inline` functions, while it writes one file. The state says which
 * text replaces each name of the source.
 */
import { dirname, relative, sep } from "node:path";
import ts from "typescript";
import type { ResultSink } from "./result-targets";
import { constantText, errorAt, symbolOf, analyseVariables, type Variables } from "./analysis";

/** A TypeScript program and its functions marked `@inline`, whose calls the inliner replaces by their bodies. */
export interface InlineProgram {
  readonly project: string;
  readonly checker: ts.TypeChecker;
  readonly inlineFunctions: ReadonlyMap<ts.Symbol, ts.FunctionDeclaration>;
  readonly variablesByFile: Map<ts.SourceFile, Variables>;
}

/** A TypeScript file in which the inliner replaces calls of `@inline` functions by the functions' bodies. */
export interface DestinationFile {
  readonly file: ts.SourceFile;
  /** All identifiers of the file to which the inliner writes, including the identifiers that the inliner added. */
  readonly takenNames: Set<string>;
  /** The symbols of other files that inlined functions need, each with its local name in the added import. */
  readonly addedImports: Map<ts.Symbol, string>;
}

/** For each field of a record marked `@locals`, the name of the local variable that replaces the field. */
export type FieldLocals = ReadonlyMap<string, string>;

/** The text that replaces a name in an inlined function, or the local variables that replace the fields of a record. */
type Value = string | FieldLocals;

/** The state of the inliner while it writes the body of one inlined function, or the text outside inlined functions. */
export interface InlineContext {
  readonly program: InlineProgram;
  readonly destination: DestinationFile;
  /** For each name of the source file, the text or the local variables that replace the name. */
  readonly values: Map<ts.Symbol, Value>;
  /**
   * For each record that an inlined function returns, the variables of the caller that must replace the record's
   * fields.
   */
  readonly recordNames: Map<ts.Symbol, FieldLocals>;
  /** The names of all variables that are assigned a value in the code that the inliner has written. */
  readonly assigned: Set<string>;
  /**
   * The locals of an inlined function that were renamed to the caller's variable that receives the function's result.
   */
  readonly aliases: Set<ts.Symbol>;
  /**
   * Variables that an inlined function shares with its caller. `local` is the local of the inlined function that reuses
   * a variable of the caller. `sink` is set if the inlined function returns early; it says what is done with the
   * result.
   */
  readonly inPlace: { local?: ts.Symbol; sink?: ResultSink };
  /**
   * For each parameter of the inlined function that needs no local, the caller's variable that replaces the parameter.
   */
  readonly standIns: Map<ts.Symbol, string>;
  /**
   * The parameters that become new locals, because the inlined function assigns to the variable that the caller passes.
   */
  readonly ownLocals: ReadonlySet<ts.Symbol>;
  /**
   * The inlined functions whose bodies enclose the text that the inliner is writing, outermost first. Empty for text
   * outside inlined functions.
   */
  readonly body: readonly ts.FunctionDeclaration[];
  /** The call in the source file that the body of an inlined function replaces. */
  readonly callSite: ts.Node;
}

/** Returns a new variable name that a file does not use yet, such as `name_1`, and reserves the name. */
export function freshName({ takenNames }: DestinationFile, name: string): string {
  let count = 1;
  while (takenNames.has(`${name}_${count}`)) count++;
  const fresh = `${name}_${count}`;
  takenNames.add(fresh);
  return fresh;
}

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

/**
 * Returns whether a variable may change while an inlined function runs, although the function does not mention this
 * variable.
 */
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

/**
 * Returns the local variables that replace the fields of a record marked `@locals`. Returns undefined if `expression`
 * names no such record.
 */
export function recordOf({ program, values }: InlineContext, expression: ts.Expression): FieldLocals | undefined {
  if (!ts.isIdentifier(expression)) return undefined;
  const symbol = symbolOf(program.checker, expression);
  const value = symbol === undefined ? undefined : values.get(symbol);
  return typeof value === "string" ? undefined : value;
}

/**
 * Returns under which name the file that is being written can use a symbol from outside the inlined function. Returns
 * the value instead of the name for a constant. Throws a `ToolError` if the file cannot use the symbol.
 */
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

/** Returns a description of the function that is being inlined, for error messages. */
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

/**
 * Returns whether a scope around an inlined call declares `name` for something else, so that `name` cannot be used
 * there.
 */
function isShadowed({ callSite }: InlineContext, name: string): boolean {
  for (let scope = callSite.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (declaresName(scope, name)) return true;
  }
  return false;
}

function declaresName(around: ts.Node, name: string): boolean {
  const visit = (node: ts.Node): boolean => {
    const isScope = node !== around && (ts.isFunctionLike(node) || ts.isBlock(node));
    const isNamed = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (isNamed && ts.isIdentifier(node.name) && node.name.text === name) return true;
    if (ts.isFunctionDeclaration(node) && node !== around && node.name?.text === name) return true;
    return !isScope && ts.forEachChild(node, (child) => (visit(child) ? true : undefined)) === true;
  };
  return visit(around);
}

/**
 * Returns the import statements that inlined functions add to a file. They stand on one line, so that line numbers stay
 * the same.
 */
export function formatImports({ file, addedImports }: DestinationFile): string {
  const lines = [...addedImports].map(([symbol, fresh]) => {
    const from = symbol.valueDeclaration?.getSourceFile().fileName ?? "";
    const path = relative(dirname(file.fileName), from).split(sep).join("/").replace(/\.ts$/, "");
    return `import { ${symbol.name} as ${fresh} } from "${path.startsWith(".") ? path : `./${path}`}";`;
  });
  return lines.length === 0 ? "" : `${lines.join(" ")} `;
}

/** Returns whether a variable has an initial value and is declared in a statement that declares no other variable. */
export function isDeclaredAlone({ parent, initializer }: ts.VariableDeclaration): boolean {
  return initializer !== undefined && ts.isVariableDeclarationList(parent) && parent.declarations.length === 1;
}

/** Returns the parameter or top-level local of the function `callee` that an expression names, or undefined. */
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
