import { lazyNames, type Bundle, type Module } from "./modules";

/** A number with a name, right in a module: its own, or one that it exports. */
const numberWithName = /^(?:local |____exports\.)?([A-Z][A-Z0-9_]*) = (-?\d+(?:\.\d+)?)\n/gm;

/** The names that a module declares first and gives their values later. */
const declaredFirst = /^local (\w+(?:, \w+)*)\n/gm;

/**
 * A bundle whose numbers with names are constants of Lua's compiler, in every module that needs them: they take no
 * instruction and no register, and no module has them from another one. But one that is first needed later is a name as any
 * other.
 */
export function withConstants(bundle: Bundle): Bundle {
  const modules = [...bundle.modules.values()];
  const later = new Set(modules.flatMap(lazyNames).map(({ from, name }) => `${from} ${name}`));
  const values = new Map(
    modules.map((module) => {
      const numbers = [...numbersOf(module)].filter(([name]) => !later.has(`${module.name} ${name}`));
      return [module.name, new Map(numbers)];
    }),
  );
  return { ...bundle, modules: new Map(modules.map((module) => [module.name, withNumbers(module, values)])) };
}

/** The numbers of a module, by name. What is given another value somewhere is none. */
function numbersOf({ body }: Module): Map<string, string> {
  const found = [...body.matchAll(numberWithName)];
  const isGivenOnce = (name: string): boolean => [...body.matchAll(new RegExp(`\\b${name} =(?!=)`, "g"))].length === 1;
  return new Map(found.filter(([, name]) => isGivenOnce(name)).map(([, name, value]) => [name, value]));
}

function withNumbers(module: Module, values: ReadonlyMap<string, ReadonlyMap<string, string>>): Module {
  const own = values.get(module.name)!;
  const valueOf = ({ from, name }: { from: string; name: string }): string | undefined => values.get(from)?.get(name);
  const imports = module.imports.filter((imported) => valueOf(imported) === undefined);
  const imported = module.imports
    .filter((one) => valueOf(one) !== undefined)
    .map((one) => `local ${one.local} <const> = ${valueOf(one)}\n`);
  const declared = [...own].map(([name, value]) => `local ${name} <const> = ${value}\n`);
  const body = module.body
    .replace(numberWithName, (line, name: string) => (own.has(name) ? "" : line))
    .replace(declaredFirst, (_, names: string) => {
      const left = names.split(", ").filter((name) => !own.has(name));
      return left.length > 0 ? `local ${left.join(", ")}\n` : "";
    })
    .replace(/\b____exports\.([A-Z][A-Z0-9_]*)\b/g, (text, name: string) => (own.has(name) ? name : text));
  return { ...module, imports, body: [...imported, ...declared, body].join("") };
}
