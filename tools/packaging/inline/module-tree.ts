/**
 * Collects what the inliner must know of a module: its syntax tree with resolved names, its imports and exports, and
 * its functions marked `@inline`.
 */
import * as lua from "typescript-to-lua";
import { EXPORTS } from "../exports-table";
import { fieldName, findRequiredModule, visitTree } from "../lua-tree";
import { cachePerObject } from "../stored-results";
import type { NamedFile } from "../named-requires";
import { resolveNames, variableOf, type FunctionScope, type Name, type ScopedFunction, type Variable } from "./names";
import { isInline } from "./tags";

export interface ImportedName {
  readonly module: string;
  readonly name: string;
}

interface ExportedValue {
  assignmentCount: number;
  value?: lua.Expression;
}

/** A function marked `@inline`, whose body replaces its calls. */
export interface InlineFunction {
  readonly name: string;
  readonly tree: ModuleTree;
  readonly parameters: readonly Variable[];
  readonly statements: readonly lua.Statement[];
  readonly isGenerator: boolean;
  readonly scope: FunctionScope | undefined;
}

export interface ModuleTree {
  readonly file: NamedFile;
  readonly statements: readonly lua.Statement[];
  readonly imports: ReadonlyMap<Variable, ImportedName>;
  readonly exports: ReadonlyMap<string, ExportedValue>;
  readonly inlineVariables: ReadonlyMap<Variable, InlineFunction>;
  readonly inlineExports: ReadonlyMap<string, InlineFunction>;
  /** All names that the module mentions, so that new names differ from them. */
  readonly names: ReadonlySet<string>;
}

/** Returns what the inliner knows of a module: its syntax tree, imports, exports and inlined functions. */
export const treeOf = cachePerObject((file: NamedFile): ModuleTree => {
  const statements = resolveNames(file.statements);
  const exports = new Map<string, ExportedValue>();
  const names = new Set<string>();
  const visit = (node: lua.Node): undefined => {
    if (lua.isIdentifier(node)) names.add(node.text);
    if (lua.isGotoStatement(node)) names.add(node.label);
    if (lua.isAssignmentStatement(node)) for (const left of node.left) noteExport(left, exports);
  };
  for (const statement of statements) {
    visitTree(statement, visit);
    noteValue(statement, exports);
  }
  const inlineVariables = new Map<Variable, InlineFunction>();
  const inlineExports = new Map<string, InlineFunction>();
  const imports = collectImports(statements);
  const tree = { file, statements, imports, exports, inlineVariables, inlineExports, names };
  for (const statement of statements) {
    const found = inlineFunctionIn(statement, tree);
    if (found === undefined) continue;
    if (found.variable === undefined) inlineExports.set(found.definition.name, found.definition);
    else inlineVariables.set(found.variable, found.definition);
  }
  return tree;
});

function noteExport(left: lua.Node, exports: Map<string, ExportedValue>): void {
  const name = fieldName(left, EXPORTS);
  if (name === undefined) return;
  const known = exports.get(name);
  if (known === undefined) exports.set(name, { assignmentCount: 1 });
  else known.assignmentCount++;
}

function noteValue(statement: lua.Statement, exports: ReadonlyMap<string, ExportedValue>): void {
  if (!lua.isAssignmentStatement(statement) || statement.left.length !== 1) return;
  const exported = exports.get(fieldName(statement.left[0], EXPORTS) ?? "");
  if (exported !== undefined) [exported.value] = statement.right;
}

function collectImports(statements: readonly lua.Statement[]): Map<Variable, ImportedName> {
  const required = new Map<Variable, string>();
  const imports = new Map<Variable, ImportedName>();
  for (const statement of statements) {
    if (!lua.isVariableDeclarationStatement(statement) || statement.right?.length !== 1) continue;
    const variable = variableOf(statement.left[0]);
    const [value] = statement.right;
    const module = findRequiredModule(value);
    if (variable === undefined) continue;
    if (module !== undefined) required.set(variable, module);
    if (!lua.isTableIndexExpression(value) || !lua.isStringLiteral(value.index)) continue;
    const table = variableOf(value.table);
    const exporter = table && required.get(table);
    if (exporter !== undefined) imports.set(variable, { module: exporter, name: value.index.value });
  }
  return imports;
}

/** Returns the function marked `@inline` that a statement defines, and the variable that holds it if there is one. */
export function inlineFunctionIn(
  statement: lua.Statement,
  tree: ModuleTree,
): { readonly variable: Variable | undefined; readonly definition: InlineFunction } | undefined {
  if (!lua.isVariableDeclarationStatement(statement) && !lua.isAssignmentStatement(statement)) return undefined;
  const [value] = statement.right ?? [];
  if (value === undefined) return undefined;
  const isGenerator = lua.isCallExpression(value);
  const called: lua.Node | undefined = isGenerator ? value.params.at(-1) : value;
  if (called === undefined || !lua.isFunctionExpression(called) || !isInline(called)) return undefined;
  const { params = [], body, scope } = called as ScopedFunction;
  const [left] = statement.left;
  const variable = variableOf(left);
  const definition: InlineFunction = {
    name: variable?.name ?? fieldName(left, EXPORTS) ?? "",
    tree,
    parameters: params.map((param) => (param as Name).variable!),
    statements: body.statements,
    isGenerator,
    scope,
  };
  return { variable, definition };
}
