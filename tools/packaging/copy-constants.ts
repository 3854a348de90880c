import { lazilyRequiredNames, type Bundle, type Module } from "./parse-bundle";

/** A number with a name, right in a module: its own, or one that it exports. */
const namedNumber = /^(?:local |____exports\.)?([A-Z][A-Z0-9_]*) = (-?\d+(?:\.\d+)?)\n/gm;

/** The names that a module declares first and gives their values later. */
const declaredFirst = /^local (\w+(?:, \w+)*)\n/gm;

/**
 * A bundle whose numbers with names are constants of Lua's compiler, in every module that needs them: they take no
 * instruction and no register, and no module has them from another one. But one that is first needed later is a name as any
 * other.
 */
export function copyConstants(bundle: Bundle): Bundle {
  const modules = [...bundle.modules.values()];
  const lazilyRequired = new Set(modules.flatMap(lazilyRequiredNames).map(({ from, name }) => `${from} ${name}`));
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

/** The numbers of a module, by name. What is given another value somewhere is none. */
function constantsOf({ body }: Module): Map<string, string> {
  const found = [...body.matchAll(namedNumber)];
  const isAssignedOnce = (name: string): boolean =>
    [...body.matchAll(new RegExp(`\\b${name} =(?!=)`, "g"))].length === 1;
  return new Map(found.filter(([, name]) => isAssignedOnce(name)).map(([, name, value]) => [name, value]));
}

function copyConstantsInto(module: Module, values: ReadonlyMap<string, ReadonlyMap<string, string>>): Module {
  const own = values.get(module.name)!;
  const valueOf = ({ from, name }: { from: string; name: string }): string | undefined => values.get(from)?.get(name);
  const imports = module.imports.filter((imported) => valueOf(imported) === undefined);
  const imported = module.imports
    .filter((one) => valueOf(one) !== undefined)
    .map((one) => `local ${one.local} <const> = ${valueOf(one)}\n`);
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
