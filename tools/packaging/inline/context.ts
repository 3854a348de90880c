/**
 * The state of the inliner, which replaces calls of `@inline` functions, while it rewrites one module. This state says
 * which Lua expression replaces each variable of the TypeScript source.
 */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "../exports-table";
import { withPositionOf, copyFrom, fieldName, findRequiredModule } from "../lua-tree";
import { isLuaGlobal } from "../lua-globals";
import { createErrorAtLine } from "../source-error";
import type { ToolError } from "../tool-error";
import type { ImportedName, InlineFunction, ModuleTree } from "./module-tree";
import { isReassigned, nameOf, variableOf, type Variable } from "./names";
import type { ResultSink } from "./result-sink";

export interface InlineProgram {
  readonly project: string;
  readonly treeNamed: (module: string) => ModuleTree | undefined;
}

/** A module in which the inliner replaces calls of `@inline` functions by the functions' bodies. */
export interface Destination {
  readonly tree: ModuleTree;
  readonly takenNames: Set<string>;
  /**
   * The names that the inliner imports from other modules because inlined functions need them. Each comes with the
   * local variable that holds the imported value.
   */
  readonly addedImports: Map<string, { readonly imported: ImportedName; readonly variable: Variable }>;
  /** The names of those local variables of the module's functions that are visible where the inliner writes. */
  readonly localNames: string[];
  /**
   * The modules whose code the inliner has read for this module. If one of them changes, this module must be inlined
   * again.
   */
  readonly usedTrees: Set<ModuleTree>;
  /**
   * The features (groups of helper functions) of TypeScriptToLua's library that the module and its inlined functions
   * use.
   */
  readonly features: Set<lua.LuaLibFeature>;
}

/** For each field of a record marked `@locals`, the local variable that replaces the field. */
export type FieldLocals = ReadonlyMap<string, Variable>;

type Value = lua.Expression | FieldLocals;

/** The state of the inliner while it writes the body of one inlined function, or the code outside inlined functions. */
export interface InlineContext {
  readonly program: InlineProgram;
  readonly destination: Destination;
  /**
   * The module that contains the code being written. This is the module of the innermost inlined function, or else the
   * module that the inliner rewrites.
   */
  readonly tree: ModuleTree;
  readonly values: Map<Variable, Value>;
  /** For each parameter to which a call passes a function marked `@inline`, this function. */
  readonly functions: ReadonlyMap<Variable, InlineFunction>;
  /** For each record that an inlined function returns, the variables of the caller that replace its fields. */
  readonly recordNames: Map<Variable, FieldLocals>;
  /** All variables to which the code written by the inliner assigns a value. */
  readonly assigned: Set<Variable>;
  readonly aliases: Set<Variable>;
  /**
   * How an inlined function returns its result without a local of its own. `local` is a local of the function that a
   * variable of the caller replaces. `sink` says what is done with the result. It is only set if a return may skip
   * later statements of the function.
   */
  readonly inPlace: { local?: Variable; sink?: ResultSink };
  /** For each local that needs no variable of its own, the expression that replaces it. */
  readonly standIns: Map<Variable, lua.Expression>;
  /**
   * The locals of inlined functions that must stay variables of their own. Such a local could otherwise be replaced by
   * the variable that has the same value. But the function changes the value of that variable.
   */
  readonly ownLocals: ReadonlySet<Variable>;
  readonly labels: Map<string, string>;
  /** The inlined functions around the code that is being written, outermost first. */
  readonly body: readonly InlineFunction[];
  /** The call that the body of an inlined function replaces, in the module that the inliner rewrites. */
  readonly callSite: lua.Node | undefined;
}

/** Returns a new name that the rewritten module does not use yet, such as `name_1`, and reserves it. */
export function chooseFreshName({ takenNames }: Destination, name: string): string {
  let count = 1;
  while (takenNames.has(`${name}_${count}`)) count++;
  const fresh = `${name}_${count}`;
  takenNames.add(fresh);
  return fresh;
}

export function createFreshVariable(destination: Destination, name: string): Variable {
  return {
    name: chooseFreshName(destination, name),
    owner: undefined,
    depth: "inner",
    isDeclaredAlone: true,
    assignmentCount: 0,
    useCount: 0,
    isCaptured: false,
  };
}

/**
 * Returns a copy of a node that records the node's file, if the node comes from an inlined function of another file.
 * Returns any other node unchanged.
 */
export function copied<Node extends lua.Node>(node: Node, { tree, destination }: InlineContext): Node {
  return tree === destination.tree ? node : copyFrom(tree.file.path, node);
}

/** Records that the code written by the inliner assigns a value to a variable. */
export function noteAssigned(target: lua.Node, { assigned }: InlineContext): void {
  const variable = variableOf(target);
  if (variable !== undefined) assigned.add(variable);
}

/** Creates an error about a mistake in the source, at a node of the module whose code is being written. */
export function mistakeAt(context: InlineContext, node: lua.Node, sentence: string): ToolError {
  const { line } = lua.getOriginalPos(node);
  if (line === undefined) return mistakeAtCallSite(context, sentence);
  return createErrorAtLine(context.program.project, context.tree.file.path, line, sentence);
}

function mistakeAtCallSite({ program, destination, callSite }: InlineContext, sentence: string): ToolError {
  const { line = 0 } = callSite === undefined ? {} : lua.getOriginalPos(callSite);
  return createErrorAtLine(program.project, destination.tree.file.path, line, sentence);
}

/** Returns a description of the function that is being inlined, for error messages. */
export function describeFunction(name: string | undefined): string {
  return `the @inline function ${name ?? ""}`;
}

function treeNamed({ program, destination }: InlineContext, module: string): ModuleTree | undefined {
  const tree = program.treeNamed(module);
  if (tree !== undefined) destination.usedTrees.add(tree);
  return tree;
}

/** Returns the function marked `@inline` to which an expression refers, or undefined if there is none. */
export function inlineFunctionOf(node: lua.Node | undefined, context: InlineContext): InlineFunction | undefined {
  if (node === undefined) return undefined;
  const variable = variableOf(node);
  if (variable !== undefined) {
    const own = context.functions.get(variable) ?? context.tree.inlineVariables.get(variable);
    const imported = own === undefined ? context.tree.imports.get(variable) : undefined;
    return own ?? (imported && treeNamed(context, imported.module)?.inlineExports.get(imported.name));
  }
  const exported = fieldName(node, EXPORTS);
  if (exported !== undefined) return context.tree.inlineExports.get(exported);
  if (!lua.isTableIndexExpression(node) || !lua.isStringLiteral(node.index)) return undefined;
  const module = findRequiredModule(node.table);
  return module === undefined ? undefined : treeNamed(context, module)?.inlineExports.get(node.index.value);
}

/**
 * Returns the local variables that replace the fields of a record marked `@locals`. Returns undefined if `node` does
 * not name such a record.
 */
export function recordOf({ values }: InlineContext, node: lua.Node): FieldLocals | undefined {
  const variable = variableOf(node);
  const value = variable && values.get(variable);
  return value instanceof Map ? (value as FieldLocals) : undefined;
}

/**
 * Returns the number, text or other literal for which an expression stands, directly or by the name of a constant.
 * Returns undefined for any other expression.
 */
export function constantOf(
  node: lua.Expression,
  context: InlineContext,
  tree = context.tree,
): lua.Expression | undefined {
  if (lua.isNumericLiteral(node) || lua.isStringLiteral(node) || lua.isBooleanLiteral(node) || lua.isNilLiteral(node))
    return node;
  if (lua.isParenthesizedExpression(node)) return constantOf(node.expression, context, tree);
  if (lua.isUnaryExpression(node) && node.operator === lua.SyntaxKind.NegationOperator) {
    const operand = constantOf(node.operand, context, tree);
    return operand !== undefined && lua.isNumericLiteral(operand)
      ? lua.createUnaryExpression(operand, node.operator)
      : undefined;
  }
  const variable = variableOf(node);
  if (variable !== undefined) {
    if (variable.owner !== undefined || variable.initial === undefined || isReassigned(variable)) return undefined;
    const imported = tree.imports.get(variable);
    if (imported === undefined) return constantOf(variable.initial, context, tree);
    const from = treeNamed(context, imported.module);
    return from && constantExport(imported.name, context, from);
  }
  const exported = fieldName(node, EXPORTS);
  return exported === undefined ? undefined : constantExport(exported, context, tree);
}

function constantExport(name: string, context: InlineContext, tree: ModuleTree): lua.Expression | undefined {
  const exported = tree.exports.get(name);
  if (exported?.assignmentCount !== 1 || exported.value === undefined) return undefined;
  return constantOf(exported.value, context, tree);
}

/**
 * Returns the expression that stands for a variable of the module `context.tree` in the rewritten module.
 * `context.tree` is the module that contains the code being written, such as the module of an inlined function. Throws
 * a `ToolError` if there is no such expression.
 */
export function outerVariable(context: InlineContext, node: lua.Identifier, variable: Variable): lua.Expression {
  const constant = constantOf(node, context);
  if (constant !== undefined) return withPositionOf({ ...constant }, node);
  const { tree, destination, body } = context;
  const imported = tree.imports.get(variable);
  if (tree === destination.tree) {
    requireVisible(context, variable.name);
    return node;
  }
  if (imported !== undefined) return importedName(context, imported, node);
  const what = isReassigned(variable) ? "a variable of its file that changes" : "which its file does not export";
  throw mistakeAtCallSite(
    context,
    `${describeFunction(body.at(-1)?.name)} uses "${variable.name}", ${what}: it cannot be written here`,
  );
}

/** Returns the expression with which the rewritten module reads the export `name` of the inlined function's module. */
export function outerExport(context: InlineContext, node: lua.Expression, name: string): lua.Expression {
  const constant = constantOf(node, context);
  if (constant !== undefined) return withPositionOf({ ...constant }, node);
  const { tree, destination, body } = context;
  if (tree === destination.tree) return node;
  if ((tree.exports.get(name)?.assignmentCount ?? 1) > 1)
    throw mistakeAtCallSite(
      context,
      `${describeFunction(body.at(-1)?.name)} uses "${name}", a variable of its file that changes: it cannot be written here`,
    );
  return importedName(context, { module: tree.file.name, name }, node);
}

function importedName(context: InlineContext, imported: ImportedName, node: lua.Node): lua.Expression {
  const { destination } = context;
  const { module, name } = imported;
  if (module === destination.tree.file.name)
    return withPositionOf(
      lua.createTableIndexExpression(lua.createIdentifier(EXPORTS), lua.createStringLiteral(name)),
      node,
    );
  for (const [variable, one] of destination.tree.imports) {
    if (one.module !== module || one.name !== name) continue;
    requireVisible(context, variable.name);
    return withPositionOf(nameOf(variable), node);
  }
  const key = `${module}:${name}`;
  const known = destination.addedImports.get(key)?.variable;
  const variable = known ?? { ...createFreshVariable(destination, name), name: importName(destination, name) };
  if (known === undefined) destination.addedImports.set(key, { imported, variable });
  return withPositionOf(nameOf(variable), node);
}

/**
 * Returns the name of the local that holds an import which the inliner added. If the import's own name is free in the
 * module, uses this name, because the linker can then share the import with other modules.
 */
function importName(destination: Destination, name: string): string {
  if (destination.takenNames.has(name) || isLuaGlobal(name)) return chooseFreshName(destination, name);
  destination.takenNames.add(name);
  return name;
}

/**
 * Throws a `ToolError` if a local variable at the replaced call has the name `name`. It would hide the module's own
 * name `name`, which the inlined code needs.
 */
function requireVisible(context: InlineContext, name: string): void {
  const { destination, body } = context;
  if (!destination.localNames.includes(name)) return;
  throw mistakeAtCallSite(
    context,
    `${describeFunction(body.at(-1)?.name)} uses "${name}" of its file, and here that is the name of something else: rename one of them`,
  );
}
