import { withFunctionsFirst } from "./functions-first";
import { PlainFault } from "./plain-fault";

/** The module that TypeScriptToLua's own functions stand in. */
export const LIBRARY = "lualib_bundle";

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
  readonly needs: readonly string[];
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
const frame = /^local ____exports = \{\}\n|^return ____exports\n/gm;

/** Takes a bundle apart. Throws `PlainFault` where a module is imported as a whole. */
export function readBundle(bundle: string): Bundle {
  const texts = new Map([...bundle.matchAll(bundledModule)].map(([, name, text]) => [name, text]));
  const library = texts.get(LIBRARY) ?? "";
  texts.delete(LIBRARY);
  const modules = new Map([...texts].map(([name, text]) => [name, readModule(name, text)]));
  return { library, main: mainModule.exec(bundle)?.[1] ?? "", modules };
}

function readModule(name: string, text: string): Module {
  const moduleOf = new Map<string, string>();
  const imports: Import[] = [];
  const needs: string[] = [];
  const takeImport = (line: string, ...[table, module, local, of, imported]: (string | undefined)[]): string => {
    if (module !== undefined) {
      if (table !== undefined) moduleOf.set(table, module);
      if (module !== LIBRARY) needs.push(module);
      return "";
    }
    const from = moduleOf.get(of!);
    if (from === undefined) return line;
    imports.push({ from, name: imported!, local: local! });
    return "";
  };
  const body = text.replace(importLine, takeImport).replace(frame, "");
  const whole = /^local \w+ = require\("([^"]*)"\)$|\b____exports\b(?!\.\w)/m.exec(body);
  if (whole !== null)
    throw new PlainFault(1, `${name} has a module as a whole, not by its names: ${whole[1] ?? "itself"}`);
  return { name, imports, needs, body: withFunctionsFirst(body) };
}

const requiredLater = /\brequire\("([^"]*)"\)\.(\w+)/g;

/** What a module requires when it first needs it: modules, and names of them. */
export function lazyNames({ body }: Module): Omit<Import, "local">[] {
  return [...body.matchAll(requiredLater)].map(([, from, name]) => ({ from, name }));
}

const exported = /\b____exports\.(\w+)/g;

/** The names that a module exports, whoever needs them. */
export function exportedNames({ body }: Module): string[] {
  return [...new Set([...body.matchAll(exported)].map(([, name]) => name))];
}

/** Whether a module itself needs what it exports by this name. */
export function needsItself({ body }: Module, exportedName: string): boolean {
  return [...body.matchAll(exported)].filter(([, name]) => name === exportedName).length > 1;
}

/** The text of a module with other words in the places of its exports and of what it requires later. */
export function rewritten(
  { body }: Module,
  ownName: (name: string) => string,
  laterName: (from: string, name: string) => string,
): string {
  return body
    .replace(/^function (____exports\.\w+)\(/gm, "$1 = function(")
    .replace(exported, (_, name: string) => ownName(name))
    .replace(requiredLater, (_, from: string, name: string) => laterName(from, name));
}
