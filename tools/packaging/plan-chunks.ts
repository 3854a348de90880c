/**
 * Decides which module goes into which chunk (a Lua file that is loaded on first use), and in which order modules are
 * initialised.
 */

import ts from "typescript";
import { chunkOfLazyImport } from "./lazy-imports";
import { moduleName } from "./named-requires";
import type { Bundle, Module } from "./parse-modules";
import { ToolError } from "./tool-error";

/** For each module that is imported with `@lazy CHUNK`, the name CHUNK of the Lua file that the import loads. */
export type ChunkEntries = ReadonlyMap<string, string>;

type ModulesByName = ReadonlyMap<string, Module>;

/**
 * Finds the modules that a program imports with `@lazy CHUNK`. Throws a `ToolError` if a module is imported with two
 * different CHUNK names.
 */
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

/** The name of the chunk that contains the start of the game and all modules that are not loaded lazily. */
export const MAIN_CHUNK = "main";

/** The order in which modules must be initialised before the exports of one module can be used. */
export interface LoadOrder {
  /**
   * The name of the module whose exports can be used after this load order: the game's main module, or a module that is
   * imported with `@lazy`.
   */
  readonly module: string;
  /**
   * The name of the module `module` and the names of all modules that must be initialised before its exports are used.
   * Each comes after the modules that it needs. If `module` is in a lazily loaded Lua file, all modules of this file
   * are in the list, too.
   */
  readonly order: readonly string[];
}

/** The chunk of each module and the order in which modules are initialised. */
export interface ChunkPlan {
  readonly chunkOf: ReadonlyMap<string, string>;
  /**
   * For each module that is imported lazily and for the main module, the order in which modules are initialised before
   * its exports are used. The main module's order comes first. The other orders leave out the modules in the main
   * module's order.
   */
  readonly loadOrders: readonly LoadOrder[];
}

/**
 * Plans the chunks of a program. A chunk is a Lua file with the modules that only this chunk needs. If a chunk A is
 * loaded by only one other chunk B, the modules that both need are in B. All other shared modules are in main.lua.
 * Throws a `ToolError` if a module imports a `@lazy CHUNK` module of another chunk without `@lazy`.
 */
export function planChunks({ modules, main }: Pick<Bundle, "modules" | "main">, entries: ChunkEntries): ChunkPlan {
  const { chunkOf, loaders } = assignToLoaders({ modules, main }, entries);
  requireLazyEntries(modules, entries, { chunkOf, loaders });
  const mainOrder = sortByDependencies([main], modules);
  const modulesLoadedWith = (module: string): string[] => {
    const file = chunkOf.get(module);
    return file === MAIN_CHUNK ? [module] : [...chunkOf.keys()].filter((name) => chunkOf.get(name) === file);
  };
  const lazyModules = new Set(
    [...modules.values()].flatMap(({ lazyImports }) => lazyImports.map(({ exporter }) => exporter)),
  );
  const lazyOrders = [...lazyModules].map((module) => {
    const order = sortByDependencies(modulesLoadedWith(module), modules).filter((name) => !mainOrder.includes(name));
    return { module, order };
  });
  return { chunkOf, loadOrders: [{ module: main, order: mainOrder }, ...lazyOrders] };
}

/**
 * Returns the modules `names` and all their dependencies, each module after the modules that it needs. Throws a
 * `ToolError` if modules import each other.
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

/**
 * The result of assigning modules to chunks (Lua files): the chunk of each module, and the loader of each chunk. A
 * chunk has a loader if just one other chunk loads it and this is not main.lua; this other chunk is the loader.
 */
interface Assignment {
  readonly chunkOf: ReadonlyMap<string, string>;
  readonly loaders: Loaders;
}

/**
 * Assigns each module to a chunk (a Lua file), with regard to the loaders of chunks. A chunk has a loader if just one
 * other chunk loads it and this is not main.lua; this other chunk is the loader.
 *
 * A newly found loader may take modules out of main.lua, and these modules may load chunks, too. So the search for
 * loaders is repeated until it finds no more.
 */
function assignToLoaders(bundle: Pick<Bundle, "modules" | "main">, entries: ChunkEntries): Assignment {
  let loaders: Loaders = new Map();
  for (;;) {
    const chunkOf = assignChunks(bundle, entries, loaders);
    const found = findLoaders(bundle.modules, chunkOf, entries);
    if (found.size <= loaders.size) return { chunkOf, loaders };
    loaders = found;
  }
}

type Loaders = ReadonlyMap<string, string>;

function findLoaders(modules: ModulesByName, chunkOf: ReadonlyMap<string, string>, entries: ChunkEntries): Loaders {
  const importers = new Map<string, Set<string>>();
  for (const { name, lazyImports } of modules.values()) {
    for (const { exporter } of lazyImports) {
      const chunk = entries.get(exporter);
      const importer = chunkOf.get(name);
      if (chunk === undefined || importer === undefined || importer === chunk) continue;
      importers.set(chunk, (importers.get(chunk) ?? new Set()).add(importer));
    }
  }
  const single = [...importers].filter(([, chunks]) => chunks.size === 1 && !chunks.has(MAIN_CHUNK));
  return new Map(single.map(([chunk, [loader]]) => [chunk, loader]));
}

/**
 * Returns, for each module, the name of the chunk that will contain it: the only chunk that needs the module, or the
 * nearest chunk that is loaded before all chunks that need it.
 */
function assignChunks(
  { modules, main }: Pick<Bundle, "modules" | "main">,
  entries: ChunkEntries,
  loaders: Loaders,
): Map<string, string> {
  const chunks = new Map<string, string>();
  const claim = (chunk: string, name: string): void => {
    const owner = chunks.get(name);
    const newOwner = owner === undefined ? chunk : nearestLoadedBefore(owner, chunk, loaders);
    if (newOwner === owner) return;
    chunks.set(name, newOwner);
    const module = modules.get(name)!;
    for (const needed of [...module.dependencies, ...module.lazyImports.map(({ exporter }) => exporter)])
      if (!entries.has(needed)) claim(newOwner, needed);
  };
  claim(MAIN_CHUNK, main);
  for (const [entry, chunk] of entries) claim(chunk, entry);
  return chunks;
}

/**
 * Returns the nearest chunk (a Lua file) that is loaded before both chunks `one` and `other`, or that is one of them.
 * `chainOfLoaders` lists a chunk and the chunks that are loaded before it.
 */
function nearestLoadedBefore(one: string, other: string, loaders: Loaders): string {
  const loadedWithOne = chainOfLoaders(one, loaders);
  return chainOfLoaders(other, loaders).find((chunk) => loadedWithOne.includes(chunk)) ?? MAIN_CHUNK;
}

function chainOfLoaders(chunk: string, loaders: Loaders): string[] {
  const loader = loaders.get(chunk);
  if (loader !== undefined) return [chunk, ...chainOfLoaders(loader, loaders)];
  return chunk === MAIN_CHUNK ? [chunk] : [chunk, MAIN_CHUNK];
}

/**
 * Throws a `ToolError` if a module imports a lazily loaded module of another file without `@lazy`, which would load
 * that file at once. A file that is always loaded before the module's own file needs no `@lazy`.
 */
function requireLazyEntries(modules: ModulesByName, entries: ChunkEntries, { chunkOf, loaders }: Assignment): void {
  for (const { name, dependencies } of modules.values()) {
    for (const needed of dependencies) {
      const chunk = entries.get(needed);
      const own = chunkOf.get(name);
      if (chunk !== undefined && own !== undefined && !chainOfLoaders(own, loaders).includes(chunk))
        throw new ToolError(1, `${name} imports ${needed} outright, which is in ${chunk}.lua: mark it @lazy ${chunk}`);
    }
  }
}
