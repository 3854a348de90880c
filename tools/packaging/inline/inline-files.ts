/**
 * Rewrites the translated files of a program: inlines functions marked `@inline`, and replaces records marked `@locals`
 * by local variables.
 */
import * as lua from "typescript-to-lua";
import { findRequiredModule, visitTree } from "../lua-tree";
import { listLibraryNames } from "../lua-library";
import type { NamedFile } from "../named-requires";
import { cachePerObject } from "../stored-results";
import { chooseFreshName, type Destination, type InlineContext, type InlineProgram } from "./context";
import { emitStatements } from "./emit";
import { treeOf, type ModuleTree } from "./module-tree";
import { nameOf, variableOf, type Variable } from "./names";

interface InlinedFile {
  readonly file: NamedFile;
  readonly usedTrees: readonly ModuleTree[];
}

/**
 * For each file, the result of inlining it in an earlier compilation. This result is used again while the modules that
 * the file needs have not changed.
 */
const inlined = new WeakMap<NamedFile, InlinedFile>();

const requirementsOf = cachePerObject(({ statements }: NamedFile) => {
  const names = new Set<string>();
  for (const statement of statements)
    visitTree(statement, (node) => {
      const name = findRequiredModule(node);
      if (name !== undefined) names.add(name);
      return undefined;
    });
  return names;
});

/**
 * Returns files in which the bodies of functions marked `@inline` replace their calls. Records marked `@locals` become
 * local variables, one for each field. Throws a `ToolError` where inlining is impossible.
 */
export function inlineFiles(files: readonly NamedFile[], project: string): NamedFile[] {
  const modules = new Map(files.map((file) => [file.name, file]));
  const program: InlineProgram = {
    project,
    treeNamed: (name) => {
      const file = modules.get(name);
      return file && treeOf(file);
    },
  };
  return files.map((file) => {
    const needsInlining = file.hasTags || [...requirementsOf(file)].some((name) => modules.get(name)?.hasTags === true);
    if (!needsInlining) return file;
    const known = inlined.get(file);
    if (known?.usedTrees.every((tree) => program.treeNamed(tree.file.name) === tree) === true) return known.file;
    const result = inlineFile(file, program);
    inlined.set(file, result);
    return result.file;
  });
}

function inlineFile(file: NamedFile, program: InlineProgram): InlinedFile {
  const tree = treeOf(file);
  const destination: Destination = {
    tree,
    takenNames: new Set(tree.names),
    addedImports: new Map(),
    localNames: [],
    usedTrees: new Set(),
    features: new Set(file.features),
  };
  const context: InlineContext = {
    program,
    destination,
    tree,
    values: new Map(),
    functions: new Map(),
    recordNames: new Map(),
    assigned: new Set(),
    aliases: new Set(),
    inPlace: {},
    standIns: new Map(),
    ownLocals: new Set(),
    labels: new Map(),
    body: [],
    callSite: undefined,
  };
  const written = emitStatements(tree.statements, context);
  const statements = withoutUnused([...importStatements(destination), ...written]);
  const features = usedFeatures(destination.features, statements);
  return { file: { ...file, statements, features }, usedTrees: [...destination.usedTrees] };
}

function importStatements(destination: Destination): lua.Statement[] {
  return [...destination.addedImports.values()].flatMap(({ imported, variable }) => {
    const module = lua.createIdentifier(chooseFreshName(destination, "____imported"));
    const required = lua.createCallExpression(lua.createIdentifier("require"), [
      lua.createStringLiteral(imported.module),
    ]);
    const value = lua.createTableIndexExpression(module, lua.createStringLiteral(imported.name));
    return [
      lua.createVariableDeclarationStatement(module, required),
      lua.createVariableDeclarationStatement(nameOf(variable), value),
    ];
  });
}

function withoutUnused(statements: readonly lua.Statement[]): readonly lua.Statement[] {
  const used = collectUsedNames(statements);
  const kept = statements.flatMap((statement) => withoutUnusedNames(statement, used));
  // The names that the kept statements use. A `require` is dropped if these statements use no name of its module.
  const stillUsed = collectUsedNames(kept);
  return kept.filter((statement) => {
    if (!lua.isVariableDeclarationStatement(statement) || statement.right?.length !== 1) return true;
    return findRequiredModule(statement.right[0]) === undefined || stillUsed.has(keyOf(statement.left[0]));
  });
}

function keyOf(name: lua.Identifier): Variable | string {
  return variableOf(name) ?? name.text;
}

function collectUsedNames(statements: readonly lua.Statement[]): Set<Variable | string> {
  const used = new Set<Variable | string>();
  for (const statement of statements)
    visitTree(statement, (node) => {
      if (lua.isIdentifier(node) && !isDeclared(node, statement)) used.add(keyOf(node));
      return undefined;
    });
  return used;
}

function isDeclared(node: lua.Identifier, statement: lua.Statement): boolean {
  return lua.isVariableDeclarationStatement(statement) && statement.left.includes(node);
}

function withoutUnusedNames(statement: lua.Statement, used: ReadonlySet<Variable | string>): readonly lua.Statement[] {
  if (!lua.isVariableDeclarationStatement(statement)) return [statement];
  const [value] = statement.right ?? [];
  const isImport = value !== undefined && lua.isTableIndexExpression(value) && lua.isIdentifier(value.table);
  if (isImport) return used.has(keyOf(statement.left[0])) || !isImportFrom(value) ? [statement] : [];
  if (value !== undefined) return [statement];
  const left = statement.left.filter((name) => used.has(keyOf(name)));
  if (left.length === statement.left.length) return [statement];
  return left.length === 0 ? [] : [{ ...statement, left } as lua.Statement];
}

function isImportFrom({ table }: lua.TableIndexExpression): boolean {
  const initial = variableOf(table)?.initial;
  return initial !== undefined && findRequiredModule(initial) !== undefined;
}

function usedFeatures(features: NamedFile["features"], statements: readonly lua.Statement[]): NamedFile["features"] {
  const names = new Set<string>();
  for (const statement of statements)
    visitTree(statement, (node) => {
      if (lua.isIdentifier(node)) names.add(node.text);
      return undefined;
    });
  return new Set([...features].filter((feature) => listLibraryNames([feature]).some((name) => names.has(name))));
}
