/** Groups modules that are always initialised together. */

import type { Bundle } from "./parse-bundle";
import { sortByDependencies, MAIN_CHUNK, type ChunkPlan } from "./plan-chunks";

/** Modules of one file that are initialised one after the other, each after the modules that it needs. */
export interface ModuleGroup {
  readonly file: string;
  readonly modules: readonly string[];
}

/**
 * Groups the modules of a program: each chunk is one group; modules of main.lua with the same load orders form a group.
 * A module's dependencies are in all load orders that contain the module, and possibly in more. Therefore two groups
 * never depend on each other. Groups that are in more load orders come first.
 */
export function groupModules({ modules }: Pick<Bundle, "modules">, { chunkOf, loadOrders }: ChunkPlan): ModuleGroup[] {
  const orderSets = loadOrders.map(({ order }) => new Set(order));
  const loadOrdersOf = (name: string): number[] =>
    chunkOf.get(name) === MAIN_CHUNK ? orderSets.flatMap((names, index) => (names.has(name) ? [index] : [])) : [];
  const groups = new Map<string, string[]>();
  for (const name of sortByDependencies([...chunkOf.keys()], modules)) {
    const key = `${chunkOf.get(name)} ${loadOrdersOf(name).join(" ")}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()]
    .sort(([a], [b]) => loadOrdersOf(b).length - loadOrdersOf(a).length)
    .map((names) => ({ file: chunkOf.get(names[0])!, modules: names }));
}
