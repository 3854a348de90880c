/**
 * Groups the modules of the game that are always initialised together. One Lua function can then initialise a whole
 * group.
 */

import type { Bundle } from "./parse-modules";
import { sortByDependencies, MAIN_CHUNK, type ChunkPlan } from "./plan-chunks";

/**
 * A group of modules in one Lua file. They are initialised one after the other, each after the modules that it needs.
 */
export interface ModuleGroup {
  readonly file: string;
  readonly modules: readonly string[];
}

/**
 * Groups the modules of a program, so that one Lua function can initialise each group. The modules of one lazily loaded
 * file, a chunk, form a group. Modules of main.lua form a group if they occur in the same load orders. A load order
 * lists the modules to initialise before another module is used.
 *
 * Groups that occur in more load orders come first. They never depend on groups that occur in fewer load orders.
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
