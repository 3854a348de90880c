/** Decides which module goes to which chunk and in which order modules are initialised. */

import { relative, sep } from "node:path";
import ts from "typescript";
import { chunkOfLazyImport } from "./lazy-imports";
import { lazilyRequiredNames, type Bundle, type Module } from "./parse-bundle";
import { ToolError } from "./tool-error";

/** For each module that is imported with `@lazy CHUNK`, the chunk that it is the entry of. */
export type ChunkEntries = ReadonlyMap<string, string>;

type ModulesByName = ReadonlyMap<string, Module>;

/** Finds the chunk entries of a program. Throws a `ToolError` if a module is the entry of two chunks. */
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

/** The name of the chunk that the game starts with. */
export const MAIN_CHUNK = "main";

/**
 * The modules to initialise before the names of `module` can be used: the game's main module or a lazily required one.
 */
export interface LoadOrder {
  readonly module: string;
  /** The modules in dependency order. For a module in a chunk, the order contains the whole chunk. */
  readonly order: readonly string[];
}

/** The chunk of each module, and the load orders. */
export interface ChunkPlan {
  readonly chunkOf: ReadonlyMap<string, string>;
  /** The game's own load order comes first. The other orders leave its modules out. */
  readonly loadOrders: readonly LoadOrder[];
}

/**
 * Plans the chunks of a program: a chunk contains the modules that only this chunk needs.
 * Modules that several chunks need go to main.lua. Throws a `ToolError` if a module outside a chunk imports its entry
 * without `@lazy`.
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
  const lazyOrders = [...lazyModules].map((module) => {
    const order = sortByDependencies(modulesLoadedWith(module), modules).filter((name) => !mainOrder.includes(name));
    return { module, order };
  });
  return { chunkOf, loadOrders: [{ module: main, order: mainOrder }, ...lazyOrders] };
}

/**
 * Returns modules and all their dependencies, in dependency order. Throws a `ToolError` if modules import each other.
 */
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

/** Returns the chunk of each module. */
function assignChunks(modules: ModulesByName, entries: ChunkEntries, main: string): Map<string, string> {
  const chunks = new Map<string, string>();
  const claim = (chunk: string, name: string): void => {
    const owner = chunks.get(name);
    if (owner === chunk || owner === MAIN_CHUNK) return;
    const newOwner = owner === undefined ? chunk : MAIN_CHUNK;
    chunks.set(name, newOwner);
    const module = modules.get(name)!;
    for (const needed of [...module.dependencies, ...lazilyRequiredNames(module).map(({ from }) => from)])
      if (!entries.has(needed)) claim(newOwner, needed);
  };
  claim(MAIN_CHUNK, main);
  for (const [entry, chunk] of entries) claim(chunk, entry);
  return chunks;
}

/** Throws a `ToolError` if a module imports a chunk's entry without `@lazy`, which would load the chunk at once. */
function requireLazyEntries(modules: ModulesByName, chunks: ReadonlyMap<string, string>, entries: ChunkEntries): void {
  for (const { name, dependencies } of modules.values()) {
    for (const needed of dependencies) {
      const chunk = entries.get(needed);
      if (chunk !== undefined && chunks.get(name) !== chunk)
        throw new ToolError(1, `${name} imports ${needed} outright, which is in ${chunk}.lua: mark it @lazy ${chunk}`);
    }
  }
}
