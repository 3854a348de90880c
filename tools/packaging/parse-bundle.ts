import { moveCalleesFirst } from "./callees-first";
import { ToolError } from "./tool-error";

/** The module that TypeScriptToLua's own functions stand in. */
export const LUALIB_MODULE = "lualib_bundle";

/** A name that a module takes from another as soon as it runs. */
export interface Import {
  /** The module that gives it. */
  readonly from: string;
  /** What it is called there. */
  readonly name: string;
  /** What it is called here. */
  readonly local: string;
}

/** A module of a bundle. */
export interface Module {
  readonly name: string;
  readonly imports: readonly Import[];
  /** The modules that have to run before, in this order. */
  readonly dependencies: readonly string[];
  /** What it does, without what it imports; what it exports are fields of `____exports`. */
  readonly body: string;
}

/** A bundle as TypeScriptToLua writes it, taken apart. */
export interface Bundle {
  /** The text of TypeScriptToLua's own functions; it ends by returning a table of them. */
  readonly library: string;
  /** The module that a program begins with. */
  readonly main: string;
  readonly modules: ReadonlyMap<string, Module>;
}

const bundledModule = /^\["([^"]*)"\] = function\(\.\.\.\) \n([^]*?)^ end,\n/gm;
const mainModule = /^local ____entry = require\("([^"]*)", \.\.\.\)$/m;
/** A module that is required at once, or a name that is taken of the one that was called so last. */
const importLine = /^(?:(?:local (____\w+) = )?require\("([^"]*)"\)|local (\w+) = (____\w+)\.(\w+))\n/gm;
const moduleFrame = /^local ____exports = \{\}\n|^return ____exports\n/gm;

/** Takes a bundle apart. Throws `PlainFault` where a module is imported as a whole. */
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

/** What a module requires when it first needs it: modules, and names of them. */
export function lazilyRequiredNames({ body }: Module): Omit<Import, "local">[] {
  return [...body.matchAll(lazyRequire)].map(([, from, name]) => ({ from, name }));
}

const exportReference = /\b____exports\.(\w+)/g;

/** The names that a module exports, whoever needs them. */
export function exportedNames({ body }: Module): string[] {
  return [...new Set([...body.matchAll(exportReference)].map(([, name]) => name))];
}

/** Whether a module itself needs what it exports by this name. */
export function usesOwnExport({ body }: Module, exportedName: string): boolean {
  return [...body.matchAll(exportReference)].filter(([, name]) => name === exportedName).length > 1;
}

/** The text of a module with other words in the places of its exports and of what it requires later. */
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
