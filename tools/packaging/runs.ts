import type { Bundle } from "./modules";
import { inOrder, MAIN, type Plan } from "./parts";

/** Modules of a file that run one after the other, each behind all that it needs. */
export interface Run {
  readonly file: string;
  readonly modules: readonly string[];
}

/**
 * The modules of a program in runs, each behind all that it needs: each part is one, and those of main.lua are together
 * that are on the same ways. What a module needs is on all the ways that the module is on, and on others perhaps: so no two
 * runs need each other.
 */
export function runsOf({ modules }: Pick<Bundle, "modules">, { fileOf, ways }: Plan): Run[] {
  const onWays = ways.map(({ order }) => new Set(order));
  const waysOf = (name: string): number[] =>
    fileOf.get(name) === MAIN ? onWays.flatMap((names, at) => (names.has(name) ? [at] : [])) : [];
  const alike = new Map<string, string[]>();
  for (const name of inOrder([...fileOf.keys()], modules)) {
    const key = `${fileOf.get(name)} ${waysOf(name).join(" ")}`;
    alike.set(key, [...(alike.get(key) ?? []), name]);
  }
  return [...alike.values()]
    .sort(([a], [b]) => waysOf(b).length - waysOf(a).length)
    .map((names) => ({ file: fileOf.get(names[0])!, modules: names }));
}
