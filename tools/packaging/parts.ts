import { relative, sep } from "node:path";
import ts from "typescript";
import { partOfLazyImport } from "./lazy-imports";
import { lazyNames, type Bundle, type Module } from "./modules";
import { PlainFault } from "./plain-fault";

/** Modules that are imported with `@lazy PART`, by their names in the bundle, and the parts that they are the ways into. */
export type Entrances = ReadonlyMap<string, string>;

type Modules = ReadonlyMap<string, Module>;

/** The entrances of a program's parts. Throws `PlainFault` where a module is the entrance of two. */
export function entrancesOf(program: ts.Program): Entrances {
  const checker = program.getTypeChecker();
  const entrances = new Map<string, string>();
  const imports = program.getSourceFiles().flatMap(({ statements }) => statements.filter(ts.isImportDeclaration));
  for (const declaration of imports) {
    const part = partOfLazyImport(declaration);
    if (part === undefined) continue;
    const [file] = checker.getSymbolAtLocation(declaration.moduleSpecifier)?.declarations ?? [];
    const module = moduleName(program, file.getSourceFile().fileName);
    if ((entrances.get(module) ?? part) !== part)
      throw new PlainFault(1, `${module} is imported from the parts ${entrances.get(module)} and ${part}`);
    entrances.set(module, part);
  }
  return entrances;
}

function moduleName(program: ts.Program, path: string): string {
  const inside = relative(program.getCompilerOptions().rootDir ?? "", path).split(sep);
  return inside.join(".").replace(/\.ts$/, "");
}

/** The file that the game begins with. */
export const MAIN = "main";

/** A module that something is begun with: the game, or, where names are asked for that are first needed later, what has them. */
export interface Way {
  readonly module: string;
  /** What has to run before its names are there, in this order; if it is in a part, all of that. */
  readonly order: readonly string[];
}

/** Which module goes to which file, and when it runs. */
export interface Plan {
  readonly fileOf: ReadonlyMap<string, string>;
  /** First the way that the game begins with; what is on it is on no other. */
  readonly ways: readonly Way[];
}

/**
 * A part has the modules that only this part needs. What more than one needs stays in main.lua. Throws `PlainFault` where an
 * entrance is required as soon as a module outside its part runs.
 */
export function planParts({ modules, main }: Bundle, entrances: Entrances): Plan {
  const fileOf = ownersOf(modules, entrances, main);
  requireLazily(modules, fileOf, entrances);
  const begin = inOrder([main], modules);
  const modulesWith = (module: string): string[] => {
    const file = fileOf.get(module);
    return file === MAIN ? [module] : [...fileOf.keys()].filter((name) => fileOf.get(name) === file);
  };
  const later = new Set([...modules.values()].flatMap(lazyNames).map(({ from }) => from));
  const ways = [...later].map((module) => {
    const order = inOrder(modulesWith(module), modules).filter((name) => !begin.includes(name));
    return { module, order };
  });
  return { fileOf, ways: [{ module: main, order: begin }, ...ways] };
}

/** Modules with all that they need, each behind what it needs itself. Throws `PlainFault` where they need each other. */
export function inOrder(
  names: readonly string[],
  modules: Modules,
  order = new Set<string>(),
  begun = new Set<string>(),
): string[] {
  for (const name of names) {
    if (order.has(name)) continue;
    if (begun.has(name)) throw new PlainFault(1, `modules import each other in a circle: ${[...begun].join(", ")}`);
    begun.add(name);
    inOrder(modules.get(name)!.needs, modules, order, begun);
    begun.delete(name);
    order.add(name);
  }
  return [...order];
}

/** The file that each module goes to. */
function ownersOf(modules: Modules, entrances: Entrances, main: string): Map<string, string> {
  const owners = new Map<string, string>();
  const claim = (part: string, name: string): void => {
    const owner = owners.get(name);
    if (owner === part || owner === MAIN) return;
    const newOwner = owner === undefined ? part : MAIN;
    owners.set(name, newOwner);
    const module = modules.get(name)!;
    for (const needed of [...module.needs, ...lazyNames(module).map(({ from }) => from)])
      if (!entrances.has(needed)) claim(newOwner, needed);
  };
  claim(MAIN, main);
  for (const [entrance, part] of entrances) claim(part, entrance);
  return owners;
}

/** A module that requires an entrance at its beginning would load the part with it. */
function requireLazily(modules: Modules, owners: ReadonlyMap<string, string>, entrances: Entrances): void {
  for (const { name, needs } of modules.values()) {
    for (const needed of needs) {
      const part = entrances.get(needed);
      if (part !== undefined && owners.get(name) !== part)
        throw new PlainFault(1, `${name} imports ${needed} outright, which is in ${part}.lua: mark it @lazy ${part}`);
    }
  }
}
