/** Parses the one Lua program that TypeScriptToLua writes into modules with imports, dependencies and bodies. */

import { moveCalleesFirst } from "./callees-first";
import { ToolError } from "./tool-error";

/** The module name under which TypeScriptToLua writes its own library. */
export const LUALIB_MODULE = "lualib_bundle";

/** A name that one module imports from another module when the importing module is initialised. */
export interface ModuleImport {
  /** The name of the module that exports the imported name. */
  readonly exporter: string;
  /** The imported name as the exporting module calls it. */
  readonly exportedName: string;
  /** The imported name as the importing module calls it. */
  readonly localName: string;
}

/** A module of a Lua program that TypeScriptToLua has written. */
export interface Module {
  readonly name: string;
  readonly imports: readonly ModuleImport[];
  /** The names of the modules that must be initialised before this module, in this order. */
  readonly dependencies: readonly string[];
  /** The Lua code of the module without its imports. The module's exports are fields of `____exports`. */
  readonly body: string;
}

/** A parsed bundle, the one Lua program that TypeScriptToLua writes. */
export interface Bundle {
  /** The text of TypeScriptToLua's library, which ends by returning a table of its functions. */
  readonly library: string;
  /** The name of the module that the Lua program starts with. */
  readonly main: string;
  readonly modules: ReadonlyMap<string, Module>;
}

const bundledModule = /^\["([^"]*)"\] = function\(\.\.\.\) \n([^]*?)^ end,\n/gm;
const mainModule = /^local ____entry = require\("([^"]*)", \.\.\.\)$/m;
/** Matches a Lua line that requires a module, or that copies one name of a required module into a local variable. */
const importLine = /^(?:(?:local (____\w+) = )?require\("([^"]*)"\)|local (\w+) = (____\w+)\.(\w+))\n/gm;
const moduleFrame = /^local ____exports = \{\}\n|^return ____exports\n/gm;

/**
 * Parses a bundle, the one Lua program that TypeScriptToLua writes.
 * Throws a `ToolError` if a module is imported as a whole instead of by names.
 */
export function parseBundle(bundle: string): Bundle {
  const texts = new Map([...bundle.matchAll(bundledModule)].map(([, name, text]) => [name, text]));
  const library = texts.get(LUALIB_MODULE) ?? "";
  texts.delete(LUALIB_MODULE);
  const modules = new Map([...texts].map(([name, text]) => [name, parseModule(name, text)]));
  return { library, main: mainModule.exec(bundle)?.[1] ?? "", modules };
}

function parseModule(name: string, text: string): Module {
  const moduleOf = new Map<string, string>();
  const imports: ModuleImport[] = [];
  const dependencies: string[] = [];
  const collectImport = (line: string, ...[table, module, local, of, imported]: (string | undefined)[]): string => {
    if (module !== undefined) {
      if (table !== undefined) moduleOf.set(table, module);
      if (module !== LUALIB_MODULE) dependencies.push(module);
      return "";
    }
    const exporter = moduleOf.get(of!);
    if (exporter === undefined) return line;
    imports.push({ exporter, exportedName: imported!, localName: local! });
    return "";
  };
  const body = text.replace(importLine, collectImport).replace(moduleFrame, "");
  const wholeModuleUse = /^local \w+ = require\("([^"]*)"\)$|\b____exports\b(?!\.\w)/m.exec(body);
  if (wholeModuleUse !== null)
    throw new ToolError(1, `${name} has a module as a whole, not by its names: ${wholeModuleUse[1] ?? "itself"}`);
  return { name, imports, dependencies, body: moveCalleesFirst(body) };
}

const lazyRequire = /\brequire\("([^"]*)"\)\.(\w+)/g;

/**
 * Returns the names that a module imports from modules loaded on first use, each with the module that exports the name.
 */
export function lazilyRequiredNames({ body }: Module): Omit<ModuleImport, "localName">[] {
  return [...body.matchAll(lazyRequire)].map(([, exporter, exportedName]) => ({ exporter, exportedName }));
}

const exportReference = /\b____exports\.(\w+)/g;

/** Returns all names that a Lua module exports. */
export function exportedNames({ body }: Module): string[] {
  return [...new Set([...body.matchAll(exportReference)].map(([, name]) => name))];
}

/**
 * Returns whether a module uses the name `exportedName`, which it exports, in more places than the one that assigns its
 * value.
 */
export function usesOwnExport({ body }: Module, exportedName: string): boolean {
  return [...body.matchAll(exportReference)].filter(([, name]) => name === exportedName).length > 1;
}

/**
 * Returns the body of a Lua module after renaming its exports and the names that it imports from modules loaded on
 * first use.
 */
export function renameReferences(
  { body }: Module,
  exportName: (name: string) => string,
  lazyName: (from: string, name: string) => string,
): string {
  return body
    .replace(/^function (____exports\.\w+)\(/gm, "$1 = function(")
    .replace(exportReference, (_, name: string) => exportName(name))
    .replace(lazyRequire, (_, from: string, name: string) => lazyName(from, name));
}
