import type { Bundle } from "./parse-bundle";
import { sortByDependencies, MAIN_CHUNK, type ChunkPlan } from "./plan-chunks";

/** Modules of a file that run one after the other, each behind all that it needs. */
export interface ModuleGroup {
  readonly file: string;
  readonly modules: readonly string[];
}

/**
 * The modules of a program in runs, each behind all that it needs: each part is one, and those of main.lua are together
 * that are on the same ways. What a module needs is on all the ways that the module is on, and on others perhaps: so no two
 * runs need each other.
 */
export function groupModules({ modules }: Pick<Bundle, "modules">, { chunkOf, loadOrders }: ChunkPlan): ModuleGroup[] {
  const orderSets = loadOrders.map(({ order }) => new Set(order));
  const loadOrdersOf = (name: string): number[] =>
    chunkOf.get(name) === MAIN_CHUNK ? orderSets.flatMap((names, at) => (names.has(name) ? [at] : [])) : [];
  const groups = new Map<string, string[]>();
  for (const name of sortByDependencies([...chunkOf.keys()], modules)) {
    const key = `${chunkOf.get(name)} ${loadOrdersOf(name).join(" ")}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()]
    .sort(([a], [b]) => loadOrdersOf(b).length - loadOrdersOf(a).length)
    .map((names) => ({ file: chunkOf.get(names[0])!, modules: names }));
}
