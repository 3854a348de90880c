import { relative, sep } from "node:path";
import ts from "typescript";
import { chunkOfLazyImport } from "./lazy-imports";
import { lazilyRequiredNames, type Bundle, type Module } from "./parse-bundle";
import { ToolError } from "./tool-error";

/** Modules that are imported with `@lazy PART`, by their names in the bundle, and the parts that they are the ways into. */
export type ChunkEntries = ReadonlyMap<string, string>;

type ModulesByName = ReadonlyMap<string, Module>;

/** The entrances of a program's parts. Throws `PlainFault` where a module is the entrance of two. */
export function findChunkEntries(program: ts.Program): ChunkEntries {
  const checker = program.getTypeChecker();
  const entries = new Map<string, string>();
  const imports = program.getSourceFiles().flatMap(({ statements }) => statements.filter(ts.isImportDeclaration));
  for (const declaration of imports) {
    const chunk = chunkOfLazyImport(declaration);
    if (chunk === undefined) continue;
    const [file] = checker.getSymbolAtLocation(declaration.moduleSpecifier)?.declarations ?? [];
    const module = moduleName(program, file.getSourceFile().fileName);
    if ((entries.get(module) ?? chunk) !== chunk)
      throw new ToolError(1, `${module} is imported from the parts ${entries.get(module)} and ${chunk}`);
    entries.set(module, chunk);
  }
  return entries;
}

function moduleName(program: ts.Program, path: string): string {
  const inside = relative(program.getCompilerOptions().rootDir ?? "", path).split(sep);
  return inside.join(".").replace(/\.ts$/, "");
}

/** The file that the game begins with. */
export const MAIN_CHUNK = "main";

/** A module that something is begun with: the game, or, where names are asked for that are first needed later, what has them. */
export interface LoadOrder {
  readonly module: string;
  /** What has to run before its names are there, in this order; if it is in a part, all of that. */
  readonly order: readonly string[];
}

/** Which module goes to which file, and when it runs. */
export interface ChunkPlan {
  readonly chunkOf: ReadonlyMap<string, string>;
  /** First the way that the game begins with; what is on it is on no other. */
  readonly loadOrders: readonly LoadOrder[];
}

/**
 * A part has the modules that only this part needs. What more than one needs stays in main.lua. Throws `PlainFault` where an
 * entrance is required as soon as a module outside its part runs.
 */
export function planChunks({ modules, main }: Bundle, entries: ChunkEntries): ChunkPlan {
  const chunkOf = assignChunks(modules, entries, main);
  requireLazyEntries(modules, chunkOf, entries);
  const mainOrder = sortByDependencies([main], modules);
  const modulesLoadedWith = (module: string): string[] => {
    const file = chunkOf.get(module);
    return file === MAIN_CHUNK ? [module] : [...chunkOf.keys()].filter((name) => chunkOf.get(name) === file);
  };
  const lazyModules = new Set([...modules.values()].flatMap(lazilyRequiredNames).map(({ from }) => from));
  const ways = [...lazyModules].map((module) => {
    const order = sortByDependencies(modulesLoadedWith(module), modules).filter((name) => !mainOrder.includes(name));
    return { module, order };
  });
  return { chunkOf, loadOrders: [{ module: main, order: mainOrder }, ...ways] };
}

/** Modules with all that they need, each behind what it needs itself. Throws `PlainFault` where they need each other. */
export function sortByDependencies(
  names: readonly string[],
  modules: ModulesByName,
  order = new Set<string>(),
  visiting = new Set<string>(),
): string[] {
  for (const name of names) {
    if (order.has(name)) continue;
    if (visiting.has(name))
      throw new ToolError(1, `modules import each other in a circle: ${[...visiting].join(", ")}`);
    visiting.add(name);
    sortByDependencies(modules.get(name)!.dependencies, modules, order, visiting);
    visiting.delete(name);
    order.add(name);
  }
  return [...order];
}

/** The file that each module goes to. */
function assignChunks(modules: ModulesByName, entries: ChunkEntries, main: string): Map<string, string> {
  const chunks = new Map<string, string>();
  const claim = (part: string, name: string): void => {
    const owner = chunks.get(name);
    if (owner === part || owner === MAIN_CHUNK) return;
    const newOwner = owner === undefined ? part : MAIN_CHUNK;
    chunks.set(name, newOwner);
    const module = modules.get(name)!;
    for (const needed of [...module.dependencies, ...lazilyRequiredNames(module).map(({ from }) => from)])
      if (!entries.has(needed)) claim(newOwner, needed);
  };
  claim(MAIN_CHUNK, main);
  for (const [entry, chunk] of entries) claim(chunk, entry);
  return chunks;
}

/** A module that requires an entrance at its beginning would load the part with it. */
function requireLazyEntries(modules: ModulesByName, chunks: ReadonlyMap<string, string>, entries: ChunkEntries): void {
  for (const { name, dependencies } of modules.values()) {
    for (const needed of dependencies) {
      const chunk = entries.get(needed);
      if (chunk !== undefined && chunks.get(name) !== chunk)
        throw new ToolError(1, `${name} imports ${needed} outright, which is in ${chunk}.lua: mark it @lazy ${chunk}`);
    }
  }
}
