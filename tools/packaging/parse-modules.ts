/** Turns translated files into modules: their names, imports, dependencies and exports. */

import * as lua from "typescript-to-lua";
import { moveCalleesFirst } from "./callees-first";
import { EXPORTS } from "./exports-table";
import { listLibraryNames } from "./lua-library";
import { fieldName, findRequiredModule, visitTree } from "./lua-tree";
import type { NamedFile } from "./named-requires";
import { ToolError } from "./tool-error";

/** The module name of TypeScriptToLua's own library. */
export const LUALIB_MODULE = "lualib_bundle";

export interface ExportedName {
  readonly exporter: string;
  readonly exportedName: string;
}

interface ModuleImport extends ExportedName {
  readonly localName: string;
}

/** A TypeScript file of the game, after its translation to Lua. */
export interface Module {
  readonly name: string;
  readonly path: string;
  readonly imports: readonly ModuleImport[];
  /** The names of the modules that must be initialised before this module, in this order. */
  readonly dependencies: readonly string[];
  /** The Lua code of the module without its imports. The module's exports are fields of `____exports`. */
  readonly statements: readonly lua.Statement[];
  /** How often the module's code mentions each name that the module exports. */
  readonly exportUses: ReadonlyMap<string, number>;
  /**
   * The names that the module's code reads from modules loaded on first use (`@lazy`). A name is listed once for each
   * place that reads it.
   */
  readonly lazyImports: readonly ExportedName[];
}

/**
 * All modules of a program, and the features (groups of functions) of TypeScriptToLua's library that these modules use.
 */
export interface Bundle {
  /** The groups of helper functions of TypeScriptToLua's library that the modules use. */
  readonly features: ReadonlySet<lua.LuaLibFeature>;
  /** The name of the module that the program starts with. */
  readonly main: string;
  readonly modules: ReadonlyMap<string, Module>;
}

/**
 * For each file, the module that an earlier compilation made from it. This module is used again, because most files do
 * not change between two compilations.
 */
const parsed = new WeakMap<NamedFile, Module>();

/**
 * Parses the translated files of a program, of which the module `main` runs first. Throws a `ToolError` if a module is
 * imported as a whole instead of by names.
 */
export function parseModules(files: readonly NamedFile[], main: string): Bundle {
  const modules = files.map((file) => {
    const module = parsed.get(file) ?? parseModule(file);
    parsed.set(file, module);
    return module;
  });
  return {
    features: new Set(files.flatMap(({ features }) => [...features])),
    main,
    modules: new Map(modules.map((module) => [module.name, module])),
  };
}

function parseModule({ name, path, statements, features }: NamedFile): Module {
  const required = new Map<string, string>();
  const dependencies: string[] = [];
  const imports = listLibraryNames(features).map((used): ModuleImport => ({
    exporter: LUALIB_MODULE,
    exportedName: used,
    localName: used,
  }));
  const body = statements.filter((statement) => {
    const module = moduleOfRequire(statement);
    if (module !== undefined) dependencies.push(module.name);
    if (module?.local !== undefined) required.set(module.local, module.name);
    const imported = module === undefined ? importIn(statement, required) : undefined;
    if (imported !== undefined) imports.push(imported);
    return module === undefined && imported === undefined && !isExportFrame(statement);
  });
  requireNamesOnly(name, body, required);
  return createModule({ name, path, imports, dependencies, statements: moveCalleesFirst(body) });
}

/** Creates a module and computes its `exportUses` and `lazyImports` from its statements. */
export function createModule(module: Omit<Module, "exportUses" | "lazyImports">): Module {
  const exportUses = new Map<string, number>();
  const lazyImports: ExportedName[] = [];
  for (const statement of module.statements) {
    visitTree(statement, (node) => {
      const exported = fieldName(node, EXPORTS);
      if (exported !== undefined) exportUses.set(exported, (exportUses.get(exported) ?? 0) + 1);
      const lazy = lazyImport(node);
      if (lazy !== undefined) lazyImports.push(lazy);
      return undefined;
    });
  }
  return { ...module, exportUses, lazyImports };
}

/** Returns the module and the name in `require("module").name`, or undefined for any other expression. */
export function lazyImport(node: lua.Node): ExportedName | undefined {
  if (!lua.isTableIndexExpression(node) || !lua.isStringLiteral(node.index)) return undefined;
  const exporter = findRequiredModule(node.table);
  return exporter === undefined ? undefined : { exporter, exportedName: node.index.value };
}

export function listExportedNames({ exportUses }: Module): string[] {
  return [...exportUses.keys()];
}

function moduleOfRequire(statement: lua.Statement): { name: string; local?: string } | undefined {
  if (lua.isExpressionStatement(statement)) {
    const name = findRequiredModule(statement.expression);
    return name === undefined ? undefined : { name };
  }
  if (!lua.isVariableDeclarationStatement(statement)) return undefined;
  const name = statement.right?.length === 1 ? findRequiredModule(statement.right[0]) : undefined;
  return name === undefined ? undefined : { name, local: statement.left[0].text };
}

function importIn(statement: lua.Statement, required: ReadonlyMap<string, string>): ModuleImport | undefined {
  if (!lua.isVariableDeclarationStatement(statement) || statement.right?.length !== 1) return undefined;
  const [value] = statement.right;
  if (!lua.isTableIndexExpression(value) || !lua.isIdentifier(value.table)) return undefined;
  const exporter = required.get(value.table.text);
  if (exporter === undefined || !lua.isStringLiteral(value.index)) return undefined;
  return { exporter, exportedName: value.index.value, localName: statement.left[0].text };
}

function isExportFrame(statement: lua.Statement): boolean {
  if (lua.isReturnStatement(statement)) return true;
  return lua.isVariableDeclarationStatement(statement) && statement.left[0].text === EXPORTS;
}

function requireNamesOnly(
  name: string,
  statements: readonly lua.Statement[],
  required: ReadonlyMap<string, string>,
): void {
  const visit = (node: lua.Node): boolean | undefined => {
    if (fieldName(node, EXPORTS) !== undefined) return false;
    const whole = lua.isIdentifier(node) ? (node.text === EXPORTS ? "itself" : required.get(node.text)) : undefined;
    if (whole !== undefined) throw new ToolError(1, `${name} has a module as a whole, not by its names: ${whole}`);
    return undefined;
  };
  for (const statement of statements) visitTree(statement, visit);
}
