/** Parses the Lua bundle that TypeScriptToLua writes into modules with imports, dependencies and bodies. */

import { moveCalleesFirst } from "./callees-first";
import { ToolError } from "./tool-error";

/** The name of the module that contains TypeScriptToLua's library. */
export const LUALIB_MODULE = "lualib_bundle";

/** A name that a module imports from another module when it is initialised. */
export interface Import {
  /** The module that exports the name. */
  readonly from: string;
  /** The name in the exporting module. */
  readonly name: string;
  /** The name in the importing module. */
  readonly local: string;
}

/** A module of a bundle. */
export interface Module {
  readonly name: string;
  readonly imports: readonly Import[];
  /** The modules that must be initialised before this one, in this order. */
  readonly dependencies: readonly string[];
  /** The module's code without its imports. Its exports are fields of `____exports`. */
  readonly body: string;
}

/** A parsed bundle of TypeScriptToLua. */
export interface Bundle {
  /** The text of TypeScriptToLua's library, which ends by returning a table of its functions. */
  readonly library: string;
  /** The module that a program starts with. */
  readonly main: string;
  readonly modules: ReadonlyMap<string, Module>;
}

const bundledModule = /^\["([^"]*)"\] = function\(\.\.\.\) \n([^]*?)^ end,\n/gm;
const mainModule = /^local ____entry = require\("([^"]*)", \.\.\.\)$/m;
/** Matches a module's `require`, or a local that takes one name from a module required above it. */
const importLine = /^(?:(?:local (____\w+) = )?require\("([^"]*)"\)|local (\w+) = (____\w+)\.(\w+))\n/gm;
const moduleFrame = /^local ____exports = \{\}\n|^return ____exports\n/gm;

/** Parses a bundle. Throws a `ToolError` if a module is imported as a whole instead of by names. */
export function parseBundle(bundle: string): Bundle {
  const texts = new Map([...bundle.matchAll(bundledModule)].map(([, name, text]) => [name, text]));
  const library = texts.get(LUALIB_MODULE) ?? "";
  texts.delete(LUALIB_MODULE);
  const modules = new Map([...texts].map(([name, text]) => [name, parseModule(name, text)]));
  return { library, main: mainModule.exec(bundle)?.[1] ?? "", modules };
}

function parseModule(name: string, text: string): Module {
  const moduleOf = new Map<string, string>();
  const imports: Import[] = [];
  const dependencies: string[] = [];
  const collectImport = (line: string, ...[table, module, local, of, imported]: (string | undefined)[]): string => {
    if (module !== undefined) {
      if (table !== undefined) moduleOf.set(table, module);
      if (module !== LUALIB_MODULE) dependencies.push(module);
      return "";
    }
    const from = moduleOf.get(of!);
    if (from === undefined) return line;
    imports.push({ from, name: imported!, local: local! });
    return "";
  };
  const body = text.replace(importLine, collectImport).replace(moduleFrame, "");
  const wholeModuleUse = /^local \w+ = require\("([^"]*)"\)$|\b____exports\b(?!\.\w)/m.exec(body);
  if (wholeModuleUse !== null)
    throw new ToolError(1, `${name} has a module as a whole, not by its names: ${wholeModuleUse[1] ?? "itself"}`);
  return { name, imports, dependencies, body: moveCalleesFirst(body) };
}

const lazyRequire = /\brequire\("([^"]*)"\)\.(\w+)/g;

/** Returns the names that a module requires lazily, each with the module that exports it. */
export function lazilyRequiredNames({ body }: Module): Omit<Import, "local">[] {
  return [...body.matchAll(lazyRequire)].map(([, from, name]) => ({ from, name }));
}

const exportReference = /\b____exports\.(\w+)/g;

/** Returns all names that a module exports. */
export function exportedNames({ body }: Module): string[] {
  return [...new Set([...body.matchAll(exportReference)].map(([, name]) => name))];
}

/** Returns whether a module itself uses one of its exports, beside assigning it. */
export function usesOwnExport({ body }: Module, exportedName: string): boolean {
  return [...body.matchAll(exportReference)].filter(([, name]) => name === exportedName).length > 1;
}

/** Returns the body of a module with its exports and its lazily required names replaced. */
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
