/** Turns exported numbers into Lua constants (`<const>` locals) in every module that uses them. */

import { lazilyRequiredNames, type Bundle, type Module, type ModuleImport } from "./parse-bundle";

/** Matches a line that gives a number to a constant at the top level of a Lua module, as a local or as an export. */
const namedNumber = /^(?:local |____exports\.)?([A-Z][A-Z0-9_]*) = (-?\d+(?:\.\d+)?)\n/gm;

/** Matches a line at the beginning of a Lua module that declares names, which later lines assign. */
const declaredFirst = /^local (\w+(?:, \w+)*)\n/gm;

/**
 * Returns a bundle (a parsed Lua program) in which named numbers are `<const>` locals of every module that uses them.
 * Lua's compiler inlines `<const>` locals. Therefore a constant costs no instruction, no register and no access to
 * another module. A constant that some module imports lazily stays an ordinary export.
 */
export function copyConstants(bundle: Bundle): Bundle {
  const modules = [...bundle.modules.values()];
  const lazilyRequired = new Set(
    modules.flatMap(lazilyRequiredNames).map(({ exporter, exportedName }) => `${exporter} ${exportedName}`),
  );
  const constantsByModule = new Map(
    modules.map((module) => {
      const numbers = [...constantsOf(module)].filter(([name]) => !lazilyRequired.has(`${module.name} ${name}`));
      return [module.name, new Map(numbers)];
    }),
  );
  return {
    ...bundle,
    modules: new Map(modules.map((module) => [module.name, copyConstantsInto(module, constantsByModule)])),
  };
}

/** Returns the numeric constants of a Lua module by name. A name that is assigned more than once is not a constant. */
function constantsOf({ body }: Module): Map<string, string> {
  const found = [...body.matchAll(namedNumber)];
  const isAssignedOnce = (name: string): boolean =>
    [...body.matchAll(new RegExp(`\\b${name} =(?!=)`, "g"))].length === 1;
  return new Map(found.filter(([, name]) => isAssignedOnce(name)).map(([, name, value]) => [name, value]));
}

function copyConstantsInto(module: Module, values: ReadonlyMap<string, ReadonlyMap<string, string>>): Module {
  const own = values.get(module.name)!;
  const valueOf = ({ exporter, exportedName }: ModuleImport): string | undefined =>
    values.get(exporter)?.get(exportedName);
  const imports = module.imports.filter((imported) => valueOf(imported) === undefined);
  const imported = module.imports
    .filter((one) => valueOf(one) !== undefined)
    .map((one) => `local ${one.localName} <const> = ${valueOf(one)}\n`);
  const declared = [...own].map(([name, value]) => `local ${name} <const> = ${value}\n`);
  const body = module.body
    .replace(namedNumber, (line, name: string) => (own.has(name) ? "" : line))
    .replace(declaredFirst, (_, names: string) => {
      const remaining = names.split(", ").filter((name) => !own.has(name));
      return remaining.length > 0 ? `local ${remaining.join(", ")}\n` : "";
    })
    .replace(/\b____exports\.([A-Z][A-Z0-9_]*)\b/g, (text, name: string) => (own.has(name) ? name : text));
  return { ...module, imports, body: [...imported, ...declared, body].join("") };
}
